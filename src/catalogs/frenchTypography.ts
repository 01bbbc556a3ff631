/**
 * Each rule of French typography that the texts keep, over the letter of the specification, which has ' and plain
 * spaces: what breaks it, and what to do.
 */
const rules: readonly [broken: RegExp, advice: string][] = [
  [/'/, "the apostrophe is ’ and not '"],
  [/"/, 'quotation marks are « », with narrow no-break spaces inside'],
  [/\.\.\./, 'three points are one character: …'],
  [/(?:^|[^\u00A0\u202F?!])[;?!»]/, 'before ; ? ! and » stands a narrow no-break space (U+202F)'],
  // Not the colon of an address or an hour.
  [/[^\u00A0\u202F]:(?=\s|$)| :/, 'before : stands a narrow no-break space (U+202F)'],
  [/«(?![\u00A0\u202F])/, 'after « stands a narrow no-break space (U+202F)'],
  [/[\d}] ?%/, 'before % stands a narrow no-break space (U+202F)'],
  [/\d \d{3}(?!\d)/, 'thousands are parted by a narrow no-break space (U+202F)'],
  [
    /[\d}] (?:h|min|km|Ko|Mo|€|FDJ|heures?|minutes?|jours?|mois|ans?)(?![\p{L}’])/u,
    'between a number and its unit stands a no-break space',
  ],
  [/ - /, 'a dash is – or —, not a hyphen'],
  [/ {2}/, 'two spaces follow each other'],
  [
    /(?<!\p{L})(?:A propos|E(?:tat|cole|tude|v[eé]nement|tudiant|tablissement|change)s?)(?!\p{L})/u,
    'capitals keep their accents: À, É',
  ],
  [/(?:c|s|n|v|b)oeu|(?<!\p{L})oeu|oeil/iu, 'œ is one letter'],
];

/** What a French text breaks of its typography; empty when it is as it should be. */
export function frenchTypography(text: string): string[] {
  // A variable's name is no text.
  const shown = text.replaceAll(/\{\{.*?\}\}/g, '{}');
  return rules.filter(([broken]) => broken.test(shown)).map(([, advice]) => advice);
}
