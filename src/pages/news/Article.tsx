import { useTranslation } from 'react-i18next';
import type { newsItems } from '../../content/news.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import { NewsPicture } from '../../sections/NewsPicture.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { visuallyHidden } from '../../ui/VisuallyHidden.css.ts';
import * as styles from './Article.css.ts';

/** An article: its picture, title and excerpt, and its whole text under “Lire la suite”, a native disclosure. */
export function Article({ item }: { item: (typeof newsItems)[number] }) {
  const { t } = useTranslation(['news', 'newsItems']);
  const formats = useFormats();
  const title = t(`newsItems:${item.id}.title`);
  const paragraphs = t(`articles.${item.id}`, { returnObjects: true });
  return (
    <article id={item.id} aria-labelledby={`${item.id}-title`} className={styles.article}>
      <NewsPicture id={item.id} />
      <div className={styles.words}>
        <p className={styles.source}>
          <span className={styles.category}>{t(`newsItems:categories.${item.category}`)}</span>
          <time dateTime={item.date}>{formats.date(item.date)}</time>
        </p>
        <h3 id={`${item.id}-title`} className={styles.title}>
          {title}
        </h3>
        <p>{t(`newsItems:${item.id}.excerpt`)}</p>
        <details className={styles.details}>
          <summary className={styles.summary}>
            <span className={styles.whenClosed}>
              <span aria-hidden="true">{t('article.readMore')}</span>
              <span className={visuallyHidden}>{t('article.readMoreOf', { title })}</span>
            </span>
            <span className={styles.whenOpen}>
              <span aria-hidden="true">{t('article.close')}</span>
              <span className={visuallyHidden}>{t('article.closeOf', { title })}</span>
            </span>
            <Icon name="chevron" />
          </summary>
          <div className={styles.text}>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </details>
      </div>
    </article>
  );
}
