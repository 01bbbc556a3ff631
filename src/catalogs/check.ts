/**
 * `npm run i18n:check [-- LANGUAGE]`: what is to mend in the catalogs, one line each, then what is to translate. Fails
 * when there is anything to mend. With a language it also takes note of the French that its texts were made from; without
 * one, as CI runs it, it writes nothing and says whose French is not noted. `--still-right KEY` says of a text that it
 * holds although its French has changed.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { describeStatus } from './catalogStatus.ts';
import { checkLocales } from './checkLocales.ts';
import { compareSources, readSources, writeSources } from './frenchSources.ts';
import { describeProblem, readLocales } from './readLocales.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    folder: { type: 'string', default: join(import.meta.dirname, '../../locales') },
    'still-right': { type: 'string', multiple: true, default: [] },
  },
});
const { folder, 'still-right': stillRight } = values;
const [language] = positionals;

if (language && !existsSync(join(folder, `${language}.json`))) {
  console.error(`There is no locales/${language}.json: npm run i18n:new -- ${language} makes it.`);
  process.exitCode = 1;
} else {
  if (language) noteSources(language);
  const { toMend, toTranslate, toNote } = checkLocales(folder, language);
  for (const problem of toMend) console.error(describeProblem(problem));
  console.log(toMend.length > 0 ? `${toMend.length} to mend.` : 'Nothing to mend.');
  for (const status of toTranslate) console.log(describeStatus(status));
  for (const { language, count } of toNote) {
    console.log(
      `${language}: of ${count} translated texts the French is not noted, and nobody will be told when it changes. ` +
        `npm run i18n:check -- ${language} notes it in locales/sources/${language}.json: commit that file.`,
    );
  }
  process.exitCode = toMend.length > 0 ? 1 : 0;
}

function noteSources(of: string): void {
  const { catalogs } = readLocales(folder);
  const { [of]: own, fr: reference } = catalogs;
  if (!own || !reference || own === reference) return;
  const known = readSources(folder, of);
  writeSources(folder, of, compareSources(own, reference, of, known, stillRight).sources);
}
