import { createFileRoute } from '@tanstack/react-router';
import { loadCatalog } from '../i18n/loadCatalog.ts';
import { pageHead } from '../layout/pageHead.ts';
import { Certifications } from '../pages/certifications/Certifications.tsx';

export const Route = createFileRoute('/certifications')({
  loader: loadCatalog('certifications'),
  head: pageHead('certifications', 'certifications'),
  component: Certifications,
});
