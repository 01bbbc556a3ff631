import { globalStyle, style } from '@vanilla-extract/css';
import { tokens } from './tokens.css.ts';

/** What surrounds the focused element; in forced colours the outline alone is left. */
export const ring = {
  outline: `3px solid ${tokens.color.basalt}`,
  outlineOffset: '2px',
  boxShadow: `0 0 0 8px ${tokens.color.gold}`,
} as const;

/** A dark ground: what is focused inside it gets the white ring. */
export const onDark = style({ colorScheme: 'dark' });

globalStyle(':focus-visible', { ...ring, borderRadius: tokens.radius.small });
globalStyle(`${onDark} :focus-visible`, { outlineColor: tokens.color.salt });
// A heading or region that only receives focus by script is shown by its place on the page.
globalStyle(':is(h1, h2, h3, main, section)[tabindex="-1"]:focus-visible', {
  outline: 'none',
  boxShadow: 'none',
});
