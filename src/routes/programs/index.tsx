import { createFileRoute } from '@tanstack/react-router';
import type { FinderSearch } from '../../content/programFinder.ts';
import { loadPage } from '../../navigation/loadPage.ts';
import { pageHead } from '../../layout/pageHead.ts';
import { Programs } from '../../pages/programs/Programs.tsx';

export const Route = createFileRoute('/programs/')({
  // The page itself validates the answers, because every page loads this module with the route tree.
  validateSearch: ({ diplome, domaine, lieu, travail }: Record<string, unknown>): FinderSearch => ({
    ...(typeof diplome === 'string' && { diplome }),
    ...(typeof domaine === 'string' && { domaine }),
    ...(typeof lieu === 'string' && { lieu }),
    ...(typeof travail === 'string' && { travail }),
  }),
  loader: loadPage('programs', 'programNames', 'today'),
  head: pageHead('programs', 'programs'),
  component: Page,
});

function Page() {
  return <Programs search={Route.useSearch()} />;
}
