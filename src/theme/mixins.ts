import { globalStyle, type CSSProperties, type GlobalStyleRule, type StyleRule } from '@vanilla-extract/css';
import { forcedColors, noScript } from './breakpoints.ts';
import { onDark } from './focus.css.ts';
import { deep, deepRule, ground, ink, tint, tokens } from './tokens.css.ts';

// Mixins to spread into a style. They are not classes, because the order of stylesheets would then matter.

/** A column of children with a gap. */
export const stack = (gap: keyof typeof tokens.space) =>
  ({ display: 'grid', gap: tokens.space[gap] }) as const;

/** Text in the font and weight of headings. */
export const headingText = (size: keyof typeof tokens.text) =>
  ({ fontFamily: tokens.font.heading, fontSize: tokens.text[size], fontWeight: 700 }) as const;

/** Captions, hints and dates. */
export const secondaryText = { color: tokens.color.basaltSoft, fontSize: tokens.text.small } as const;

/** A filled figure, visible on light and dark backgrounds and in forced colours. */
export const filledFigure: StyleRule = {
  fill: tokens.color.sea,
  selectors: { [`${onDark} &`]: { fill: tokens.color.gold } },
  '@media': { [forcedColors]: { fill: 'CanvasText' } },
};

/** The outline of such a figure. The caller sets the stroke's width, which depends on the size. */
export const outlinedFigure: StyleRule = {
  fill: 'none',
  stroke: tokens.color.sea,
  selectors: { [`${onDark} &`]: { stroke: tokens.color.gold } },
  '@media': { [forcedColors]: { stroke: 'CanvasText' } },
};

/** The `vars` of a page with colours of its own. `tokens.css.ts` says what must be legible on what. */
export function pageColors(light: string, line: string, dark: string, rule: string): Record<string, string> {
  return { [ground]: light, [tint]: light, [ink]: line, [deep]: dark, [deepRule]: rule };
}

/** Applies where scripts are off or this site's scripts failed to load (`src/preHydration.ts` sets the attribute). */
export const noScriptStyles = (rule: CSSProperties): StyleRule => ({
  '@media': { [noScript]: rule },
  selectors: { '[data-scriptless] &': rule },
});

/**
 * Returns a function that adds print styles for `selector` inside `root`. It repeats the root's class, because the
 * higher specificity overrides the screen styles in any order of style sheets.
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
