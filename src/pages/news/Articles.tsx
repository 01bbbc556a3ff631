import { useHydrated, useLocation } from '@tanstack/react-router';
import { startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { newsItems, newsPageSize } from '../../content/news.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import { Container } from '../../ui/Section.tsx';
import { Article } from './Article.tsx';
import * as styles from './Articles.css.ts';
import { type Filter, itemsFor, publishedFor } from './filter.ts';
import { Filters } from './Filters.tsx';
import { Paging } from './Paging.tsx';

/**
 * The list of articles, narrowed by a filter and cut into pages.
 *
 * The prerendered HTML holds every article, so that all can be read without a script. Where scripts are on, those of
 * the later pages are kept back by a style alone until React takes over and cuts the list: nothing moves then, and
 * should React never come, the style ends by itself (see `awaitingPages`).
 */
export function Articles() {
  const { t } = useTranslation(['news', 'newsItems']);
  const formats = useFormats();
  const isHydrated = useHydrated();
  const [filter, setFilter] = useState<Filter>(null);
  const [chosenPage, setPage] = useState<number | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const { hash } = useLocation();
  // An address may name an article of a later page: that page is the first shown.
  const namedPage = isHydrated ? pageWith(hash) : 1;
  const page = chosenPage ?? namedPage;

  useEffect(() => {
    // Neither the browser nor the router found it before its page was there.
    if (namedPage > 1) document.getElementById(hash)?.scrollIntoView();
  }, [namedPage, hash]);

  const items = itemsFor(filter);
  const pages = Math.ceil(items.length / newsPageSize);
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

  const turnTo = (target: number) => {
    isTurning.current = true;
    // The press shows at once, also where three articles take a tenth of a second to draw.
    startTransition(() => setPage(target));
  };
  const narrowTo = (next: Filter) => {
    setFilter(next);
    setPage(1);
  };

  return (
    <Container className={styles.columns}>
      <Filters filter={filter} onChange={narrowTo} isDisabled={!isHydrated} />
      <section aria-labelledby="news-list" className={styles.list}>
        <div className={styles.header}>
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
        <ol role="list" className={styles.articles}>
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

/** The page of the whole list on which an article stands; the first for any other name. */
function pageWith(id: string): number {
  const place = newsItems.findIndex((item) => item.id === id);
  return Math.floor(Math.max(0, place) / newsPageSize) + 1;
}
