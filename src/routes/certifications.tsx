import { createFileRoute } from '@tanstack/react-router';
import { loadPage } from '../navigation/loadPage.ts';
import { pageHead } from '../layout/pageHead.ts';
import { Certifications } from '../pages/certifications/Certifications.tsx';

export const Route = createFileRoute('/certifications')({
  loader: loadPage,
  head: pageHead('certifications'),
  component: Certifications,
});
