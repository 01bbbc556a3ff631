import { createVar, globalStyle, style, styleVariants } from '@vanilla-extract/css';
import type { Domain } from '#core/questions/programs.ts';
import {
  below,
  enlargedOnPhone,
  forcedColors,
  from,
  noRoomForBottomBar,
  roomForBottomBar,
  portraitPhone,
} from '../../../theme/breakpoints.ts';
import { onDark } from '../../../theme/focus.css.ts';
import {
  diamondSign,
  growingStack,
  headingText,
  oneColumn,
  pageColors,
  secondaryInHeading,
  secondaryText,
  stack,
  textStyles,
  stackThenColumns,
  wrappingRow,
} from '../../../theme/mixins.ts';
import { status } from '../../../sections/ApplicationStatus.css.ts';
import * as hero from '../../../sections/PageHero.css.ts';
import { deepRule, ink, tint, tokens } from '../../../theme/tokens.css.ts';

const { color } = tokens;

const colorsByDomain: Record<Domain, Record<string, string>> = {
  'comptabilite-controle-audit': pageColors(color.goldTint, color.coralDeep, color.basalt, color.basaltSoft),
  'strategie-gestion': pageColors(color.sky, color.sea, color.seaDeep, color.sea),
  'logistique-transport': pageColors(color.coralTint, color.coralDeep, color.rust, color.coral),
  'systemes-reseaux-securite': pageColors(color.ash, color.seaDeep, color.basalt, color.basaltSoft),
  'genie-electrique': pageColors(color.greenTint, color.green, color.acacia, color.green),
};

/** The colours of a field of study, for all elements inside. */
export const domainColors = styleVariants(colorsByDomain, (vars) => ({ vars }));

export const programPage = style({});
// Smaller titles on phones, so that the first screen has the facts.
globalStyle(`${programPage} h1`, { '@media': { [portraitPhone]: { fontSize: tokens.text.h2 } } });
globalStyle(`${programPage} ${hero.columns}`, {
  '@media': { [portraitPhone]: { paddingBlock: `${tokens.space.xxs} ${tokens.space.xs}` } },
});
globalStyle(`${programPage} ${hero.heroText}`, {
  '@media': { [portraitPhone]: { gap: tokens.space.xs, ...textStyles.small } },
});

/** A master's drawing beside its title. */
export const heroScene = style({
  // On phones the drawing is above the presentation, so that the first screen has the facts.
  '@media': { [below.tablet]: { display: 'none' } },
});

/** The bar at the bottom of small screens. It replaces the header's link to the admission request. */
export const applyBar = style({
  display: 'none',
  '@media': {
    [below.desktop]: {
      position: 'fixed',
      insetInline: 0,
      insetBlockEnd: 0,
      zIndex: tokens.layer.bar,
      // Wraps in languages whose text is too long for one row.
      ...wrappingRow('m', 'xs'),
      alignItems: 'center',
      justifyContent: 'space-between',
      paddingBlock: tokens.space.xxs,
      paddingInline: tokens.space.gutter,
      background: tokens.color.salt,
      borderBlockStart: `${tokens.rule.thin} solid ${tokens.color.rule}`,
    },
    [noRoomForBottomBar]: { display: 'none' },
  },
});
export const applyDeadline = style({
  flex: '1 1 7rem',
  ...headingText('small'),
});

/** A licence's facts: a white box on the tint of its field of study, below the title or, from tablets, beside it. */
export const factBox = style({
  position: 'relative',
  ...stack('xs'),
  justifyItems: 'start',
  padding: tokens.space.m,
  background: tokens.color.salt,
  fontSize: tokens.text.small,
  lineHeight: tokens.leading.short,
  '@media': {
    [from.tablet]: {
      ...stack('m'),
      padding: tokens.space.panel,
      fontSize: tokens.text.body,
      lineHeight: tokens.leading.text,
    },
  },
});
export const factHeading = style({
  ...headingText('h4'),
  '@media': { [from.tablet]: { fontSize: tokens.text.h3 } },
});
/** The heading of the facts, and the ways to share the programme (`shareWays`). */
export const factHead = style({
  ...wrappingRow('l'),
  alignItems: 'center',
  justifyContent: 'space-between',
  inlineSize: '100%',
  '@media': { [portraitPhone]: { marginBlock: `calc(-1 * ${tokens.space.xs})` } },
});
export const shareWays = style({ '@media': { print: { display: 'none' } } });
globalStyle(`${shareWays}[open] > summary`, { marginBlockEnd: tokens.space.m });
/** A fact: the value beside its term on phones, below it if the text is enlarged; always below it from tablets. */
export const fact = style({
  ...stack('xs'),
  gridTemplateColumns: '6.25rem minmax(0, 1fr)',
  lineHeight: tokens.leading.title,
  '@media': { [enlargedOnPhone]: oneColumn, [from.tablet]: { display: 'block' } },
});
// On phones the bar at the bottom (`applyBar`) shows the intake.
globalStyle(`${fact} ${status.intake}`, { '@media': { [portraitPhone]: { display: 'none' } } });
/** The emblem of the field of study, in the corner of `factBox` from tablets. */
export const fieldMark = style({
  position: 'absolute',
  insetBlockStart: tokens.space.l,
  insetInlineEnd: tokens.space.l,
  '@media': { [below.tablet]: { display: 'none' } },
});
globalStyle(`${factBox} > ${factHead}`, {
  '@media': { [from.tablet]: { justifyContent: 'start', paddingInlineEnd: tokens.space.block } },
});
export const factStack = style(growingStack('xs', 'm'));
export const factTerm = style({ ...secondaryText, lineHeight: tokens.leading.title });
export const factValue = style({
  ...headingText('small'),
  lineHeight: tokens.leading.title,
  '@media': { [from.tablet]: { fontSize: tokens.text.h4 } },
});

/** The link to apply. Hidden where the bar at the bottom of the screen shows it. */
export const applyLink = style({
  '@media': {
    [roomForBottomBar]: { display: 'none' },
  },
});

/** A master's facts: a band across the page, with large figures. */
export const factBand = style({
  paddingBlock: tokens.space.xxs,
  background: tint,
  fontSize: tokens.text.small,
  lineHeight: tokens.leading.title,
  '@media': {
    [from.tablet]: {
      paddingBlock: tokens.space.l,
      fontSize: tokens.text.body,
      lineHeight: tokens.leading.text,
    },
    [from.desktop]: { paddingBlockEnd: tokens.space.l },
  },
});
/** Two columns of rows from tablets, so that no fact stands alone in a row whatever their number. */
export const factColumns = style({
  ...stack('xxs'),
  '@media': {
    [from.tablet]: {
      display: 'block',
      columns: 2,
      columnGap: tokens.space.block,
      paddingBlock: `${tokens.space.m} ${tokens.space.l}`,
    },
  },
});
export const factColumn = style({
  '@media': {
    [from.tablet]: {
      display: 'grid',
      breakInside: 'avoid',
      alignItems: 'baseline',
      paddingBlock: tokens.space.xs,
      borderBlockEnd: `${tokens.rule.thin} solid ${ink}`,
    },
  },
});

globalStyle(`${factColumn} > dd`, { '@media': { [from.tablet]: { lineHeight: tokens.leading.title } } });

/** The fees, above the band's facts. */
export const bandNote = style({
  paddingBlockEnd: tokens.space.xxs,
  '@media': { [from.tablet]: { paddingBlock: tokens.space.xxs } },
});
// On phones the telephone's hours (`intake`, as in `FeesLine`) are beside its number. Aligned to the top: prerendered,
// they are an empty box, which would make the line higher on the baseline.
globalStyle(`${bandNote} ${status.intake}`, {
  '@media': {
    [portraitPhone]: { display: 'inline-block', marginInlineStart: tokens.space.xs, verticalAlign: 'top' },
  },
});

/** The presentation of a licence: the drawing above the text, on desktops beside it. */
export const licencePresentation = style({
  ...stackThenColumns('block', from.desktop, '5fr 7fr'),
  alignItems: 'start',
});
export const scene = style({
  '@media': { [from.desktop]: { position: 'sticky', insetBlockStart: '7rem' } },
});
// Two frames in which every drawing is whole.
globalStyle(`${scene} > div`, {
  aspectRatio: '4 / 3',
  '@media': { [from.desktop]: { aspectRatio: '1 / 1' }, print: { display: 'none' } },
});
/** A master's drawing above its text: on phones, where it is not beside the title. */
export const drawingOnPhones = style({ '@media': { [from.tablet]: { display: 'none' } } });
export const presentationBody = style(growingStack('m', 'l'));

/** The presentation of a master: the headline, then the text and the objectives, on desktops side by side. */
export const masterPresentation = style({
  ...stackThenColumns('block', from.desktop, '1fr 1fr', 'band'),
  alignItems: 'start',
});
export const headline = style({
  maxInlineSize: '18ch',
  fontSize: tokens.text.h2,
  '@media': { [from.desktop]: { gridColumn: '1 / -1' } },
});

export const objectives = style(stack('m'));
export const objectiveList = style({
  borderBlockStart: `${tokens.rule.strong} solid ${tokens.color.basalt}`,
});
export const objective = style({
  ...stack('m'),
  gridTemplateColumns: '1.25rem 1fr',
  paddingBlock: tokens.space.xs,
  borderBlockEnd: `${tokens.rule.thin} solid ${tokens.color.rule}`,
  fontSize: tokens.text.small,
  lineHeight: tokens.leading.short,
  '::before': {
    ...diamondSign('0.625rem', ink),
    marginBlockStart: '0.55em',
    marginInlineStart: tokens.space.xxs,
  },
  '@media': {
    [enlargedOnPhone]: { columnGap: '2vw', gridTemplateColumns: '7vw 1fr' },
    [from.tablet]: {
      paddingBlock: tokens.space.m,
      fontSize: tokens.text.body,
      lineHeight: tokens.leading.text,
    },
  },
});

const betweenTabletAndDesktop = `${from.tablet} and ${below.desktop}`;
const markBelowName = `${betweenTabletAndDesktop}, ${enlargedOnPhone}`;

/** The colour of dividers between courses, which depends on the background of the plan. */
const rule = createVar();

/** A licence's plan: its years one below the other, on desktops side by side. */
export const yearColumns = style({
  vars: { [rule]: tokens.color.rule },
  '@media': {
    [from.tablet]: stack('block'),
    [from.desktop]: {
      gridTemplateColumns: 'repeat(3, 1fr)',
      gap: 0,
      borderBlockStart: `${tokens.rule.strong} solid ${tokens.color.basalt}`,
    },
  },
});
export const yearColumn = style({
  alignContent: 'start',
  borderBlockStart: `${tokens.rule.strong} solid ${tokens.color.basalt}`,
  paddingBlockStart: tokens.space.m,
  '@media': {
    [from.tablet]: {
      ...stack('m'),
      gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 8fr)',
      columnGap: tokens.space.l,
    },
    [from.desktop]: {
      gridTemplateColumns: '1fr',
      // Aligns the course lists, whether a year's name takes one line or two.
      gridRow: 'span 2',
      gridTemplateRows: 'subgrid',
      paddingBlock: tokens.space.l,
      borderBlockStart: 0,
      paddingInline: tokens.space.l,
      borderInlineStart: `${tokens.rule.thin} solid ${tokens.color.rule}`,
      selectors: {
        '&:first-child': { paddingInlineStart: 0, borderInlineStart: 0 },
        '&:last-child': { paddingInlineEnd: 0 },
      },
    },
  },
});

/** A master's plan: its years one below the other, the courses of each in two columns from tablets. */
export const yearRows = style({ vars: { [rule]: deepRule }, '@media': { [from.tablet]: stack('block') } });
export const yearRow = style({
  borderBlockStart: `${tokens.rule.strong} solid ${tokens.color.gold}`,
  paddingBlockStart: tokens.space.m,
  '@media': {
    [from.tablet]: { ...stack('l'), paddingBlockStart: tokens.space.l },
    [from.desktop]: { gridTemplateColumns: '4fr 8fr', columnGap: tokens.space.l },
  },
});

export const year = style({
  ...stack('m'),
  gridTemplateColumns: '1fr min(3rem, 22.5vw)',
  '@media': { [from.tablet]: { gridTemplateColumns: '1fr min(5rem, 22.5vw)' } },
  alignItems: 'start',
  alignContent: 'start',
});
export const yearMark = style({
  gridColumn: 2,
  gridRow: 1,
  blockSize: '3rem',
  '@media': { [from.tablet]: { blockSize: '5rem' } },
});
// Mirrored in a licence's plan, so that the diamonds are at the end of their box. Not mirrored between tablet and
// desktop, where they are below the year's name.
globalStyle(`${yearColumn} ${yearMark} > svg:dir(ltr)`, {
  transform: 'scaleX(-1)',
  '@media': { [betweenTabletAndDesktop]: { transform: 'none' } },
});
globalStyle(`${yearColumn} ${yearMark} > svg:dir(rtl)`, {
  transform: 'none',
  '@media': { [betweenTabletAndDesktop]: { transform: 'scaleX(-1)' } },
});
globalStyle(`${yearColumn} ${year}`, {
  '@media': { [markBelowName]: { gridTemplateColumns: '1fr' } },
});
globalStyle(`${yearColumn} ${yearMark}`, {
  '@media': { [markBelowName]: { gridArea: 'auto', inlineSize: '5rem' } },
});
globalStyle(`${yearRow} ${year}`, {
  '@media': { [from.desktop]: { gridTemplateColumns: '1fr', gap: tokens.space.m } },
});
globalStyle(`${yearRow} ${yearMark}`, {
  '@media': { [from.desktop]: { gridArea: 'auto', inlineSize: '8rem', blockSize: '8rem' } },
});

export const yearName = style({ display: 'grid', gap: '0.15em' });
export const ordinal = style(secondaryInHeading);

export const courses = style({});
globalStyle(`${yearRow} ${courses}`, {
  '@media': { [from.tablet]: { columns: 2, columnGap: tokens.space.l } },
});
export const course = style({
  paddingBlock: tokens.space.xs,
  borderBlockEnd: `${tokens.rule.thin} solid ${rule}`,
  lineHeight: tokens.leading.short,
  breakInside: 'avoid',
});

export const internship = style({
  ...stackThenColumns('xs', from.desktop, '4fr 8fr', 'l'),
  marginBlockStart: tokens.space.block,
  lineHeight: tokens.leading.short,
  alignItems: 'baseline',
});

export const nestedDiamonds = style({
  inlineSize: '100%',
  blockSize: '100%',
  selectors: { ':dir(rtl) > &': { transform: 'scaleX(-1)' } },
});
export const diamondsGround = style({
  fill: tint,
  selectors: { [`${onDark} &`]: { fill: deepRule } },
  '@media': { [forcedColors]: { fill: 'Canvas' }, print: { fill: 'white' } },
});
export const diamondOutline = style({
  fill: 'none',
  stroke: ink,
  strokeWidth: 2.5,
  selectors: { [`${onDark} &`]: { stroke: tokens.color.gold } },
  '@media': { [forcedColors]: { stroke: 'CanvasText' }, print: { selectors: { '&&': { stroke: 'black' } } } },
});
export const diamondCenter = style({
  fill: ink,
  selectors: { [`${onDark} &`]: { fill: tokens.color.gold } },
  '@media': { [forcedColors]: { fill: 'CanvasText' }, print: { selectors: { '&&': { fill: 'black' } } } },
});

/** The conditions of entry (`EntryConditions`). Only a licence's are side by side, on desktops. */
export const entryColumns = style(stackThenColumns('block', from.desktop, '5fr 7fr'));
export const entryRows = style(stack('block'));
export const entryPart = style({
  ...stack('m'),
  alignContent: 'start',
});

export const prerequisites = style({ ...stack('xs'), maxInlineSize: tokens.size.measure });
export const prerequisite = style({
  paddingInlineStart: `min(${tokens.space.m}, 4vw)`,
  borderInlineStart: `${tokens.rule.heavy} solid ${ink}`,
});
/** A master's prerequisites, in two columns of large type from tablets. */
export const largePrerequisites = style({
  display: 'grid',
  gap: `${tokens.space.xs} ${tokens.space.l}`,
  lineHeight: tokens.leading.short,
  '@media': {
    [from.tablet]: { gridTemplateColumns: '1fr 1fr', rowGap: tokens.space.m, fontSize: tokens.text.lead },
  },
});

export const steps = style({ counterReset: 'step', display: 'grid' });
export const step = style({
  counterIncrement: 'step',
  ...stack('m'),
  gridTemplateColumns: '2.25rem 1fr',
  alignItems: 'center',
  paddingBlock: tokens.space.xs,
  lineHeight: tokens.leading.short,
  '@media': {
    [enlargedOnPhone]: oneColumn,
    [from.tablet]: { gridTemplateColumns: '3.25rem 1fr', paddingBlock: tokens.space.m },
  },
  borderBlockStart: `${tokens.rule.thin} solid ${tokens.color.rule}`,
  selectors: { '&:first-child': { borderBlockStart: `${tokens.rule.strong} solid ${tokens.color.basalt}` } },
});
/** The step's number in a diamond. */
export const stepNumber = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '2.25rem',
  blockSize: '2.25rem',
  '@media': { [from.tablet]: { inlineSize: '3.25rem', blockSize: '3.25rem' } },
  fontFamily: tokens.font.heading,
  fontWeight: 700,
  background: tint,
  clipPath: 'polygon(50% 0, 100% 50%, 50% 100%, 0 50%)',
  '::before': { content: 'counter(step)' },
});
/** A master's steps: side by side on desktops. */
export const stepsAcross = style({
  '@media': {
    [from.desktop]: { gridAutoFlow: 'column', gridAutoColumns: '1fr', columnGap: tokens.space.l },
  },
});
globalStyle(`${stepsAcross} > ${step}`, {
  '@media': {
    [from.desktop]: {
      gridTemplateColumns: '1fr',
      alignContent: 'start',
      paddingBlock: tokens.space.m,
      borderBlockStart: `${tokens.rule.strong} solid ${tokens.color.basalt}`,
    },
  },
});

/** A licence's careers: rows on the dark band, the description beside the name from tablets. */
export const careerRows = style({
  ':last-child': { borderBlockEnd: `${tokens.rule.thin} solid ${deepRule}` },
});
export const careerRow = style({
  display: 'grid',
  gap: `${tokens.space.xxs} ${tokens.space.l}`,
  paddingBlock: tokens.space.m,
  borderBlockStart: `${tokens.rule.thin} solid ${deepRule}`,
  alignItems: 'baseline',
  '@media': { [from.tablet]: { gridTemplateColumns: '5fr 7fr' } },
});

/** A master's careers, in two columns from tablets. */
export const careerColumns = style({
  display: 'grid',
  columnGap: tokens.space.band,
  '@media': { [from.tablet]: { gridTemplateColumns: '1fr 1fr' } },
});
export const careerColumn = style({
  ...stack('xs'),
  alignContent: 'start',
  paddingBlock: tokens.space.m,
  '@media': { [from.tablet]: { paddingBlock: tokens.space.l } },
  borderBlockStart: `${tokens.rule.strong} solid ${tokens.color.basalt}`,
});

export const careerName = style({ '@media': { [below.tablet]: { fontSize: tokens.text.h4 } } });
export const careerText = style({
  '@media': { [below.tablet]: { fontSize: tokens.text.small, lineHeight: tokens.leading.short } },
});

export const contactWays = style({
  ...stack('m'),
  marginBlockEnd: tokens.space.m,
  '@media': {
    [from.tablet]: {
      ...stack('l'),
      marginBlockEnd: tokens.space.l,
      gridTemplateColumns: 'auto 1fr',
      columnGap: tokens.space.block,
    },
  },
});
export const contactAddress = style({ '@media': { [from.tablet]: { gridColumn: '1 / -1' } } });
export const contactTerm = style(secondaryText);
export const contactValue = style({
  ...headingText('body'),
  '@media': { [from.tablet]: { fontSize: tokens.text.h4 } },
});
export const contactLink = style({
  display: 'inline-block',
  paddingBlock: tokens.space.xxs,
  // Keeps the e-mail address on one line on a phone.
  '@media': { [below.tablet]: { fontSize: tokens.text.small } },
});
