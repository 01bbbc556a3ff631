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
  /** Accent on dark bands, as text or background: contrast 8.9:1 with night text. */
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
  /** The same, and text on gold: basalt that stays dark in the dark scheme. */
  night: '#10222B',
  /** Borders of controls: contrast 3.6:1 on salt, 3.2:1 on sand. */
  border: '#7A8A91',
  /** Dividers between rows. WCAG does not require contrast for decoration. */
  rule: '#D9D3C4',
  /** Errors: contrast 6.5:1 on salt. */
  error: '#B3261E',
  errorTint: '#FCEDEB',
} as const;

/**
 * What changes where the visitor prefers a dark scheme. Text becomes light and grounds dark; dark bands, whose colours are
 * not here, keep the values above for all that stands on them (`onDark` in `focus.css.ts`).
 */
export const darkColors = {
  basalt: '#E9EFF1',
  basaltSoft: '#B4C3CA',
  sea: '#8FCDE4',
  sky: '#143642',
  salt: '#0E191F',
  sand: '#15232A',
  coral: '#F28B74',
  coralDeep: '#F7AE9C',
  coralTint: '#4A241B',
  goldTint: '#3D3015',
  green: '#6CCB98',
  greenTint: '#173A2A',
  ash: '#243138',
  border: '#788A93',
  rule: '#33454E',
  error: '#F49A91',
  errorTint: '#3B1D1B',
} as const satisfies Partial<Record<keyof typeof colors, string>>;

/** Names of the four colours of `pageColors`, in its order, on the pages of each field of study. */
export const colorsByDomain = {
  'comptabilite-controle-audit': ['goldTint', 'coralDeep', 'night', 'basaltSoft'],
  'strategie-gestion': ['sky', 'sea', 'seaDeep', 'sea'],
  'logistique-transport': ['coralTint', 'coralDeep', 'rust', 'coral'],
  'systemes-reseaux-securite': ['ash', 'basalt', 'night', 'basaltSoft'],
  'genie-electrique': ['greenTint', 'green', 'acacia', 'green'],
} as const;
