export const isolateStart = '\u2068';
export const isolateEnd = '\u2069';

/**
 * Wraps a value of unknown direction in bidi isolates, so that an Arabic name does not reorder the sentence around it.
 * Typed text cannot contain isolates: the rules of the forms remove them.
 */
export function isolate(value: string): string {
  return `${isolateStart}${value}${isolateEnd}`;
}

/** The text without bidi isolates. The HTML part has `dir` instead. */
export function plainText(text: string): string {
  return text.replaceAll(/[\u2066-\u2069]/g, '');
}
