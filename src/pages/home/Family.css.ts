import { style } from '@vanilla-extract/css';
import { from } from '../../theme/breakpoints.ts';
import { tokens } from '../../theme/tokens.css.ts';

export const family = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: tokens.space.s,
  paddingBlock: tokens.space.m,
  borderBlockStart: `2px solid ${tokens.color.basalt}`,
  '@media': {
    [from.tablet]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
      columnGap: tokens.space.xxl,
      paddingBlock: tokens.space.xxl,
    },
    [from.desktop]: { gridTemplateColumns: '7fr 5fr', columnGap: tokens.space.band },
  },
});
export const main = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: tokens.space.s,
  alignContent: 'start',
  '@media': { [from.tablet]: { gap: tokens.space.l } },
});
export const title = style({ display: 'flex', flexWrap: 'wrap', gap: tokens.space.m, alignItems: 'start' });
export const titleWords = style({ flex: '1 1 11rem', minInlineSize: 0 });
export const name = style({ fontSize: 'clamp(1.25rem, 0.86rem + 1.74vw, 2.25rem)', lineHeight: 1.1 });
export const link = style({
  color: tokens.color.basalt,
  textDecorationColor: tokens.color.sea,
  ':hover': { color: tokens.color.sea },
});
export const subtitle = style({ marginBlockStart: tokens.space.xs, color: tokens.color.basaltSoft });
export const description = style({
  maxInlineSize: '32rem',
  fontSize: tokens.text.body,
  lineHeight: 1.45,
  '@media': { [from.tablet]: { fontSize: tokens.text.lead } },
});

export const shape = style({});
export const shapeHeading = style({
  marginBlockEnd: tokens.space.xs,
  fontFamily: tokens.font.body,
  fontSize: tokens.text.small,
  letterSpacing: 0,
  color: tokens.color.basaltSoft,
});
