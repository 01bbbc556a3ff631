import { createGlobalTheme, createVar, globalStyle } from '@vanilla-extract/css';
import { colors } from './colors.ts';

/**
 * The design tokens: colours named after Djibouti's materials, and one scale each for space, type and shape.
 */
export const tokens = createGlobalTheme(':root', {
  color: colors,
  font: {
    heading: "'Bricolage Grotesque', 'Bricolage Fallback', system-ui, sans-serif",
    body: "'Atkinson Hyperlegible Next', 'Atkinson Fallback', system-ui, sans-serif",
  },
  /** Font sizes, fluid between windows of 360 and 1280 px. In rem, so that text zoom enlarges them. */
  text: {
    small: '0.9375rem',
    body: 'clamp(1.0625rem, 1rem + 0.28vw, 1.125rem)',
    lead: 'clamp(1.125rem, 1.03rem + 0.43vw, 1.375rem)',
    h4: 'clamp(1.1875rem, 1.15rem + 0.2vw, 1.3125rem)',
    h3: 'clamp(1.25rem, 1.1rem + 0.66vw, 1.625rem)',
    h2: 'clamp(1.6875rem, 1.22rem + 2.07vw, 2.875rem)',
    h1: 'clamp(2rem, 1.1rem + 3.75vw, 4.25rem)',
    figure: 'clamp(2.75rem, 2rem + 3vw, 4.5rem)',
  },
  space: {
    xxs: '0.25rem',
    xs: '0.5rem',
    s: '0.75rem',
    m: '1rem',
    l: '1.5rem',
    xl: '2rem',
    xxl: '3rem',
    /** Space between the parts of a band (a full-width section of a page). */
    block: 'clamp(1rem, -0.06rem + 4.66vw, 4rem)',
    /** Space above and below the content of a band. */
    band: 'clamp(1.25rem, -1.05rem + 10.3vw, 7rem)',
    /** Space at the left and right of the page. */
    gutter: 'clamp(1.25rem, 0.4rem + 3.8vw, 4rem)',
  },
  size: {
    /** Maximum width of a page's content. */
    page: '75rem',
    /** Maximum width of a line of text: about 68 characters. */
    measure: '38rem',
    /** Minimum size of a main control. */
    target: '3rem',
  },
  radius: { small: '3px', medium: '6px' },
  motion: { quick: '160ms ease-out', calm: '240ms ease-out' },
});

// Colours that a page may override (`pageColors` in `mixins.ts`). Ratios are WCAG 2 contrast.

/** Light background of the page's title. */
export const ground = createVar();
/** Light background of bands and figures: contrast above 11:1 with basalt text. Also secondary text on `deep`. */
export const tint = createVar();
/** Lines and shapes: contrast above 4:1 on `tint`, above 4.5:1 on a light background. */
export const ink = createVar();
/** Dark background: contrast above 4.5:1 with `tint`, salt and gold. */
export const deep = createVar();
/** Dividers between rows on `deep`. */
export const deepRule = createVar();
/** Highlighted text, lines and shapes. Gold on a dark background (`onDark`). */
export const accent = createVar();
/** Secondary text. Light on a dark background (`onDark`). */
export const quiet = createVar();

globalStyle(':root', {
  vars: {
    [ground]: tokens.color.sand,
    [tint]: tokens.color.sky,
    [ink]: tokens.color.sea,
    [deep]: tokens.color.seaDeep,
    [deepRule]: tokens.color.sea,
    [accent]: tokens.color.sea,
    [quiet]: tokens.color.basaltSoft,
  },
});

/** The height that a toast covers at the bottom of the window; unset without a toast. */
export const toastRoom = createVar();
