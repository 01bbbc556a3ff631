import { createFileRoute } from '@tanstack/react-router';
import { pageOptions } from '../layout/pageHead.ts';
import { Admissions } from '../pages/admissions/Admissions.tsx';

export const Route = createFileRoute('/admissions')({
  ...pageOptions('admissions'),
  component: Admissions,
});
