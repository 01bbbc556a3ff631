/** Background of dark bands. A constant of its own, because the root route needs no other colour. */
export const seaDeep = '#04384B';

/** The palette. Stylesheets use it through `tokens`. The numbers are WCAG 2 contrast ratios (`contrast.test.ts`). */
export const colors = {
  /** Text: 16.3 on salt, 14.6 on sand. */
  basalt: '#10222B',
  /** Secondary text: 8.2 on salt, 7.4 on sand. */
  basaltSoft: '#3D525C',
  /** Links and figures: 7.3 on salt, 6.5 on sand. */
  sea: '#075E7A',
  /** Dark bands: salt on it 12.6, sky 9.9, gold 6.8. */
  seaDeep,
  /** Tint: basalt on it 12.9, sea 5.7. */
  sky: '#CFE9F2',
  salt: '#FFFFFF',
  sand: '#F7F2E8',
  /** The one call to action of a page: salt on it 5.3. */
  coral: '#BF3D28',
  coralDeep: '#9C2F1D',
  coralTint: '#F6CCC2',
  /** Accent on dark: basalt on it 8.9. */
  gold: '#F2B441',
  goldTint: '#FBE6BC',
  /** Success: 5.3 on salt. */
  green: '#1B7A4B',
  greenTint: '#D5EBDD',
  /** Light tint of the fields of study with dark bands: basalt on it 12.7. */
  ash: '#DDE4E6',
  /** Dark bands of the fields of study: salt on each above 10, gold above 5. */
  henna: '#54330F',
  rust: '#74200F',
  acacia: '#0E4A2D',
  /** Borders of controls: 3.6 on salt, 3.2 on sand. */
  border: '#7A8A91',
  /** Rules between rows. They are decoration, which needs no contrast. */
  rule: '#D9D3C4',
  /** Errors: 6.5 on salt. */
  error: '#B3261E',
  errorTint: '#FCEDEB',
} as const;
