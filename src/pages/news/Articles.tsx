import { useHydrated, useLocation, useNavigate } from '@tanstack/react-router';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { type newsItems, newsPageSize } from '../../content/news.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import { NewsPicture } from '../../sections/NewsPicture.tsx';
import { Button } from '../../ui/Button.tsx';
import { FollowedByIcon, Icon } from '../../ui/Icon.tsx';
import { Container } from '../../ui/Section.tsx';
import { visuallyHidden } from '../../ui/VisuallyHidden.css.ts';
import * as styles from './News.css.ts';
import {
  type Filter,
  filterOf,
  Filters,
  itemsFor,
  type NewsSearch,
  pageOfArticle,
  publishedFor,
} from './Filters.tsx';

/**
 * The list of articles, narrowed by a filter and cut into pages, as the address says.
 *
 * The prerendered HTML holds every article, so that all can be read without a script. Where scripts are on, those of
 * the later pages are kept back by a style alone until React takes over and cuts the list: nothing moves then, and
 * should React never come, the style ends by itself (see `awaitingPages`). It is the same HTML for every address:
 * a later page, or a filter, shows once React is there.
 */
export function Articles({ search }: { search: NewsSearch }) {
  const { t } = useTranslation(['news', 'newsItems']);
  const formats = useFormats();
  const isHydrated = useHydrated();
  const navigate = useNavigate();
  const heading = useRef<HTMLHeadingElement>(null);
  const { hash } = useLocation();
  const filter = isHydrated ? filterOf(search) : null;
  const items = itemsFor(filter);
  const pages = Math.ceil(items.length / newsPageSize);
  // An address may name an article of a later page: that page is the first shown.
  const namedPage = isHydrated ? pageOfArticle(hash, items) : 1;
  const askedPage = isHydrated && search.page && search.page <= pages ? search.page : null;
  const page = askedPage ?? namedPage;

  useEffect(() => {
    // Neither the browser nor the router found it before its page was there.
    if (namedPage > 1) document.getElementById(hash)?.scrollIntoView();
  }, [namedPage, hash]);

  const first = (page - 1) * newsPageSize;
  const listed = isHydrated ? items.slice(first, first + newsPageSize) : items;
  const counts = { count: items.length, published: formats.number(publishedFor(filter)) };

  /**
   * What stands above the list, each in one piece: a browser that translates the page wraps every text in elements of its
   * own, and React would not find again one that it is to take away.
   */
  function wordsOf(): { heading: string; status: string } {
    if (!filter) return { heading: t('list.heading'), status: t('list.all', counts) };
    if (filter.kind === 'month') {
      const month = formats.monthYear(filter.id);
      return { heading: t('list.headingMonth', { month }), status: t('list.month', { ...counts, month }) };
    }
    const category = t(`newsItems:categories.${filter.id}`);
    return {
      heading: t('list.headingCategory', { category }),
      status: t('list.category', { ...counts, category }),
    };
  }
  const words = wordsOf();

  // The button may be disabled on the new page and would lose the focus: the list's heading takes it, and the
  // status under it, a polite live region, says which page this is.
  const isTurning = useRef(false);
  useLayoutEffect(() => {
    if (!isTurning.current) return;
    isTurning.current = false;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'start' });
  }, [page]);

  /**
   * In place of the address that was: Back leaves the list for the page before it, as from any other page, and does not
   * undo one press after the other; a list of a few articles has its own ways back. It comes again as it was left.
   */
  const show = (target: Filter, page: number) => {
    const search = { ...(target && { [target.kind]: target.id }), ...(page > 1 && { page }) };
    // In a task of its own: what the router changes would be drawn within the click, before the press can show.
    setTimeout(() => void navigate({ to: '/news', search, replace: true, resetScroll: false }));
  };
  const turnTo = (target: number) => {
    isTurning.current = true;
    show(filter, target);
  };

  return (
    <Container className={styles.columns}>
      <Filters filter={filter} onChange={(target) => show(target, 1)} isDisabled={!isHydrated} />
      <section aria-labelledby="news-list" className={styles.list}>
        <div className={styles.listHeader}>
          <h2 id="news-list" ref={heading} tabIndex={-1}>
            {words.heading}
          </h2>
          <p role="status" className={styles.status}>
            <span>{words.status}</span>{' '}
            {pages > 1 && (
              <span className={styles.needsScript}>
                {t('list.page', { page: formats.number(page), pages: formats.number(pages) })}
              </span>
            )}
          </p>
        </div>
        <ol role="list">
          {listed.map((item, index) => (
            <li key={item.id} className={index < newsPageSize ? styles.item : styles.awaitingPages}>
              <Article item={item} />
            </li>
          ))}
        </ol>
        {pages > 1 && (
          <div className={styles.needsScript}>
            <Paging page={page} pages={pages} onTurn={turnTo} isDisabled={!isHydrated} />
          </div>
        )}
      </section>
    </Container>
  );
}

/** An article: its picture, title and excerpt, and its whole text under “Lire la suite”, a native disclosure. */
function Article({ item }: { item: (typeof newsItems)[number] }) {
  const { t } = useTranslation(['news', 'newsItems']);
  const formats = useFormats();
  const title = t(`newsItems:${item.id}.title`);
  const paragraphs = t(`articles.${item.id}`, { returnObjects: true });
  return (
    <article id={item.id} aria-labelledby={`${item.id}-title`} className={styles.article}>
      <NewsPicture id={item.id} />
      <div className={styles.articleWords}>
        <p className={styles.source}>
          <span className={styles.category}>{t(`newsItems:categories.${item.category}`)}</span>
          <time dateTime={item.date}>{formats.date(item.date)}</time>
        </p>
        <h3 id={`${item.id}-title`} className={styles.articleTitle}>
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
          <div className={styles.articleText}>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </details>
      </div>
    </article>
  );
}

interface PagingProps {
  page: number;
  pages: number;
  onTurn: (page: number) => void;
  /** Before hydration, when nothing would answer. */
  isDisabled: boolean;
}

/** To the previous and to the next page of the list; disabled at its ends. */
function Paging({ page, pages, onTurn, isDisabled }: PagingProps) {
  const { t } = useTranslation('news');
  return (
    <nav aria-label={t('paging.label')} className={styles.paging}>
      <Button disabled={isDisabled || page === 1} onClick={() => onTurn(page - 1)}>
        <Icon name="arrowBack" />
        {t('paging.previous')}
      </Button>
      <Button disabled={isDisabled || page === pages} onClick={() => onTurn(page + 1)}>
        <FollowedByIcon name="arrow">{t('paging.next')}</FollowedByIcon>
      </Button>
    </nav>
  );
}
