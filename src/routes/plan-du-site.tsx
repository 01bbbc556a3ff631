import { createFileRoute } from '@tanstack/react-router';
import { loadPage } from '../navigation/loadPage.ts';
import { pageHead } from '../layout/pageHead.ts';
import { readSiteSearch } from '../pages/site-map/siteSearch.ts';
import { SiteMap } from '../pages/site-map/SiteMap.tsx';

export const Route = createFileRoute('/plan-du-site')({
  validateSearch: readSiteSearch,
  loader: loadPage('siteMap', 'programNames'),
  head: pageHead('siteMap'),
  component: Page,
});

function Page() {
  return <SiteMap query={Route.useSearch().q ?? ''} />;
}
