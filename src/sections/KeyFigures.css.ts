import { style } from '@vanilla-extract/css';
import { from } from '../theme/breakpoints.ts';
import { headingText, stack, wrappingRow } from '../theme/mixins.ts';
import { accent, quiet, tokens } from '../theme/tokens.css.ts';

export const list = style({
  '@media': {
    [from.tablet]: { ...stack('l'), columnGap: tokens.space.m, gridTemplateColumns: 'repeat(3, 1fr)' },
    [from.desktop]: { gridTemplateColumns: 'repeat(5, minmax(0, 1fr))' },
  },
});

export const figure = style({
  // With enlarged text the label is below its figure.
  ...wrappingRow('m'),
  alignItems: 'baseline',
  paddingBlock: tokens.space.xxs,
  selectors: { '& + &': { borderBlockStart: `${tokens.rule.thin} solid ${tokens.color.rule}` } },
  '@media': {
    [from.tablet]: {
      ...stack('xs'),
      alignContent: 'start',
      paddingBlock: 0,
      selectors: { '& + &': { borderBlockStart: 0 } },
    },
  },
});

export const numeral = style({
  position: 'relative',
  minInlineSize: '5.5rem',
  ...headingText('h2'),
  fontVariantNumeric: 'tabular-nums',
  lineHeight: tokens.leading.flat,
  whiteSpace: 'nowrap',
  color: accent,
  selectors: { [`${figure}:first-child > &`]: { fontSize: tokens.text.figure } },
  '@media': { [from.tablet]: { fontSize: tokens.text.figure } },
});
export const hiddenFigure = style({ opacity: 0, '@media': { print: { opacity: 1 } } });
export const countedFigure = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: 0,
  '@media': { print: { display: 'none' } },
});
export const label = style({
  flex: '1 1 8rem',
  maxInlineSize: '18rem',
  lineHeight: tokens.leading.short,
  color: quiet,
});
