import { createFileRoute } from '@tanstack/react-router';
import { loadCatalog } from '../i18n/loadCatalog.ts';
import { pageHead } from '../layout/pageHead.ts';
import { About } from '../pages/about/About.tsx';

export const Route = createFileRoute('/about')({
  loader: loadCatalog('about', 'keyFigures'),
  head: pageHead('about', 'about'),
  component: About,
});
