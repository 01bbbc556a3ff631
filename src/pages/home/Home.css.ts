import { createVar, globalStyle, keyframes, style } from '@vanilla-extract/css';
import { below, enlargedOnPhone, forcedColors, from, motionWelcome } from '../../theme/breakpoints.ts';
import { onDark } from '../../theme/focus.css.ts';
import {
  diamondSign,
  filledShape,
  headingText,
  leadText,
  hiddenFromSight,
  noScriptStyles,
  oneColumn,
  secondaryInHeading,
  secondaryText,
  stack,
  stackThenColumns,
  underlinedOnHover,
  wrappingRow,
} from '../../theme/mixins.ts';
import { currentStatus } from '../../sections/OpeningHours.css.ts';
import { tokens } from '../../theme/tokens.css.ts';

// Hero

// The viewBox of the scene is 800 by 640; the horizon is at y = 500.

const sceneWidth = createVar();

export const hero = style({
  vars: { [sceneWidth]: '100vw' },
  position: 'relative',
  overflow: 'clip',
  background: tokens.color.seaDeep,
  '@media': { [from.desktop]: { vars: { [sceneWidth]: 'clamp(34rem, 53vw, 62rem)' } } },
});

export const heroSky = style([
  onDark,
  {
    position: 'relative',
    zIndex: 1,
    color: tokens.color.salt,
    '@media': {
      [from.desktop]: {
        display: 'grid',
        alignItems: 'center',
        // High enough that the top of the hero does not cut off the scene.
        minBlockSize: `calc(${sceneWidth} * 0.7)`,
      },
    },
  },
]);
export const heroBody = style({
  ...stack('m'),
  justifyItems: 'start',
  paddingBlockStart: 'clamp(1.25rem, 0.4rem + 3.8vw, 3.5rem)',
  // Room for the scene on narrow screens.
  paddingBlockEnd: `calc(${sceneWidth} * 0.47)`,
  '@media': {
    // Keeps the words above the sun of the scene.
    [enlargedOnPhone]: { paddingBlockEnd: `calc(${sceneWidth} * 0.6)` },
    [from.tablet]: { gap: tokens.space.l, paddingBlockEnd: `calc(${sceneWidth} * 0.54)` },
    [from.desktop]: { maxInlineSize: '36rem', paddingBlockEnd: '3.5rem' },
  },
});
/** The line above the title. In the heading font, because the body font has slashed zeros. */
export const heroEyebrow = style({
  color: tokens.color.gold,
  fontFamily: tokens.font.heading,
  fontWeight: 700,
});
export const heroHeading = style({
  fontSize: 'min(clamp(2.625rem, 1.75rem + 3.4vw, 5rem), 16vw)',
  maxInlineSize: '11.5ch',
  '@media': { [`${from.tablet} and ${below.desktop}`]: { maxInlineSize: '17ch' } },
});
export const heroLead = style({
  maxInlineSize: '34rem',
  fontSize: tokens.text.lead,
  lineHeight: 1.5,
  color: tokens.color.sky,
});

/** The play button, inconspicuous because there is no video yet. */
export const video = style({
  selectors: {
    '&&': { padding: 0, color: tokens.color.sky, fontWeight: 400, textDecoration: 'none' },
    '&&:hover': { background: 'none', textDecoration: 'underline' },
  },
});

export const heroSea = style({
  position: 'relative',
  // Room for the sea of the scene. The facts cover its lower edge.
  paddingBlockStart: `calc(${sceneWidth} * 0.14)`,
  background: tokens.color.sky,
  borderBlockStart: `0.4rem solid ${tokens.color.salt}`,
  '@media': { [forcedColors]: { paddingBlockStart: 0 }, print: { paddingBlockStart: 0 } },
});
export const heroScene = style({
  position: 'absolute',
  insetInlineEnd: 0,
  insetBlockStart: `calc(${sceneWidth} * -0.625 - 0.4rem)`,
  inlineSize: sceneWidth,
  aspectRatio: '800 / 640',
  selectors: { ':dir(rtl) > &': { transform: 'scaleX(-1)' } },
  '@media': { [forcedColors]: { display: 'none' }, print: { display: 'none' } },
});
globalStyle(`${heroScene} > svg`, { inlineSize: '100%', blockSize: '100%' });

// The two strands of the woven sky slide into place when the page opens.
const strands = {
  warp: keyframes({ from: { opacity: 0, translate: '0 -48px' } }),
  weft: keyframes({ from: { opacity: 0, translate: '48px 0' } }),
};
for (const [strand, name] of Object.entries(strands)) {
  globalStyle(`${heroScene} [data-strand="${strand}"]`, {
    '@media': { [motionWelcome]: { animation: `${name} ${tokens.motion.calm}` } },
  });
}
// The ship leaves and the dhow arrives while the page scrolls. Lengths are SVG units.
const shipMotions = {
  out: keyframes({ to: { translate: '-72px 0' } }),
  in: keyframes({ to: { translate: '-40px 0' } }),
};
for (const [motion, name] of Object.entries(shipMotions)) {
  globalStyle(`${heroScene} [data-moves="${motion}"]`, {
    '@media': {
      [motionWelcome]: {
        '@supports': {
          '(animation-timeline: scroll())': {
            animation: `${name} linear both`,
            animationTimeline: 'scroll()',
            animationRange: '0 100vh',
          },
        },
      },
    },
  });
}

export const heroFacts = style({
  position: 'relative',
  ...stack('xxs'),
  paddingBlock: tokens.space.s,
  '@media': {
    [from.tablet]: wrappingRow('xxl', 'xs'),
  },
});
export const heroFooter = style({
  paddingBlock: tokens.space.xs,
  borderBlockStart: `2px solid ${tokens.color.basalt}`,
});
/** Links for visitors who are not future students. */
export const heroLinks = style(wrappingRow('l'));
globalStyle(`${heroLinks} > a`, { paddingBlock: tokens.space.xxs, fontSize: tokens.text.small });
/** A row of a figure and its words on phones, a column from tablets. */
export const heroFact = style({
  ...wrappingRow('xs'),
  alignItems: 'baseline',
  lineHeight: 1.3,
  fontSize: tokens.text.small,
  '@media': { [from.tablet]: { display: 'block', fontSize: tokens.text.body } },
});
export const heroFigure = style({
  // On a narrow screen, the stars wrap below “4,9/5”.
  ...wrappingRow('xs', 'xxs'),
  alignItems: 'center',
  fontFamily: tokens.font.heading,
  '@media': { [from.tablet]: { fontSize: tokens.text.h3 } },
});

// Reasons
export const contracts = style({
  ...stack('l'),
  maxInlineSize: '28rem',
  '@media': {
    [from.tablet]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)', alignItems: 'end' },
    [from.desktop]: {
      ...oneColumn,
      maxInlineSize: '21rem',
      marginBlockStart: tokens.space.xl,
    },
  },
});
export const contractStatement = style({
  ...wrappingRow('m', 'xs'),
  lineHeight: 1.4,
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
  lineHeight: 1,
  letterSpacing: '-0.03em',
  color: tokens.color.sea,
  '@media': { [from.tablet]: { fontSize: tokens.text.figure } },
});

export const reasons = style({ borderBlockStart: `2px solid ${tokens.color.basalt}` });
export const reason = style({
  borderBlockEnd: `1px solid ${tokens.color.rule}`,
  '@media': { [from.tablet]: { paddingBlock: tokens.space.xl } },
});
export const reasonColumns = style({
  '@media': {
    [below.tablet]: { paddingBlockEnd: tokens.space.s },
    [from.tablet]: { ...stack('xl'), gridTemplateColumns: '2fr 3fr' },
  },
});
export const reasonText = style({
  ...stack('xs'),
  justifyItems: 'start',
  fontSize: tokens.text.small,
  lineHeight: 1.4,
  '@media': { [from.tablet]: { fontSize: tokens.text.body, lineHeight: 1.5 } },
});
/** Hidden on phones: the number beside it says the same. */
export const chart = style({
  inlineSize: '100%',
  aspectRatio: '5 / 4',
  selectors: { ':dir(rtl) > &': { transform: 'scaleX(-1)' } },
  '@media': { [below.tablet]: { display: 'none' } },
});

// Programme families
export const families = style({
  borderBlockEnd: `2px solid ${tokens.color.basalt}`,
});

export const family = style({
  ...stack('s'),
  paddingBlock: tokens.space.s,
  borderBlockStart: `2px solid ${tokens.color.basalt}`,
  '@media': {
    [from.tablet]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
      columnGap: tokens.space.xxl,
      paddingBlock: tokens.space.xxl,
    },
    [from.desktop]: { gridTemplateColumns: '7fr 5fr', columnGap: tokens.space.band },
  },
});
/** The family's programmes: on phones between its title and its text, from tablets beside both. */
export const familyPrograms = style({
  '@media': { [from.tablet]: { gridColumn: 2, gridRow: '1 / span 2' } },
});
/** The family's description and years. Hidden on phones: the subtitle gives the years, the programmes' pages the rest. */
export const familyAbout = style({
  display: 'none',
  '@media': {
    [from.tablet]: { ...stack('l'), alignContent: 'start' },
  },
});
export const familyTitle = style({
  ...wrappingRow('s', 's'),
  alignItems: 'start',
  '@media': { [from.tablet]: { gap: tokens.space.m } },
});
globalStyle(`${familyTitle} > svg`, {
  '@media': { [below.tablet]: { inlineSize: '2.75rem', blockSize: '2.75rem' } },
});
export const familyTitleBody = style({ flex: '1 1 11rem', minInlineSize: 0 });
export const familyName = style({ fontSize: 'clamp(1.25rem, 0.86rem + 1.74vw, 2.25rem)', lineHeight: 1.1 });
export const familyLink = style({
  color: tokens.color.basalt,
  textDecorationColor: tokens.color.sea,
  ':hover': { color: tokens.color.sea },
});
export const familySubtitle = style({
  marginBlockStart: tokens.space.xxs,
  ...secondaryText,
  lineHeight: 1.35,
  '@media': { [from.tablet]: { fontSize: tokens.text.body } },
});
export const familyDescription = style({
  maxInlineSize: '32rem',
  fontSize: tokens.text.lead,
  lineHeight: 1.45,
});

export const levels = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
  maxInlineSize: '24rem',
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

const thinDivider = `1px solid ${tokens.color.rule}`;
export const program = style({ borderBlockStart: thinDivider });
export const programLink = style({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: '2rem',
  lineHeight: 1.25,
  paddingBlock: tokens.space.xxs,
  ...underlinedOnHover,
});

/** On phones the bar of the previous programme is the divider. */
export const executiveProgram = style({
  paddingBlockStart: '0.375rem',
  lineHeight: 1.3,
  '@media': { [from.tablet]: { paddingBlock: '0.375rem', borderBlockStart: thinDivider } },
});
export const executiveProgramName = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: tokens.space.m,
  '@media': { [enlargedOnPhone]: { flexWrap: 'wrap', columnGap: 0 } },
});
globalStyle(`${executiveProgramName} > strong`, { flexShrink: 0, whiteSpace: 'nowrap' });
export const hoursBar = style({
  inlineSize: '100%',
  blockSize: '0.375rem',
  marginBlockStart: tokens.space.xxs,
  ...filledShape(tokens.color.sea),
  selectors: { ':dir(rtl) > &': { transform: 'scaleX(-1)' } },
});

// E-learning platform
export const platformLinks = style({
  ...wrappingRow('l', 'xs'),
  alignItems: 'center',
});
/** The drawing of the platform. Hidden on phones, where the first figure below gives the same information. */
export const platformScreens = style({
  inlineSize: '100%',
  aspectRatio: '640 / 380',
  '@media': { [below.tablet]: { display: 'none' } },
});
export const platformFigures = style({
  ...stack('xs'),
  lineHeight: 1.35,
  color: tokens.color.sky,
  '@media': {
    [from.tablet]: {
      gridTemplateColumns: '1fr 1fr 1fr',
      gap: tokens.space.m,
      marginBlockStart: tokens.space.l,
    },
  },
});
export const platformFigure = style({
  '@media': { [from.tablet]: { display: 'block' } },
  fontFamily: tokens.font.heading,
  fontSize: tokens.text.h2,
  lineHeight: 1.1,
  letterSpacing: '-0.02em',
  whiteSpace: 'nowrap',
  color: tokens.color.gold,
});

// Partners
export const sectors = style({
  borderBlock: `2px solid ${tokens.color.basalt}`,
  marginBlockEnd: tokens.space.block,
});
export const sector = style({
  display: 'grid',
  // One column if enlarged text leaves no room for two.
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8.5rem), 1fr))',
  gap: `${tokens.space.xs} ${tokens.space.m}`,
  alignItems: 'center',
  paddingBlock: tokens.space.xs,
  borderBlockStart: `1px solid ${tokens.color.rule}`,
  '@media': {
    [from.tablet]: { gridTemplateColumns: 'repeat(3, 1fr)', paddingBlock: tokens.space.l },
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
  gap: tokens.space.s,
  ...headingText('body', 1.1),
});

/** Visually hidden on phones, where each figure has its words beside it. */
export const benefitsHeading = style({ '@media': { [below.tablet]: hiddenFromSight } });
export const benefits = style({
  display: 'grid',
  marginBlockStart: tokens.space.xs,
  '@media': { [from.tablet]: { gridTemplateColumns: '1fr 1fr', columnGap: tokens.space.xxl } },
});
export const benefit = style({
  paddingBlock: '0.25rem',
  borderBlockStart: `1px solid ${tokens.color.rule}`,
  lineHeight: 1.35,
  '@media': { [below.tablet]: { selectors: { '&:first-child': { borderBlockStart: 0 } } } },
});
// The figure and the words beside it; with enlarged text the words are below it.
export const benefitTitle = style({
  ...wrappingRow('m'),
  alignItems: 'baseline',
});
export const benefitFigure = style({
  minInlineSize: '2.4em',
  fontSize: tokens.text.h2,
  lineHeight: 1,
  letterSpacing: '-0.03em',
  color: tokens.color.sea,
});

export const benefitText = style({
  fontSize: tokens.text.small,
  '@media': { [from.tablet]: { fontSize: tokens.text.body } },
});

export const partnerLinks = style({
  ...wrappingRow('m'),
  marginBlockStart: tokens.space.xs,
  fontSize: tokens.text.small,
  '@media': {
    [from.tablet]: {
      columnGap: tokens.space.xl,
      marginBlockStart: tokens.space.l,
      fontSize: tokens.text.body,
    },
  },
});

export const partnerLogo = style({ inlineSize: '2.5rem', blockSize: '2.5rem', flexShrink: 0 });

// Student life and events
export const life = style({
  position: 'relative',
  paddingBlockStart: tokens.space.band,
  background: tokens.color.sky,
  '@media': {
    [below.tablet]: { paddingBlockEnd: tokens.space.band },
    [from.desktop]: { paddingBlockEnd: tokens.space.band },
  },
});
/** The section's words above its events. On desktops the picture fills the band beside both. */
export const lifeColumns = style(stackThenColumns('block', from.desktop, '7fr 5fr'));
export const lifeBody = style({ ...stack('s'), justifyItems: 'start' });
export const lifeText = style(leadText(1.45));
/** Hidden on phones: the campus page shows the same picture. */
export const lifePicture = style({
  marginInline: `calc(-1 * ${tokens.space.gutter})`,
  '@media': {
    [below.tablet]: { display: 'none' },
    [from.desktop]: {
      position: 'absolute',
      insetBlock: 0,
      insetInlineEnd: 0,
      inlineSize: '38%',
      marginInline: 0,
    },
  },
});
// On tablets the picture has a fixed height, on desktops it fills the height of the band.
globalStyle(`${lifePicture} > *`, {
  '@media': {
    [from.tablet]: { inlineSize: '100%', blockSize: '24rem' },
    [from.desktop]: { blockSize: '100%' },
  },
});
export const events = style({ '@media': { [from.desktop]: { gridColumn: 1 } } });
export const event = style({
  ...stack('xxs'),
  marginBlockStart: tokens.space.s,
  paddingBlockStart: tokens.space.s,
  borderBlockStart: `1px solid ${tokens.color.sea}`,
  lineHeight: 1.45,
  '@media': {
    [from.tablet]: {
      // Room for a date with the text spacing of WCAG 1.4.12.
      gridTemplateColumns: '14rem 1fr',
      columnGap: tokens.space.l,
      marginBlockStart: tokens.space.l,
      paddingBlockStart: tokens.space.l,
    },
  },
});
export const eventDate = style({
  ...wrappingRow('m'),
  alignItems: 'baseline',
  alignContent: 'start',
  ...headingText('h4', 1.25),
  color: tokens.color.sea,
});
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
export const eventBody = style({
  ...stack('xxs'),
  fontSize: tokens.text.small,
  '@media': { [from.tablet]: { fontSize: tokens.text.body } },
});

// Latest news
export const news = style({
  '@media': {
    [from.tablet]: stack('m'),
    [from.desktop]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', columnGap: tokens.space.xl },
  },
});
export const earlierNews = style({ '@media': { [from.desktop]: { gridColumn: 'span 2' } } });
export const earlierItems = style(stackThenColumns('m', from.desktop, '1fr 1fr', 'xl'));
/** On tablets the picture stands beside the text, on desktops above it. */
export const newsItem = style({
  ...stack('m'),
  alignItems: 'start',
  alignContent: 'start',
  paddingBlockStart: tokens.space.xs,
  borderBlockStart: `1px solid ${tokens.color.rule}`,
  '@media': {
    [from.tablet]: { gridTemplateColumns: '2fr 5fr' },
    [from.desktop]: { ...oneColumn, paddingBlockStart: 0, borderBlockStart: 0 },
  },
});
/** The picture of an article. Hidden on phones, where the text needs the width. */
export const newsPicture = style({ '@media': { [below.tablet]: { display: 'none' } } });
export const newsBody = style({ ...stack('xs'), alignContent: 'start' });
export const newsSource = style({
  ...wrappingRow('m'),
  ...secondaryText,
});
export const newsCategory = style({ fontWeight: 700, color: tokens.color.sea });
export const newsTitle = style({ '@media': { [below.tablet]: { fontSize: tokens.text.h4 } } });
export const newsExcerpt = style({
  '@media': { [below.tablet]: { fontSize: tokens.text.small, lineHeight: 1.45 } },
});
export const newsLink = style({
  color: tokens.color.basalt,
  textDecorationColor: 'transparent',
  ':hover': { color: tokens.color.sea, textDecorationColor: 'currentColor' },
});

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
const stackedSlides = stack('xxl');
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
  border: '2px solid transparent',
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

// Contact
export const contactLinks = style({
  ...stack('s'),
  justifyItems: 'start',
});
export const phone = style({
  fontFamily: tokens.font.heading,
  fontSize: 'min(clamp(1.875rem, 1.2rem + 3.4vw, 3.75rem), 15vw)',
  fontWeight: 700,
  lineHeight: 1.1,
  letterSpacing: '-0.02em',
  ...underlinedOnHover,
});
export const phoneLabel = style({ ...secondaryInHeading, display: 'block' });
/** Hidden on phones, where the hours are folded: their summary says whether the school is open. */
export const hoursHeading = style({ '@media': { [below.tablet]: { display: 'none' } } });
export const hours = style({
  borderBlockEnd: `1px solid ${tokens.color.rule}`,
  '@media': { [from.tablet]: { marginBlockStart: tokens.space.s, borderBlockEnd: 0 } },
});
// Hidden on phones, where the folded hours have this status as their summary.
globalStyle(`${hours} ${currentStatus}`, { '@media': { [below.tablet]: { display: 'none' } } });
