import { style } from '@vanilla-extract/css';
import { onDark } from '../theme/focus.css.ts';
import { tokens } from '../theme/tokens.css.ts';

export const textLink = style({
  display: 'inline-block',
  paddingBlock: 'calc((2.75rem - 1.35em) / 2)',
  lineHeight: 1.35,
  fontWeight: 700,
  color: tokens.color.sea,
  textDecorationColor: 'transparent',
  ':hover': { textDecorationColor: 'currentColor' },
  selectors: { [`${onDark} &`]: { color: tokens.color.gold } },
});
