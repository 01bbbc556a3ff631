import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import {
  enlargedOnPhone,
  forcedColors,
  from,
  roomForBottomBar,
  portraitPhone,
} from '../../../theme/breakpoints.ts';
import { colorsByDomain } from '../../../theme/colors.ts';
import { onGround } from '../../../theme/focus.css.ts';
import {
  filledShape,
  growingStack,
  headingText,
  oneColumn,
  pageColors,
  secondaryInHeading,
  secondaryText,
  stack,
  textStyles,
  wrappingRow,
} from '../../../theme/mixins.ts';
import { status } from '../../../sections/ApplicationStatus.css.ts';
import * as hero from '../../../sections/PageHero.css.ts';
import { ink, tokens } from '../../../theme/tokens.css.ts';

export const domainColors = styleVariants(colorsByDomain, ([light, line, dark, rule]) => ({
  vars: pageColors(light, line, dark, rule),
}));

export const programPage = style({});
// Smaller titles on phones, so that the first screen has the facts.
globalStyle(`${programPage} h1`, { '@media': { [portraitPhone]: { fontSize: tokens.text.h2 } } });
globalStyle(`${programPage} ${hero.columns}`, {
  '@media': {
    [portraitPhone]: { gap: tokens.space.xs, paddingBlock: `${tokens.space.xxs} ${tokens.space.xs}` },
  },
});
globalStyle(`${programPage} ${hero.heroText}`, {
  '@media': { [portraitPhone]: { gap: tokens.space.xs, ...textStyles.small } },
});

// On paper the facts stand beside the title. `:root` makes this rule stronger than the print styles of every page.
globalStyle(`:root ${programPage} ${hero.columns}`, {
  '@media': { print: { display: 'grid', gridTemplateColumns: '1fr 62mm', gap: '8mm' } },
});

const factsBox = style({
  ...stack('xs'),
  justifyItems: 'start',
  padding: tokens.space.m,
  ...textStyles.small,
  '@media': {
    // The box is wider than the title, so that its text is as wide.
    [portraitPhone]: { marginInline: `calc(-1 * ${tokens.space.xs})`, paddingInline: tokens.space.xs },
    [from.tablet]: { ...stack('m'), padding: tokens.space.panel, ...textStyles.body },
    print: { marginInline: 0, padding: 0 },
  },
});
export const facts = style([onGround, factsBox]);
export const factHead = style({
  ...wrappingRow('l'),
  alignItems: 'center',
  justifyContent: 'space-between',
  inlineSize: '100%',
  '@media': { [portraitPhone]: { marginBlock: `calc(-1 * ${tokens.space.xs})` } },
});
export const shareWays = style({ '@media': { print: { display: 'none' } } });
globalStyle(`${shareWays}[open], ${shareWays}[open] > summary`, { marginBlockEnd: tokens.space.m });
export const factList = style(growingStack('xxs', 'm'));
/** A fact: the value beside its term on phones, below it if the text is enlarged; always below it from tablets. */
export const fact = style({
  ...stack('xs'),
  gridTemplateColumns: '6.25rem minmax(0, 1fr)',
  lineHeight: tokens.leading.title,
  '@media': { [enlargedOnPhone]: oneColumn, [from.tablet]: { display: 'block' } },
});
// On phones the bar at the bottom (`applyBar`) shows the intake.
globalStyle(`${fact} ${status.intake}`, { '@media': { [portraitPhone]: { display: 'none' } } });
// On phones the telephone's hours (`intake`, as in `FeesLine`) are beside its number. Aligned to the top: prerendered,
// they are an empty box, which would make the line higher on the baseline.
globalStyle(`${factsBox} > p ${status.intake}`, {
  '@media': {
    [portraitPhone]: { display: 'inline-block', marginInlineStart: tokens.space.xs, verticalAlign: 'top' },
  },
});
export const factTerm = style({ ...secondaryText, lineHeight: tokens.leading.title });
export const factValue = style({
  ...headingText('small'),
  lineHeight: tokens.leading.title,
  '@media': { [from.tablet]: { fontSize: tokens.text.h4 } },
});
/** The link to apply. Hidden where the bar at the bottom of the screen shows it. */
export const applyLink = style({
  '@media': { [roomForBottomBar]: { display: 'none' }, print: { display: 'none' } },
});

/** The programme's drawing stays in view beside the presentation. */
export const scene = style({
  '@media': {
    [from.desktop]: { position: 'sticky', insetBlockStart: '7rem' },
    print: { display: 'none' },
  },
});

const yearColumns = {
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  columnGap: tokens.space.l,
} as const;
/** The years of the plan of study: one below the other on phones, side by side from tablets and on paper. */
export const years = style({
  '@media': {
    // The rows align the course lists, whether a year's name takes one line or two.
    [from.tablet]: { ...yearColumns, gridTemplateRows: 'auto auto' },
    print: { ...yearColumns, breakInside: 'avoid' },
  },
});
export const year = style({
  paddingBlockStart: tokens.space.m,
  '@media': { [from.tablet]: { display: 'grid', gridTemplateRows: 'subgrid', gridRow: 'span 2' } },
});
export const yearHead = style({
  display: 'flex',
  flexDirection: 'row-reverse',
  gap: tokens.space.m,
  alignItems: 'center',
  justifyContent: 'space-between',
  '@media': {
    [from.tablet]: {
      display: 'block',
      paddingBlockEnd: tokens.space.m,
    },
    print: { display: 'block' },
  },
});
globalStyle(`${yearHead} > svg`, {
  flexShrink: 0,
  '@media': {
    // As high as the largest, so that the years' names begin at one height.
    [from.tablet]: { blockSize: '3.25rem', marginBlockEnd: tokens.space.xs },
    print: { display: 'none' },
  },
});
export const ordinal = style({ ...secondaryInHeading, display: 'block' });
export const diamondOutline = style({
  fill: 'none',
  stroke: ink,
  strokeWidth: 2,
  '@media': { [forcedColors]: { stroke: 'CanvasText' } },
});
export const diamondCenter = style(filledShape(ink));
