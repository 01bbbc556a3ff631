import { createFileRoute } from '@tanstack/react-router';
import { loadPage } from '../navigation/loadPage.ts';
import { pageHead } from '../layout/pageHead.ts';
import { About } from '../pages/about/About.tsx';

export const Route = createFileRoute('/about')({
  loader: loadPage,
  head: pageHead('about'),
  component: About,
});
