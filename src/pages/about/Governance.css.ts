import { style } from '@vanilla-extract/css';
import { from } from '../../theme/breakpoints.ts';
import { tokens } from '../../theme/tokens.css.ts';
import { portraitFrame } from '../../ui/portraitFrame.css.ts';

export const bodies = style({ borderBlockStart: `2px solid ${tokens.color.basalt}` });
export const body = style({
  display: 'grid',
  gap: tokens.space.l,
  paddingBlock: tokens.space.xl,
  borderBlockEnd: `1px solid ${tokens.color.rule}`,
  breakInside: 'avoid',
  '@media': {
    [from.desktop]: { gridTemplateColumns: '5fr 7fr', columnGap: tokens.space.block, alignItems: 'start' },
  },
});
export const words = style({ display: 'grid', gap: tokens.space.xs });
export const role = style({ maxInlineSize: '28rem', color: tokens.color.basaltSoft });
export const members = style({
  display: 'grid',
  gap: tokens.space.m,
  '@media': {
    [from.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', columnGap: tokens.space.l },
  },
});
const portraitSize = '4.5rem';
/** The name stands over the seat to the eye; heard, the seat comes first and says who is meant. */
export const member = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column-reverse',
  justifyContent: 'center',
  minBlockSize: portraitSize,
  paddingInlineStart: `calc(${portraitSize} + ${tokens.space.m})`,
  '@media': { [from.tablet]: { justifyContent: 'flex-end', padding: 0 } },
});
/** Beside the name on small screens, above it elsewhere. */
export const portrait = style([
  portraitFrame,
  {
    position: 'absolute',
    insetBlockStart: 0,
    insetInlineStart: 0,
    display: 'block',
    inlineSize: portraitSize,
    '@media': {
      [from.tablet]: { position: 'static', inlineSize: '6rem', marginBlockEnd: tokens.space.s },
      print: { display: 'none' },
    },
  },
]);
export const seat = style({ color: tokens.color.basaltSoft, fontSize: tokens.text.small, lineHeight: 1.4 });
export const name = style({
  fontFamily: tokens.font.heading,
  fontSize: tokens.text.h4,
  fontWeight: 700,
  lineHeight: 1.25,
});
