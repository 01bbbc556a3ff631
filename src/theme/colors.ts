/** Background of dark bands. Exported separately, so that the root route does not load the whole palette. */
export const seaDeep = '#04384B';

/** The palette. Stylesheets use it through `tokens`. `contrast.test.ts` says which of them have how much contrast. */
export const colors = {
  basalt: '#10222B',
  /** Secondary text. */
  basaltSoft: '#3D525C',
  /** Links and figures. */
  sea: '#075E7A',
  seaDeep,
  sky: '#CFE9F2',
  salt: '#FFFFFF',
  sand: '#F7F2E8',
  /** The call to action of a page. */
  coral: '#BF3D28',
  coralDeep: '#9C2F1D',
  coralTint: '#F6CCC2',
  /** Accent on dark bands, as text or background. */
  gold: '#F2B441',
  goldTint: '#FBE6BC',
  /** Success. */
  green: '#1B7A4B',
  greenTint: '#D5EBDD',
  /** Light tint of a field of study. */
  ash: '#DDE4E6',
  /** Dark bands of the fields of study. */
  rust: '#74200F',
  acacia: '#0E4A2D',
  /** The same, and text on gold: basalt that stays dark in the dark scheme. */
  night: '#10222B',
  /** Borders of controls. */
  border: '#7A8A91',
  /** Dividers between rows. */
  rule: '#D9D3C4',
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
