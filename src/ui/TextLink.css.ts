import { style } from '@vanilla-extract/css';
import { onDark } from '../theme/focus.css.ts';
import { tokens } from '../theme/tokens.css.ts';

export const textLink = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: tokens.space.xs,
  minBlockSize: '2.75rem',
  fontWeight: 700,
  color: tokens.color.sea,
  textDecorationColor: 'transparent',
  ':hover': { textDecorationColor: 'currentColor' },
  selectors: { [`${onDark} &`]: { color: tokens.color.gold } },
});
