import { createFileRoute } from '@tanstack/react-router';
import { newsIds } from 'virtual:catalogs';
import type { NewsId } from '../../content/news.ts';
import { pageHead } from '../../layout/pageHead.ts';
import { loadPage } from '../../navigation/loadPage.ts';
import { ArticlePage } from '../../pages/news/ArticlePage.tsx';

/** An unknown id shows the not-found page. */
export const Route = createFileRoute('/news/$id')({
  // Safe cast: an id of the list.
  params: { parse: ({ id }) => (newsIds.includes(id) ? { id: id as NewsId } : false) },
  loader: (input) => loadPage(input, [`news-${input.params.id}`]),
  head: (input) => {
    const { i18n } = input.match.context;
    const { title, excerpt } = i18n.t(`newsItems:${input.params.id}`, { returnObjects: true });
    return pageHead('news', title, excerpt)(input);
  },
  component: function Page() {
    const { id } = Route.useParams();
    // The key makes React mount a new page for each article.
    return <ArticlePage key={id} id={id} />;
  },
});
