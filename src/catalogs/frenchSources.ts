/**
 * Which French each translation was made from: `locales/sources/en.json` beside `locales/en.json`, for each key a hash of
 * the French text and one of the translation. A file of its own, because the tools that edit catalogs would offer it for
 * translation, or drop it.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Catalog, flatten } from './texts.ts';
import { layOut } from './completeCatalog.ts';

/** For each key the hashes of the French text and of its translation, with a space between. */
export type FrenchSources = Readonly<Record<string, string>>;

const fileOf = (folder: string, language: string) => join(folder, 'sources', `${language}.json`);

/** What is known of a language's translations; nothing of one that was never checked. */
export function readSources(folder: string, language: string): FrenchSources {
  const file = fileOf(folder, language);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

/** Notes from which French a language's translations were made, in the place of what was noted before. */
export function writeSources(folder: string, language: string, sources: FrenchSources): void {
  const file = fileOf(folder, language);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(sources, null, 2)}\n`);
}

/** Compares each translation with the French that it was made from. */
export function compareSources(
  catalog: Catalog,
  reference: Catalog,
  language: string,
  known: FrenchSources,
  /** Keys whose translation holds although the French has changed. */
  stillRight: readonly string[] = [],
) {
  const french = flatten(layOut(reference, language));
  const sources: Record<string, string> = {};
  const changed: { key: string; french: string }[] = [];
  const unnoted: string[] = [];
  for (const [key, text] of flatten(catalog)) {
    const inFrench = french.get(key);
    if (inFrench === undefined || text.trim() === '') continue;
    const [sourceHash, ownHash] = known[key]?.split(' ') ?? [];
    const now = `${hash(inFrench)} ${hash(text)}`;
    // A translation that is new or was touched is taken to be of the French of today.
    const isOld = ownHash === hash(text) && sourceHash !== hash(inFrench) && !stillRight.includes(key);
    if (isOld) changed.push({ key, french: inFrench });
    else if (known[key] !== now) unnoted.push(key);
    sources[key] = isOld ? (known[key] ?? now) : now;
  }
  return {
    /** What is known from now on. */
    sources,
    /** The keys whose French is another than when they were translated, with that of today. */
    changed,
    /**
     * The keys of translations that no check has noted with the French of today: no later change of it would be
     * noticed.
     */
    unnoted,
  };
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 8);
}
