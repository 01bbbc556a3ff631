import { globalStyle, style } from '@vanilla-extract/css';
import { darkScheme } from './breakpoints.ts';
import { colors, darkColors } from './colors.ts';
import { accent, colorsOf, deepRule, divider, ink, quiet, tokens, topRule } from './tokens.css.ts';

/** The focus ring. In forced-colours mode only the outline remains. */
export const ring = {
  outline: `3px solid ${tokens.color.basalt}`,
  outlineOffset: '2px',
  boxShadow: `0 0 0 8px ${tokens.color.gold}`,
} as const;

/** For an element that sets a dark background and light text: light colours, white focus rings. */
export const onDark = style({
  colorScheme: 'dark',
  vars: {
    [accent]: tokens.color.gold,
    [ink]: tokens.color.gold,
    [quiet]: tokens.color.sky,
    [divider]: deepRule,
    [topRule]: tokens.color.gold,
  },
  // The same in both schemes.
  '@media': { [darkScheme]: { vars: { ...colorsOf(colors), [divider]: tokens.color.sea } } },
});

/** For a box on a dark background with the page's ground and text. */
export const onGround = style({
  colorScheme: 'light',
  vars: { [accent]: tokens.color.sea, [quiet]: tokens.color.basaltSoft },
  background: tokens.color.salt,
  color: tokens.color.basalt,
  '@media': { [darkScheme]: { colorScheme: 'dark', vars: colorsOf(darkColors) } },
});

globalStyle(':focus-visible', { ...ring, borderRadius: tokens.radius.small });
globalStyle(`${onDark} :focus-visible`, { outlineColor: tokens.color.salt });
globalStyle(`${onDark} ${onGround} :focus-visible`, { outlineColor: tokens.color.basalt });
// No ring on a heading or region that only scripts focus, because the visitor cannot operate it.
globalStyle(':is(h1, h2, h3, main, section)[tabindex="-1"]:focus-visible', {
  outline: 'none',
  boxShadow: 'none',
});
