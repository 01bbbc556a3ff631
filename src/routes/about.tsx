import { createFileRoute } from '@tanstack/react-router';
import { pageOptions } from '../layout/pageHead.ts';
import { About } from '../pages/about/About.tsx';

export const Route = createFileRoute('/about')({
  ...pageOptions('about'),
  component: About,
});
