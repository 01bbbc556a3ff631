import { globalStyle, style } from '@vanilla-extract/css';
import { below, forcedColors, from } from '../../theme/breakpoints.ts';
import { diamondSign, headingText, noScriptStyles, stack, wrappingRow } from '../../theme/mixins.ts';
import { tokens } from '../../theme/tokens.css.ts';

export const needsScript = style(noScriptStyles({ display: 'none' }));
export const finder = style({
  ...stack('block'),
  alignItems: 'center',
  '@media': { [from.desktop]: { gridTemplateColumns: '6fr 6fr' }, print: { display: 'none' } },
});
export const questions = style(stack('l'));
export const question = style({ fontSize: tokens.text.h4, color: tokens.color.gold });
export const answers = style({
  ...wrappingRow('xs', 'xs'),
  marginBlockStart: tokens.space.s,
});
export const answer = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '2.75rem',
  paddingInline: `min(${tokens.space.m}, 4.5vw)`,
  border: '2px solid currentColor',
  color: tokens.color.salt,
  fontWeight: 600,
  lineHeight: 1.25,
  textAlign: 'start',
  ':hover': { background: tokens.color.sea },
  selectors: {
    '&[aria-pressed="true"]': {
      background: tokens.color.gold,
      borderColor: tokens.color.gold,
      color: tokens.color.basalt,
    },
    // A chosen answer has a sign, so that colour is not the only difference.
    '&[aria-pressed="true"]::before': {
      ...diamondSign('0.6rem', 'currentColor'),
      marginInlineEnd: tokens.space.xs,
    },
  },
});
// On a phone, a chosen answer stands alone, so that the advice comes into view. Pressing it shows the others again.
globalStyle(`${answers}:has([aria-pressed="true"]) > li:not(:has([aria-pressed="true"]))`, {
  '@media': { [below.tablet]: { display: 'none' } },
});
globalStyle(`${answer}[aria-pressed="true"]::after`, {
  '@media': {
    [below.tablet]: { content: '"×" / ""', marginInlineStart: tokens.space.s, fontSize: tokens.text.h4 },
  },
});
export const result = style({ ...headingText('h4'), color: tokens.color.gold });

export const map = style({
  inlineSize: '100%',
  blockSize: 'auto',
  background: tokens.color.sea,
  // The map is below the advice, unless there is room for it beside the questions.
  order: 1,
  selectors: { ':dir(rtl) > &': { transform: 'scaleX(-1)' } },
  '@media': { [from.desktop]: { order: 0 }, [forcedColors]: { display: 'none' }, print: { display: 'none' } },
});
export const grid = style({ fill: 'none', stroke: tokens.color.seaDeep, strokeWidth: 1, opacity: 0.6 });
export const coast = style({ fill: tokens.color.sand });
/** A route on the map, as a thin line. */
export const possibleRoute = style({
  fill: 'none',
  stroke: tokens.color.sky,
  strokeWidth: 1.5,
  opacity: 0.7,
});
/** A route that matches the answers. */
export const chosenRoute = style({
  fill: 'none',
  stroke: tokens.color.gold,
  strokeWidth: 4,
  strokeDasharray: '10 8',
});
export const reached = style({ fill: tokens.color.gold });
export const missed = style({ fill: tokens.color.seaDeep });
const word = style({
  fill: tokens.color.salt,
  fontFamily: tokens.font.heading,
  fontSize: '18px',
  fontWeight: 700,
  // The chart is mirrored in right-to-left languages; mirror the text back.
  selectors: { ':dir(rtl) &': { display: 'none' } },
  // 28 SVG units are 14 px on a phone, where the chart is half as wide.
  '@media': { [below.tablet]: { fontSize: '28px' } },
});
export const domainName = style([word, { textAnchor: 'middle' }]);
/** The names of harbours start at the shore and those of ports end there, so that they do not overlap the land. */
export const harbourName = style([word, { textAnchor: 'start' }]);
export const portName = style([word, { textAnchor: 'end' }]);

export const advice = style({
  ...stack('l'),
  '@media': { [from.desktop]: { gridColumn: '1 / -1', order: 1 } },
});
export const advisedPrograms = style({
  ...stack('l'),
  '@media': {
    [from.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: tokens.space.xl },
  },
});
export const advisedProgram = style({
  ...stack('m'),
  gridTemplateColumns: 'min(3.5rem, 12vw) minmax(0, 1fr)',
  alignItems: 'start',
  paddingBlockStart: tokens.space.m,
  borderBlockStart: `2px solid ${tokens.color.gold}`,
  lineHeight: 1.4,
});
export const advisedWords = style({ ...stack('s'), justifyItems: 'start' });
export const advisedName = style({
  display: 'inline-block',
  color: tokens.color.salt,
  ...headingText('h4', 1.2),
});
export const reasons = style(stack('xs'));
/** Terms above their values, or beside them where there is room. */
export const facts = style({
  display: 'grid',
  columnGap: tokens.space.m,
  '@media': {
    [from.desktop]: { gridTemplateColumns: 'max-content minmax(0, 1fr)', rowGap: tokens.space.xs },
  },
});
globalStyle(`${facts} > dt`, { gridColumn: 1, color: tokens.color.sky });
globalStyle(`${facts} > dd`, {
  '@media': { [below.desktop]: { marginBlockEnd: tokens.space.xs }, [from.desktop]: { gridColumn: 2 } },
});
/** Reserves the height of the texts that load after an answer. */
export const loadedLater = style({ minBlockSize: '2.8em' });
