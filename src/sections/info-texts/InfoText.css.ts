import { globalStyle, style } from '@vanilla-extract/css';
import { from } from '../../theme/breakpoints.ts';
import { headingText, stack } from '../../theme/mixins.ts';
import { tokens } from '../../theme/tokens.css.ts';
import { textSize } from '../../ui/layout.css.ts';

export const intro = style({ fontSize: tokens.text.lead, color: tokens.color.basaltSoft });

/** In the heading font, because the body font has slashed zeros. */
export const phone = style({ fontFamily: tokens.font.heading, fontWeight: 700 });

export const section = style({ ...stack('m'), breakInside: 'avoid' });

export const summary = style({
  paddingInlineStart: tokens.space.l,
  borderInlineStart: `${tokens.rule.heavy} solid ${tokens.color.gold}`,
});

export const bullets = style({
  ...stack('xs'),
  maxInlineSize: tokens.size.measure,
  paddingInlineStart: 'min(1.25em, 8vw)',
  listStyle: 'disc',
});
globalStyle(`${bullets} > li::marker`, { color: tokens.color.sea });

export const articles = style({ ...stack('l'), counterReset: 'article' });
/** Number and heading share a line. The text is below both on phones, below the heading on wider screens. */
export const article = style({
  counterIncrement: 'article',
  breakInside: 'avoid',
  display: 'grid',
  // The first column is as wide as an article number of two digits.
  gridTemplateColumns: `calc(1.5 * ${tokens.text.h2}) minmax(0, 1fr)`,
  alignItems: 'baseline',
  rowGap: tokens.space.m,
  '::before': {
    content: 'counter(article)',
    ...headingText('h2'),
    color: tokens.color.sea,
  },
});
globalStyle(`${article} > :not(${textSize.h3})`, {
  gridColumn: '1 / -1',
  '@media': { [from.tablet]: { gridColumn: 2 } },
});
