import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { defaultLanguage, directionByCldr } from '#core/texts/languages.ts';
import { type CompletedCatalog, completeCatalog } from './completeCatalog.ts';
import { isolateExpressions } from './isolateExpressions.ts';
import { type Problem, parseCatalog } from './parseCatalog.ts';
import { type Catalog, mapTexts } from './texts.ts';

const referenceFile = `${defaultLanguage}.json`;

/** The catalogs of a folder as they were written, by language, French first; and what makes a file no catalog. */
export interface Locales {
  catalogs: Record<string, Catalog>;
  problems: Problem[];
}

/** Reads every `*.json` of a folder as a catalog: the file's name is its language's code. */
export function readLocales(folder: string): Locales {
  const files = readdirSync(folder).filter((file) => file.endsWith('.json'));
  const problems: Problem[] = [];
  const catalogs: Record<string, Catalog> = {};
  for (const file of files.toSorted(frenchFirst)) {
    const language = file.slice(0, -'.json'.length);
    if (!isLanguageCode(language)) {
      const message = `“${language}” is no language code: name the file after one, as en.json or ar.json.`;
      problems.push({ file, key: '', message });
      continue;
    }
    const parsed = parseCatalog(file, readFileSync(join(folder, file), 'utf8'));
    problems.push(...parsed.problems);
    if (parsed.catalog) catalogs[language] = parsed.catalog;
  }
  if (!files.includes(referenceFile)) {
    problems.push({ file: referenceFile, key: '', message: 'The reference catalog is missing.' });
  }
  return { catalogs, problems };
}

function frenchFirst(one: string, other: string): number {
  return Number(other === referenceFile) - Number(one === referenceFile) || (one < other ? -1 : 1);
}

/** Whether Intl knows a name for the code and writes it the same way: `en`, `ar`, `pt-BR`. */
export function isLanguageCode(code: string): boolean {
  try {
    const [canonical] = Intl.getCanonicalLocales(code);
    const names = new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' });
    return canonical === code && names.of(code) !== undefined;
  } catch {
    return false;
  }
}

/** Every catalog with French in its gaps, French first. A file that is no catalog stops here, with its problems. */
export function readCompletedLocales(folder: string): Record<string, CompletedCatalog> {
  const { catalogs, problems } = readLocales(folder);
  if (problems.length > 0) throw new Error(problems.map(describeProblem).join('\n'));
  return completeCatalogs(catalogs);
}

/** The catalogs of `readLocales` without gaps: see `completeCatalog`. */
export function completeCatalogs(catalogs: Record<string, Catalog>): Record<string, CompletedCatalog> {
  const reference = catalogs[defaultLanguage] ?? {};
  return Object.fromEntries(
    Object.entries(catalogs).map(([language, catalog]) => [
      language,
      language === defaultLanguage
        ? { catalog, missing: [] }
        : withIsolates(completeCatalog(catalog, reference, language), language),
    ]),
  );
}

function withIsolates(completed: CompletedCatalog, language: string): CompletedCatalog {
  if (directionByCldr(language) === 'ltr') return completed;
  return { ...completed, catalog: mapTexts(completed.catalog, isolateExpressions) };
}

/** The catalogs alone, with French in their gaps, French first. A file that is no catalog stops here. */
export function readCatalogs(folder: string): Record<string, Catalog> {
  return Object.fromEntries(
    Object.entries(readCompletedLocales(folder)).map(([language, { catalog }]) => [language, catalog]),
  );
}

/** One line for a person: the file, the key, what to do. */
export function describeProblem({ file, key, message }: Problem): string {
  return `locales/${file}${key && `  ${key}`}: ${message}`;
}
