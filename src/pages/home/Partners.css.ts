import { style } from '@vanilla-extract/css';
import { from } from '../../theme/breakpoints.ts';
import { tokens } from '../../theme/tokens.css.ts';

export const sectors = style({
  borderBlockEnd: `2px solid ${tokens.color.basalt}`,
  marginBlockEnd: tokens.space.block,
});
export const sector = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: tokens.space.m,
  alignItems: 'center',
  paddingBlock: tokens.space.l,
  borderBlockStart: `1px solid ${tokens.color.rule}`,
  selectors: { '&:first-child': { borderBlockStart: `2px solid ${tokens.color.basalt}` } },
  '@media': {
    [from.tablet]: { gridTemplateColumns: 'repeat(3, 1fr)' },
    [from.desktop]: { gridTemplateColumns: 'repeat(4, 1fr)' },
  },
});
export const sectorName = style({
  color: tokens.color.basaltSoft,
  '@media': { [from.tablet]: { gridRow: 'span 2' }, [from.desktop]: { gridRow: 'auto' } },
});
export const partner = style({
  display: 'flex',
  alignItems: 'center',
  gap: tokens.space.m,
  fontFamily: tokens.font.heading,
  fontSize: tokens.text.h4,
  fontWeight: 700,
  lineHeight: 1.15,
});

export const benefits = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: tokens.space.xl,
  marginBlockStart: tokens.space.xl,
  '@media': { [from.tablet]: { gridTemplateColumns: '1fr 1fr', columnGap: tokens.space.xxl } },
});
export const benefit = style({ display: 'grid', gap: tokens.space.xs, alignContent: 'start' });
export const benefitTitle = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: tokens.space.s,
});
export const stat = style({
  fontSize: tokens.text.figure,
  lineHeight: 1,
  letterSpacing: '-0.03em',
  color: tokens.color.sea,
});
