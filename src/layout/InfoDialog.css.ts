import { globalStyle } from '@vanilla-extract/css';
import { overlay } from '../ui/Dialog.css.ts';
import { letterhead } from './print.css.ts';

// A printed dialog has the letterhead. The repeated class raises the specificity above the rule that hides the page.
globalStyle(`body:has(${overlay}) > ${letterhead}${letterhead}`, {
  '@media': { print: { display: 'grid !important' } },
});
