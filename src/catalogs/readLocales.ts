import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { defaultLanguage } from '#core/texts/languages.ts';
import { type Catalog, type Texts, flatten, isLanguageCode, textsAt } from './catalog.ts';
import type { Mistake } from './report.ts';

/**
 * Reads every `*.json` of a folder as a catalog. The file name is the language code. Returns those that are JSON, French first,
 * and the mistakes in all of them. A number in place of a text is read as one, so that its file is checked on.
 */
export function readLocales(folder: string) {
  const files = readdirSync(folder).filter((file) => file.endsWith('.json'));
  const mistakes: Mistake[] = [];
  const catalogs: Record<string, Catalog> = {};
  for (const name of new Set([`${defaultLanguage}.json`, ...files.toSorted()])) {
    const file = `locales/${name}`;
    const language = name.slice(0, -'.json'.length);
    if (!isLanguageCode(language)) {
      const message = `« ${language} » n’est pas le code d’une langue : nommez le fichier en.json ou ar.json, par exemple.`;
      mistakes.push({ file, key: '', message });
    } else if (!files.includes(name)) mistakes.push({ file, key: '', message: 'ce fichier manque.' });
    else {
      const parsed = parseCatalog(language, readFileSync(join(folder, name)));
      mistakes.push(...parsed.mistakes);
      if (parsed.catalog) catalogs[language] = parsed.catalog;
    }
  }
  return { catalogs, mistakes };
}

/** Throws an `Error` that lists the mistakes if a file is not a valid catalog. */
export function readValidLocales(folder: string): Record<string, Catalog> {
  const { catalogs, mistakes } = readLocales(folder);
  const lines = mistakes.map(({ file, key, message }) => `${file}: ${key && `${key}: `}${message}`);
  if (lines.length > 0) throw new Error(lines.join('\n'));
  return catalogs;
}

/** Unlike `JSON.parse`, reports values that are not text, and text that is not UTF-8. */
function parseCatalog(language: string, bytes: Uint8Array): { catalog?: Catalog; mistakes: Mistake[] } {
  const file = `locales/${language}.json`;
  const mistake = (message: string, key = ''): Mistake => ({ file, key, message });
  let value: unknown;
  try {
    // Weblate writes `null` for an item of a list that is not translated yet.
    const missing = language === defaultLanguage ? null : '';
    value = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes), (_, part) => part ?? missing);
  } catch (error) {
    const message =
      error instanceof SyntaxError
        ? 'ce n’est pas du JSON : écrivez chaque texte entre guillemets, avec une virgule entre deux textes : "heading": "Apprendre", "intro": "Ici".'
        : 'ce n’est pas de l’UTF-8 : enregistrez le fichier dans cet encodage.';
    return { mistakes: [mistake(message)] };
  }
  if (!isObject(value)) {
    const message = 'un fichier de textes est un groupe { … }, avec une partie par page.';
    return { mistakes: [mistake(message)] };
  }
  const slices = Object.entries(value).filter(([, slice]) => isObject(slice));
  // Safe cast: a group of groups.
  const catalog = readTexts(Object.fromEntries(slices)) as Catalog;
  const mistakes = [
    ...Object.keys(value)
      .filter((key) => !isObject(value[key]))
      .map((key) => mistake('une partie contient des clés, comme { "heading": "Apprendre" }.', key)),
    ...[...flatten(catalog).keys()]
      .filter((key) => typeof textsAt(value as Catalog, key) !== 'string')
      .map((key) => mistake('ce n’est pas un texte : mettez-le entre guillemets, comme "2018".', key)),
  ];
  return { catalog, mistakes };
}

function readTexts(value: unknown): Texts {
  if (Array.isArray(value)) return value.map(readTexts);
  if (!isObject(value)) return String(value);
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, readTexts(part)]));
}

function isObject(value: unknown): value is Record<string, unknown> {
  return value instanceof Object && !Array.isArray(value);
}
