import { createFileRoute } from '@tanstack/react-router';
import { loadPage } from '../layout/loadPage.ts';
import { pageHead } from '../layout/pageHead.ts';
import { News } from '../pages/news/News.tsx';

export const Route = createFileRoute('/news')({
  loader: loadPage('news', 'newsItems'),
  head: pageHead('news', 'news'),
  component: News,
});
