import { createFileRoute } from '@tanstack/react-router';
import { loadCatalog } from '../i18n/loadCatalog.ts';
import { pageHead } from '../layout/pageHead.ts';
import { Admissions } from '../pages/admissions/Admissions.tsx';

export const Route = createFileRoute('/admissions')({
  loader: loadCatalog('admissions', 'programNames'),
  head: pageHead('admissions', 'admissions'),
  component: Admissions,
});
