import { style } from '@vanilla-extract/css';
import { from } from '../theme/breakpoints.ts';
import { tokens } from '../theme/tokens.css.ts';

/** In the header, at its end also where it wraps. */
export const languages = style({
  display: 'none',
  marginInlineStart: 'auto',
  '@media': { [from.desktop]: { display: 'block' } },
});
export const languageList = style({ '@media': { [from.desktop]: { display: 'flex' } } });
export const languageLink = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: tokens.size.target,
  paddingInline: tokens.space.xs,
  color: tokens.color.basaltSoft,
  fontSize: tokens.text.small,
  whiteSpace: 'nowrap',
});
