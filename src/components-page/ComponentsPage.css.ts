import { style } from '@vanilla-extract/css';
import { tokens } from '../theme/tokens.css.ts';

export const page = style({ paddingBlock: tokens.space.l });
export const source = style({ overflowX: 'auto', fontSize: tokens.text.small });
export const summary = style({ alignContent: 'center', minBlockSize: tokens.size.target });
