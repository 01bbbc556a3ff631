import { newsItems } from '../../content/news.ts';
import type { Context, Node } from './context.ts';

/** The articles that the news page holds, each at its place on it. */
export function newsNodes({ t, language, pageUrl, socialImage, schoolReference }: Context): Node[] {
  return newsItems.map(({ id, category, date }) => ({
    '@type': 'NewsArticle',
    '@id': pageUrl('/news', id),
    headline: t(`newsItems:${id}.title`),
    description: t(`newsItems:${id}.excerpt`),
    articleSection: t(`newsItems:categories.${category}`),
    url: pageUrl('/news', id),
    mainEntityOfPage: pageUrl('/news'),
    image: socialImage('news'),
    datePublished: date,
    inLanguage: language,
    author: schoolReference,
    publisher: schoolReference,
  }));
}
