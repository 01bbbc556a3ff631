import { style } from '@vanilla-extract/css';
import { tokens } from '../theme/tokens.css.ts';

export const offer = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: tokens.space.s,
  paddingInline: tokens.space.gutter,
  background: tokens.color.sky,
  fontSize: tokens.text.small,
  '@media': { print: { display: 'none' } },
});
export const link = style({ display: 'inline-flex', alignItems: 'center', minBlockSize: tokens.size.target });
export const dismiss = style({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: tokens.size.target,
  blockSize: tokens.size.target,
  padding: 0,
  border: 0,
  background: 'transparent',
  color: tokens.color.basalt,
  cursor: 'pointer',
});
