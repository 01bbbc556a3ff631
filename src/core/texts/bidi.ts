export const isolateStart = '\u2068';
export const isolateEnd = '\u2069';

/**
 * Wraps a value of unknown direction in bidi isolates, so that an Arabic name does not reorder the sentence around it.
 * Typed text cannot contain isolates: the rules of the forms remove them.
 */
export function isolate(value: string): string {
  return `${isolateStart}${value}${isolateEnd}`;
}

/** The name of a file without the direction controls that may disguise its ending. */
export function withoutDirection(name: string): string {
  return name.replaceAll(/[\u200E\u200F\u202A-\u202E\u2066-\u2069]/g, '');
}

export const isolateName = (name: string): string => isolate(withoutDirection(name));

/** The text without bidi isolates. The HTML part has `dir` instead. */
export function plainText(text: string): string {
  return text.replaceAll(/[\u2066-\u2069]/g, '');
}
