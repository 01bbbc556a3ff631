/**
 * An element takes a property from here or from its page's stylesheet, never from both, because the order of the
 * stylesheets would decide. Not `@vanilla-extract/sprinkles`, whose runtime, classes for every value and several classes
 * for each element added 2 kB to every page.
 */
import { style, styleVariants } from '@vanilla-extract/css';
import { enlargedOnPhone, from } from '../theme/breakpoints.ts';
import {
  headingText,
  secondaryInHeading,
  stack as stackOf,
  textStyles,
  wrappingRow,
} from '../theme/mixins.ts';
import { divider, quiet, tokens, topRule } from '../theme/tokens.css.ts';

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

export const textSize = styleVariants({
  small: textStyles.small,
  body: textStyles.body,
  lead: textStyles.lead,
  h4: textStyles.h4,
  h3: textStyles.h3,
});
/** A small label, also as a heading. */
export const label = style(secondaryInHeading);
export const headingSize = styleVariants({
  h2: headingText('h2'),
  body: headingText('body'),
  h4: headingText('h4'),
  h3: headingText('h3'),
  figure: headingText('figure'),
});
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
