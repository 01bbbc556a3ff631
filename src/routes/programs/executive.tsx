import { createFileRoute } from '@tanstack/react-router';
import { loadCatalog } from '../../i18n/loadCatalog.ts';
import { pageHead } from '../../layout/pageHead.ts';
import { Executive } from '../../pages/programs/executive/Executive.tsx';

export const Route = createFileRoute('/programs/executive')({
  loader: loadCatalog('executive', 'programNames'),
  head: pageHead('executive', 'executive'),
  component: Executive,
});
