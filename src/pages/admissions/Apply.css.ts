import { style } from '@vanilla-extract/css';
import { tokens } from '../../theme/tokens.css.ts';

export const guideNote = style({
  marginBlockStart: tokens.space.l,
  color: tokens.color.basaltSoft,
  fontSize: tokens.text.small,
  '@media': { print: { display: 'none' } },
});
