import { createFileRoute } from '@tanstack/react-router';
import { loadPage, textParameters } from '../../navigation/loadPage.ts';
import { pageHead } from '../../layout/pageHead.ts';
import { Programs } from '../../pages/programs/Programs.tsx';

export const Route = createFileRoute('/programs/')({
  validateSearch: textParameters('diplome', 'domaine', 'lieu', 'travail'),
  loader: loadPage,
  head: pageHead('programs'),
  component: function Page() {
    return <Programs search={Route.useSearch()} />;
  },
});
