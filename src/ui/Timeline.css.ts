import { createVar, fallbackVar, style, styleVariants } from '@vanilla-extract/css';
import { forcedColors, from } from '../theme/breakpoints.ts';
import { filledShape, headingText } from '../theme/mixins.ts';
import { accent, tokens } from '../theme/tokens.css.ts';

const columnCount = createVar();
/** The grid lines at which the bar of an entry starts and ends. */
const firstLine = createVar();
const lastLine = createVar();
/** The part of the first month before a period starts, and of the last month after it ends, from 0 to 1. */
const freePart = { ofFirst: createVar(), ofLast: createVar() };
/** Percentages refer to the grid area, which spans `months` months. */
const widthOf = (part: string, months: string) => `calc(100% * ${fallbackVar(part, '0')} / (${months}))`;

const oneToTwelve = { 1: 1, 2: 2, 3: 3, 4: 4, 5: 5, 6: 6, 7: 7, 8: 8, 9: 9, 10: 10, 11: 11, 12: 12 } as const;
/** Positions as classes, because the content security policy (CSP) forbids style attributes. */
export const scaleOf = styleVariants(oneToTwelve, (count) => ({ vars: { [columnCount]: String(count) } }));
export const startsAt = styleVariants(oneToTwelve, (month) => ({ vars: { [firstLine]: String(month) } }));
export const endsAt = styleVariants(oneToTwelve, (month) => ({ vars: { [lastLine]: String(month + 1) } }));

// On desktops, a scale of months where a bar shows a period and a diamond shows a day.

const scale = { display: 'grid', gridTemplateColumns: `repeat(${columnCount}, minmax(0, 1fr))` } as const;

export const months = style({
  display: 'none',
  '@media': {
    [from.desktop]: { ...scale, borderBlockEnd: `${tokens.rule.strong} solid ${tokens.color.basalt}` },
  },
});
export const month = style({
  paddingInlineStart: tokens.space.xs,
  borderInlineStart: `${tokens.rule.strong} solid ${tokens.color.basalt}`,
  fontSize: tokens.text.small,
  fontWeight: 700,
});
export const list = style({
  '@media': { [from.desktop]: { ...scale, rowGap: tokens.space.l, paddingBlock: tokens.space.l } },
});

export const entry = style({
  position: 'relative',
  paddingInlineStart: tokens.size.indent,
  paddingBlockEnd: tokens.space.l,
  breakInside: 'avoid',
  selectors: {
    '&:last-child': { paddingBlockEnd: 0 },
    '&:not(:last-child)::before': {
      content: '',
      position: 'absolute',
      insetBlockStart: '0.8rem',
      blockSize: '100%',
      insetInlineStart: 'calc(0.625rem - 1px)',
      borderInlineStart: `${tokens.rule.strong} solid ${accent}`,
    },
  },
  '@media': {
    [from.desktop]: {
      display: 'grid',
      gridTemplateColumns: 'subgrid',
      gridColumn: '1 / -1',
      rowGap: tokens.space.m,
      padding: 0,
      // A line at the start of each month. Only as high as the bar, because lines through the text would hinder reading.
      background: `repeating-linear-gradient(90deg, ${tokens.color.rule} 0 1px, transparent 1px calc(100% / ${columnCount})) 0 0 / 100% 1.25rem no-repeat`,
      '::before': { display: 'none' },
    },
  },
});
/** An entry late on the scale: its text is aligned to the end of its bar, or it would overflow the page. */
export const lateEntry = style({});

export const marker = style({
  position: 'absolute',
  insetInlineStart: 0,
  insetBlockStart: '0.2rem',
  inlineSize: '1.25rem',
  blockSize: '1.25rem',
  fill: tokens.color.salt,
  stroke: accent,
  strokeWidth: 3,
  '@media': {
    [from.desktop]: { display: 'none' },
    [forcedColors]: { fill: 'Canvas', stroke: 'CanvasText' },
  },
});
/** A single day has a filled diamond, a period an outlined one. */
export const day = style(filledShape());

export const bar = style({
  display: 'none',
  '@media': {
    [from.desktop]: {
      display: 'block',
      gridRow: '1',
      gridColumn: `${firstLine} / ${lastLine}`,
      marginInline: `${widthOf(freePart.ofFirst, `${lastLine} - ${firstLine}`)} ${widthOf(freePart.ofLast, `${lastLine} - ${firstLine}`)}`,
      // A border, because forced-colours mode removes backgrounds.
      borderBlockStart: `1.25rem solid ${tokens.color.sea}`,
    },
  },
});
export const dayBar = style([bar, { '@media': { [from.desktop]: { border: 0 } } }]);
const dayMark = style({
  inlineSize: '1.75rem',
  blockSize: '1.75rem',
  marginBlock: `calc(-1 * ${tokens.space.xxs})`,
  ...filledShape(tokens.color.coral),
});
/** The diamond of a day, by its part of the month. At the start it is centred on the line of the month. */
export const dayMarkAt = styleVariants({
  start: [dayMark, { marginInlineStart: `calc(-1 * ${tokens.space.m})` }],
  middle: [dayMark, { marginInline: 'auto' }],
  end: [dayMark, { marginInlineStart: 'auto' }],
});
const quarters = { 0: '0', 1: '0.25', 2: '0.5', 3: '0.75' } as const;
export const freeAtStart = styleVariants(quarters, (part) => ({ vars: { [freePart.ofFirst]: part } }));
export const freeAtEnd = styleVariants(quarters, (part) => ({ vars: { [freePart.ofLast]: part } }));

export const entryText = style({
  '@media': {
    [from.desktop]: {
      gridRow: '2',
      gridColumn: `${firstLine} / -1`,
      marginInlineStart: widthOf(freePart.ofFirst, `${columnCount} + 1 - ${firstLine}`),
      maxInlineSize: '26rem',
      paddingInlineStart: tokens.space.xs,
      selectors: {
        [`${lateEntry} > &`]: {
          gridColumn: `1 / ${lastLine}`,
          marginInline: `0 ${widthOf(freePart.ofLast, `${lastLine} - 1`)}`,
          justifySelf: 'end',
          textAlign: 'end',
          paddingInline: `0 ${tokens.space.xs}`,
        },
      },
    },
  },
});
export const dateText = style({
  display: 'block',
  fontWeight: 700,
  color: accent,
  selectors: { '&::first-letter': { textTransform: 'uppercase' } },
});
export const title = style(headingText('h4'));
export const text = style({ marginBlockStart: tokens.space.xxs });
