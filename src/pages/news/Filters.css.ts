import { globalStyle, style } from '@vanilla-extract/css';
import { from } from '../../theme/breakpoints.ts';
import { tokens } from '../../theme/tokens.css.ts';

export const filters = style({
  display: 'grid',
  gap: tokens.space.s,
  justifyItems: 'start',
  '@media': {
    [from.desktop]: { justifyItems: 'stretch', gap: tokens.space.xs },
    [`${from.desktop} and (min-height: 54rem)`]: { position: 'sticky', insetBlockStart: '7rem' },
    print: { display: 'none' },
  },
});
export const heading = style({ fontSize: tokens.text.h3, marginBlockEnd: tokens.space.xs });
export const subheading = style({
  marginBlockStart: tokens.space.s,
  fontSize: tokens.text.h4,
  '@media': { [from.desktop]: { marginBlockStart: tokens.space.l } },
});

/** Side by side on a narrow screen, in rows beside the list. */
export const choices = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: tokens.space.xs,
  '@media': { [from.desktop]: { display: 'grid', gap: 0 } },
});
export const choice = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: tokens.space.xs,
  minBlockSize: '2.875rem',
  paddingBlock: tokens.space.xs,
  paddingInline: tokens.space.s,
  border: `1px solid ${tokens.color.border}`,
  borderRadius: tokens.radius.small,
  background: 'transparent',
  color: tokens.color.basalt,
  fontSize: tokens.text.small,
  textAlign: 'start',
  lineHeight: 1.3,
  selectors: {
    '&:disabled': { cursor: 'default' },
    '&:not(:disabled):hover': { background: tokens.color.sand },
    '&[aria-pressed="true"]': { background: tokens.color.sky, fontWeight: 700 },
    // The diamond fills when the choice is made: colour is not alone.
    '&::before': {
      content: '',
      flexShrink: 0,
      inlineSize: '0.7rem',
      blockSize: '0.7rem',
      border: `2px solid ${tokens.color.sea}`,
      transform: 'rotate(45deg)',
    },
    // A thick border instead of a ground, which forced colours would drop.
    '&[aria-pressed="true"]::before': { borderWidth: '0.4rem' },
  },
  '@media': {
    [from.desktop]: {
      inlineSize: '100%',
      fontSize: tokens.text.body,
      gap: tokens.space.s,
      border: 0,
      borderBlockEnd: `1px solid ${tokens.color.rule}`,
      borderRadius: 0,
    },
  },
});
export const words = style({ '@media': { [from.desktop]: { flexGrow: 1 } } });
globalStyle(`${words} > time`, { display: 'inline-block' });
globalStyle(`${words} > time::first-letter`, { textTransform: 'uppercase' });
export const count = style({ color: tokens.color.sea, fontWeight: 700, fontVariantNumeric: 'tabular-nums' });
export const explanation = style({
  marginBlockStart: tokens.space.s,
  color: tokens.color.basaltSoft,
  fontSize: tokens.text.small,
  lineHeight: 1.5,
});
