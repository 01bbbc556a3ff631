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
  /** A visit of the second ring: audits the page in the other modes, and nothing else. */
  isInOtherModes?: true;
}

/** Groups of pages that differ only in their texts. Only the first of each group is visited in all modes. */
const similarPages = [
  ...['license', 'master'].map((kind) =>
    distinctPaths.filter((path) => path.startsWith(`/programs/${kind}-`)),
  ),
  infoTexts.map(({ path }): string => path),
  distinctPaths.filter((path) => path.startsWith('/news/')),
];
const pagesLikeAnother = new Set(similarPages.flatMap(([, ...others]) => others));

/** The width at which a page is audited in each mode: the one at which the mode is hardest to satisfy. */
const hardestAt: Record<Exclude<Mode, 'normal'>, AuditedWidth> = {
  'forced colours': 1280,
  'text spacing': 360,
  'right to left': 360,
  dark: 1280,
};

/**
 * Returns each page in its initial state and each other state, in normal mode at all of its widths. Aliases have the same
 * content as their page (`tests/site/specification.frame.test.ts`).
 */
export function planVisits(): Visit[] {
  const pages = distinctPaths.map((path): Visit => {
    const views = widths.map((width) => ({ width, modes: ['normal'] as const }));
    return { path, views, ...(pagesLikeAnother.has(path) && { isLikeAnother: true }) };
  });
  const states = Object.values(statesByComponent)
    .flat()
    .map((state): Visit => {
      const ofState = (state.widths ?? widths).toSorted((one, other) => other - one);
      return { path: state.path, state, views: ofState.map((width) => ({ width, modes: ['normal'] })) };
    });
  return [...pages, ...states];
}

/** The same in each other mode at one width, but for a page that differs from another only in its texts. */
export function planVisitsInOtherModes(): Visit[] {
  return planVisits()
    .filter(({ isLikeAnother }) => !isLikeAnother)
    .map((visit): Visit => ({ ...visit, views: otherModesOf(visit.views), isInOtherModes: true }));
}

function otherModesOf(views: Visit['views']): Visit['views'] {
  return views.map(({ width }) => ({
    width,
    modes: modes.filter((mode) => mode !== 'normal' && (views.length === 1 || hardestAt[mode] === width)),
  }));
}
