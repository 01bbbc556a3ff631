import data from './news.json' with { type: 'json' };
import type { Article } from './schemas.ts';

export type NewsId = keyof typeof data.articles;
export type NewsPath = `/news/${NewsId}`;

/** The articles that are online, newest first; their words are `newsItems.<id>`, their full text `news-<id>`. */
export const newsItems = Object.entries<Article>(
  data.articles as Record<NewsId, Article>, // Safe cast: `npm run check` validates the file.
)
  .map(([id, article]) => ({ ...article, id: id as NewsId })) // Safe cast: a key of the articles.
  .sort((one, other) => Date.parse(other.date) - Date.parse(one.date));

export type NewsItem = (typeof newsItems)[number];

export const newsPath = (id: NewsId): NewsPath => `/news/${id}`;

/** The article whose page a path shows; undefined for any other page. */
export const articleAtPath = (path: string): NewsItem | undefined =>
  newsItems.find(({ id }) => newsPath(id) === path);

/** The slice of an article's full text, which only its own page loads. Also names its Open Graph image. */
export const sliceOf = (id: NewsId) => `news-${id}` as const;

/** The number of articles on one page of the list (specification, section 4). */
export const newsPageSize = 3;
