import { style } from '@vanilla-extract/css';
import { forcedColors, from } from '../../../theme/breakpoints.ts';
import { tokens } from '../../../theme/tokens.css.ts';

export const rows = style({ borderBlockEnd: `2px solid ${tokens.color.basalt}` });
export const row = style({
  display: 'grid',
  gap: tokens.space.l,
  paddingBlock: tokens.space.xl,
  borderBlockStart: `2px solid ${tokens.color.basalt}`,
  '@media': {
    [from.tablet]: { gridTemplateColumns: '4fr 8fr', columnGap: tokens.space.xl },
    [from.desktop]: { gridTemplateColumns: '3fr 5fr 4fr', columnGap: tokens.space.xxl },
  },
});

export const length = style({ display: 'grid', gap: tokens.space.s, alignContent: 'start' });
export const hours = style({ display: 'flex', alignItems: 'baseline', gap: tokens.space.xs, lineHeight: 1 });
export const figure = style({
  color: tokens.color.coralDeep,
  fontFamily: tokens.font.heading,
  fontSize: tokens.text.figure,
  fontWeight: 700,
  letterSpacing: '-0.02em',
});
/** One diamond for ten hours: the lengths can be compared without reading. */
export const weave = style({
  blockSize: '1.5rem',
  fill: tokens.color.coral,
  '@media': { [forcedColors]: { fill: 'CanvasText' } },
});

export const words = style({
  display: 'grid',
  gap: tokens.space.s,
  alignContent: 'start',
  justifyItems: 'start',
});
export const details = style({
  display: 'grid',
  gap: tokens.space.m,
  alignContent: 'start',
  '@media': { [from.tablet]: { gridColumn: 2 }, [from.desktop]: { gridColumn: 'auto' } },
});
export const detail = style({ display: 'grid', gap: tokens.space.xs });
export const label = style({
  color: tokens.color.basaltSoft,
  fontFamily: tokens.font.body,
  fontSize: tokens.text.small,
  fontWeight: 700,
  letterSpacing: 0,
});
export const item = style({ paddingBlock: '0.3rem', borderBlockEnd: `1px solid ${tokens.color.rule}` });
