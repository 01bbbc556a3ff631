import { globalStyle, style } from '@vanilla-extract/css';
import { below, enlargedOnPhone, from, forcedColors } from '../../theme/breakpoints.ts';
import { onDark } from '../../theme/focus.css.ts';
import { oneColumn, pressedSign, secondaryText, textStyles, wrappingRow } from '../../theme/mixins.ts';
import { accent, tokens } from '../../theme/tokens.css.ts';
import { emblem } from '../../ui/Emblem.css.ts';

export const studyPath = style({ inlineSize: '100%', maxInlineSize: '28rem' });

// A dark emblem needs an edge on the dark band.
globalStyle(`${onDark} ${emblem}`, {
  outline: `${tokens.rule.strong} solid ${tokens.color.sea}`,
  outlineOffset: -2,
});
/** Contains the link that covers it (`wholeItemLink`). */
export const executiveEntry = style({ position: 'relative' });
export const programRow = style([
  executiveEntry,
  {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: tokens.space.m,
    alignItems: 'start',
    '@media': { [enlargedOnPhone]: oneColumn },
  },
]);
/** Covers its list item, so that a press anywhere in the item follows the link. */
export const wholeItemLink = style({
  color: 'inherit',
  textDecorationColor: accent,
  '::after': { content: '', position: 'absolute', inset: 0 },
  selectors: { 'li:hover &': { textDecorationColor: 'currentColor' } },
});
export const programDeadline = style({
  display: 'flex',
  alignItems: 'center',
  gap: tokens.space.xs,
  color: accent,
  ...textStyles.small,
  fontWeight: 700,
});

export const finderAnswers = style({
  ...wrappingRow('xs', 'xs'),
  marginBlockStart: tokens.space.m,
});
export const finderAnswer = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '2.75rem',
  paddingInline: `min(${tokens.space.m}, 4.5vw)`,
  border: `${tokens.rule.strong} solid currentColor`,
  fontWeight: 600,
  lineHeight: tokens.leading.title,
  textAlign: 'start',
  ':hover': { background: tokens.color.sea },
  selectors: {
    '&[aria-pressed="true"]': {
      background: tokens.color.gold,
      borderColor: tokens.color.gold,
      color: tokens.color.night,
    },
    ...pressedSign,
  },
});
// On a phone, a chosen answer stands alone, so that the advice comes into view. Pressing it shows the others again.
globalStyle(`${finderAnswers}:has([aria-pressed="true"]) > li:not(:has([aria-pressed="true"]))`, {
  '@media': { [below.tablet]: { display: 'none' } },
});
globalStyle(`${finderAnswer}[aria-pressed="true"]::after`, {
  '@media': {
    [below.tablet]: {
      content: ['"×"', '"×" / ""'],
      marginInlineStart: tokens.space.m,
      fontSize: tokens.text.h4,
    },
  },
});

export const map = style({
  inlineSize: '100%',
  background: tokens.color.sea,
  selectors: { ':dir(rtl) > &': { transform: 'scaleX(-1)' } },
  // On phones the result and the advice, which say the same, are all.
  '@media': {
    [below.tablet]: { display: 'none' },
    [from.tablet]: { order: 1 },
    [from.desktop]: { order: 0 },
    [forcedColors]: { display: 'none' },
    print: { display: 'none' },
  },
});
export const mapGrid = style({ fill: 'none', stroke: tokens.color.seaDeep, strokeWidth: 1, opacity: 0.6 });
export const coast = style({ fill: tokens.color.sand });
export const possibleRoute = style({
  fill: 'none',
  stroke: tokens.color.sky,
  strokeWidth: 1.5,
  opacity: 0.7,
});
export const matchingRoute = style({
  fill: 'none',
  stroke: tokens.color.gold,
  strokeWidth: 4,
  strokeDasharray: '10 8',
});
export const reachedPlace = style({ fill: tokens.color.gold });
export const unreachedPlace = style({ fill: tokens.color.seaDeep });
const chartText = style({
  fill: tokens.color.salt,
  fontFamily: tokens.font.heading,
  fontSize: tokens.chartText,
  fontWeight: 700,
  // The map is mirrored in right-to-left languages. Mirrored text would be unreadable.
  selectors: { ':dir(rtl) &': { display: 'none' } },
});
export const domainName = style([chartText, { textAnchor: 'middle' }]);
/** The names of harbours start at the shore and those of ports end there, so that they do not overlap the land. */
export const harbourName = style([chartText, { textAnchor: 'start' }]);
export const portName = style([chartText, { textAnchor: 'end' }]);

export const advice = style({ '@media': { [from.desktop]: { gridColumn: '1 / -1', order: 1 } } });
export const advisedProgram = style({
  display: 'grid',
  gridTemplateColumns: 'min(3.5rem, 12vw) minmax(0, 1fr)',
  gap: tokens.space.m,
  alignItems: 'start',
  lineHeight: tokens.leading.short,
});
export const advisedName = style({ display: 'inline-block', color: 'inherit' });
export const advisedFacts = style({});
globalStyle(`${advisedFacts} > dt`, secondaryText);
globalStyle(`${advisedFacts} > dd + dt`, { marginBlockStart: tokens.space.xs });
/** Reserves the height of the texts that load with the first answer. */
export const loadedLater = style({ minBlockSize: '2.8em' });
