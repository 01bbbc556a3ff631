import { style } from '@vanilla-extract/css';
import { underlinedOnHover } from '../theme/mixins.ts';
import { accent } from '../theme/tokens.css.ts';

export const textLink = style({
  display: 'inline-block',
  paddingBlock: 'calc((2.75rem - 1.35em) / 2)',
  lineHeight: 1.35,
  fontWeight: 700,
  color: accent,
  ...underlinedOnHover,
});
