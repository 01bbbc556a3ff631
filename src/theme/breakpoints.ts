/** Where layouts change, as media queries; styles are written for 360 px first. */
export const from = {
  tablet: '(min-width: 45rem)',
  desktop: '(min-width: 64rem)',
} as const;

export const reducedMotion = '(prefers-reduced-motion: reduce)';
export const forcedColors = '(forced-colors: active)';
