import { globalStyle, style } from '@vanilla-extract/css';
import { tokens } from '../theme/tokens.css.ts';

export const shareWays = style({ '@media': { print: { display: 'none' } } });
globalStyle(`${shareWays} > summary`, { cursor: 'pointer', listStyle: 'none' });
globalStyle(`${shareWays} > summary::-webkit-details-marker`, { display: 'none' });
globalStyle(`${shareWays}[open] > summary`, { marginBlockEnd: tokens.space.s });
