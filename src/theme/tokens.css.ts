import { createGlobalTheme } from '@vanilla-extract/css';

/**
 * The design tokens: Djibouti's own material (salt, sand, basalt, sea, coral) and one scale each for space, type
 * and shape. Contrast ratios are WCAG 2, measured.
 */
export const tokens = createGlobalTheme(':root', {
  color: {
    /** Text: 16.3 on salt, 14.6 on sand. */
    basalt: '#10222B',
    /** Secondary text: 8.2 on salt, 7.4 on sand. */
    basaltSoft: '#3D525C',
    /** Links and figures: 7.3 on salt, 6.5 on sand. */
    sea: '#075E7A',
    /** Dark bands: salt on it 12.6, sky 9.9, gold 6.8. */
    seaDeep: '#04384B',
    /** Tint: basalt on it 12.9, sea 5.7. */
    sky: '#CFE9F2',
    salt: '#FFFFFF',
    sand: '#F7F2E8',
    /** The one call to action of a screen: salt on it 5.3. */
    coral: '#BF3D28',
    coralDeep: '#9C2F1D',
    coralTint: '#F6CCC2',
    /** Accent on dark: basalt on it 8.9. */
    gold: '#F2B441',
    goldTint: '#FBE6BC',
    /** Success: 5.3 on salt. */
    green: '#1B7A4B',
    greenTint: '#D5EBDD',
    /** A ground as quiet as ash, for fields that are dark: basalt on it 12.7. */
    ash: '#DDE4E6',
    /** Dark bands of fields: salt on each above 10, gold above 5. */
    henna: '#54330F',
    rust: '#74200F',
    acacia: '#0E4A2D',
    /** Borders of controls: 3.6 on salt, 3.2 on sand. */
    border: '#7A8A91',
    /** Rules between rows: decoration, no contrast required. */
    rule: '#D9D3C4',
    /** Errors: 6.5 on salt. */
    error: '#B3261E',
    errorTint: '#FCEDEB',
  },
  font: {
    heading: "'Bricolage Grotesque', 'Bricolage Fallback', system-ui, sans-serif",
    body: "'Atkinson Hyperlegible Next', 'Atkinson Fallback', system-ui, sans-serif",
  },
  /** Fluid between 360 and 1280 px; never smaller than the size that text zoom starts from. */
  text: {
    small: '0.9375rem',
    body: 'clamp(1.0625rem, 1rem + 0.28vw, 1.125rem)',
    lead: 'clamp(1.125rem, 1.03rem + 0.43vw, 1.375rem)',
    h4: 'clamp(1.1875rem, 1.15rem + 0.2vw, 1.3125rem)',
    h3: 'clamp(1.25rem, 1.1rem + 0.66vw, 1.625rem)',
    h2: 'clamp(1.6875rem, 1.22rem + 2.07vw, 2.875rem)',
    h1: 'clamp(2.375rem, 1.7rem + 3vw, 4.25rem)',
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
    /** Between the parts of a band. */
    block: 'clamp(1.5rem, 0.7rem + 3.6vw, 4rem)',
    /** Above and below a band. */
    band: 'clamp(2rem, 0.2rem + 8vw, 7rem)',
    /** Left and right of the page. */
    gutter: 'clamp(1.25rem, 0.4rem + 3.8vw, 4rem)',
  },
  size: {
    /** The widest that a page's content gets. */
    page: '75rem',
    /** 68 characters at most. */
    measure: '38rem',
    /** Smallest side of a main control. */
    target: '3rem',
  },
  radius: { small: '3px', medium: '6px' },
  motion: { quick: '160ms ease-out', calm: '240ms ease-out' },
});
