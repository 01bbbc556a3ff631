import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { closing, lengthen, opening, pseudoCatalog, turnAround } from './pseudoCatalogs.ts';

/** The pseudo-languages of the browser tests: a longer English, and an Arabic for the other direction. */
export const pseudoLanguages = [
  { language: 'en', rewrite: lengthen, name: `${opening}English${closing}` },
  { language: 'ar', rewrite: turnAround, name: `${opening}العربية${closing}` },
] as const;

/** Writes `en.json` and `ar.json` beside `fr.json`, made from it. */
export function writePseudoCatalogs(locales: string): void {
  const french = JSON.parse(readFileSync(join(locales, 'fr.json'), 'utf8'));
  for (const { language, rewrite, name } of pseudoLanguages) {
    const catalog = pseudoCatalog(french, language, rewrite, name);
    writeFileSync(join(locales, `${language}.json`), `${JSON.stringify(catalog, null, 2)}\n`);
  }
}

if (import.meta.main) writePseudoCatalogs(process.argv[2] ?? '');
