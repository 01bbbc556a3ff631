import { createFileRoute } from '@tanstack/react-router';
import { textParameters } from '../../navigation/loadPage.ts';
import { pageOptions } from '../../layout/pageHead.ts';
import type { NewsSearch } from '../../pages/news/News.tsx';
import { News } from '../../pages/news/News.tsx';

export const Route = createFileRoute('/news/')({
  validateSearch: readNewsSearch,
  ...pageOptions('news'),
  component: function Page() {
    return <News search={Route.useSearch()} />;
  },
});

/** As `textParameters`, with a number. */
function readNewsSearch({ page, ...search }: Record<string, unknown>): NewsSearch {
  const isPage = typeof page === 'number' && Number.isInteger(page) && page > 0;
  return { ...textParameters('category', 'month')(search), page: isPage ? page : undefined };
}
