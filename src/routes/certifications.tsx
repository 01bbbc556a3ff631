import { createFileRoute } from '@tanstack/react-router';
import { pageOptions } from '../layout/pageHead.ts';
import { Certifications } from '../pages/certifications/Certifications.tsx';

export const Route = createFileRoute('/certifications')({
  ...pageOptions('certifications'),
  component: Certifications,
});
