import { globalStyle, style } from '@vanilla-extract/css';
import { below, forcedColors, from } from '../../theme/breakpoints.ts';
import { tokens } from '../../theme/tokens.css.ts';

export const section = style({
  position: 'relative',
  paddingBlockStart: tokens.space.band,
  background: tokens.color.sky,
  '@media': {
    [below.tablet]: { paddingBlockEnd: tokens.space.band },
    [from.desktop]: { paddingBlockEnd: tokens.space.band },
  },
});
/** Words over events; from desktop on, the picture fills the rest of the band. */
export const columns = style({
  display: 'grid',
  gap: tokens.space.block,
  '@media': { [from.desktop]: { position: 'static', gridTemplateColumns: '7fr 5fr' } },
});
export const words = style({
  display: 'grid',
  gap: tokens.space.m,
  justifyItems: 'start',
  '@media': { [from.desktop]: { gridColumn: 1 } },
});
export const text = style({ fontSize: tokens.text.lead, lineHeight: 1.5 });
/** On a phone the campus page has it. */
export const picture = style({
  marginInline: `calc(-1 * ${tokens.space.gutter})`,
  '@media': {
    [below.tablet]: { display: 'none' },
    [from.desktop]: {
      position: 'absolute',
      insetBlock: 0,
      insetInlineEnd: 0,
      inlineSize: '38%',
      marginInline: 0,
    },
  },
});
// The band, not the picture's own ratio, says how high it is.
globalStyle(`${picture} > *`, { '@media': { [from.desktop]: { blockSize: '100%', inlineSize: '100%' } } });
export const events = style({
  display: 'grid',
  gap: tokens.space.l,
  alignContent: 'start',
  '@media': { [from.desktop]: { gridColumn: 1 } },
});
export const event = style({
  display: 'grid',
  gap: tokens.space.xxs,
  paddingBlock: tokens.space.s,
  borderBlockStart: `1px solid ${tokens.color.sea}`,
  lineHeight: 1.45,
  '@media': {
    [from.tablet]: {
      gridTemplateColumns: '11rem 1fr',
      columnGap: tokens.space.l,
      paddingBlock: tokens.space.l,
    },
  },
});
export const when = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  alignContent: 'start',
  columnGap: tokens.space.m,
  fontFamily: tokens.font.heading,
  fontSize: tokens.text.h4,
  fontWeight: 700,
  lineHeight: 1.25,
  color: tokens.color.sea,
});
export const next = style({
  display: 'inline-flex',
  alignItems: 'baseline',
  gap: tokens.space.xs,
  fontFamily: tokens.font.body,
  fontSize: tokens.text.small,
  color: tokens.color.basalt,
  '::before': {
    content: '',
    inlineSize: '0.7em',
    blockSize: '0.7em',
    rotate: '45deg',
    background: tokens.color.coral,
  },
  '@media': { [forcedColors]: { '::before': { background: 'CanvasText' } }, print: { display: 'none' } },
});
export const eventWords = style({
  display: 'grid',
  gap: tokens.space.xxs,
  fontSize: tokens.text.small,
  '@media': { [from.tablet]: { fontSize: tokens.text.body } },
});
