import { useTranslation } from 'react-i18next';
import { newsItems } from '../../content/news.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import { PageHero } from '../../sections/PageHero.tsx';
import { Articles } from './Articles.tsx';
import * as styles from './News.css.ts';
import type { NewsSearch } from './Filters.tsx';

/** The news page. */
export function News({ search }: { search: NewsSearch }) {
  const { t } = useTranslation('news');
  const formats = useFormats();
  const latest = newsItems[0];
  return (
    <div className={styles.page}>
      <PageHero
        heading={t('hero.heading')}
        subtitle={t('hero.subtitle')}
        crumb={t('hero.heading')}
        aside={
          <p className={styles.latest}>
            {t('hero.latest')}
            <time dateTime={latest.date} className={styles.latestDate}>
              {formats.date(latest.date)}
            </time>
          </p>
        }
      />
      <Articles search={search} />
    </div>
  );
}
