import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { defaultLanguage } from '#core/texts/languages.ts';
import { completeCatalog } from './completeCatalog.ts';
import { pluralCategories } from './plurals.ts';
import { isLanguageCode, readCatalogs } from './readLocales.ts';
import { type Catalog, flatten, mapTexts } from './texts.ts';

/** Every key of the French catalog for a language, with its plural forms, each text empty but what CLDR knows. */
function emptyCatalog(reference: Catalog, language: string): Catalog {
  const { catalog, missing } = completeCatalog({}, reference, language);
  const french = new Set(missing);
  return mapTexts(catalog, (text, path) => (french.has(path) ? '' : text));
}

/** Writes the file of a new language and says what was done; an Error says in plain words why it could not. */
export function createCatalog(folder: string, language: string): string {
  if (!isLanguageCode(language)) {
    throw new Error(`Name a language by its code, as en, ar or pt-BR${language && `: not “${language}”`}.`);
  }
  const file = join(folder, `${language}.json`);
  if (existsSync(file)) throw new Error(`locales/${language}.json exists already: nothing was changed.`);
  const catalog = emptyCatalog(readCatalogs(folder)[defaultLanguage] ?? {}, language);
  writeFileSync(file, `${JSON.stringify(catalog, null, 2)}\n`);
  return (
    `locales/${language}.json: ${flatten(catalog).size} texts to translate; ` +
    `plural forms: ${pluralCategories(language).join(', ')}. Until then the French texts stand in their place.`
  );
}
