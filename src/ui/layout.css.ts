/**
 * An element takes a property from here or from its page's stylesheet, never from both, because the order of the
 * stylesheets would decide. Not `@vanilla-extract/sprinkles`, whose runtime, classes for every value and several classes
 * for each element added 2 kB to every page.
 */
import { createVar, fallbackVar, globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { enlargedOnPhone, from } from '../theme/breakpoints.ts';
import {
  diamondSign,
  headingText,
  hiddenFromSight,
  numberDiamond,
  secondaryInHeading,
  secondaryText,
  stack as stackOf,
  textStyles,
  underlinedOnHover,
  wrappingRow,
} from '../theme/mixins.ts';
import { accent, divider, ink as inkColor, quiet, tokens, topRule } from '../theme/tokens.css.ts';

const { color, rule } = tokens;
const { xxs, xs, m, l, block } = tokens.space;

export const stack = styleVariants({ xxs, xs, m, l, block }, (_, gap) => stackOf(gap));
export const row = styleVariants({ m, l }, (_, columnGap) => wrappingRow(columnGap, 'xs'));

/** Children at both ends of a row, for example a name and its figure. */
export const ends = style({
  display: 'flex',
  columnGap: m,
  alignItems: 'baseline',
  justifyContent: 'space-between',
  '@media': { [enlargedOnPhone]: { flexWrap: 'wrap' } },
});

/** Equal columns, or two by their shares of twelve. */
const columns = {
  two: 'repeat(2, minmax(0, 1fr))',
  wideNarrow: 'minmax(0, 7fr) minmax(0, 5fr)',
  narrowWide: 'minmax(0, 5fr) minmax(0, 7fr)',
  label: 'minmax(0, 4fr) minmax(0, 8fr)',
};
export const tabletColumns = styleVariants(
  { ...columns, three: 'repeat(3, minmax(0, 1fr))' },
  (gridTemplateColumns) => ({ '@media': { [from.tablet]: { gridTemplateColumns, columnGap: l } } }),
);
export const desktopColumns = styleVariants(
  { ...columns, four: 'repeat(4, minmax(0, 1fr))' },
  (gridTemplateColumns) => ({ '@media': { [from.desktop]: { gridTemplateColumns, columnGap: block } } }),
);

export const align = styleVariants({ start: null, center: null }, (_, alignItems) => ({
  alignItems,
}));
export const atTop = style({ alignContent: 'start' });
export const atStart = style({ justifyItems: 'start' });

export const textSize = styleVariants(
  { small: null, body: null, lead: null, h4: null, h3: null },
  (_, size) => textStyles[size],
);
export const secondary = style(secondaryText);
/** A small label, also as a heading. */
export const label = style(secondaryInHeading);
export const headingSize = styleVariants(
  { h2: null, body: null, h4: null, h3: null, figure: null },
  (_, size) => headingText(size),
);
export const ink = styleVariants(
  { quiet, sea: color.sea, gold: color.gold, basalt: color.basalt },
  (color) => ({ color }),
);
export const bold = style({ fontWeight: 700 });

const rules = {
  strong: `${rule.strong} solid ${topRule}`,
  thin: `${rule.thin} solid ${divider}`,
};
export const ruleAbove = styleVariants(rules, (borderBlockStart) => ({ borderBlockStart }));
export const ruleBelow = styleVariants(rules, (borderBlockEnd) => ({ borderBlockEnd }));
/** Space between a rule and what it separates. */
export const padding = styleVariants({ xs }, (paddingBlock) => ({ paddingBlock }));
export const paddingAbove = styleVariants({ xs, m, l }, (paddingBlockStart) => ({
  paddingBlockStart,
}));

export const measure = style({ maxInlineSize: tokens.size.measure });

/** Of a link on its own line. */
export const textLink = style({
  display: 'inline-block',
  paddingBlock: `calc((${tokens.size.smallTarget} - 1.35em) / 2)`,
  lineHeight: tokens.leading.short,
  fontWeight: 700,
  color: accent,
  ...underlinedOnHover,
});

export const visuallyHidden = style(hiddenFromSight);
/** Before every other `display`, whichever stylesheet that is in. */
export const screenOnly = style({ '@media': { print: { display: 'none !important' } } });

/** Dividers between the rows and below the last; `ruleAbove` adds one above the first. */
export const rows = styleVariants({ xs, m, l }, () => ({ borderBlockEnd: rules.thin }));
for (const [space, list] of Object.entries(rows)) {
  globalStyle(`${list} > *`, { paddingBlock: tokens.space[space as keyof typeof rows] });
  globalStyle(`${list} > * + *`, { borderBlockStart: rules.thin });
}

const signed = {
  display: 'grid',
  columnGap: tokens.space.m,
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  // No word fits beside the sign.
  '@media': { [enlargedOnPhone]: { display: 'block' } },
};

export const points = style({});
globalStyle(`${points} > *`, signed);
globalStyle(`${points} > *::before`, {
  ...diamondSign('0.625rem', inkColor),
  display: 'inline-block',
  marginBlockStart: '0.5em',
  marginInline: '0.125rem',
  // Beside the text, without the gap of columns.
  '@media': { [enlargedOnPhone]: { marginInlineEnd: tokens.space.xs } },
});

/** The diagonal of the diamonds of `numbered`. */
export const diagonal = createVar();
/** A number in a diamond before each item. */
export const numbered = style({ counterReset: 'item' });
globalStyle(`${numbered} > *`, { ...signed, counterIncrement: 'item', alignItems: 'baseline' });
globalStyle(`${numbered} > *::before`, {
  content: 'counter(item)',
  ...numberDiamond(fallbackVar(diagonal, '3rem')),
});
