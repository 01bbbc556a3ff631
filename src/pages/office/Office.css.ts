import { globalStyle, style } from '@vanilla-extract/css';
import { enlargedOnPhone, from } from '../../theme/breakpoints.ts';
import { oneColumn, secondaryText, stack } from '../../theme/mixins.ts';
import { tokens } from '../../theme/tokens.css.ts';
import { paper } from '../../sections/RequestPage.css.ts';

export * from '../../sections/RequestPage.css.ts';

export const screenOnly = style({ '@media': { print: { display: 'none' } } });

/** The buttons in the head of a request. */
export const acts = style(stack('m'));
globalStyle(`${acts} > p`, { minBlockSize: '1.5em', color: tokens.color.sky });

export const answers = style({ borderBlockStart: `2px solid ${tokens.color.basalt}` });
globalStyle(`${answers} > div`, {
  paddingBlock: tokens.space.s,
  borderBlockEnd: `1px solid ${tokens.color.rule}`,
  '@media': {
    [`print, ${from.tablet}`]: { display: 'grid', gridTemplateColumns: '2fr 3fr', columnGap: tokens.space.l },
  },
});
globalStyle(`${answers} dt`, secondaryText);
globalStyle(`${answers} dd`, { whiteSpace: 'pre-line', overflowWrap: 'anywhere' });

export const row = style([
  paper,
  {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: tokens.space.m,
    alignItems: 'center',
    minBlockSize: '4.25rem',
    paddingBlock: tokens.space.s,
    '@media': { [enlargedOnPhone]: oneColumn },
  },
]);

export const legend = style({ fontWeight: 700 });
export const choice = style({
  display: 'flex',
  gap: tokens.space.s,
  alignItems: 'center',
  minBlockSize: tokens.size.target,
});
globalStyle(`${choice} > input`, {
  flexShrink: 0,
  inlineSize: '1.5rem',
  blockSize: '1.5rem',
  accentColor: tokens.color.sea,
});

export const history = style({ ...stack('m'), marginBlockEnd: tokens.space.xxl });
globalStyle(`${history} > li`, {
  paddingInlineStart: tokens.space.m,
  borderInlineStart: `4px solid ${tokens.color.sky}`,
});
globalStyle(`${history} time`, secondaryText);
export const note = style({ whiteSpace: 'pre-line', overflowWrap: 'anywhere', fontWeight: 700 });

export const listHead = style(stack('m'));
export const search = style({ ...stack('xs'), maxInlineSize: tokens.size.measure });
export const searchRow = style({
  display: 'grid',
  gap: tokens.space.s,
  '@media': { [from.tablet]: { gridTemplateColumns: '1fr auto' } },
});
export const filters = style({ display: 'flex', flexWrap: 'wrap', gap: tokens.space.s });
export const requests = style({ ...stack('l'), paddingBlock: tokens.space.block });
export const listHeading = style({ fontSize: tokens.text.h3 });
export const rows = style({ borderBlockStart: `2px solid ${tokens.color.basalt}` });
export const listRow = style({
  ...stack('xs'),
  alignItems: 'center',
  gridTemplateColumns: 'minmax(0, 1fr)',
  paddingBlock: tokens.space.m,
  borderBlockEnd: `1px solid ${tokens.color.border}`,
  '@media': {
    [from.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', columnGap: tokens.space.l },
  },
});
export const rowLink = style({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: tokens.size.target,
  fontWeight: 700,
});
