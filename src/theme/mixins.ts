import { globalStyle, type CSSProperties, type GlobalStyleRule, type StyleRule } from '@vanilla-extract/css';
import { forcedColors, noScript } from './breakpoints.ts';
import { accent, deep, deepRule, ground, ink, quiet, tint, tokens } from './tokens.css.ts';

// Mixins to spread into a style. As classes, their effect would depend on the order of stylesheets.

/** A column of children with a gap. */
export const stack = (gap: keyof typeof tokens.space) =>
  ({ display: 'grid', gap: tokens.space[gap] }) as const;

/** For `enlargedOnPhone`: no word fits beside a picture or another text. */
export const oneColumn = { gridTemplateColumns: 'minmax(0, 1fr)' } as const;

/** Text in the font and weight of headings. */
export const headingText = (size: keyof typeof tokens.text) =>
  ({ fontFamily: tokens.font.heading, fontSize: tokens.text[size], fontWeight: 700 }) as const;

/** The text style of captions, hints and dates. */
export const secondaryText = { color: quiet, fontSize: tokens.text.small } as const;

/** Hides an element on the screen but not from screen readers. */
export const hiddenFromSight = {
  position: 'absolute',
  inlineSize: 1,
  blockSize: 1,
  margin: -1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;

/** A filled SVG shape, visible on light and dark backgrounds and in forced-colours mode. */
export const filledFigure: StyleRule = {
  fill: accent,
  '@media': { [forcedColors]: { fill: 'CanvasText' } },
};

/**
 * An outlined SVG shape, visible on light and dark backgrounds and in forced-colours mode. The caller sets the width.
 */
export const outlinedFigure: StyleRule = {
  fill: 'none',
  stroke: accent,
  '@media': { [forcedColors]: { stroke: 'CanvasText' } },
};

/** Returns the `vars` of a page with its own colours. `tokens.css.ts` states the contrast that they need. */
export function pageColors(light: string, line: string, dark: string, rule: string): Record<string, string> {
  return { [ground]: light, [tint]: light, [ink]: line, [deep]: dark, [deepRule]: rule };
}

/** Styles for when scripts are off or failed to load (`src/preHydration.ts` then sets `data-scriptless`). */
export const noScriptStyles = (rule: CSSProperties): StyleRule => ({
  '@media': { [noScript]: rule },
  selectors: { '[data-scriptless] &': rule },
});

/**
 * Returns a function that adds print styles for `selector` inside `root`. Repeating the class of `root` raises the
 * specificity, so that print styles override screen styles in any order of stylesheets.
 */
export function printStyles(root: string) {
  return (selector: string, rules: GlobalStyleRule): void =>
    globalStyle(
      selector
        .split(', ')
        .map((part) => `${root}${root} ${part}`)
        .join(', '),
      { '@media': { print: rules } },
    );
}
