import { style } from '@vanilla-extract/css';
import { from } from '../../theme/breakpoints.ts';
import { noScriptStyles, underlinedOnHover } from '../../theme/mixins.ts';
import { tokens } from '../../theme/tokens.css.ts';

export const groups = style({
  paddingBlock: tokens.space.band,
  columnGap: tokens.space.block,
  '@media': { [from.tablet]: { columnCount: 2 }, print: { columnCount: 2, paddingBlock: '4mm' } },
});
export const group = style({ breakInside: 'avoid', paddingBlockEnd: tokens.space.block });
export const groupHeading = style({
  paddingBlockEnd: tokens.space.m,
  borderBlockEnd: `${tokens.rule.strong} solid ${tokens.color.basalt}`,
  fontSize: tokens.text.h3,
});
export const pageLink = style({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: tokens.size.target,
  paddingBlock: tokens.space.xs,
  borderBlockEnd: `${tokens.rule.thin} solid ${tokens.color.rule}`,
  lineHeight: tokens.leading.short,
  ...underlinedOnHover,
});

/** Small below desktop width, where the list needs the room. */
export const mapDrawing = style({
  inlineSize: '100%',
  maxInlineSize: '15rem',
  selectors: { ':dir(rtl) > &': { transform: 'scaleX(-1)' } },
  '@media': { [from.desktop]: { maxInlineSize: 'none' } },
});

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
export const result = style({
  paddingBlock: tokens.space.m,
  borderBlockStart: `${tokens.rule.thin} solid ${tokens.color.rule}`,
  ':first-child': { borderBlockStart: `${tokens.rule.strong} solid ${tokens.color.basalt}` },
});
export const resultLink = style({ display: 'inline-block', paddingBlock: tokens.space.xxs, fontWeight: 700 });
