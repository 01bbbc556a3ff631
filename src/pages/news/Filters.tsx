import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { newsCategories, newsMonths } from '../../content/news.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import { visuallyHidden } from '../../ui/VisuallyHidden.css.ts';
import * as styles from './Filters.css.ts';
import { type Filter, publishedFor } from './filter.ts';

interface FiltersProps {
  filter: Filter;
  onChange: (filter: Filter) => void;
  /** Before hydration: the categories and their counts are read, not pressed. */
  isDisabled: boolean;
}

/** Categories and months with the number of articles that the school published in each; one at a time is chosen. */
export function Filters({ filter, onChange, isDisabled }: FiltersProps) {
  const { t } = useTranslation(['news', 'newsItems']);
  const formats = useFormats();
  const choice = (target: Filter, words: ReactNode) => (
    <button
      type="button"
      className={styles.choice}
      aria-pressed={filter?.kind === target?.kind && filter?.id === target?.id}
      disabled={isDisabled}
      onClick={() => onChange(target)}
    >
      <span className={styles.words}>{words}</span>
      <span aria-hidden="true" className={styles.count}>
        {formats.number(publishedFor(target))}
      </span>
      <span className={visuallyHidden}>{t('filter.published', { count: publishedFor(target) })}</span>
    </button>
  );
  return (
    <section aria-labelledby="news-filters" className={styles.filters}>
      <h2 id="news-filters" className={styles.heading}>
        {t('filter.heading')}
      </h2>
      {choice(null, t('filter.all'))}
      <h3 className={styles.subheading}>{t('filter.categories')}</h3>
      <ul role="list" className={styles.choices}>
        {newsCategories.map(({ id }) => (
          <li key={id}>{choice({ kind: 'category', id }, t(`newsItems:categories.${id}`))}</li>
        ))}
      </ul>
      <h3 className={styles.subheading}>{t('filter.archive')}</h3>
      <ul role="list" className={styles.choices}>
        {newsMonths.map(({ month }) => (
          <li key={month}>
            {choice({ kind: 'month', id: month }, <time dateTime={month}>{formats.monthYear(month)}</time>)}
          </li>
        ))}
      </ul>
      <p className={styles.explanation}>{t('filter.explanation')}</p>
    </section>
  );
}
