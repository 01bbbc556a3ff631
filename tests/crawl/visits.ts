import { join } from 'node:path';
import { pages } from '../../src/build/pages.ts';
import { infoTexts } from '../../src/content/infoTexts.ts';
import { type Mode, modes } from './axe.ts';
import { type AuditedWidth, type PageState, statesByComponent } from './states.ts';

export const root = join(import.meta.dirname, '../..');

const widths = [360, 1280] as const satisfies readonly AuditedWidth[];

/** A path that no route matches. */
export const unknownPath = '/programs/inconnu';

/** The path of every page once, without aliases, and of the not-found page. */
export const distinctPaths: readonly string[] = [
  ...pages.filter((page) => !('aliasOf' in page)).map((page) => page.path),
  unknownPath,
];

/** One visit of the crawl: a page, in a state, at a width. */
export interface Visit {
  path: string;
  /** The state to bring the page into; the initial one when absent. */
  state?: PageState;
  width: AuditedWidth;
  modes: readonly Mode[];
  /** Whether another visit runs the axe rules that depend on the DOM alone. */
  hasCheckedDom?: boolean;
  /** `family`: differs from the first page of its family only in its texts. `page`: an alias, equal to another page. */
  sameAs?: 'family' | 'page';
  /** Whether the aria snapshot of this visit is kept in `trees/`. */
  keepsTree: boolean;
}

/** Pages that differ in their words alone. Only the first of each family is visited in all modes. */
const families = [
  ...['license', 'master'].map((kind) =>
    distinctPaths.filter((path) => path.startsWith(`/programs/${kind}-`)),
  ),
  infoTexts.map(({ path }): string => path),
];
const familyMembers = new Set(families.flatMap(([, ...others]) => others));

/** The width at which a state is audited in each mode: the one at which the mode is hardest to satisfy. */
const hardestAt: Record<Exclude<Mode, 'normal'>, AuditedWidth> = {
  'forced colours': 1280,
  'text spacing': 360,
  'right to left': 360,
};

/**
 * Returns all visits: each page in its initial state in all modes at both widths, each alias in normal mode at 360 px,
 * and each state in normal mode at all of its widths and in each other mode at one width.
 */
export function planVisits(): Visit[] {
  return [
    ...distinctPaths.flatMap((path) =>
      widths.map((width): Visit => {
        if (!familyMembers.has(path)) return { path, width, modes, keepsTree: width === 1280 };
        const hasCheckedDom = width !== widths[0];
        return { path, width, modes: ['normal'], sameAs: 'family', hasCheckedDom, keepsTree: false };
      }),
    ),
    ...pages
      .filter((page) => 'aliasOf' in page)
      .map(({ path }): Visit => ({ path, width: 360, modes: ['normal'], sameAs: 'page', keepsTree: false })),
    ...Object.values(statesByComponent).flat().flatMap(planStateVisits),
  ];
}

function planStateVisits(state: PageState): Visit[] {
  const stateWidths = state.widths ?? widths;
  return stateWidths.map((width) => ({
    path: state.path,
    state,
    width,
    modes: modes.filter((mode) => mode === 'normal' || stateWidths.length === 1 || hardestAt[mode] === width),
    hasCheckedDom: width !== stateWidths[0],
    keepsTree: state.tree !== undefined && width === Math.max(...stateWidths),
  }));
}
