/** The base styles are for 360 px. */
export const from = {
  tablet: '(min-width: 45rem)',
  desktop: '(min-width: 64rem)',
  /** The header has room for its links beside the search. */
  wide: '(min-width: 77.5rem)',
} as const;

export const below = {
  tablet: '(max-width: 44.99rem)',
  desktop: '(max-width: 63.99rem)',
  wide: '(max-width: 77.49rem)',
} as const;

/** A phone or tablet with room for the bar with the link to apply: tall enough, and without enlarged text. */
export const roomForBottomBar = `${below.desktop} and (min-height: 30.01rem) and (min-width: 18.01rem)`;
export const noRoomForBottomBar = `${below.desktop} and (max-height: 30rem), (max-width: 18rem)`;

/** A phone in portrait orientation, without enlarged text. */
export const portraitPhone = `(min-width: 18.01rem) and ${below.tablet} and (min-height: 30.01rem)`;

/** A phone in landscape orientation, where sticky elements would cover too much of the page. */
export const lowWindow = '(max-height: 30rem)';

/** Narrower than the 360 px of the base styles. */
export const smallPhone = '(max-width: 22rem)';

/** A phone with enlarged text, for example 360 px wide at 125 %. */
export const enlargedOnPhone = '(max-width: 18rem)';

export const reducedMotion = '(prefers-reduced-motion: reduce)';
export const motionWelcome = '(prefers-reduced-motion: no-preference)';
export const noScript = '(scripting: none)';
/** Paper stays light. */
export const darkScheme = 'screen and (prefers-color-scheme: dark)';
export const forcedColors = '(forced-colors: active)';
