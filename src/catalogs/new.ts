/** `npm run i18n:new -- ar`: makes the catalog file of a language, with every key and all of its plural forms. */
import { join } from 'node:path';
import { createCatalog } from './newCatalog.ts';

try {
  console.log(createCatalog(join(import.meta.dirname, '../../locales'), process.argv[2] ?? ''));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
