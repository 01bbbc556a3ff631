import { createVar, globalStyle, style } from '@vanilla-extract/css';
import { enlargedOnPhone, forcedColors, from } from '../theme/breakpoints.ts';
import { onDark } from '../theme/focus.css.ts';
import { secondaryText, stack } from '../theme/mixins.ts';
import { deep, tint, tokens } from '../theme/tokens.css.ts';

/** Side of a diamond's box. */
const node = createVar();
/** How far inwards every second diamond stands: the way goes to and fro, as a woven band does. */
const turn = createVar();

export const path = style({
  vars: { [node]: '3.5rem', [turn]: '0rem' },
  '@media': {
    // What the diamonds leave is for the words.
    [enlargedOnPhone]: { vars: { [node]: '11vw' } },
    [from.desktop]: { vars: { [node]: '6rem', [turn]: '4.5rem' } },
  },
});

export const step = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: `calc(${node} + ${turn}) minmax(0, 1fr)`,
  columnGap: 'min(clamp(1rem, 0.5rem + 2vw, 2.5rem), 5vw)',
  paddingBlockEnd: 'clamp(2rem, 1.5rem + 1.6vw, 3rem)',
  breakInside: 'avoid',
  selectors: {
    '&:last-child': { paddingBlockEnd: 0 },
    // On a narrow screen the diamonds stand in one line and the way between them is straight.
    '&:not(:last-child)::before': {
      content: '',
      position: 'absolute',
      insetBlockStart: `calc(${node} / 2)`,
      blockSize: '100%',
      insetInlineStart: `calc(${node} / 2 - 1.5px)`,
      borderInlineStart: `3px solid ${tokens.color.sea}`,
    },
    [`${onDark} &:not(:last-child)::before`]: { borderColor: tokens.color.gold },
  },
  '@media': {
    [from.desktop]: { selectors: { '&:not(:last-child)::before': { display: 'none' } } },
  },
});

/** The way from this diamond's middle to the next one's, stretched to the row's height. */
export const way = style({
  display: 'none',
  position: 'absolute',
  insetBlockStart: `calc(${node} / 2)`,
  insetInlineStart: `calc(${node} / 2)`,
  inlineSize: turn,
  blockSize: '100%',
  fill: 'none',
  stroke: tokens.color.sea,
  strokeWidth: 3,
  selectors: {
    [`${onDark} &`]: { stroke: tokens.color.gold },
    [`${step}:nth-child(even) > &`]: { transform: 'scaleX(-1)' },
    [`${step}:nth-child(odd):dir(rtl) > &`]: { transform: 'scaleX(-1)' },
    [`${step}:nth-child(even):dir(rtl) > &`]: { transform: 'none' },
  },
  '@media': {
    [from.desktop]: { display: 'block' },
    [forcedColors]: { stroke: 'CanvasText' },
  },
});

export const number = style({
  position: 'relative',
  inlineSize: node,
  blockSize: node,
  display: 'grid',
  placeItems: 'center',
  fontFamily: tokens.font.heading,
  fontSize: 'min(clamp(1.25rem, 1rem + 1vw, 2rem), 6.5vw)',
  fontWeight: 700,
  lineHeight: 1,
  color: tokens.color.sea,
  selectors: {
    [`${onDark} &`]: { color: tokens.color.gold },
    [`${step}:last-child > &`]: { color: tokens.color.gold },
    [`${onDark} ${step}:last-child > &`]: { color: tokens.color.basalt },
    [`${step}:nth-child(even) > &`]: { marginInlineStart: turn },
  },
});
globalStyle(`${number} > svg`, { position: 'absolute', inset: 0, inlineSize: '100%', blockSize: '100%' });
globalStyle(`${number} > span`, { position: 'relative' });

/** The diamond: salt with a sea edge, full at the end of the way, dashed where a step is not for everyone. */
export const diamond = style({
  fill: tokens.color.salt,
  stroke: tokens.color.sea,
  strokeWidth: 3,
  selectors: {
    [`${onDark} &`]: { fill: deep, stroke: tokens.color.gold },
    [`${step}:last-child &`]: { fill: tokens.color.seaDeep, stroke: tokens.color.seaDeep },
    [`${onDark} ${step}:last-child &`]: { fill: tokens.color.gold, stroke: tokens.color.gold },
  },
  '@media': {
    [forcedColors]: { selectors: { '&&&': { fill: 'Canvas', stroke: 'CanvasText' } } },
    print: { selectors: { '&&&': { fill: 'white', stroke: 'black' } } },
  },
});
export const dashed = style({ strokeDasharray: '7 5' });
export const weave = style({
  fill: 'none',
  stroke: tokens.color.sky,
  strokeWidth: 2.5,
  selectors: {
    [`${onDark} &`]: { stroke: tokens.color.sea },
    [`${step}:last-child &`]: { stroke: tokens.color.sea },
  },
  '@media': { print: { display: 'none' }, [forcedColors]: { display: 'none' } },
});

export const words = style({
  ...stack('xs'),
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  // The heading's first line stands level with the diamond's number.
  paddingBlockStart: `calc(${node} / 2 - 0.9rem)`,
});
export const note = style({
  ...secondaryText,
  fontWeight: 700,
  selectors: { [`${onDark} &`]: { color: tint } },
});
