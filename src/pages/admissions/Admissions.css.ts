import { style } from '@vanilla-extract/css';
import { from } from '../../theme/breakpoints.ts';
import { tokens } from '../../theme/tokens.css.ts';
import { pageColors } from '../../theme/mixins.ts';

/** The sky over the track. */
export const page = style({
  vars: pageColors(tokens.color.sky, tokens.color.sea, tokens.color.seaDeep, tokens.color.sea),
});

/** What holds today, between where one is and how it goes on. */
export const today = style({
  paddingBlock: tokens.space.l,
  background: tokens.color.sand,
  '@media': { print: { display: 'none' } },
});

/** Under the words, the drawing would fill a tablet's screen at full width. */
export const scene = style({
  inlineSize: '100%',
  maxInlineSize: '26rem',
  '@media': { [from.desktop]: { maxInlineSize: 'none' } },
});
