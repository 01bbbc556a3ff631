import { globalStyle, style } from '@vanilla-extract/css';
import { onDark } from '../theme/focus.css.ts';
import { tokens } from '../theme/tokens.css.ts';

export const footer = style([
  onDark,
  { background: tokens.color.seaDeep, color: tokens.color.salt, '@media': { print: { display: 'none' } } },
]);
globalStyle(`${footer} a`, { color: tokens.color.salt });
export const legal = style({
  paddingBlock: tokens.space.l,
  color: tokens.color.sky,
  fontSize: tokens.text.small,
});
