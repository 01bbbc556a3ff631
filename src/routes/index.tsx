import { createFileRoute } from '@tanstack/react-router';
import { loadPage } from '../navigation/loadPage.ts';
import { pageHead } from '../layout/pageHead.ts';
import { Home } from '../pages/home/Home.tsx';

export const Route = createFileRoute('/')({
  loader: loadPage,
  head: pageHead('home'),
  component: Home,
});
