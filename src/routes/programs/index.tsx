import { createFileRoute } from '@tanstack/react-router';
import { textParameters } from '../../navigation/loadPage.ts';
import { pageOptions } from '../../layout/pageHead.ts';
import { Programs } from '../../pages/programs/Programs.tsx';

export const Route = createFileRoute('/programs/')({
  validateSearch: textParameters('diplome', 'domaine', 'lieu', 'travail'),
  ...pageOptions('programs'),
  component: function Page() {
    return <Programs search={Route.useSearch()} />;
  },
});
