/** The translations of one language, kept in the browser. */
import { browserStorage } from '../../browser/features.ts';
import { type Catalog, flatten, isInLongerList, mapTexts } from '../../catalogs/catalog.ts';
import { textsToTranslate } from '../../catalogs/translations.ts';
import { isBlank } from './variables.ts';

type TextsByPath = Readonly<Record<string, string>>;

export interface Work {
  texts: TextsByPath;
  /** The French text that each was translated from. */
  from: TextsByPath;
  /** What a file has in place of a text, until one of both is chosen. */
  theirs: TextsByPath;
}

const keyOf = (language: string) => `bench.${language}`;

export function readWork(language: string): Work {
  return { texts: {}, from: {}, theirs: {}, ...JSON.parse(browserStorage.get(keyOf(language)) ?? '{}') };
}

/** Returns false if the browser does not keep it. */
export function keepWork(language: string, work: Work): boolean {
  return browserStorage.set(keyOf(language), JSON.stringify(work));
}

/** Two tabs would overwrite each other's work: `take` gets that of another one. Returns a function that ends it. */
export function onOtherTab(language: string, take: (work: Work) => void): () => void {
  const read = ({ key }: StorageEvent) => {
    if (key === keyOf(language)) take(readWork(language));
  };
  addEventListener('storage', read);
  return () => removeEventListener('storage', read);
}

export function writeText(work: Work, path: string, text: string, french: string): Work {
  return { ...work, texts: { ...work.texts, [path]: text }, from: { ...work.from, [path]: french } };
}

/** Forgets what a file has in place of a text. */
export function settle(work: Work, path: string): Work {
  const { [path]: _, ...theirs } = work.theirs;
  return { ...work, theirs };
}

/** The French text that a translation was made from, if it is another one now. */
export function frenchBefore({ texts, from }: Work, path: string, french: string): string | undefined {
  return texts[path] && from[path] !== french ? from[path] : undefined;
}

/** The file of a language: every key of the French catalog, and empty texts for those that are not translated. */
export function catalogOf(texts: TextsByPath, french: Catalog, language: string): Catalog {
  return mapTexts(textsToTranslate(french, language), (inFrench, path) => {
    const text = (texts[path] ?? '').trim();
    return isBlank(text) && !isBlank(inFrench) ? '' : text;
  });
}

/**
 * Takes the texts of a file that are not translated here, and keeps those that differ, or that may stand at another's place
 * (`isInLongerList`). Throws for a file without texts.
 */
export function mergeFile(json: string, work: Work, reference: Catalog) {
  const french = flatten(reference);
  // `null` as in `readLocales`.
  const value: unknown = JSON.parse(json, (_, part) => part ?? '');
  if (!(value instanceof Object) || Array.isArray(value)) throw new Error('No catalog');
  const theirCatalog = value as Catalog;
  const read = [...flatten(theirCatalog)].filter(([, text]) => typeof text === 'string' && text.trim());
  const known = read.filter(([path]) => french.has(path));
  const merged = known
    .filter(([path]) => !work.texts[path] && !isInLongerList(path, theirCatalog, reference))
    .reduce((own, [path, text]) => writeText(own, path, text, french.get(path) ?? ''), work);
  const theirs = Object.fromEntries(known.filter(([path, text]) => merged.texts[path] !== text));
  return { merged: { ...merged, theirs }, taken: known.length, unknown: read.length - known.length };
}
