import { style } from '@vanilla-extract/css';
import { underlinedOnHover } from '../theme/mixins.ts';
import { accent, tokens } from '../theme/tokens.css.ts';

export const textLink = style({
  display: 'inline-block',
  paddingBlock: `calc((${tokens.size.smallTarget} - 1.35em) / 2)`,
  lineHeight: tokens.leading.short,
  fontWeight: 700,
  color: accent,
  ...underlinedOnHover,
});
