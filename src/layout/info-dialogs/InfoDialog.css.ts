import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { from } from '../../theme/breakpoints.ts';
import { tokens } from '../../theme/tokens.css.ts';

export const document = style({ display: 'grid', gap: tokens.space.xl, justifyItems: 'stretch' });
globalStyle(`${document} > *`, { minInlineSize: 0 });

export const intro = style({ fontSize: tokens.text.lead, lineHeight: 1.5, color: tokens.color.basaltSoft });

export const section = style({ display: 'grid', gap: tokens.space.s });

/** What matters most, for those who read no further. */
export const brief = style({
  paddingInlineStart: tokens.space.l,
  borderInlineStart: `8px solid ${tokens.color.gold}`,
});

export const bullets = style({
  display: 'grid',
  gap: tokens.space.xs,
  maxInlineSize: tokens.size.measure,
  paddingInlineStart: '1.25em',
  listStyle: 'disc',
});
globalStyle(`${bullets} > li::marker`, { color: tokens.color.sea });

export const facts = style({ borderBlockStart: `2px solid ${tokens.color.basalt}` });
const factRow = style({
  display: 'grid',
  columnGap: tokens.space.l,
  paddingBlock: tokens.space.s,
  borderBlockEnd: `1px solid ${tokens.color.rule}`,
  breakInside: 'avoid',
});
export const fact = styleVariants(
  { narrowWide: 'minmax(0, 2fr) minmax(0, 5fr)', even: 'minmax(0, 2fr) minmax(0, 3fr)' },
  (columns) => [factRow, { '@media': { [from.tablet]: { gridTemplateColumns: columns } } }],
);
globalStyle(`${factRow} > dt`, { fontWeight: 700 });
export const outwardLink = style({ display: 'inline-flex', alignItems: 'center', gap: tokens.space.xs });

export const articles = style({ counterReset: 'article', display: 'grid', gap: tokens.space.xl });
/** Number and heading in a line, the text under them; where there is room, under the heading only. */
export const article = style({
  counterIncrement: 'article',
  display: 'grid',
  gridTemplateColumns: '2.75rem minmax(0, 1fr)',
  alignItems: 'baseline',
  rowGap: tokens.space.s,
  '::before': {
    content: 'counter(article)',
    fontFamily: tokens.font.heading,
    fontSize: tokens.text.h2,
    fontWeight: 700,
    lineHeight: 1,
    color: tokens.color.sea,
  },
});
globalStyle(`${article} > :not(h3)`, {
  gridColumn: '1 / -1',
  '@media': { [from.tablet]: { gridColumn: 2 } },
});
globalStyle(`${section} > h3, ${article} > h3`, { breakAfter: 'avoid' });
