import { style } from '@vanilla-extract/css';
import { tokens } from '../../theme/tokens.css.ts';

export const guideNote = style({
  marginBlockStart: tokens.space.l,
  color: tokens.color.basaltSoft,
  fontSize: tokens.text.small,
  '@media': { print: { display: 'none' } },
});
/** The printed guide has no footer: it says itself where its reader can ask. */
export const onPaper = style({
  display: 'none',
  fontStyle: 'normal',
  '@media': { print: { display: 'block' } },
});
