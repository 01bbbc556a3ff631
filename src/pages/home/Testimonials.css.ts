import { globalStyle, style } from '@vanilla-extract/css';
import { forcedColors, motionWelcome } from '../../theme/breakpoints.ts';
import { noScriptStyles, stack, wrappingRow } from '../../theme/mixins.ts';
import { tokens } from '../../theme/tokens.css.ts';

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
