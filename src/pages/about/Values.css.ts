import { globalStyle, style } from '@vanilla-extract/css';
import { forcedColors, from } from '../../theme/breakpoints.ts';
import { tokens } from '../../theme/tokens.css.ts';

export const weave = style({ maxInlineSize: '26rem', marginBlockStart: tokens.space.l });

// In one forced colour the diamonds could not be told apart.
globalStyle(`${weave} svg, ${weave} svg *`, { '@media': { [forcedColors]: { forcedColorAdjust: 'none' } } });

export const values = style({ borderBlockStart: `2px solid ${tokens.color.gold}` });
export const value = style({
  display: 'grid',
  gap: tokens.space.xxs,
  paddingBlock: tokens.space.l,
  borderBlockEnd: `1px solid ${tokens.color.sea}`,
  breakInside: 'avoid',
  '@media': {
    [from.tablet]: {
      gridTemplateColumns: '12rem minmax(0, 1fr)',
      columnGap: tokens.space.l,
      alignItems: 'baseline',
    },
  },
});
export const title = style({
  fontFamily: tokens.font.heading,
  fontSize: tokens.text.h3,
  fontWeight: 700,
  lineHeight: 1.2,
  color: tokens.color.gold,
});
export const text = style({ maxInlineSize: tokens.size.measure });
