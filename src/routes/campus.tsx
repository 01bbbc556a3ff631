import { createFileRoute } from '@tanstack/react-router';
import { loadCatalog } from '../i18n/loadCatalog.ts';
import { pageHead } from '../layout/pageHead.ts';
import { Campus } from '../pages/campus/Campus.tsx';

export const Route = createFileRoute('/campus')({
  loader: loadCatalog('campus', 'openingHours', 'programNames'),
  head: pageHead('campus', 'campus'),
  component: Campus,
});
