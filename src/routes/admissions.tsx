import { createFileRoute } from '@tanstack/react-router';
import { loadPage } from '../navigation/loadPage.ts';
import { pageHead } from '../layout/pageHead.ts';
import { Admissions } from '../pages/admissions/Admissions.tsx';

export const Route = createFileRoute('/admissions')({
  loader: loadPage(
    'admissions',
    'openingHours',
    'programNames',
    'programFacts',
    'today',
    'intakeSentences',
    'print',
  ),
  head: pageHead('admissions'),
  component: Admissions,
});
