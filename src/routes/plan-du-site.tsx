import { createFileRoute } from '@tanstack/react-router';
import { pageOptions } from '../layout/pageHead.ts';
import { SiteMap } from '../pages/site-map/SiteMap.tsx';

export const Route = createFileRoute('/plan-du-site')({
  validateSearch: readSiteSearch,
  ...pageOptions('siteMap'),
  component: function Page() {
    return <SiteMap query={Route.useSearch().q ?? ''} />;
  },
});

function readSiteSearch({ q }: Record<string, unknown>): { q?: string | undefined } {
  // The router parses `?q=2024` to a number.
  const query = typeof q === 'string' || typeof q === 'number' ? String(q).trim() : '';
  // Undefined instead of missing, because the router keeps the raw value of a missing key.
  return { q: query || undefined };
}
