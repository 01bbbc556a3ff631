import { style } from '@vanilla-extract/css';
import { from } from '../../theme/breakpoints.ts';
import { tokens } from '../../theme/tokens.css.ts';

export const latest = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: tokens.space.xxs,
  paddingBlockStart: tokens.space.m,
  borderBlockStart: `2px solid ${tokens.color.basalt}`,
  maxInlineSize: 'none',
  color: tokens.color.basaltSoft,
  '@media': { [from.desktop]: { marginBlockEnd: '0.5rem' } },
});
export const latestDate = style({
  color: tokens.color.sea,
  fontFamily: tokens.font.heading,
  fontSize: tokens.text.h2,
  fontWeight: 700,
  lineHeight: 1.1,
});
