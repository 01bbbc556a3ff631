import { style } from '@vanilla-extract/css';
import { forcedColors, from, noScript } from '../../../theme/breakpoints.ts';
import { tokens } from '../../../theme/tokens.css.ts';

export const chooser = style({
  display: 'grid',
  gap: tokens.space.block,
  alignItems: 'center',
  '@media': { [from.desktop]: { gridTemplateColumns: '5fr 7fr' }, print: { display: 'none' } },
});
export const questions = style({ display: 'grid', gap: tokens.space.l });
export const question = style({ fontSize: tokens.text.h4, color: tokens.color.gold });
export const answers = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: tokens.space.xs,
  marginBlockStart: tokens.space.s,
});
export const answer = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '2.75rem',
  paddingInline: tokens.space.m,
  border: '2px solid currentColor',
  borderRadius: tokens.radius.small,
  color: tokens.color.salt,
  fontWeight: 600,
  lineHeight: 1.25,
  textDecoration: 'none',
  ':hover': { background: tokens.color.sea },
  selectors: {
    '&[aria-current]': {
      background: tokens.color.gold,
      borderColor: tokens.color.gold,
      color: tokens.color.basalt,
    },
    // A chosen answer is told by a sign as well as by its colour.
    '&[aria-current]::before': {
      content: '',
      inlineSize: '0.6rem',
      blockSize: '0.6rem',
      marginInlineEnd: tokens.space.xs,
      rotate: '45deg',
      background: 'currentColor',
    },
  },
  '@media': {
    [forcedColors]: { selectors: { '&[aria-current]::before': { background: 'CanvasText' } } },
  },
});
export const status = style({
  fontFamily: tokens.font.heading,
  fontSize: tokens.text.h4,
  fontWeight: 700,
  '@media': { [noScript]: { display: 'none' }, print: { display: 'none' } },
});
