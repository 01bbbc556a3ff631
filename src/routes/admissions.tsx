import { createFileRoute } from '@tanstack/react-router';
import { loadPage } from '../navigation/loadPage.ts';
import { pageHead } from '../layout/pageHead.ts';
import { Admissions } from '../pages/admissions/Admissions.tsx';

export const Route = createFileRoute('/admissions')({
  loader: loadPage,
  head: pageHead('admissions'),
  component: Admissions,
});
