import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { newsItems, newsPageSize } from '../../content/news.ts';
import archive from '../../content/newsArchive.json' with { type: 'json' };
import type { NewsCategory } from '../../content/schemas.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import * as layout from '../../ui/layout.css.ts';
import * as styles from './News.css.ts';

/** Counts articles that the school has published and that are not online. */
const { categories, months } = archive;
const newsCategories = Object.keys(categories) as NewsCategory[];
/** The archive's months (`2025-06`), newest first. */
const newsMonths = [...new Set([...Object.keys(months), ...newsItems.map(({ date }) => date.slice(0, 7))])]
  .sort()
  .reverse();

/** `/news?category=events`, `/news?month=2025-03`, `/news?page=2`. */
export interface NewsSearch {
  category?: string | undefined;
  month?: string | undefined;
  /** From 1. */
  page?: number | undefined;
}

/** Null shows every article. */
export type Filter = { kind: 'category'; id: NewsCategory } | { kind: 'month'; id: string } | null;

/** On small screens the filters are below the list, with a link to them. */
export const filtersId = 'choisir';

interface FiltersProps {
  filter: Filter;
  onChange: (filter: Filter) => void;
  /** True before hydration, when the buttons do not work yet. */
  isDisabled: boolean;
}

/** One filter at a time. Each shows how many articles the school published and how many of them are on the site. */
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
      <span className={layout.visuallyHidden}>
        {t('filter.published', { count: publishedCount(target), online: itemsMatching(target).length })}
      </span>
    </button>
  );
  return (
    <section id={filtersId} className={`${styles.filters} ${layout.stack.m}`}>
      <h2 className={layout.textSize.h3}>{t('filter.heading')}</h2>
      {filterButton(null, t('filter.all'))}
      <h3 className={`${layout.textSize.h4} ${layout.paddingAbove.l}`}>{t('filter.categories')}</h3>
      <ul role="list">
        {newsCategories.map((id) => (
          <li key={id} className={layout.ruleBelow.thin}>
            {filterButton({ kind: 'category', id }, t(`newsItems:categories.${id}`))}
          </li>
        ))}
      </ul>
      <h3 className={`${layout.textSize.h4} ${layout.paddingAbove.l}`}>{t('filter.archive')}</h3>
      <ul role="list">
        {newsMonths.map((id) => (
          <li key={id} className={layout.ruleBelow.thin}>
            {filterButton({ kind: 'month', id }, <time dateTime={id}>{formats.monthYear(id)}</time>)}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Null without a known category or month. */
export function filterFromSearch({ category, month }: NewsSearch): Filter {
  const subject = newsCategories.find((id) => id === category);
  if (subject) return { kind: 'category', id: subject };
  return month && newsMonths.includes(month) ? { kind: 'month', id: month } : null;
}

/** On the site, newest first. */
export function itemsMatching(filter: Filter) {
  return newsItems.filter((item) => {
    if (!filter) return true;
    return filter.kind === 'category' ? item.category === filter.id : item.date.startsWith(filter.id);
  });
}

/** On the site or elsewhere. */
function publishedCount(filter: Filter): number {
  const numbers: Readonly<Record<string, number>> = filter?.kind === 'month' ? months : categories;
  const elsewhere = filter
    ? (numbers[filter.id] ?? 0)
    : Object.values(numbers).reduce((sum, one) => sum + one, 0);
  return elsewhere + itemsMatching(filter).length;
}

/** From 1; 1 for an unknown id. */
export function pageOfArticle(id: string, items: readonly { id: string }[]): number {
  const place = items.findIndex((item) => item.id === id);
  return Math.floor(Math.max(0, place) / newsPageSize) + 1;
}
