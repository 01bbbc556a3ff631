import { style } from '@vanilla-extract/css';
import { forcedColors, from, phoneWidth } from '../../theme/breakpoints.ts';
import { headingText, noScriptStyles, stack } from '../../theme/mixins.ts';
import { tokens } from '../../theme/tokens.css.ts';

export const needsScript = style(noScriptStyles({ display: 'none' }));
export const finder = style({
  ...stack('block'),
  alignItems: 'center',
  '@media': { [from.desktop]: { gridTemplateColumns: '5fr 7fr' }, print: { display: 'none' } },
});
export const questions = style(stack('l'));
export const question = style({ fontSize: tokens.text.h4, color: tokens.color.gold });
export const answers = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: tokens.space.xs,
  marginBlockStart: tokens.space.s,
});
export const answer = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '2.75rem',
  paddingInline: tokens.space.m,
  border: '2px solid currentColor',
  borderRadius: tokens.radius.small,
  background: 'transparent',
  color: tokens.color.salt,
  fontWeight: 600,
  lineHeight: 1.25,
  ':hover': { background: tokens.color.sea },
  selectors: {
    '&[aria-pressed="true"]': {
      background: tokens.color.gold,
      borderColor: tokens.color.gold,
      color: tokens.color.basalt,
    },
    // A chosen answer has a sign, so that colour is not the only difference.
    '&[aria-pressed="true"]::before': {
      content: '',
      inlineSize: '0.6rem',
      blockSize: '0.6rem',
      marginInlineEnd: tokens.space.xs,
      rotate: '45deg',
      background: 'currentColor',
    },
  },
  '@media': {
    [forcedColors]: { selectors: { '&[aria-pressed="true"]::before': { background: 'CanvasText' } } },
  },
});
export const result = style(headingText('h4'));

export const map = style({
  inlineSize: '100%',
  blockSize: 'auto',
  background: tokens.color.sea,
  selectors: { ':dir(rtl) > &': { transform: 'scaleX(-1)' } },
  '@media': { [forcedColors]: { display: 'none' }, print: { display: 'none' } },
});
export const grid = style({ fill: 'none', stroke: tokens.color.seaDeep, strokeWidth: 1, opacity: 0.6 });
export const coast = style({ fill: tokens.color.sand });
/** All routes, as thin lines. */
export const possibleRoute = style({
  fill: 'none',
  stroke: tokens.color.sky,
  strokeWidth: 1.5,
  opacity: 0.7,
});
/** The matching routes. */
export const chosenRoute = style({
  fill: 'none',
  stroke: tokens.color.gold,
  strokeWidth: 4,
  strokeDasharray: '10 8',
});
export const reached = style({ fill: tokens.color.gold });
export const missed = style({ fill: tokens.color.seaDeep });
const word = style({
  fill: tokens.color.salt,
  fontFamily: tokens.font.heading,
  fontSize: '18px',
  fontWeight: 700,
  // The chart is mirrored in right-to-left languages; mirror the text back.
  selectors: { ':dir(rtl) &': { display: 'none' } },
  // SVG units: 14 px on a phone, where the chart is half as wide.
  '@media': { [phoneWidth]: { fontSize: '28px' } },
});
export const domainName = style([word, { textAnchor: 'middle' }]);
/** Starts at the shore, so that a long word does not overlap the land. */
export const harbourName = style([word, { textAnchor: 'start' }]);

export const foundPrograms = style({
  ...stack('l'),
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 19rem), 1fr))',
  marginBlockStart: tokens.space.l,
});
export const foundProgram = style({
  ...stack('m'),
  gridTemplateColumns: '3.5rem minmax(0, 1fr)',
  paddingBlockStart: tokens.space.m,
  borderBlockStart: `2px solid ${tokens.color.gold}`,
  lineHeight: 1.4,
});
export const foundName = style({
  display: 'inline-block',
  color: tokens.color.salt,
  ...headingText('h4'),
  lineHeight: 1.2,
});
