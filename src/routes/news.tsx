import { createFileRoute } from '@tanstack/react-router';
import { loadPage } from '../navigation/loadPage.ts';
import { pageHead } from '../layout/pageHead.ts';
import { News } from '../pages/news/News.tsx';
import { readNewsSearch } from '../pages/news/newsSearch.ts';

export const Route = createFileRoute('/news')({
  validateSearch: readNewsSearch,
  loader: loadPage('news', 'newsItems'),
  head: pageHead('news', 'news'),
  component: Page,
});

function Page() {
  return <News search={Route.useSearch()} />;
}
