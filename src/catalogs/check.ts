/** `npm run i18n:check [folder]`: what is wrong with the catalogs, one line each. Fails when there is anything. */
import { join } from 'node:path';
import { checkLocales } from './checkLocales.ts';
import { describeProblem } from './readLocales.ts';

const problems = checkLocales(process.argv[2] ?? join(import.meta.dirname, '../../locales'));
for (const problem of problems) console.error(describeProblem(problem));
console.log(problems.length > 0 ? `${problems.length} to mend.` : 'The catalogs are as they should be.');
process.exitCode = problems.length > 0 ? 1 : 0;
