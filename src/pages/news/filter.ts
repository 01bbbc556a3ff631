import {
  type NewsCategory,
  type NewsMonth,
  newsCategories,
  newsItems,
  newsMonths,
} from '../../content/news.ts';

/** What the list is narrowed to: a category or a month of the archive; null for everything. */
export type Filter = { kind: 'category'; id: NewsCategory } | { kind: 'month'; id: NewsMonth } | null;

/** The articles that are online for a filter, newest first. */
export function itemsFor(filter: Filter) {
  return newsItems.filter((item) => {
    if (!filter) return true;
    return filter.kind === 'category' ? item.category === filter.id : item.date.startsWith(filter.id);
  });
}

/** How many articles the school has published for a filter, online or not. */
export function publishedFor(filter: Filter): number {
  const counted: readonly { published: number; id?: string; month?: string }[] =
    filter?.kind === 'month' ? newsMonths : newsCategories;
  return counted
    .filter(({ id, month }) => !filter || (id ?? month) === filter.id)
    .reduce((sum, { published }) => sum + published, 0);
}
