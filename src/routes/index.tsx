import { createFileRoute } from '@tanstack/react-router';
import { pageOptions } from '../layout/pageHead.ts';
import { Home } from '../pages/home/Home.tsx';

export const Route = createFileRoute('/')({
  ...pageOptions('home'),
  component: Home,
});
