import { globalStyle } from '@vanilla-extract/css';
import { overlay } from '../ui/Dialog.css.ts';
import { letterhead } from './Letterhead.css.ts';

// Printed alone, a text still says whose it is. Twice the class: stronger than the dialog's rule that hides the page.
globalStyle(`body:has(${overlay}) > ${letterhead}${letterhead}`, {
  '@media': { print: { display: 'grid !important' } },
});
