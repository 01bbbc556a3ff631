import { createFileRoute } from '@tanstack/react-router';
import { loadPage } from '../../navigation/loadPage.ts';
import { pageHead } from '../../layout/pageHead.ts';
import { Executive } from '../../pages/programs/executive/Executive.tsx';

export const Route = createFileRoute('/programs/executive')({
  loader: loadPage,
  head: pageHead('executive'),
  component: Executive,
});
