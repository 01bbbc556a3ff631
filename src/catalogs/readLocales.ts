import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { defaultLanguage } from '#core/texts/languages.ts';
import type { Catalog } from './catalog.ts';
import { publishedCatalogs } from './translations.ts';

export interface Problem {
  /** The file's name: `en.json`. */
  file: string;
  /** The path of the key; empty for a problem of the whole file. */
  key: string;
  message: string;
}

/**
 * Reads every `*.json` of a folder as a catalog. The file name is the language code. Returns the valid ones, French first, and
 * the problems of the others. Throws without the French file.
 */
export function readLocales(folder: string) {
  const files = readdirSync(folder).filter((file) => file.endsWith('.json'));
  const problems: Problem[] = [];
  const catalogs: Record<string, Catalog> = {};
  for (const file of new Set([`${defaultLanguage}.json`, ...files.toSorted()])) {
    const language = file.slice(0, -'.json'.length);
    if (!isLanguageCode(language)) {
      const message = `“${language}” is not a language code: name the file by one, such as en.json or ar.json.`;
      problems.push({ file, key: '', message });
      continue;
    }
    const parsed = parseCatalog(file, readFileSync(join(folder, file)));
    problems.push(...parsed.problems);
    if (parsed.catalog) catalogs[language] = parsed.catalog;
  }
  return { catalogs, problems };
}

/** Whether Intl knows the code and writes it the same way: `en`, `ar`, `pt-BR`. */
export function isLanguageCode(code: string): boolean {
  try {
    const [canonical] = Intl.getCanonicalLocales(code);
    const names = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });
    return canonical === code && names.of(code) !== undefined;
  } catch {
    return false;
  }
}

/** Throws like `readValidLocales`. */
export function readPublishedCatalogs(folder: string): Record<string, Catalog> {
  return publishedCatalogs(readValidLocales(folder));
}

/** Throws an `Error` that lists the problems if a file is not a valid catalog. */
export function readValidLocales(folder: string): Record<string, Catalog> {
  const { catalogs, problems } = readLocales(folder);
  if (problems.length > 0) throw new Error(problems.map(describeProblem).join('\n'));
  return catalogs;
}

export function describeProblem({ file, key, message }: Problem): string {
  return `locales/${file}${key && `  ${key}`}: ${message}`;
}

/** Unlike `JSON.parse`, reports values that are not text, and text that is not UTF-8. */
function parseCatalog(name: string, bytes: Uint8Array): { catalog?: Catalog; problems: Problem[] } {
  const createProblem = (key: string, message: string): Problem => ({ file: name, key, message });
  let value: unknown;
  try {
    value = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch (error) {
    const message =
      `This is not JSON in UTF-8: ${String(error).replaceAll(/\s/g, ' ')}. ` +
      'Write each text in quotation marks, with a comma between two of them: "heading": "Learn", "intro": "Here".';
    return { problems: [createProblem('', message)] };
  }
  if (!isObject(value)) {
    return { problems: [createProblem('', 'A catalog is one JSON object, with a part for each page.')] };
  }
  const wrong = [
    ...Object.entries(value)
      .filter(([, part]) => !isObject(part))
      .map(([key]) =>
        createProblem(key, 'A part of the catalog contains keys, such as { "heading": "Learn" }.'),
      ),
    ...wrongValues(value).map((key) =>
      createProblem(key, 'This is not a text: put it in quotation marks, such as "2018".'),
    ),
  ];
  if (wrong.length > 0) return { problems: wrong };
  return { catalog: value as Catalog, problems: [] };
}

function isObject(value: unknown): value is Record<string, unknown> {
  return value instanceof Object && !Array.isArray(value);
}

function wrongValues(value: object, path: readonly string[] = []): string[] {
  return Object.entries(value).flatMap(([key, part]: [string, unknown]) => {
    if (typeof part === 'string') return [];
    const here = [...path, key];
    return part instanceof Object ? wrongValues(part, here) : [here.join('.')];
  });
}
