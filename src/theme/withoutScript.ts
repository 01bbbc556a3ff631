import type { CSSProperties, StyleRule } from '@vanilla-extract/css';
import { noScript } from './breakpoints.ts';

/**
 * A rule for where nothing answers but the browser: scripts are off, or the page's own did not come
 * (`src/early/early.ts`).
 */
export const withoutScript = (rule: CSSProperties): StyleRule => ({
  '@media': { [noScript]: rule },
  selectors: { '[data-scriptless] &': rule },
});
