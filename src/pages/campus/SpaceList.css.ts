import { style } from '@vanilla-extract/css';
import { from } from '../../theme/breakpoints.ts';
import { tokens } from '../../theme/tokens.css.ts';

export const list = style({ display: 'grid' });
export const columns = style({
  '@media': { [from.tablet]: { gridTemplateColumns: '1fr 1fr', columnGap: tokens.space.xl } },
});
export const space = style({
  display: 'grid',
  alignContent: 'start',
  gap: tokens.space.xxs,
  paddingBlock: tokens.space.m,
  borderBlockEnd: `1px solid ${tokens.color.rule}`,
  breakInside: 'avoid',
});
export const name = style({
  fontFamily: tokens.font.heading,
  fontSize: tokens.text.h4,
  fontWeight: 700,
  lineHeight: 1.25,
});
export const text = style({ maxInlineSize: tokens.size.measure, color: tokens.color.basaltSoft });
