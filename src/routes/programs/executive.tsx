import { createFileRoute } from '@tanstack/react-router';
import { pageOptions } from '../../layout/pageHead.ts';
import { Executive } from '../../pages/programs/executive/Executive.tsx';

export const Route = createFileRoute('/programs/executive')({
  ...pageOptions('executive'),
  component: Executive,
});
