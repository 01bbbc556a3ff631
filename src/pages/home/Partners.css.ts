import { style } from '@vanilla-extract/css';
import { from } from '../../theme/breakpoints.ts';
import { tokens } from '../../theme/tokens.css.ts';

export const sectors = style({
  borderBlockEnd: `2px solid ${tokens.color.basalt}`,
  marginBlockEnd: tokens.space.block,
});
export const sector = style({
  display: 'grid',
  // One column where large text leaves no room for two.
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8.5rem), 1fr))',
  gap: `${tokens.space.xs} ${tokens.space.m}`,
  alignItems: 'center',
  paddingBlock: tokens.space.xs,
  borderBlockStart: `1px solid ${tokens.color.rule}`,
  selectors: { '&:first-child': { borderBlockStart: `2px solid ${tokens.color.basalt}` } },
  '@media': {
    [from.tablet]: { gridTemplateColumns: 'repeat(3, 1fr)', paddingBlock: tokens.space.l },
    [from.desktop]: { gridTemplateColumns: 'repeat(4, 1fr)' },
  },
});
export const sectorName = style({
  gridColumn: '1 / -1',
  fontSize: tokens.text.small,
  color: tokens.color.basaltSoft,
  '@media': {
    [from.tablet]: { gridColumn: 'auto', gridRow: 'span 2' },
    [from.desktop]: { gridRow: 'auto' },
  },
});
export const partner = style({
  display: 'flex',
  alignItems: 'center',
  gap: tokens.space.s,
  fontFamily: tokens.font.heading,
  fontSize: tokens.text.body,
  fontWeight: 700,
  lineHeight: 1.1,
});

export const benefits = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8.5rem), 1fr))',
  gap: tokens.space.m,
  marginBlockStart: tokens.space.m,
  '@media': { [from.tablet]: { gridTemplateColumns: '1fr 1fr', columnGap: tokens.space.xxl } },
});
export const benefit = style({
  display: 'grid',
  gap: tokens.space.xs,
  alignContent: 'start',
  fontSize: tokens.text.small,
  lineHeight: 1.4,
  '@media': { [from.tablet]: { fontSize: tokens.text.body } },
});
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

export const links = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: tokens.space.m,
  fontSize: tokens.text.small,
  '@media': {
    [from.tablet]: {
      columnGap: tokens.space.xl,
      marginBlockStart: tokens.space.l,
      fontSize: tokens.text.body,
    },
  },
});
