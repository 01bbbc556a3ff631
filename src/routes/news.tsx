import { createFileRoute } from '@tanstack/react-router';
import { loadCatalog } from '../i18n/loadCatalog.ts';
import { pageHead } from '../layout/pageHead.ts';
import { News } from '../pages/news/News.tsx';

export const Route = createFileRoute('/news')({
  loader: loadCatalog('news', 'newsItems'),
  head: pageHead('news', 'news'),
  component: News,
});
