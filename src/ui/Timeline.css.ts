import { style } from '@vanilla-extract/css';
import { from } from '../theme/breakpoints.ts';
import { diamondSign, filledShape } from '../theme/mixins.ts';
import { accent, tokens } from '../theme/tokens.css.ts';

export const months = style({
  display: 'none',
  '@media': {
    [from.desktop]: {
      display: 'flex',
      borderBlockEnd: `${tokens.rule.strong} solid ${tokens.color.basalt}`,
    },
  },
});
export const month = style({
  flex: '1 1 0',
  minInlineSize: 0,
  paddingInlineStart: tokens.space.xs,
  borderInlineStart: `${tokens.rule.strong} solid ${tokens.color.basalt}`,
  fontSize: tokens.text.small,
  fontWeight: 700,
});

/** An entry on the line that joins the diamonds of the list; on desktops it has its place on the scale. */
export const entry = style({
  position: 'relative',
  paddingInlineStart: tokens.size.indent,
  paddingBlockEnd: tokens.space.l,
  breakInside: 'avoid',
  '::after': {
    ...diamondSign('0.8rem', accent),
    position: 'absolute',
    insetInlineStart: '0.2rem',
    insetBlockStart: '0.4rem',
  },
  selectors: {
    '&:last-child': { paddingBlockEnd: 0 },
    '&:not(:last-child)::before': {
      content: '',
      position: 'absolute',
      insetBlockStart: '0.8rem',
      blockSize: '100%',
      insetInlineStart: 'calc(0.6rem - 1px)',
      borderInlineStart: `${tokens.rule.strong} solid ${accent}`,
    },
  },
  '@media': {
    [from.desktop]: {
      paddingInline: 0,
      paddingBlockStart: tokens.space.m,
      '::before': { display: 'none' },
      '::after': { display: 'none' },
    },
  },
});
export const dateText = style({
  display: 'block',
  fontWeight: 700,
  color: accent,
  selectors: { '&::first-letter': { textTransform: 'uppercase' } },
});

/** An entry's part of the scale: lines at the start of each month, and a bar for a period or a diamond for a day. */
export const scale = style({
  display: 'none',
  inlineSize: '100%',
  blockSize: '1.5rem',
  marginBlockStart: tokens.space.xs,
  overflow: 'visible',
  selectors: { ':dir(rtl) > &': { transform: 'scaleX(-1)' } },
  '@media': { [from.desktop]: { display: 'block' } },
});
export const monthLine = style({ stroke: tokens.color.rule });
export const period = style(filledShape());
export const day = style({ ...filledShape(tokens.color.coral), overflow: 'visible' });
