import { createFileRoute } from '@tanstack/react-router';
import { loadCatalog } from '../i18n/loadCatalog.ts';
import { pageHead } from '../layout/pageHead.ts';
import { Home } from '../pages/home/Home.tsx';

export const Route = createFileRoute('/')({
  loader: loadCatalog(
    'home',
    'keyFigures',
    'programNames',
    'partnerNames',
    'events',
    'newsItems',
    'testimonials',
    'openingHours',
  ),
  head: pageHead('home'),
  component: Home,
});
