/** Where layouts change, as media queries; styles are written for 360 px first. */
export const from = {
  tablet: '(min-width: 45rem)',
  desktop: '(min-width: 64rem)',
} as const;

/** Where a layout ends, for what exists on small screens alone. */
export const below = { tablet: '(max-width: 44.99rem)', desktop: '(max-width: 63.99rem)' } as const;

/** A small window high enough, its text small enough, for a bar that stays at the bottom. */
export const roomForBar = `${below.desktop} and (min-height: 30.01rem) and (min-width: 18.01rem)`;
/** The other small windows. */
export const noRoomForBar = `${below.desktop} and (max-height: 30rem), (max-width: 18rem)`;

/** A phone held upright, with text that leaves room. */
export const uprightPhone = `(min-width: 18.01rem) and ${below.tablet} and (min-height: 30.01rem)`;

/** The width of a phone held upright. */
export const phoneWidth = '(max-width: 30rem)';

/** A window so low that what stays in its place would cover too much of it: a phone held sideways. */
export const lowWindow = '(max-height: 30rem)';

/** Narrower than the width that styles are written for. */
export const smallPhone = '(max-width: 22rem)';

/** A phone on which the visitor has enlarged the text: some ten letters fit in a line. */
export const enlargedOnPhone = '(max-width: 18rem)';

export const reducedMotion = '(prefers-reduced-motion: reduce)';
/** Where what moves may move. */
export const motionWelcome = '(prefers-reduced-motion: no-preference)';
/** Where nothing answers but the browser. */
export const noScript = '(scripting: none)';
export const forcedColors = '(forced-colors: active)';
