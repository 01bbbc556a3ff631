import { createVar, globalStyle, keyframes, style } from '@vanilla-extract/css';
import {
  below,
  darkScheme,
  enlargedOnPhone,
  forcedColors,
  from,
  motionWelcome,
} from '../../theme/breakpoints.ts';
import { onDark } from '../../theme/focus.css.ts';
import { stack, wrappingRow } from '../../theme/mixins.ts';
import { tokens } from '../../theme/tokens.css.ts';

// The viewBox of the scene is 800 by 640; the horizon is at y = 500.

const sceneWidth = createVar();

export const hero = style({
  vars: { [sceneWidth]: '100vw' },
  overflow: 'clip',
  background: tokens.color.seaDeep,
  '@media': { [from.desktop]: { vars: { [sceneWidth]: 'clamp(34rem, 53vw, 62rem)' } } },
});

export const heroSky = style([
  onDark,
  {
    position: 'relative',
    zIndex: tokens.layer.raised,
    color: tokens.color.salt,
    '@media': {
      [from.desktop]: {
        display: 'grid',
        alignItems: 'center',
        // High enough that the top of the hero does not cut off the scene.
        minBlockSize: `calc(${sceneWidth} * 0.62)`,
      },
    },
  },
]);
export const heroBody = style({
  ...stack('m'),
  justifyItems: 'start',
  paddingBlockStart: tokens.space.l,
  // Room for the scene on narrow screens.
  paddingBlockEnd: `calc(${sceneWidth} * 0.47)`,
  '@media': {
    // Keeps the words above the sun of the scene.
    [enlargedOnPhone]: { paddingBlockEnd: `calc(${sceneWidth} * 0.6)` },
    [from.tablet]: { gap: tokens.space.l, paddingBlockEnd: `calc(${sceneWidth} * 0.54)` },
    [from.desktop]: { maxInlineSize: '40rem', paddingBlockEnd: tokens.space.block },
  },
});
export const heroHeading = style({
  maxInlineSize: '17ch',
  '@media': { [below.tablet]: { fontSize: tokens.text.figure } },
});
export const heroLead = style({
  maxInlineSize: '34rem',
  fontSize: tokens.text.lead,
  color: tokens.color.sky,
});

/** Inconspicuous, because there is no video yet. */
export const video = style({
  selectors: {
    '&&': { padding: 0, border: 0, color: tokens.color.sky, fontWeight: 400, textDecoration: 'none' },
    '&&:hover': { background: 'none', textDecoration: 'underline' },
  },
});

export const heroSea = style({
  position: 'relative',
  // Room for the sea of the scene. The facts cover its lower edge.
  paddingBlockStart: `calc(${sceneWidth} * 0.14)`,
  background: tokens.color.sky,
  borderBlockStart: `${tokens.rule.heavy} solid ${tokens.color.salt}`,
  '@media': { [forcedColors]: { paddingBlockStart: 0 }, print: { paddingBlockStart: 0 } },
});
export const heroScene = style({
  position: 'absolute',
  insetInlineEnd: 0,
  insetBlockStart: `calc(${sceneWidth} * -0.625 - ${tokens.rule.heavy})`,
  inlineSize: sceneWidth,
  aspectRatio: '800 / 640',
  selectors: { ':dir(rtl) > &': { transform: 'scaleX(-1)' } },
  '@media': { [forcedColors]: { display: 'none' }, print: { display: 'none' } },
});
globalStyle(`${heroScene} > svg`, { inlineSize: '100%', blockSize: '100%' });
// The sea, its edge and its waves in the dark scheme.
globalStyle(`${heroScene} > svg > [fill="#CFE9F2"]`, {
  '@media': { [darkScheme]: { fill: tokens.color.sky } },
});
globalStyle(`${heroScene} > svg > [fill="#FFFFFF"]`, {
  '@media': { [darkScheme]: { fill: tokens.color.salt } },
});
globalStyle(`${heroScene} > svg > [stroke="#FFFFFF"]`, {
  '@media': { [darkScheme]: { stroke: tokens.color.rule } },
});

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
  paddingBlock: tokens.space.m,
  '@media': {
    [from.tablet]: wrappingRow('block', 'xs'),
  },
});
/** Links for visitors who are not future students. */
export const heroLinks = style(wrappingRow('l'));
globalStyle(`${heroLinks} > a`, { paddingBlock: tokens.space.xxs, fontSize: tokens.text.small });
export const heroFact = style({
  ...wrappingRow('xs'),
  alignItems: 'baseline',
  lineHeight: tokens.leading.title,
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
/** Reserves the height of its longest text, so that nothing moves at hydration. */
export const notice = style({
  maxInlineSize: 'none',
  minBlockSize: '2.8em',
  fontSize: tokens.text.small,
  lineHeight: tokens.leading.short,
  '@media': {
    [from.tablet]: { minBlockSize: '1.4em', fontSize: tokens.text.body },
    print: { minBlockSize: 0 },
  },
});
export const noticeIntake = style({ '::before': { content: ['" · "', '" · " / ""'] } });
