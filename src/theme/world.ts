import { deep, deepRule, ground, ink, tint } from './world.css.ts';

/**
 * The colours of a page of its own kind, as `vars` of a style: light ground, ink on it, dark band, rule on that band.
 * Outside of one the root's hold (`world.css.ts`, which says what must be legible on what).
 */
export function world(light: string, line: string, dark: string, rule: string): Record<string, string> {
  return { [ground]: light, [tint]: light, [ink]: line, [deep]: dark, [deepRule]: rule };
}
