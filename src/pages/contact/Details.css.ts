import { globalStyle, style } from '@vanilla-extract/css';
import { from } from '../../theme/breakpoints.ts';
import { tokens } from '../../theme/tokens.css.ts';

export const details = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: tokens.space.block,
});
export const block = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: tokens.space.l });
export const row = style({
  display: 'grid',
  gap: tokens.space.xxs,
  paddingBlock: tokens.space.m,
  borderBlockStart: `1px solid ${tokens.color.rule}`,
  selectors: { '&:first-child': { borderBlockStart: `2px solid ${tokens.color.basalt}` } },
});
export const term = style({
  display: 'flex',
  alignItems: 'center',
  gap: tokens.space.xs,
  color: tokens.color.basaltSoft,
  fontSize: tokens.text.small,
});
globalStyle(`${term} > svg`, { color: tokens.color.sea });
export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '2.75rem',
  overflowWrap: 'anywhere',
  fontWeight: 700,
  '@media': { [from.tablet]: { fontSize: tokens.text.h4 } },
});
/** Called more than written to: the number is the largest thing here. */
export const phone = style([
  link,
  {
    fontFamily: tokens.font.heading,
    fontSize: tokens.text.h2,
    '@media': { [from.tablet]: { fontSize: tokens.text.h2 } },
    lineHeight: 1.1,
    textDecorationThickness: '0.06em',
  },
]);
export const note = style({ color: tokens.color.basaltSoft });
export const address = style({
  fontSize: tokens.text.h4,
  fontStyle: 'normal',
  fontWeight: 700,
  lineHeight: 1.4,
});
export const hoursHeading = style({ fontSize: tokens.text.h3 });
