import { style } from '@vanilla-extract/css';
import { forcedColors, from } from '../../theme/breakpoints.ts';
import { noScriptStyles } from '../../theme/mixins.ts';
import { tokens } from '../../theme/tokens.css.ts';

export const groups = style({
  paddingBlock: tokens.space.band,
  columnGap: tokens.space.xxl,
  '@media': { [from.tablet]: { columnCount: 2 }, print: { columnCount: 2, paddingBlock: '1rem' } },
});
export const group = style({ breakInside: 'avoid', paddingBlockEnd: tokens.space.xxl });
export const groupHeading = style({
  paddingBlockEnd: tokens.space.s,
  borderBlockEnd: `2px solid ${tokens.color.basalt}`,
  fontSize: tokens.text.h3,
});
export const pageLink = style({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: tokens.size.target,
  paddingBlock: tokens.space.xs,
  borderBlockEnd: `1px solid ${tokens.color.rule}`,
  lineHeight: 1.4,
  textDecorationColor: 'transparent',
  ':hover': { textDecorationColor: 'currentColor' },
});

/** The drawing of the site map. Small below desktop width, where the list needs the room. */
export const mapDrawing = style({
  inlineSize: '100%',
  maxInlineSize: '15rem',
  selectors: { ':dir(rtl) > &': { transform: 'scaleX(-1)' } },
  '@media': { [from.desktop]: { maxInlineSize: 'none' } },
});
export const mapLines = style({
  fill: 'none',
  stroke: tokens.color.seaDeep,
  strokeWidth: 3,
  '@media': { [forcedColors]: { stroke: 'CanvasText' } },
});
export const mapPages = style({
  fill: tokens.color.sea,
  '@media': { [forcedColors]: { fill: 'CanvasText' } },
});
export const mapStart = style({
  fill: tokens.color.gold,
  stroke: tokens.color.seaDeep,
  strokeWidth: 3,
  '@media': { [forcedColors]: { fill: 'Highlight', stroke: 'CanvasText' } },
});

// Search
export const search = style([
  {
    inlineSize: '100%',
    maxInlineSize: tokens.size.measure,
    '@media': { print: { display: 'none' } },
  },
  // The search needs scripts; the links below lead to every page.
  noScriptStyles({ display: 'none' }),
]);
export const searchStatus = style({
  marginBlockStart: tokens.space.m,
  fontWeight: 700,
  ':empty': { margin: 0 },
});
export const searchNote = style({ marginBlockStart: tokens.space.xs });
export const results = style({ marginBlockStart: tokens.space.s });
export const result = style({
  paddingBlock: tokens.space.m,
  borderBlockStart: `1px solid ${tokens.color.rule}`,
  ':first-child': { borderBlockStart: `2px solid ${tokens.color.basalt}` },
});
export const resultLink = style({ display: 'inline-block', paddingBlock: '0.125rem', fontWeight: 700 });
