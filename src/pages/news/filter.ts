import {
  type NewsCategory,
  type NewsMonth,
  newsCategories,
  newsItems,
  newsMonths,
  newsPageSize,
} from '../../content/news.ts';
import type { NewsSearch } from './newsSearch.ts';

/** What the list is narrowed to: a category or a month of the archive; null for everything. */
export type Filter = { kind: 'category'; id: NewsCategory } | { kind: 'month'; id: NewsMonth } | null;

/** What an address narrows the list to: everything, where it names no category and no month of ours. */
export function filterOf({ category, month }: NewsSearch): Filter {
  const subject = newsCategories.find(({ id }) => id === category);
  if (subject) return { kind: 'category', id: subject.id };
  const archived = newsMonths.find((one) => one.month === month);
  return archived ? { kind: 'month', id: archived.month } : null;
}

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

/** The page of a list on which an article stands; the first for any other name. */
export function pageWith(id: string, items: readonly { id: string }[]): number {
  const place = items.findIndex((item) => item.id === id);
  return Math.floor(Math.max(0, place) / newsPageSize) + 1;
}
