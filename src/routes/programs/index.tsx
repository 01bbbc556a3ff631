import { createFileRoute } from '@tanstack/react-router';
import { readRouteSearch } from '../../pages/programs/route-chooser/routeSearch.ts';
import { loadPage } from '../../navigation/loadPage.ts';
import { pageHead } from '../../layout/pageHead.ts';
import { Programs } from '../../pages/programs/Programs.tsx';

export const Route = createFileRoute('/programs/')({
  validateSearch: readRouteSearch,
  loader: loadPage('programs', 'programNames', 'today'),
  head: pageHead('programs', 'programs'),
  component: Page,
});

function Page() {
  return <Programs search={Route.useSearch()} />;
}
