import { join } from 'node:path';
import { infoTexts } from '../../src/content/infoTexts.ts';
import { distinctPaths } from '../support/serverProcess.ts';
import { type Mode, modes } from './axe.ts';
import { type AuditedWidth, type PageState, statesByComponent } from './states.ts';

export const root = join(import.meta.dirname, '../..');

const widths = [1280, 360] as const satisfies readonly AuditedWidth[];

/** One visit of the crawl: a page, in a state, at one width after the other. */
export interface Visit {
  path: string;
  /** The state to bring the page into; the initial one when absent. */
  state?: PageState;
  /** The widest first: the page is loaded and brought into the state at that width. */
  views: readonly { width: AuditedWidth; modes: readonly Mode[] }[];
  /** Whether the page differs from another, which is visited in all modes, only in its texts. */
  isLikeAnother?: true;
}

/** Groups of pages that differ only in their texts. Only the first of each group is visited in all modes. */
const similarPages = [
  ...['license', 'master'].map((kind) =>
    distinctPaths.filter((path) => path.startsWith(`/programs/${kind}-`)),
  ),
  infoTexts.map(({ path }): string => path),
];
const pagesLikeAnother = new Set(similarPages.flatMap(([, ...others]) => others));

/** The width at which a page is audited in each mode: the one at which the mode is hardest to satisfy. */
const hardestAt: Record<Exclude<Mode, 'normal'>, AuditedWidth> = {
  'forced colours': 1280,
  'text spacing': 360,
  'right to left': 360,
};

/**
 * Returns all visits: each page in its initial state and each other state, in normal mode at all of its widths and in each
 * other mode at one width. A page that differs from another only in its texts is visited in normal mode. Aliases have the
 * same content as their page (`tests/site/specification.frame.test.ts`).
 */
export function planVisits(): Visit[] {
  return [
    ...distinctPaths.map((path): Visit =>
      pagesLikeAnother.has(path)
        ? { path, views: widths.map((width) => ({ width, modes: ['normal'] })), isLikeAnother: true }
        : { path, views: inAllModes(widths) },
    ),
    ...Object.values(statesByComponent)
      .flat()
      .map((state): Visit => {
        const views = inAllModes((state.widths ?? widths).toSorted((one, other) => other - one));
        return { path: state.path, state, views };
      }),
  ];
}

function inAllModes(viewWidths: readonly AuditedWidth[]): Visit['views'] {
  const isOnly = viewWidths.length === 1;
  return viewWidths.map((width) => ({
    width,
    modes: modes.filter((mode) => mode === 'normal' || isOnly || hardestAt[mode] === width),
  }));
}
