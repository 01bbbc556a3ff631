/** `npm run i18n:new -- ar`: writes the catalog file of a new language, with every key and plural category. */
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { defaultLanguage } from '#core/texts/languages.ts';
import { isLanguageCode, mapTexts, pluralCategories } from './catalog.ts';
import { readValidLocales } from './readLocales.ts';
import { readTranslation, textsToTranslate } from './translations.ts';

/** Returns a message for the translator. Throws an `Error` for an invalid language code and if the file exists. */
export function createCatalog(folder: string, language: string): string {
  if (!isLanguageCode(language)) {
    throw new Error(`Name a language by its code, as en, ar or pt-BR${language && `: not “${language}”`}.`);
  }
  const file = join(folder, `${language}.json`);
  if (existsSync(file)) throw new Error(`locales/${language}.json exists already: nothing was changed.`);
  const french = readValidLocales(folder)[defaultLanguage] ?? {};
  // A name of a person too: written here, it would stay when another person comes.
  const catalog = mapTexts(textsToTranslate(french, language), () => '');
  const { missing } = readTranslation(catalog, french, language);
  writeFileSync(file, `${JSON.stringify(catalog, null, 2)}\n`);
  return (
    `locales/${language}.json: ${missing.length} texts to translate; ` +
    `plural forms: ${pluralCategories(language).join(', ')}. npm run i18n:status says what comes first.`
  );
}

if (import.meta.main) {
  try {
    console.log(createCatalog(join(import.meta.dirname, '../../locales'), process.argv[2] ?? ''));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
