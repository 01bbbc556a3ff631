import { createFileRoute } from '@tanstack/react-router';
import { pageOptions } from '../layout/pageHead.ts';
import { Campus } from '../pages/campus/Campus.tsx';

export const Route = createFileRoute('/campus')({
  ...pageOptions('campus'),
  component: Campus,
});
