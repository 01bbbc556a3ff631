import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { mapTexts } from '../../../src/catalogs/texts.ts';
import { closing, lengthen, opening, pseudoCatalog, turnAround } from './pseudoCatalogs.ts';
import { begunLanguage, partialLanguage } from './site.ts';

/**
 * The pseudo-languages of the browser tests: a longer English, an Arabic for the other direction, and the two other
 * languages of Djibouti, of which engines know little (Somali) or nothing (Afar).
 */
const pseudoLanguages = [
  { language: 'en', rewrite: lengthen, name: `${opening}English${closing}` },
  { language: 'ar', rewrite: turnAround, name: `${opening}العربية${closing}` },
  { language: 'so', rewrite: lengthen, name: `${opening}Soomaali${closing}` },
  { language: 'aa', rewrite: lengthen, name: `${opening}Qafar${closing}` },
] as const;

/** Writes their catalogs beside `fr.json`, made from it. */
export function writePseudoCatalogs(locales: string): void {
  const french = JSON.parse(readFileSync(join(locales, 'fr.json'), 'utf8'));
  for (const { language, rewrite, name } of pseudoLanguages) {
    const catalog = pseudoCatalog(french, language, rewrite, name);
    writeFileSync(join(locales, `${language}.json`), `${JSON.stringify(catalog, null, 2)}\n`);
  }
}

/** What the partial catalog lacks: a whole page, a label, a message with a variable, a plural form. */
export const gaps = ['contact.', 'layout.nav.home', 'validation.firstName', 'forms.errorSummary_other'];

/** Writes the catalog of a language that somebody has not finished. */
export function writePartialCatalog(locales: string): void {
  const french = JSON.parse(readFileSync(join(locales, 'fr.json'), 'utf8'));
  const whole = pseudoCatalog(french, partialLanguage, lengthen, `${opening}Deutsch${closing}`);
  const catalog = mapTexts(whole, (text, path) =>
    gaps.some((gap) => path === gap || (gap.endsWith('.') && path.startsWith(gap))) ? '' : text,
  );
  writeFileSync(join(locales, `${partialLanguage}.json`), JSON.stringify(catalog));
}

/** Writes the catalog of a language that somebody has begun: dates and every tenth text. */
export function writeBegunCatalog(locales: string): void {
  const french = JSON.parse(readFileSync(join(locales, 'fr.json'), 'utf8'));
  const known = pseudoLanguages.find(({ language }) => language === begunLanguage);
  const { rewrite, name } = known ?? { rewrite: turnAround, name: `${opening}فارسی${closing}` };
  const whole = pseudoCatalog(french, begunLanguage, rewrite, name);
  let index = 0;
  const catalog = mapTexts(whole, (text, path) => {
    index += 1;
    // No person is named yet, wherever the count of keys before them falls.
    return (index % 10 === 0 && !path.startsWith('people.')) || /^(formats|language)\./.test(path)
      ? text
      : '';
  });
  writeFileSync(join(locales, `${begunLanguage}.json`), JSON.stringify(catalog));
}

if (import.meta.main) writePseudoCatalogs(process.argv[2] ?? '');
