import { style } from '@vanilla-extract/css';
import { noScript } from '../theme/breakpoints.ts';

export const printButton = style({ '@media': { [noScript]: { display: 'none' } } });
