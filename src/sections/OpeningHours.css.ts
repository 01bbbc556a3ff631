import { style } from '@vanilla-extract/css';
import { enlargedOnPhone, from, noScript } from '../theme/breakpoints.ts';
import { diamondSign, secondaryText } from '../theme/mixins.ts';
import { accent, quiet, tokens } from '../theme/tokens.css.ts';

export const table = style({ inlineSize: '100%', borderCollapse: 'collapse' });
export const caption = style({
  paddingBlockEnd: tokens.space.m,
  textAlign: 'start',
  ...secondaryText,
});
/** Reserves a line for the text that hydration adds. */
export const currentStatus = style({
  minBlockSize: '1.45em',
  fontWeight: 700,
  lineHeight: tokens.leading.short,
  '@media': {
    [noScript]: { display: 'none' },
    print: { display: 'none' },
  },
});
const gapBeforeHours = 'min(clamp(0.75rem, 0.4rem + 1.4vw, 1.5rem), 4vw)';
export const columnHead = style({
  paddingBlock: tokens.space.xs,
  textAlign: 'start',
  fontSize: tokens.text.small,
  selectors: { '&:last-child': { paddingInlineStart: gapBeforeHours } },
  '@media': { [enlargedOnPhone]: { fontSize: tokens.text.h4 } },
});

const strongLine = `${tokens.rule.strong} solid ${tokens.color.basalt}`;
export const dayGroup = style({
  borderBlockStart: strongLine,
  selectors: {
    '&:last-child': { borderBlockEnd: strongLine },
  },
});

export const day = style({
  position: 'relative',
  // Reserves room for the diamond that marks today, so that the day does not move.
  paddingInlineStart: tokens.space.l,
  paddingBlock: tokens.space.xxs,
  textAlign: 'start',
  fontWeight: 400,
  '@media': {
    [enlargedOnPhone]: { paddingInlineStart: 0 },
  },
  selectors: { 'tr + tr > &': { borderBlockStart: `${tokens.rule.thin} solid ${tokens.color.rule}` } },
});
export const dayName = style({
  display: 'inline-block',
  // A margin instead of a space: the next text may have another writing direction.
  marginInlineEnd: tokens.space.xs,
  // Not `::first-letter`, because Firefox exposes the letter to screen readers as a separate word.
  textTransform: 'capitalize',
});
export const today = style({
  fontWeight: 700,
  '::before': {
    ...diamondSign('0.8rem', tokens.color.coral),
    position: 'absolute',
    insetInlineStart: '0.125rem',
    insetBlockStart: 'calc(50% - 0.4rem)',
  },
  '@media': {
    [enlargedOnPhone]: { '::before': { display: 'none' } },
    // Don't mark today in print: a printed page is read on other days.
    print: { fontWeight: 400, '::before': { display: 'none' } },
  },
});
export const todayWord = style({
  fontSize: tokens.text.small,
  '@media': { print: { display: 'none' } },
});

const cell = style({
  // Positions the visually hidden text inside its cell.
  position: 'relative',
  '@media': { [from.tablet]: { inlineSize: '45%' } },
  paddingInlineStart: gapBeforeHours,
  borderInlineStart: `${tokens.rule.thin} solid ${tokens.color.rule}`,
  fontFamily: tokens.font.heading,
  fontWeight: 700,
});
export const hours = style([cell, { color: accent, fontSize: tokens.text.h4 }]);
export const closed = style([cell, { color: quiet }]);
export const hoursSpan = style({ display: 'block' });
/** The hours of several days, taller than the row they are in. The negative margin keeps the row's height. */
export const sharedHours = style({ marginBlock: '-1.5em' });
