import { useTranslation } from 'react-i18next';
import { type NewsId, type NewsItem, newsItems, sliceOf } from '../../content/news.ts';
import { programAtPath } from '../../content/programs.ts';
import { menuLinks } from '../../layout/menus.ts';
import { NewsPicture, NewsSource } from '../../sections/NewsParts.tsx';
import { PageHero } from '../../sections/PageHero.tsx';
import { programTitle } from '../../sections/programTexts.ts';
import { TextLink } from '../../ui/PageLink.tsx';
import { Band } from '../../ui/Section.tsx';
import * as layout from '../../ui/layout.css.ts';
import * as styles from './News.css.ts';

export function ArticlePage({ id }: { id: NewsId }) {
  const { t } = useTranslation(['news', 'newsItems']);
  const slice = sliceOf(id);
  const paragraphs = useTranslation(slice).t('paragraphs', { returnObjects: true });
  const place = newsItems.findIndex((item) => item.id === id);
  // After the oldest comes the newest.
  const [item, next] = [newsItems[place], newsItems[place + 1] ?? newsItems[0]];
  if (!item || !next) return null;
  const words = (of: NewsItem) => t(`newsItems:${of.id}.title`);
  return (
    <div className={styles.page}>
      <PageHero heading={words(item)} subtitle={t(`newsItems:${id}.excerpt`)} parent="news">
        <NewsSource item={item} />
      </PageHero>
      <Band
        tone="salt"
        className={`${layout.stack.block} ${layout.desktopColumns.narrowWide} ${layout.align.start}`}
      >
        <NewsPicture item={item} isInFirstScreen />
        <article aria-label={words(item)} className={layout.stack.m}>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </article>
      </Band>
      {(item.about || next !== item) && (
        <Band tone="sand" className={`${layout.stack.l} ${layout.tabletColumns.two}`}>
          {item.about && <Subject path={item.about} />}
          {next !== item && (
            <section className={layout.screenOnly}>
              <h2 className={layout.textSize.h3}>{t('article.next')}</h2>
              <TextLink to="/news/$id" params={{ id: next.id }}>
                {words(next)}
              </TextLink>
            </section>
          )}
        </Band>
      )}
    </div>
  );
}

/** The page that an article is about. */
function Subject({ path }: { path: string }) {
  const { t, i18n } = useTranslation(['programNames', 'news', 'layout']);
  const program = programAtPath(path);
  const link = menuLinks.find(({ to }) => to === path);
  return (
    <section className={layout.screenOnly}>
      <h2 className={layout.textSize.h3}>{t('news:article.about')}</h2>
      <TextLink to={path}>
        {program ? programTitle(program, t, i18n.language) : link && t(`layout:nav.${link.labelKey}`)}
      </TextLink>
    </section>
  );
}
