/** Background of dark bands. Exported separately, so that the root route does not load the whole palette. */
export const seaDeep = '#04384B';

/** The palette. Stylesheets use it through `tokens`. Ratios are WCAG 2 contrast (`contrast.test.ts`). */
export const colors = {
  /** Text: contrast 16.3:1 on salt, 14.6:1 on sand. */
  basalt: '#10222B',
  /** Secondary text: contrast 8.2:1 on salt, 7.4:1 on sand. */
  basaltSoft: '#3D525C',
  /** Links and figures: contrast 7.3:1 on salt, 6.5:1 on sand. */
  sea: '#075E7A',
  /** Dark bands: contrast 12.6:1 with salt text, 9.9:1 with sky, 6.8:1 with gold. */
  seaDeep,
  /** Tint: contrast 12.9:1 with basalt text, 5.7:1 with sea. */
  sky: '#CFE9F2',
  salt: '#FFFFFF',
  sand: '#F7F2E8',
  /** The call to action of a page: contrast 5.3:1 with salt text. */
  coral: '#BF3D28',
  coralDeep: '#9C2F1D',
  coralTint: '#F6CCC2',
  /** Accent on dark bands, as text or background: contrast 8.9:1 with basalt text. */
  gold: '#F2B441',
  goldTint: '#FBE6BC',
  /** Success: contrast 5.3:1 on salt. */
  green: '#1B7A4B',
  greenTint: '#D5EBDD',
  /** Light tint of a field of study: contrast 12.7:1 with basalt text. */
  ash: '#DDE4E6',
  /** Dark bands of the fields of study: contrast above 10:1 with salt text, above 5:1 with gold. */
  rust: '#74200F',
  acacia: '#0E4A2D',
  /** Borders of controls: contrast 3.6:1 on salt, 3.2:1 on sand. */
  border: '#7A8A91',
  /** Dividers between rows. WCAG does not require contrast for decoration. */
  rule: '#D9D3C4',
  /** Errors: contrast 6.5:1 on salt. */
  error: '#B3261E',
  errorTint: '#FCEDEB',
} as const;
