/** Where layouts change, as media queries; styles are written for 360 px first. */
export const from = {
  tablet: '(min-width: 45rem)',
  desktop: '(min-width: 64rem)',
} as const;

/** A phone on which the visitor has enlarged the text: some ten letters fit in a line. */
export const enlargedOnPhone = '(max-width: 18rem)';

export const reducedMotion = '(prefers-reduced-motion: reduce)';
export const forcedColors = '(forced-colors: active)';
