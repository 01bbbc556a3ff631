import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import {
  newsCategories,
  type NewsCategory,
  newsItems,
  type NewsMonth,
  newsMonths,
  newsPageSize,
} from '../../content/news.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import { visuallyHidden } from '../../ui/VisuallyHidden.css.ts';
import { ink, paddingAbove, textSize } from '../../ui/layout.css.ts';
import * as styles from './News.css.ts';

/** The search parameters of the news page: `/news?category=events`, `/news?month=2025-03`, `/news?page=2`. */
export interface NewsSearch {
  category?: string | undefined;
  month?: string | undefined;
  /** The number of the list page, from 1. */
  page?: number | undefined;
}

/** The category or the month that narrows the list; null shows every article. */
export type Filter = { kind: 'category'; id: NewsCategory } | { kind: 'month'; id: NewsMonth } | null;

/** The target of the link that leads to the filters on small screens, where they are below the list. */
export const filtersId = 'choisir';

interface FiltersProps {
  filter: Filter;
  onChange: (filter: Filter) => void;
  /** True before hydration, when the buttons do not work yet. */
  isDisabled: boolean;
}

/**
 * Buttons for categories and months. Each shows how many articles the school published and how many of them are on the
 * site. Only one filter applies at a time.
 */
export function Filters({ filter, onChange, isDisabled }: FiltersProps) {
  const { t } = useTranslation(['news', 'newsItems']);
  const formats = useFormats();
  const filterButton = (target: Filter, words: ReactNode) => (
    <button
      type="button"
      className={styles.filterButton}
      aria-pressed={filter?.kind === target?.kind && filter?.id === target?.id}
      disabled={isDisabled}
      onClick={() => onChange(target)}
    >
      <span className={styles.filterLabel}>{words}</span>
      <span aria-hidden="true" className={styles.filterCount}>
        {formats.number(publishedCount(target))}
      </span>
      <span aria-hidden="true" className={styles.filterOnlineCount}>
        {t('filter.online', { count: itemsMatching(target).length })}
      </span>
      <span className={visuallyHidden}>
        {t('filter.published', { count: publishedCount(target), online: itemsMatching(target).length })}
      </span>
    </button>
  );
  return (
    <section id={filtersId} className={styles.filters}>
      <h2 className={styles.filtersHeading}>{t('filter.heading')}</h2>
      {filterButton(null, t('filter.all'))}
      <h3 className={`${textSize.h4} ${paddingAbove.l}`}>{t('filter.categories')}</h3>
      <ul role="list" className={styles.filterButtons}>
        {newsCategories.map(({ id }) => (
          <li key={id}>{filterButton({ kind: 'category', id }, t(`newsItems:categories.${id}`))}</li>
        ))}
      </ul>
      <h3 className={`${textSize.h4} ${paddingAbove.l}`}>{t('filter.archive')}</h3>
      <ul role="list" className={styles.filterButtons}>
        {newsMonths.map(({ id }) => (
          <li key={id}>
            {filterButton({ kind: 'month', id }, <time dateTime={id}>{formats.monthYear(id)}</time>)}
          </li>
        ))}
      </ul>
      <p className={`${textSize.small} ${ink.quiet} ${paddingAbove.m}`}>{t('filter.explanation')}</p>
    </section>
  );
}

/** Returns the filter that the search parameters name; null without a known category or month. */
export function filterFromSearch({ category, month }: NewsSearch): Filter {
  const subject = newsCategories.find(({ id }) => id === category);
  if (subject) return { kind: 'category', id: subject.id };
  const archived = newsMonths.find(({ id }) => id === month);
  return archived ? { kind: 'month', id: archived.id } : null;
}

/** Returns the articles on the site that match the filter, newest first. */
export function itemsMatching(filter: Filter) {
  return newsItems.filter((item) => {
    if (!filter) return true;
    return filter.kind === 'category' ? item.category === filter.id : item.date.startsWith(filter.id);
  });
}

/** Returns how many articles the school has published for the filter, on the site or elsewhere. */
export function publishedCount(filter: Filter): number {
  const counted: readonly { id: string; published: number }[] =
    filter?.kind === 'month' ? newsMonths : newsCategories;
  return counted
    .filter(({ id }) => !filter || id === filter.id)
    .reduce((sum, { published }) => sum + published, 0);
}

/** Returns the list page of the article, counted from 1; 1 for an unknown id. */
export function pageOfArticle(id: string, items: readonly { id: string }[]): number {
  const place = items.findIndex((item) => item.id === id);
  return Math.floor(Math.max(0, place) / newsPageSize) + 1;
}
