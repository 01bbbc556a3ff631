import { globalStyle, style } from '@vanilla-extract/css';
import { forcedColors, from, motionWelcome } from '../../theme/breakpoints.ts';
import { onDark } from '../../theme/focus.css.ts';
import { tokens } from '../../theme/tokens.css.ts';
import { noScriptStyles } from '../../theme/mixins.ts';
import { portraitFrame } from '../../ui/portraitFrame.css.ts';

export const strip = style([
  {
    // What is read aloud or hidden visually inside a slide is placed against the strip, not against the page.
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
const oneBelowTheOther = { display: 'grid', gap: tokens.space.xxl } as const;
export const list = style([
  { display: 'flex', '@media': { print: oneBelowTheOther } },
  noScriptStyles(oneBelowTheOther),
]);
export const item = style({ flex: '0 0 100%', scrollSnapAlign: 'start' });

export const testimonial = style({
  display: 'grid',
  gridTemplateColumns: '4rem minmax(0, 1fr)',
  gap: tokens.space.m,
  alignItems: 'start',
  '@media': {
    [from.tablet]: { gridTemplateColumns: '10rem minmax(0, 1fr)', columnGap: tokens.space.xxl },
    [from.desktop]: { gridTemplateColumns: '4fr 8fr', columnGap: tokens.space.band },
  },
});
export const portrait = style([portraitFrame, { inlineSize: '100%' }]);
export const words = style({
  display: 'grid',
  gap: tokens.space.m,
  '@media': { [from.tablet]: { gap: tokens.space.l } },
});
export const rating = style({ position: 'relative', fontSize: tokens.text.lead });
export const quote = style({
  maxInlineSize: '24ch',
  fontFamily: tokens.font.heading,
  fontSize: tokens.text.h3,
  fontWeight: 700,
  lineHeight: 1.15,
  letterSpacing: '-0.015em',
  textWrap: 'balance',
  '@media': { [from.tablet]: { fontSize: tokens.text.h2 } },
});
export const person = style({
  display: 'grid',
  color: tokens.color.basaltSoft,
  selectors: { [`${onDark} &`]: { color: tokens.color.sky } },
});
export const author = style({
  fontSize: tokens.text.lead,
  color: tokens.color.basalt,
  selectors: { [`${onDark} &`]: { color: tokens.color.salt } },
});
export const achievement = style({
  marginBlockStart: tokens.space.s,
  fontWeight: 700,
  color: tokens.color.sea,
  selectors: { [`${onDark} &`]: { color: tokens.color.gold } },
});

export const controls = style([
  {
    position: 'relative',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: tokens.space.xs,
    marginBlockStart: tokens.space.m,
    '@media': { print: { display: 'none' } },
  },
  noScriptStyles({ display: 'none' }),
]);
const control = style({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: tokens.size.target,
  blockSize: tokens.size.target,
  padding: 0,
  border: '2px solid transparent',
  borderRadius: tokens.radius.small,
  background: 'transparent',
  color: tokens.color.sea,
  transition: `background-color ${tokens.motion.quick}`,
  ':hover': { background: tokens.color.sky },
  selectors: {
    [`${onDark} &`]: { color: tokens.color.salt },
    [`${onDark} &:hover`]: { background: tokens.color.sea },
  },
});
export const step = style([control, { borderColor: 'currentColor' }]);
export const dots = style({ display: 'flex', marginInlineStart: tokens.space.m });
export const dot = style([control]);
globalStyle(`${dot} > svg`, { inlineSize: '1.25rem', blockSize: '1.25rem' });
globalStyle(`${dot} path`, { fill: 'none', stroke: 'currentColor', strokeWidth: 2 });
globalStyle(`${dot}[aria-current] path`, {
  fill: 'currentColor',
  '@media': { [forcedColors]: { fill: 'Highlight' } },
});
