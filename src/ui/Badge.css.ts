import { style, styleVariants } from '@vanilla-extract/css';
import { onDark } from '../theme/focus.css.ts';
import { tokens } from '../theme/tokens.css.ts';

const base = style({
  display: 'inline-flex',
  alignItems: 'center',
  paddingBlock: '0.25rem',
  paddingInline: '0.75rem',
  border: `2px solid ${tokens.color.sea}`,
  borderRadius: tokens.radius.small,
  fontSize: tokens.text.small,
  fontWeight: 700,
  lineHeight: 1.4,
});

export const badge = styleVariants({
  outline: [
    base,
    {
      color: tokens.color.sea,
      selectors: { [`${onDark} &`]: { borderColor: tokens.color.gold, color: tokens.color.gold } },
    },
  ],
  solid: [
    base,
    {
      background: tokens.color.sea,
      color: tokens.color.salt,
      selectors: {
        [`${onDark} &`]: {
          borderColor: tokens.color.gold,
          background: tokens.color.gold,
          color: tokens.color.basalt,
        },
      },
    },
  ],
});

export const list = style({ display: 'flex', flexWrap: 'wrap', gap: tokens.space.xs });
