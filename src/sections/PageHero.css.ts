import { style } from '@vanilla-extract/css';
import { from } from '../theme/breakpoints.ts';
import { tokens } from '../theme/tokens.css.ts';

export const hero = style({ background: tokens.color.sand });
export const columns = style({
  display: 'grid',
  gap: tokens.space.block,
  alignItems: 'end',
  paddingBlockStart: tokens.space.xl,
  paddingBlockEnd: tokens.space.block,
  '@media': { [from.desktop]: { gridTemplateColumns: '7fr 5fr', paddingBlockStart: tokens.space.xxl } },
});
export const words = style({ display: 'grid', gap: tokens.space.l, justifyItems: 'start' });
export const subtitle = style({
  fontSize: tokens.text.lead,
  lineHeight: 1.5,
  color: tokens.color.basaltSoft,
});
export const breadcrumb = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: tokens.space.xs,
  paddingBlockStart: tokens.space.l,
  color: tokens.color.basaltSoft,
  fontSize: tokens.text.small,
});
export const crumb = style({
  selectors: { '&:not(:last-child)::after': { content: '"/" / ""', marginInlineStart: tokens.space.xs } },
});
export const crumbLink = style({ display: 'inline-block', paddingBlock: '0.25rem', color: 'inherit' });
