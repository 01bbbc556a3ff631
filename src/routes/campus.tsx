import { createFileRoute } from '@tanstack/react-router';
import { loadPage } from '../navigation/loadPage.ts';
import { pageHead } from '../layout/pageHead.ts';
import { Campus } from '../pages/campus/Campus.tsx';

export const Route = createFileRoute('/campus')({
  loader: loadPage,
  head: pageHead('campus'),
  component: Campus,
});
