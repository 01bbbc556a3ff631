/** The translations of one language, kept in the browser. */
import { browserStorage } from '../../browser/browserStorage.ts';
import { type Catalog, flatten, mapTexts } from '../../catalogs/catalog.ts';
import { textsToTranslate } from '../../catalogs/translations.ts';

export interface Work {
  /** By path. */
  texts: Readonly<Record<string, string>>;
  /** The French text that each was translated from. */
  from: Readonly<Record<string, string>>;
}

const keyOf = (language: string) => `bench.${language}`;

export function readWork(language: string): Work {
  const kept = browserStorage.get(keyOf(language));
  return kept ? JSON.parse(kept) : { texts: {}, from: {} };
}

/** Returns false if the browser does not keep it. */
export function keepWork(language: string, work: Work): boolean {
  return browserStorage.set(keyOf(language), JSON.stringify(work));
}

export const lastLanguage = {
  get: () => browserStorage.get('bench') ?? '',
  set: (language: string) => browserStorage.set('bench', language),
};

export function writeText(work: Work, path: string, text: string, french: string): Work {
  return { texts: { ...work.texts, [path]: text }, from: { ...work.from, [path]: french } };
}

/** The file of a language: every key of the French catalog, and empty texts for those that are not translated. */
export function catalogOf(texts: Work['texts'], french: Catalog, language: string): Catalog {
  return mapTexts(textsToTranslate(french, language), (_, path) => texts[path] ?? '');
}

export interface Difference {
  path: string;
  mine: string;
  theirs: string;
}

/** Takes the texts of a file that are not translated here, and returns those that differ. Throws for a file without texts. */
export function mergeFile(json: string, work: Work, french: ReadonlyMap<string, string>) {
  const value: unknown = JSON.parse(json);
  if (!(value instanceof Object) || Array.isArray(value)) throw new Error('No catalog');
  const read = [...flatten(value as Catalog)].filter(([, text]) => typeof text === 'string' && text.trim());
  const known = read.filter(([path]) => french.has(path));
  const differences = known.flatMap(([path, theirs]): Difference[] => {
    const mine = work.texts[path];
    return mine && mine !== theirs ? [{ path, mine, theirs }] : [];
  });
  const merged = known
    .filter(([path]) => !work.texts[path])
    .reduce((own, [path, text]) => writeText(own, path, text, french.get(path) ?? ''), work);
  return { merged, differences, taken: known.length, unknown: read.length - known.length };
}
