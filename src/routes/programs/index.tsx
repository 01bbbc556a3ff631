import { createFileRoute } from '@tanstack/react-router';
import { loadCatalog } from '../../i18n/loadCatalog.ts';
import { pageHead } from '../../layout/pageHead.ts';
import { Programs } from '../../pages/programs/Programs.tsx';

export const Route = createFileRoute('/programs/')({
  loader: loadCatalog('programs', 'programNames'),
  head: pageHead('programs', 'programs'),
  component: Programs,
});
