import { createFileRoute } from '@tanstack/react-router';
import { pageOptions } from '../layout/pageHead.ts';
import { InfoTextPage } from '../pages/info-text/InfoTextPage.tsx';
import { AcademicCalendar } from '../sections/info-texts/AcademicCalendar.tsx';

export const Route = createFileRoute('/calendrier-academique')({
  ...pageOptions('academicCalendar'),
  component: () => <InfoTextPage id="academicCalendar" Text={AcademicCalendar} />,
});
