import { style } from '@vanilla-extract/css';
import { from } from '../theme/breakpoints.ts';
import { tokens } from '../theme/tokens.css.ts';

export const languageList = style({
  '@media': { [from.desktop]: { display: 'flex', columnGap: tokens.space.xs } },
});
export const languageLink = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: tokens.size.target,
  paddingInline: tokens.space.xs,
  color: tokens.color.basaltSoft,
  fontSize: tokens.text.small,
  whiteSpace: 'nowrap',
});
