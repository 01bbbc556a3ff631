import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { defaultLanguage } from '../../supabase/functions/_shared/languages.ts';
import { layOut } from './completeCatalog.ts';
import { pluralCategories } from './plurals.ts';
import { isLanguageCode } from './readLocales.ts';
import { type Catalog, flatten, mapTexts } from './texts.ts';

/** Every key of the French catalog for a language, with its plural forms, each text empty but the language's name. */
export function emptyCatalog(reference: Catalog, language: string): Catalog {
  return mapTexts(layOut(reference, language), (text, path) => (path === 'language.name' ? text : ''));
}

/** Writes the file of a new language and says what was done; an Error says in plain words why it could not. */
export function createCatalog(folder: string, language: string): string {
  if (!isLanguageCode(language)) {
    throw new Error(`Name a language by its code, as en, ar or pt-BR${language && `: not “${language}”`}.`);
  }
  const file = join(folder, `${language}.json`);
  if (existsSync(file)) throw new Error(`locales/${language}.json exists already: nothing was changed.`);
  const reference: Catalog = JSON.parse(readFileSync(join(folder, `${defaultLanguage}.json`), 'utf8'));
  const catalog = emptyCatalog(reference, language);
  writeFileSync(file, `${JSON.stringify(catalog, null, 2)}\n`);
  return (
    `locales/${language}.json: ${flatten(catalog).size} texts to translate; ` +
    `plural forms: ${pluralCategories(language).join(', ')}. Until then the French texts stand in their place.`
  );
}
