import { createFileRoute } from '@tanstack/react-router';
import { loadPage } from '../navigation/loadPage.ts';
import { pageHead } from '../layout/pageHead.ts';
import { InfoTextPage } from '../pages/info-text/InfoTextPage.tsx';
import { AcademicCalendar } from '../sections/info-texts/AcademicCalendar.tsx';

export const Route = createFileRoute('/calendrier-academique')({
  loader: loadPage,
  head: pageHead('academicCalendar'),
  component: () => <InfoTextPage id="academicCalendar" Text={AcademicCalendar} />,
});
