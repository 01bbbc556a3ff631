import { style, styleVariants } from '@vanilla-extract/css';
import { from } from '../theme/breakpoints.ts';
import { onDark } from '../theme/focus.css.ts';
import { wrappingRow } from '../theme/mixins.ts';
import { accent, tokens } from '../theme/tokens.css.ts';

const base = style({
  display: 'inline-flex',
  paddingInline: '0.2rem',
  border: `2px solid ${accent}`,
  borderRadius: tokens.radius.small,
  fontSize: '0.8125rem',
  fontWeight: 700,
  lineHeight: 1.4,
  '@media': { [from.tablet]: { padding: '0.25rem 0.75rem', fontSize: tokens.text.small } },
});

export const badge = styleVariants({
  outline: [base, { color: accent }],
  solid: [
    base,
    {
      background: accent,
      color: tokens.color.salt,
      selectors: { [`${onDark} &`]: { color: tokens.color.basalt } },
    },
  ],
});

export const list = style({
  ...wrappingRow('xxs', 'xxs'),
  '@media': { [from.tablet]: { gap: tokens.space.xs } },
});
