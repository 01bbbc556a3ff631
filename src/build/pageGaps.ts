import { hasGapMarks } from '#core/texts/gapMarks.ts';
import { flatten } from '../catalogs/texts.ts';
import type { CompletedCatalog } from '../catalogs/completeCatalog.ts';
import type { RoutedPage } from './routeFiles.ts';

/** A page of which less than this share is translated is not published as one of its language. */
const publishedFrom = 0.9;

/** What every page shows beside its own words. */
const frame = ['common', 'layout'];
/** The page that is shown at any unknown address: no route names it. */
const notFound = { path: '/404', slices: ['notFound'] };

/** The pages of a language that show French for want of a translation, by path: whether each is published all the same. */
export type PageGaps = Record<string, boolean>;

/** The gaps of each language that has any. */
export function pageGaps(
  locales: Record<string, CompletedCatalog>,
  routedPages: readonly RoutedPage[],
): Record<string, PageGaps> {
  const shown = [...routedPages, notFound];
  return Object.fromEntries(
    Object.entries(locales)
      .filter(([, { missing }]) => missing.length > 0)
      .map(([language, completed]) => [
        language,
        Object.fromEntries(
          shown.flatMap(({ path, slices }): [string, boolean][] => {
            const share = translatedShare(completed, [...frame, ...slices]);
            return share < 1 ? [[path, share >= publishedFrom]] : [];
          }),
        ),
      ]),
  );
}

function translatedShare({ catalog }: CompletedCatalog, slices: readonly string[]): number {
  const texts = slices.flatMap((slice) => [...flatten(catalog[slice] ?? {}).values()]);
  return texts.filter((text) => !hasGapMarks(text)).length / texts.length;
}
