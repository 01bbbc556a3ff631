import { createVar, globalStyle, keyframes, style } from '@vanilla-extract/css';
import { forcedColors, from, motionWelcome } from '../../theme/breakpoints.ts';
import { onDark } from '../../theme/focus.css.ts';
import { tokens } from '../../theme/tokens.css.ts';

/** The scene's width; its horizon lies at 500/800 of it, its frame ends at 640/800. */
const sceneWidth = createVar();

export const hero = style({
  vars: { [sceneWidth]: '100vw' },
  position: 'relative',
  overflow: 'clip',
  background: tokens.color.seaDeep,
  '@media': { [from.desktop]: { vars: { [sceneWidth]: 'clamp(34rem, 53vw, 62rem)' } } },
});

export const sky = style([
  onDark,
  {
    position: 'relative',
    zIndex: 1,
    color: tokens.color.salt,
    '@media': {
      [from.desktop]: {
        display: 'grid',
        alignItems: 'center',
        // The sun stays clear of the page's header.
        minBlockSize: `calc(${sceneWidth} * 0.7)`,
      },
    },
  },
]);
export const words = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: tokens.space.l,
  justifyItems: 'start',
  paddingBlockStart: 'clamp(2rem, 1rem + 3.2vw, 3.5rem)',
  // In a narrow page the scene rises behind this space.
  paddingBlockEnd: `calc(${sceneWidth} * 0.54)`,
  '@media': { [from.desktop]: { maxInlineSize: '36rem', paddingBlockEnd: '3.5rem' } },
});
/** In the face whose zeros have no stroke. */
export const eyebrow = style({ color: tokens.color.gold, fontFamily: tokens.font.heading, fontWeight: 700 });
export const heading = style({
  fontSize: 'min(clamp(2.625rem, 1.75rem + 3.4vw, 5rem), 16vw)',
  maxInlineSize: '11.5ch',
});
export const lead = style({
  maxInlineSize: '34rem',
  fontSize: tokens.text.lead,
  lineHeight: 1.5,
  color: tokens.color.sky,
});

export const sea = style({
  position: 'relative',
  // The water in front of the ship.
  paddingBlockStart: `calc(${sceneWidth} * 0.14)`,
  background: tokens.color.sky,
  borderBlockStart: `0.4rem solid ${tokens.color.salt}`,
  '@media': { [forcedColors]: { paddingBlockStart: 0 }, print: { paddingBlockStart: 0 } },
});
export const scene = style({
  position: 'absolute',
  insetInlineEnd: 0,
  insetBlockStart: `calc(${sceneWidth} * -0.625 - 0.4rem)`,
  inlineSize: sceneWidth,
  aspectRatio: '800 / 640',
  selectors: { ':dir(rtl) > &': { transform: 'scaleX(-1)' } },
  '@media': { [forcedColors]: { display: 'none' }, print: { display: 'none' } },
});
globalStyle(`${scene} > svg`, { inlineSize: '100%', blockSize: '100%' });

// The two strands of the sky come together; the words do not wait for them.
const strands = {
  warp: keyframes({ from: { opacity: 0, translate: '0 -48px' } }),
  weft: keyframes({ from: { opacity: 0, translate: '48px 0' } }),
};
for (const [strand, name] of Object.entries(strands)) {
  globalStyle(`${scene} [data-strand="${strand}"]`, {
    '@media': { [motionWelcome]: { animation: `${name} ${tokens.motion.calm}` } },
  });
}
// The ship leaves and the dhow comes in as the page goes by; units of the drawing.
const ways = {
  out: keyframes({ to: { translate: '-72px 0' } }),
  in: keyframes({ to: { translate: '-40px 0' } }),
};
for (const [way, name] of Object.entries(ways)) {
  globalStyle(`${scene} [data-moves="${way}"]`, {
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

export const facts = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9rem), 1fr))',
  gap: tokens.space.s,
  paddingBlock: `${tokens.space.s} ${tokens.space.m}`,
  '@media': {
    [from.tablet]: { display: 'flex', flexWrap: 'wrap', columnGap: tokens.space.xxl },
  },
});
export const today = style({
  paddingBlock: tokens.space.m,
  borderBlockStart: `2px solid ${tokens.color.basalt}`,
});
export const fact = style({
  lineHeight: 1.3,
  fontSize: tokens.text.small,
  '@media': { [from.tablet]: { fontSize: tokens.text.body } },
});
export const figure = style({
  display: 'flex',
  // 4.9/5 is one expression: the row breaks before it does.
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${tokens.space.xxs} ${tokens.space.s}`,
  fontFamily: tokens.font.heading,
  fontSize: tokens.text.h4,
  '@media': { [from.tablet]: { fontSize: tokens.text.h3 } },
});
