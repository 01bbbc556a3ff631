import data from './news.json' with { type: 'json' };
import type { Article } from './schemas.ts';

export type NewsId = keyof typeof data.articles;

/** The articles that are online, newest first; their words are `newsItems.<id>`, their full text `news.articles.<id>`. */
export const newsItems = Object.entries<Article>(
  data.articles as Record<NewsId, Article>, // Safe cast: `npm run check` validates the file.
)
  .map(([id, article]) => ({ ...article, id: id as NewsId })) // Safe cast: a key of the articles.
  .sort((one, other) => (one.date < other.date ? 1 : -1));

export type NewsItem = (typeof newsItems)[number];

/** The number of articles on one page of the list (specification, section 4). */
export const newsPageSize = 3;
