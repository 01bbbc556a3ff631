import { style } from '@vanilla-extract/css';
import { forcedColors, from } from '../../theme/breakpoints.ts';
import { tokens } from '../../theme/tokens.css.ts';

export const picture = style({
  marginBlockStart: tokens.space.m,
  '@media': { [from.desktop]: { marginBlockStart: tokens.space.xl } },
});

/** The years stand on one line that begins and ends with them: a diamond for each. */
export const milestone = style({
  position: 'relative',
  display: 'grid',
  gap: tokens.space.xs,
  paddingInlineStart: '2.25rem',
  paddingBlockEnd: tokens.space.xl,
  breakInside: 'avoid',
  selectors: {
    '&:last-child': { paddingBlockEnd: 0 },
    '&:not(:last-child)::before': {
      content: '',
      position: 'absolute',
      insetBlockStart: '1.25rem',
      blockSize: '100%',
      insetInlineStart: 'calc(0.5rem - 1px)',
      borderInlineStart: `2px solid ${tokens.color.sea}`,
    },
    '&::after': {
      content: '',
      position: 'absolute',
      insetBlockStart: '0.85rem',
      insetInlineStart: 0,
      inlineSize: '1rem',
      blockSize: '1rem',
      background: tokens.color.salt,
      border: `3px solid ${tokens.color.sea}`,
      transform: 'rotate(45deg)',
    },
    '&:last-child::after': { background: tokens.color.gold },
  },
  '@media': {
    [from.tablet]: {
      gridTemplateColumns: '8.5rem minmax(0, 1fr)',
      columnGap: tokens.space.l,
      paddingInlineStart: '3rem',
    },
    [forcedColors]: { selectors: { '&::after': { borderColor: 'CanvasText', background: 'CanvasText' } } },
  },
});
export const year = style({
  color: tokens.color.sea,
  fontFamily: tokens.font.heading,
  fontSize: tokens.text.h2,
  fontWeight: 700,
  lineHeight: 1,
  paddingBlockStart: '0.15em',
  letterSpacing: '-0.015em',
});
export const words = style({
  display: 'grid',
  gap: tokens.space.xs,
  '@media': { [from.tablet]: { paddingBlockStart: '0.65rem' } },
});
