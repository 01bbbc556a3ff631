import { createGlobalTheme, createVar, globalStyle } from '@vanilla-extract/css';
import { darkScheme } from './breakpoints.ts';
import { colors, darkColors } from './colors.ts';

/** Colours are named after Djibouti's materials. */
export const tokens = createGlobalTheme(':root', {
  color: colors,
  font: {
    heading: "'Bricolage Grotesque', 'Bricolage Fallback', system-ui, sans-serif",
    body: "'Atkinson Hyperlegible Next', 'Atkinson Fallback', system-ui, sans-serif",
  },
  /** The type scale, fluid between windows of 360 and 1280 px. In rem, so that text zoom enlarges it. */
  text: {
    small: '0.9375rem',
    body: 'clamp(1.0625rem, 1rem + 0.28vw, 1.125rem)',
    lead: 'clamp(1.125rem, 1.03rem + 0.43vw, 1.375rem)',
    h4: 'clamp(1.1875rem, 1.15rem + 0.2vw, 1.3125rem)',
    h3: 'clamp(1.25rem, 1.1rem + 0.66vw, 1.625rem)',
    h2: 'clamp(1.6875rem, 1.28rem + 1.8vw, 2.75rem)',
    h1: 'clamp(2rem, 1.2rem + 3.5vw, 4rem)',
    figure: 'clamp(2.75rem, 2rem + 3vw, 4.5rem)',
  },
  leading: { flat: '1', heading: '1.08', title: '1.25', short: '1.4', text: '1.55' },
  tracking: { heading: '-0.015em', wide: '0.04em' },
  rule: { thin: '1px', strong: '2px', heavy: '6px' },
  layer: { raised: '1', bar: '5', header: '10', skipLink: '20', dialog: '50', toast: '100' },
  /** Space between things, from a label and its value to the parts of a band (a full-width section of a page). */
  space: {
    xxs: '0.25rem',
    xs: '0.5rem',
    m: 'clamp(0.75rem, 0.65rem + 0.43vw, 1rem)',
    l: 'clamp(1.25rem, 1.05rem + 0.87vw, 1.75rem)',
    block: 'clamp(1rem, 0.2rem + 3.55vw, 3rem)',
    band: 'clamp(1.25rem, 0.57rem + 3.04vw, 3rem)',
    gutter: 'clamp(1.25rem, 0.4rem + 3.8vw, 4rem)',
    panel: 'min(clamp(1.25rem, 0.7rem + 2.4vw, 2.5rem), 5.6vw)',
  },
  size: {
    page: '75rem',
    /** Maximum width of a line of text: about 68 characters. */
    measure: '38rem',
    /** Minimum size of a main control. */
    target: '3rem',
    smallTarget: '2.75rem',
    bottomBar: '3.25rem',
    indent: 'min(2.25rem, 13vw)',
  },
  /** On the map of programmes, in units of its drawing. */
  chartText: '18px',
  radius: { small: '3px', medium: '6px' },
  motion: { quick: '160ms ease-out', calm: '240ms ease-out' },
});

type ChangingColor = keyof typeof darkColors;
const changing = Object.keys(darkColors) as ChangingColor[]; // Safe cast: the record has no other keys.
/** For the `vars` of a style in the dark scheme: the colours that change, as in `palette`. */
export const colorsOf = (palette: Record<ChangingColor, string>): Record<string, string> =>
  Object.fromEntries(changing.map((name) => [tokens.color[name], palette[name]]));

globalStyle(':root', { '@media': { [darkScheme]: { colorScheme: 'dark', vars: colorsOf(darkColors) } } });

// Colours that a page may override (`pageColors` in `mixins.ts`). Ratios are WCAG 2 contrast.

export const ground = createVar();
/** Light background of bands and figures: contrast above 11:1 with basalt text. Also secondary text on `deep`. */
export const tint = createVar();
/** Lines and shapes: contrast above 4:1 on `tint`, above 4.5:1 on a light background. Gold on a dark background. */
export const ink = createVar();
/** Dark background: contrast above 4.5:1 with `tint`, salt and gold. */
export const deep = createVar();
export const deepRule = createVar();
/** Dividers between rows, and the rule above the first; other colours on a dark background (`onDark`). */
export const divider = createVar();
export const topRule = createVar();
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
    [divider]: tokens.color.rule,
    [topRule]: tokens.color.basalt,
    [accent]: tokens.color.sea,
    [quiet]: tokens.color.basaltSoft,
  },
});

/** The height that a toast covers at the bottom of the window; unset without a toast. */
export const toastRoom = createVar();
