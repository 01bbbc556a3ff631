import { useTranslation } from 'react-i18next';
import { newsItems } from '../../content/news.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import { NewsPicture } from '../../sections/NewsPicture.tsx';
import { PageLink } from '../../ui/PageLink.tsx';
import { Fold } from '../../ui/Fold.tsx';
import { Section } from '../../ui/Section.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import * as styles from './Home.css.ts';

const [first, second, third] = newsItems;

/** The three latest articles; on phones the first one, and the others folded. */
export function LatestNews() {
  const { t } = useTranslation('home');
  return (
    <Section heading={t('news.heading')} aside={<TextLink to="/news">{t('news.all')}</TextLink>}>
      <div className={styles.news}>
        <ol role="list">
          <Article item={first} />
        </ol>
        <Fold summary={t('news.earlier')} className={styles.earlierNews}>
          <ol role="list" className={styles.earlierItems}>
            <Article item={second} />
            <Article item={third} />
          </ol>
        </Fold>
      </div>
    </Section>
  );
}

function Article({ item: { id, category, date } }: { item: (typeof newsItems)[number] }) {
  const { t } = useTranslation(['home', 'newsItems']);
  const formats = useFormats();
  return (
    <li className={styles.newsItem}>
      <div className={styles.newsPicture}>
        <NewsPicture id={id} ratio="1 / 1" />
      </div>
      <div className={styles.newsWords}>
        <p className={styles.newsSource}>
          <span className={styles.newsCategory}>{t(`newsItems:categories.${category}`)}</span>{' '}
          <time dateTime={date}>{formats.date(date)}</time>
        </p>
        <h3 className={styles.newsTitle}>
          <PageLink to="/news" hash={id} className={styles.newsLink}>
            {t(`newsItems:${id}.title`)}
          </PageLink>
        </h3>
        <p className={styles.newsExcerpt}>{t(`newsItems:${id}.excerpt`)}</p>
      </div>
    </li>
  );
}
