import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { below, enlargedOnPhone, from, forcedColors } from '../../theme/breakpoints.ts';
import { onDark } from '../../theme/focus.css.ts';
import {
  diamondSign,
  filledShape,
  headingText,
  oneColumn,
  stack,
  stackThenColumns,
  wrappingRow,
} from '../../theme/mixins.ts';
import { accent, tokens } from '../../theme/tokens.css.ts';
import { emblem } from '../../ui/Emblem.css.ts';

export const studyPath = style({ ...stack('l'), inlineSize: '100%', maxInlineSize: '28rem' });
export const studyPathFamilyBody = style({
  ...wrappingRow('m'),
  alignItems: 'baseline',
  justifyContent: 'space-between',
});

/** The drawing of a family of programmes: six steps for five years of study and working life. */
export const path = style({
  inlineSize: '100%',
  selectors: { ':dir(rtl) > &': { transform: 'scaleX(-1)' } },
});
export const pathStep = styleVariants({
  other: { fill: 'none', stroke: tokens.color.border, strokeWidth: 1.5 },
  licence: filledShape(tokens.color.sea),
  master: filledShape(tokens.color.seaDeep),
  executive: filledShape(tokens.color.coral),
});

/** The head of a family of programmes (licences, masters, executive education), the same for all. */
export const familyHead = style({
  ...stackThenColumns('m', from.desktop, '5fr 7fr', 'block'),
  marginBlockEnd: tokens.space.block,
});
// A dark emblem needs an edge on the dark band.
globalStyle(`${onDark} ${emblem}`, {
  outline: `${tokens.rule.strong} solid ${tokens.color.sea}`,
  outlineOffset: -2,
});
/** The facts of a family: stacked on phones, a row with dividers from tablet width on. */
export const facts = style({
  display: 'grid',
  gap: `${tokens.space.xs} ${tokens.space.l}`,
  justifyContent: 'start',
  fontWeight: 700,
  color: accent,
  '@media': { [from.tablet]: { gridAutoFlow: 'column' } },
});
export const fact = style({
  '@media': {
    [from.tablet]: {
      selectors: {
        '&:not(:first-child)': {
          paddingInlineStart: tokens.space.l,
          borderInlineStart: `${tokens.rule.strong} solid currentColor`,
        },
      },
    },
  },
});

export const testimonial = style({
  paddingBlockStart: tokens.space.l,
  borderBlockStart: `${tokens.rule.strong} solid ${tokens.color.basalt}`,
  selectors: { [`${onDark} &`]: { borderBlockStartColor: tokens.color.sea } },
});

/** The two large entries of executive education. */
export const entries = style({
  display: 'grid',
  '@media': { [from.tablet]: { gridTemplateColumns: '1fr 1fr' } },
});
export const entry = style({
  position: 'relative',
  ...stack('m'),
  alignContent: 'start',
  padding: tokens.space.panel,
  selectors: {
    '&:first-child': { background: tokens.color.coralTint },
    '&:last-child': { background: tokens.color.goldTint },
  },
});
export const arrow = style({ fontSize: tokens.text.h3, color: tokens.color.coralDeep });

export const programRows = style({ borderBlockEnd: `${tokens.rule.thin} solid ${tokens.color.rule}` });
/** The masters' rows, on desktops in two columns. */
export const inTwoColumns = style({
  '@media': {
    [from.desktop]: { display: 'grid', gridTemplateColumns: '1fr 1fr', columnGap: tokens.space.block },
  },
});
export const programRow = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  columnGap: tokens.space.l,
  alignItems: 'start',
  paddingBlock: tokens.space.l,
  borderBlockStart: `${tokens.rule.thin} solid ${tokens.color.rule}`,
  selectors: {
    '&:first-child': { borderBlockStart: `${tokens.rule.strong} solid ${tokens.color.basalt}` },
    [`${onDark} &`]: { borderBlockStart: `${tokens.rule.strong} solid ${tokens.color.gold}` },
  },
  '@media': { [below.tablet]: { columnGap: tokens.space.m }, [enlargedOnPhone]: oneColumn },
});
globalStyle(`${onDark} ${programRows}`, { borderBlockEnd: 0 });
/** The link on the name of a list item. It covers the item, so that a press anywhere in the item follows it. */
export const wholeItemLink = style({
  color: 'inherit',
  textDecorationColor: 'transparent',
  '::after': { content: '', position: 'absolute', inset: 0 },
  selectors: { 'li:hover &': { textDecorationColor: 'currentColor' } },
});
export const programDeadline = style({
  display: 'flex',
  alignItems: 'center',
  gap: tokens.space.xs,
  color: accent,
  fontSize: tokens.text.small,
  fontWeight: 700,
});

export const detailsStacked = style({ '@media': { [from.tablet]: stack('l') } });
export const details = style({
  '@media': {
    [from.tablet]: { ...stack('l'), gridTemplateColumns: '7fr 5fr', columnGap: tokens.space.block },
  },
});
export const detail = style({ ...stack('m'), alignContent: 'start' });
export const advantage = style({
  ...stack('m'),
  gridTemplateColumns: '1rem 1fr',
  '::before': {
    ...diamondSign('0.625rem', tokens.color.coral),
    marginBlockStart: '0.55em',
  },
  selectors: { [`${onDark} &::before`]: { borderColor: tokens.color.gold, background: tokens.color.gold } },
});
export const career = style({
  paddingBlock: tokens.space.xs,
  borderBlockEnd: `${tokens.rule.thin} solid ${tokens.color.rule}`,
  selectors: { [`${onDark} &`]: { borderBlockEndColor: tokens.color.sea } },
});

export const finder = style({
  ...stack('block'),
  alignItems: 'center',
  '@media': { [from.desktop]: { gridTemplateColumns: '6fr 6fr' }, print: { display: 'none' } },
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
globalStyle(`${finderAnswers}:has([aria-pressed="true"]) > li:not(:has([aria-pressed="true"]))`, {
  '@media': { [below.tablet]: { display: 'none' } },
});
globalStyle(`${finderAnswer}[aria-pressed="true"]::after`, {
  '@media': {
    [below.tablet]: { content: '"×" / ""', marginInlineStart: tokens.space.m, fontSize: tokens.text.h4 },
  },
});

export const map = style({
  inlineSize: '100%',
  background: tokens.color.sea,
  // The map is below the advice, unless there is room for it beside the questions.
  order: 1,
  selectors: { ':dir(rtl) > &': { transform: 'scaleX(-1)' } },
  '@media': { [from.desktop]: { order: 0 }, [forcedColors]: { display: 'none' }, print: { display: 'none' } },
});
export const mapGrid = style({ fill: 'none', stroke: tokens.color.seaDeep, strokeWidth: 1, opacity: 0.6 });
export const coast = style({ fill: tokens.color.sand });
/** A route of the map before the first answer, as a thin line. */
export const possibleRoute = style({
  fill: 'none',
  stroke: tokens.color.sky,
  strokeWidth: 1.5,
  opacity: 0.7,
});
/** A route that matches the answers. */
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
  // 28 SVG units are 14 px on a phone, where the map is half as wide as its viewBox.
  '@media': { [below.tablet]: { fontSize: tokens.chartTextOnPhones } },
});
export const domainName = style([chartText, { textAnchor: 'middle' }]);
/** The names of harbours start at the shore and those of ports end there, so that they do not overlap the land. */
export const harbourName = style([chartText, { textAnchor: 'start' }]);
export const portName = style([chartText, { textAnchor: 'end' }]);

export const advice = style({
  ...stack('l'),
  '@media': { [from.desktop]: { gridColumn: '1 / -1', order: 1 } },
});
export const advisedProgram = style({
  ...stack('m'),
  gridTemplateColumns: 'min(3.5rem, 12vw) minmax(0, 1fr)',
  alignItems: 'start',
  paddingBlockStart: tokens.space.m,
  borderBlockStart: `${tokens.rule.strong} solid ${tokens.color.gold}`,
  lineHeight: tokens.leading.short,
});
export const advisedName = style({
  display: 'inline-block',
  color: tokens.color.salt,
  ...headingText('h4'),
});
/** Terms above their values, or beside them where there is room. */
export const advisedFacts = style({
  display: 'grid',
  columnGap: tokens.space.m,
  '@media': {
    [from.desktop]: { gridTemplateColumns: 'max-content minmax(0, 1fr)', rowGap: tokens.space.xs },
  },
});
globalStyle(`${advisedFacts} > dt`, { gridColumn: 1, color: tokens.color.sky });
globalStyle(`${advisedFacts} > dd`, {
  '@media': { [below.desktop]: { marginBlockEnd: tokens.space.xs }, [from.desktop]: { gridColumn: 2 } },
});
/** Reserves the height of the texts that the finder loads once the visitor has answered a question. */
export const loadedLater = style({ minBlockSize: '2.8em' });
