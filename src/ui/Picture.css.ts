import { createVar, globalStyle, style } from '@vanilla-extract/css';
import { tokens } from '../theme/tokens.css.ts';

export const ratio = createVar();
export const picture = style({
  position: 'relative',
  aspectRatio: ratio,
  overflow: 'hidden',
  background: tokens.color.sky,
});
globalStyle(`${picture} > svg`, { position: 'absolute', inset: 0, inlineSize: '100%', blockSize: '100%' });
export const photo = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
});
