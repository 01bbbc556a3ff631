import { style, styleVariants } from '@vanilla-extract/css';
import { forcedColors, from } from '../../theme/breakpoints.ts';
import { tokens } from '../../theme/tokens.css.ts';

export const groups = style({ display: 'grid', gap: tokens.space.block });
export const group = style({
  display: 'grid',
  gap: tokens.space.l,
  '@media': { [from.desktop]: { gridTemplateColumns: '4fr 8fr', gap: tokens.space.block } },
});
/** Stays beside its tracks while they pass. */
export const groupWords = style({
  display: 'grid',
  gap: tokens.space.xs,
  alignSelf: 'start',
  '@media': { [from.desktop]: { position: 'sticky', insetBlockStart: '8rem' } },
});
export const soft = style({ color: tokens.color.sky });

export const tracks = style({ display: 'grid', gap: tokens.space.l });
export const track = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: tokens.space.l,
  rowGap: tokens.space.xxs,
  alignItems: 'baseline',
  breakInside: 'avoid',
});
/** The whole scale is the row's rule; the track's hours are the thick part of it. */
export const scale = style({
  gridColumn: '1 / -1',
  inlineSize: '100%',
  blockSize: '0.625rem',
  marginBlockEnd: tokens.space.s,
  borderBlockEnd: `1px solid ${tokens.color.sea}`,
  selectors: { '&:dir(rtl)': { transform: 'scaleX(-1)' } },
});
export const length = styleVariants(
  { digital: tokens.color.sky, trade: tokens.color.gold, sector: tokens.color.coralTint },
  (fill) => ({
    fill,
    '@media': {
      [forcedColors]: { fill: 'CanvasText' },
      print: { fill: '#000' },
    },
  }),
);
export const name = style({});
export const hours = style({
  fontFamily: tokens.font.heading,
  fontSize: tokens.text.h3,
  fontWeight: 700,
  lineHeight: 1.2,
  whiteSpace: 'nowrap',
});
export const text = style({
  gridColumn: '1 / -1',
  color: tokens.color.sky,
  '@media': { [from.tablet]: { gridColumn: '1 / 2' } },
});
