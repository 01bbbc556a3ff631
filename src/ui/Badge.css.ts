import { style, styleVariants } from '@vanilla-extract/css';
import { from } from '../theme/breakpoints.ts';
import { onDark } from '../theme/focus.css.ts';
import { wrappingRow } from '../theme/mixins.ts';
import { accent, tokens } from '../theme/tokens.css.ts';

const base = style({
  display: 'inline-flex',
  paddingInline: tokens.space.xxs,
  border: `${tokens.rule.strong} solid ${accent}`,
  borderRadius: tokens.radius.small,
  fontSize: tokens.text.small,
  fontWeight: 700,
  lineHeight: tokens.leading.short,
  '@media': { [from.tablet]: { padding: `${tokens.space.xxs} ${tokens.space.m}` } },
});

export const badge = styleVariants({
  outline: [base, { color: accent }],
  solid: [
    base,
    {
      background: accent,
      color: tokens.color.salt,
      selectors: { [`${onDark} &`]: { color: tokens.color.night } },
    },
  ],
});

export const list = style({
  ...wrappingRow('xxs', 'xxs'),
  '@media': { [from.tablet]: { gap: tokens.space.xs } },
});
