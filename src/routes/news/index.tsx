import { createFileRoute } from '@tanstack/react-router';
import { pageOptions } from '../../layout/pageHead.ts';
import type { NewsSearch } from '../../pages/news/Filters.tsx';
import { News } from '../../pages/news/News.tsx';

export const Route = createFileRoute('/news/')({
  validateSearch: readNewsSearch,
  ...pageOptions('news'),
  component: function Page() {
    return <News search={Route.useSearch()} />;
  },
});

/**
 * Undefined instead of missing, because the router keeps the raw value of a missing key. The page validates category and
 * month: this module is in every page's bundle and must not import their names.
 */
function readNewsSearch({ category, month, page }: Record<string, unknown>): NewsSearch {
  return {
    category: typeof category === 'string' ? category : undefined,
    month: typeof month === 'string' ? month : undefined,
    page: typeof page === 'number' && Number.isInteger(page) && page > 0 ? page : undefined,
  };
}
