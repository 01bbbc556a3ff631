import { style } from '@vanilla-extract/css';
import { from } from '../theme/breakpoints.ts';
import { onDark } from '../theme/focus.css.ts';
import { headingText, stack } from '../theme/mixins.ts';
import { tokens } from '../theme/tokens.css.ts';

export const list = style({
  display: 'grid',
  // One column if enlarged text leaves no room for two.
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8.5rem), 1fr))',
  gap: `${tokens.space.l} ${tokens.space.m}`,
  '@media': {
    [from.desktop]: {
      gridTemplateColumns: '6fr 3fr 3fr',
      gap: `${tokens.space.xxl} ${tokens.space.block}`,
      alignItems: 'start',
    },
  },
});

export const figure = style({
  ...stack('xs'),
  alignContent: 'start',
  selectors: { '&:first-child': { gridColumn: '1 / -1' } },
  '@media': {
    [from.desktop]: {
      selectors: { '&:first-child': { gridColumn: '1', gridRow: '1 / span 2' } },
    },
  },
});

export const numeral = style({
  position: 'relative',
  display: 'block',
  ...headingText('figure'),
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 0.95,
  letterSpacing: '-0.03em',
  whiteSpace: 'nowrap',
  color: tokens.color.sea,
  selectors: {
    [`${figure}:first-child > &`]: {
      fontSize: 'min(clamp(5rem, 2.4rem + 12.7vw, 13.5rem), 28vw)',
      lineHeight: 0.8,
      letterSpacing: '-0.05em',
    },
    [`${onDark} &`]: { color: tokens.color.gold },
  },
});
/** Hides the final figure while the count is shown over it. */
export const hiddenFigure = style({ opacity: 0, '@media': { print: { opacity: 1 } } });
export const countedFigure = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: 0,
  '@media': { print: { display: 'none' } },
});
export const label = style({
  display: 'block',
  maxInlineSize: '18rem',
  lineHeight: 1.35,
  color: tokens.color.basaltSoft,
  selectors: { [`${onDark} &`]: { color: tokens.color.sky } },
});
