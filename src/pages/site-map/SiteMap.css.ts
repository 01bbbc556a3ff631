import { style } from '@vanilla-extract/css';
import { from } from '../../theme/breakpoints.ts';
import { underlinedOnHover } from '../../theme/mixins.ts';
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

/** Hidden below desktop width, where it would stand between the search and the list. */
export const mapDrawing = style({
  display: 'none',
  inlineSize: '100%',
  selectors: { ':dir(rtl) > &': { transform: 'scaleX(-1)' } },
  '@media': { [from.desktop]: { display: 'block' } },
});

export const search = style({ inlineSize: '100%', maxInlineSize: tokens.size.measure });
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
