import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { newsItems } from '../../content/news.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import { NewsPicture } from '../../sections/NewsPicture.tsx';
import { Section } from '../../ui/Section.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import * as styles from './LatestNews.css.ts';

const [first, second, third] = newsItems;
const latest = [first, second, third] as const;

/** The three latest articles, and of when they are. */
export function LatestNews() {
  const { t } = useTranslation(['home', 'newsItems']);
  const formats = useFormats();
  return (
    <Section
      heading={t('news.heading')}
      intro={t('news.latest', { date: formats.date(latest[0].date) })}
      aside={<TextLink to="/news">{t('news.all')}</TextLink>}
    >
      <ol role="list" className={styles.list}>
        {latest.map(({ id, category, date }) => (
          <li key={id} className={styles.item}>
            <div className={styles.picture}>
              <NewsPicture id={id} ratio="1 / 1" />
            </div>
            <div className={styles.words}>
              <p className={styles.source}>
                <span className={styles.category}>{t(`newsItems:categories.${category}`)}</span>{' '}
                <time dateTime={date}>{formats.date(date)}</time>
              </p>
              <h3 className={styles.title}>
                <Link to="/news" hash={id} className={styles.link}>
                  {t(`newsItems:${id}.title`)}
                </Link>
              </h3>
              <p className={styles.excerpt}>{t(`newsItems:${id}.excerpt`)}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
