import { globalStyle, style } from '@vanilla-extract/css';
import { enlargedOnPhone, from } from '../../theme/breakpoints.ts';
import { oneColumn, secondaryText, stack, stackThenColumns } from '../../theme/mixins.ts';
import { tokens } from '../../theme/tokens.css.ts';
import { file, paper, paperColumns } from '../../sections/RequestPage.css.ts';

export * from '../../sections/RequestPage.css.ts';

export const listLink = style({
  justifySelf: 'start',
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: tokens.size.target,
  color: 'inherit',
  '@media': { print: { display: 'none' } },
});

export const actionButtons = style(stack('m'));
globalStyle(`${actionButtons} > p`, { minBlockSize: '1.5em', color: tokens.color.sky });

/** Keeps the line breaks that the visitor or the office typed. */
export const typedText = style({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' });

export const paperRow = style([
  paper,
  {
    ...paperColumns,
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    // A row is tall with several files, or while one is asked for again.
    alignItems: 'start',
    '@media': { [enlargedOnPhone]: oneColumn },
  },
]);
globalStyle(`${paperRow} ${file} + ${file}`, { marginBlockStart: tokens.space.m });
export const checkboxLabel = style({
  display: 'flex',
  gap: tokens.space.m,
  alignItems: 'center',
  minBlockSize: tokens.size.target,
  paddingBlock: tokens.space.xxs,
  // Leaves a date the width of the window.
  '@media': { [enlargedOnPhone]: { flexDirection: 'column', alignItems: 'start' } },
});
globalStyle(`${checkboxLabel} > input`, {
  flexShrink: 0,
  inlineSize: '1.5rem',
  blockSize: '1.5rem',
  accentColor: tokens.color.sea,
});

export const history = style({ ...stack('m'), marginBlockEnd: tokens.space.block });
globalStyle(`${history} > li`, {
  paddingInlineStart: tokens.space.m,
  borderInlineStart: `${tokens.rule.heavy} solid ${tokens.color.sky}`,
});
globalStyle(`${history} time`, secondaryText);

export const searchRow = style(stackThenColumns('m', from.tablet, '1fr auto'));
export const requests = style({ ...stack('l'), paddingBlock: tokens.space.block });
globalStyle(`${requests} > h2`, { fontSize: tokens.text.h3 });
export const listRow = style([
  paper,
  {
    ...stackThenColumns('xs', from.tablet, 'repeat(3, minmax(0, 1fr))', 'l'),
    alignItems: 'baseline',
    paddingBlock: tokens.space.m,
  },
]);
export const rowActions = style({ gridColumn: '1 / -1' });
export const rowLink = style({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: tokens.size.target,
  fontWeight: 700,
});
