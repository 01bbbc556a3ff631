/** `npm run i18n:status`: how complete the catalog of each language is, and where texts are missing. */
import { join } from 'node:path';
import { catalogStatuses, describeStatus } from './catalogStatus.ts';

try {
  for (const status of catalogStatuses(join(import.meta.dirname, '../../locales'))) {
    console.log(describeStatus(status));
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
