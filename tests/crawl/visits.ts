import { globSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { pages } from '../../src/build/pages.ts';
import { infoTexts } from '../../src/content/infoTexts.ts';
import type { AuditedWidth, PageState } from '../support/pageState.ts';
import { type Mode, modes } from './modes.ts';

export const root = join(import.meta.dirname, '../..');
export const widths = [360, 1280] as const satisfies readonly AuditedWidth[];

/** Any path that is not in the sitemap shows the not-found page. */
export const unknownPath = '/programs/inconnu';

/** Every page once, without aliases, and the not-found page. */
export const distinctPaths: readonly string[] = [
  ...pages.filter((page) => !('aliasOf' in page)).map((page) => page.path),
  unknownPath,
];

/** Components with states of their own, by the files that list them: `src/layout/MobileMenu.tsx`. */
export const componentsWithStates = globSync('src/**/*.states.ts', { cwd: root })
  .map((file) => file.replaceAll('\\', '/').replace('.states.ts', '.tsx'))
  .toSorted();

/** One visit of the crawl: a page in a state at a width, and the modes in which it is examined there. */
export interface Visit {
  path: string;
  state: string;
  width: AuditedWidth;
  modes: readonly Mode[];
  /** Whether its elements were asked at another width: what is left is how they look at this one. */
  isAskedElsewhere?: boolean;
  /** Like the first of its family in all but words, or like the page that it is an alias of in everything. */
  like?: 'its family' | 'its page';
  reach?: PageState['reach'];
}

/**
 * Licences are one page with other words, masters another, the footer's texts a third: the first of each stands for all in
 * the further modes.
 */
const families = [
  ...['license', 'master'].map((kind) =>
    distinctPaths.filter((path) => path.startsWith(`/programs/${kind}-`)),
  ),
  infoTexts.map(({ path }): string => path),
];
const alike = new Set(families.flatMap(([, ...others]) => others));

/** Where a state other than the initial one is examined in the modes beside the normal one: where each is hardest. */
const hardestAt: Record<Exclude<Mode, 'normal'>, AuditedWidth> = {
  'forced colours': 1280,
  'text spacing': 360,
  'right to left': 360,
};

/**
 * What is visited. Every page as it is first seen, in each mode at each width. An alias, which is its page at another
 * address: in normal mode at 360 px. Every other state: in normal mode at each of its widths, and in each further mode
 * once, at the width where it is hardest or the only one that the state has.
 */
export async function planVisits(): Promise<Visit[]> {
  const visits: Visit[] = [];
  for (const path of distinctPaths) {
    for (const width of widths) {
      const how = alike.has(path)
        ? ({ modes: ['normal'], like: 'its family', isAskedElsewhere: width !== widths[0] } as const)
        : { modes };
      visits.push({ path, state: 'initial', width, ...how });
    }
  }
  for (const page of pages) {
    if ('aliasOf' in page)
      visits.push({ path: page.path, state: 'initial', width: 360, modes: ['normal'], like: 'its page' });
  }
  for (const component of componentsWithStates) {
    for (const { name, path, reach, widths: own = widths } of await readStates(component)) {
      for (const width of own) {
        const further = modes.filter(
          (mode) => mode === 'normal' || own.length === 1 || hardestAt[mode] === width,
        );
        visits.push({ path, state: name, width, modes: further, reach, isAskedElsewhere: width !== own[0] });
      }
    }
  }
  return visits;
}

async function readStates(component: string): Promise<readonly PageState[]> {
  const file = pathToFileURL(join(root, component.replace('.tsx', '.states.ts'))).href;
  const module: { states: readonly PageState[] } = await import(file);
  return module.states;
}
