import { globalStyle, style } from '@vanilla-extract/css';
import { below, enlargedOnPhone, forcedColors, from, motionWelcome } from '../../theme/breakpoints.ts';
import {
  diamondSign,
  filledShape,
  headingText,
  hiddenFromSight,
  noScriptStyles,
  oneColumn,
  secondaryInHeading,
  secondaryText,
  stack,
  underlinedOnHover,
  wrappingRow,
} from '../../theme/mixins.ts';
import { currentStatus } from '../../sections/OpeningHours.css.ts';
import { tokens } from '../../theme/tokens.css.ts';

// Reasons
export const contracts = style({
  ...stack('l'),
  maxInlineSize: '28rem',
  '@media': {
    [from.tablet]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)', alignItems: 'end' },
    [from.desktop]: {
      ...oneColumn,
      maxInlineSize: '21rem',
      marginBlockStart: tokens.space.l,
    },
  },
});
export const contractStatement = style({
  ...wrappingRow('m', 'xs'),
  lineHeight: tokens.leading.short,
  '@media': { [from.tablet]: { display: 'block' } },
});
export const contractText = style({
  flex: '1 1 11rem',
  '@media': { [below.tablet]: { fontSize: tokens.text.small } },
});
export const contractRate = style({
  display: 'block',
  fontFamily: tokens.font.heading,
  fontSize: tokens.text.h1,
  lineHeight: tokens.leading.flat,
  letterSpacing: tokens.tracking.heading,
  color: tokens.color.sea,
  '@media': { [from.tablet]: { fontSize: tokens.text.figure } },
});

export const reasonColumns = style({
  '@media': {
    [below.tablet]: { paddingBlockEnd: tokens.space.m },
    [from.tablet]: { ...stack('l'), gridTemplateColumns: '2fr 3fr', paddingBlock: tokens.space.xs },
  },
});
/** Hidden on phones: the number beside it says the same. */
export const chart = style({
  inlineSize: '100%',
  aspectRatio: '5 / 4',
  selectors: { ':dir(rtl) > &': { transform: 'scaleX(-1)' } },
  '@media': { [below.tablet]: { display: 'none' } },
});

/** Hidden on phones, where the first figure below gives the same information. */
export const platformScreens = style({
  inlineSize: '100%',
  maxInlineSize: '27rem',
  aspectRatio: '640 / 380',
  '@media': { [below.tablet]: { display: 'none' } },
});
export const platformFigures = style({
  ...stack('xs'),
  lineHeight: tokens.leading.short,
  color: tokens.color.sky,
  '@media': {
    [from.tablet]: {
      gridTemplateColumns: '1fr 1fr 1fr',
      gap: tokens.space.m,
      marginBlockStart: tokens.space.m,
    },
  },
});
export const platformFigure = style({
  '@media': { [from.tablet]: { display: 'block' } },
  whiteSpace: 'nowrap',
});

/** On desktops the picture stands beside text and events; the campus page shows it on every screen. */
export const lifePicture = style({
  display: 'none',
  '@media': { [from.desktop]: { display: 'block', gridColumn: 2, gridRow: '1 / span 2' } },
});
globalStyle(`${lifePicture} > *`, { inlineSize: '100%', blockSize: '100%' });
export const nextEvent = style({
  display: 'inline-flex',
  alignItems: 'baseline',
  gap: tokens.space.xs,
  fontFamily: tokens.font.body,
  fontSize: tokens.text.small,
  color: tokens.color.basalt,
  '::before': diamondSign('0.7em', tokens.color.coral),
  '@media': { print: { display: 'none' } },
});

export const news = style({
  '@media': {
    [from.tablet]: stack('m'),
    [from.desktop]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', columnGap: tokens.space.block },
  },
});
export const earlierNews = style({ '@media': { [from.desktop]: { gridColumn: 'span 2' } } });
/** On tablets the picture stands beside the text, on desktops above it. */
export const newsItem = style({
  ...stack('m'),
  alignItems: 'start',
  alignContent: 'start',
  paddingBlockStart: tokens.space.xs,
  borderBlockStart: `${tokens.rule.thin} solid ${tokens.color.rule}`,
  '@media': {
    [from.tablet]: { gridTemplateColumns: '2fr 5fr' },
    [from.desktop]: { ...oneColumn, paddingBlockStart: 0, borderBlockStart: 0 },
  },
});
/** Hidden on phones, where the text needs the width. */
export const newsPicture = style({ '@media': { [below.tablet]: { display: 'none' } } });
export const newsTitle = style({ '@media': { [below.tablet]: { fontSize: tokens.text.h4 } } });
export const newsExcerpt = style({
  '@media': { [below.tablet]: { fontSize: tokens.text.small, lineHeight: tokens.leading.short } },
});
export const newsLink = style({
  color: tokens.color.basalt,
  textDecorationColor: 'transparent',
  ':hover': { color: tokens.color.sea, textDecorationColor: 'currentColor' },
});

// Contact
export const phone = style(underlinedOnHover);
export const phoneLabel = style({ ...secondaryInHeading, display: 'block' });
/** Hidden on phones, where the hours are folded: their summary says whether the school is open. */
export const hoursHeading = style({ '@media': { [below.tablet]: { display: 'none' } } });
export const hours = style({
  borderBlockEnd: `${tokens.rule.thin} solid ${tokens.color.rule}`,
  '@media': { [from.tablet]: { marginBlockStart: tokens.space.m, borderBlockEnd: 0 } },
});
// Hidden on phones, where the folded hours have this status as their summary.
globalStyle(`${hours} ${currentStatus}`, { '@media': { [below.tablet]: { display: 'none' } } });

// Partners
export const sectors = style({
  borderBlock: `${tokens.rule.strong} solid ${tokens.color.basalt}`,
  marginBlockEnd: tokens.space.l,
});
export const sector = style({
  display: 'grid',
  // One column if enlarged text leaves no room for two.
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8.5rem), 1fr))',
  gap: `${tokens.space.xs} ${tokens.space.m}`,
  alignItems: 'center',
  paddingBlock: tokens.space.xs,
  borderBlockStart: `${tokens.rule.thin} solid ${tokens.color.rule}`,
  '@media': {
    [from.tablet]: { gridTemplateColumns: 'repeat(3, 1fr)' },
    [from.desktop]: { gridTemplateColumns: 'repeat(4, 1fr)' },
  },
});
export const sectorName = style({
  gridColumn: '1 / -1',
  ...secondaryText,
  '@media': {
    [from.tablet]: { gridColumn: 'auto', gridRow: 'span 2' },
    [from.desktop]: { gridRow: 'auto' },
  },
});
export const partner = style({
  display: 'flex',
  alignItems: 'center',
  gap: tokens.space.m,
  ...headingText('body'),
});

/** Visually hidden on phones, where each figure has its words beside it. */
export const benefitsHeading = style({ '@media': { [below.tablet]: hiddenFromSight } });
export const benefits = style({
  ...stack('m'),
  gridTemplateColumns: '1fr 1fr',
  marginBlockStart: tokens.space.xs,
  '@media': {
    [enlargedOnPhone]: oneColumn,
    [from.tablet]: { columnGap: tokens.space.block },
    [from.desktop]: { gridTemplateColumns: 'repeat(4, 1fr)' },
  },
});
export const partnerLogo = style({ inlineSize: '2.25rem', blockSize: '2.25rem', flexShrink: 0 });

// Testimonials
export const slideStrip = style([
  {
    // Contains the visually hidden text of the slides, which would otherwise make the page scroll sideways.
    position: 'relative',
    overflowX: 'auto',
    scrollSnapType: 'inline mandatory',
    scrollbarWidth: 'none',
    '@media': {
      [motionWelcome]: { scrollBehavior: 'smooth' },
      print: { overflowX: 'visible' },
    },
  },
  noScriptStyles({ overflowX: 'visible' }),
]);
const stackedSlides = stack('block');
export const slides = style([
  { display: 'flex', '@media': { print: stackedSlides } },
  noScriptStyles(stackedSlides),
]);
export const slide = style({ flex: '0 0 100%', scrollSnapAlign: 'start' });

export const controls = style([
  {
    position: 'relative',
    ...wrappingRow('xs', 'xs'),
    alignItems: 'center',
    marginBlockStart: tokens.space.m,
    '@media': { print: { display: 'none' } },
  },
  noScriptStyles({ display: 'none' }),
]);
const slideButton = style({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: tokens.size.target,
  blockSize: tokens.size.target,
  padding: 0,
  border: `${tokens.rule.strong} solid transparent`,
  transition: `background-color ${tokens.motion.quick}`,
  ':hover': { background: tokens.color.sea },
});
export const arrowButton = style([slideButton, { borderColor: 'currentColor' }]);
export const dots = style({ display: 'flex', marginInlineStart: tokens.space.m });
export const dot = style([slideButton]);
globalStyle(`${dot} > svg`, { inlineSize: '1.25rem', blockSize: '1.25rem' });
globalStyle(`${dot} path`, { fill: 'none', stroke: 'currentColor', strokeWidth: 2 });
globalStyle(`${dot}[aria-current] path`, {
  fill: 'currentColor',
  '@media': { [forcedColors]: { fill: 'Highlight' } },
});

// Offer
export const family = style({
  ...stack('m'),
  paddingBlock: tokens.space.m,
  borderBlockStart: `${tokens.rule.strong} solid ${tokens.color.basalt}`,
  '@media': {
    [from.tablet]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
      columnGap: tokens.space.block,
    },
    [from.desktop]: { gridTemplateColumns: '4fr 3fr 5fr' },
  },
});
/** On phones between the family's title and its text, from tablets beside both. */
export const familyPrograms = style({
  '@media': {
    [from.tablet]: { gridColumn: 2, gridRow: '1 / span 2' },
    [from.desktop]: { gridColumn: 3, gridRow: 1 },
  },
});
/** Hidden on phones: the subtitle gives the years, the programmes' pages the rest. */
export const familyAbout = style({
  display: 'none',
  '@media': {
    [from.tablet]: { ...stack('l'), alignContent: 'start' },
  },
});
export const familyTitle = style({
  ...wrappingRow('m', 'm'),
  alignItems: 'start',
});
globalStyle(`${familyTitle} > svg`, {
  '@media': { [below.tablet]: { inlineSize: '2.75rem', blockSize: '2.75rem' } },
});
export const familyTitleBody = style({ flex: '1 1 11rem', minInlineSize: 0 });
export const familyLink = style({
  color: tokens.color.basalt,
  textDecorationColor: tokens.color.sea,
  ':hover': { color: tokens.color.sea },
});
export const levels = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
  maxInlineSize: '18rem',
});
export const level = style({
  ...stack('xxs'),
  justifyItems: 'center',
  ...secondaryText,
});
globalStyle(`${level} > svg`, { inlineSize: '100%', overflow: 'visible' });
export const includedLevel = style(filledShape(tokens.color.sea));
export const otherLevel = style({
  fill: 'none',
  stroke: tokens.color.rule,
  strokeWidth: 2,
  '@media': { [forcedColors]: { stroke: 'GrayText' } },
});

export const programLink = style({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: '2rem',
  lineHeight: tokens.leading.title,
  paddingBlock: tokens.space.xxs,
  ...underlinedOnHover,
});
