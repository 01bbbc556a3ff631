import { useHydrated, useNavigate } from '@tanstack/react-router';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { type NewsItem, newsItems, newsPageSize } from '../../content/news.ts';
import archive from '../../content/newsArchive.json' with { type: 'json' };
import type { NewsCategory } from '../../content/schemas.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import { NewsPicture, NewsSource } from '../../sections/NewsParts.tsx';
import { PageHero } from '../../sections/PageHero.tsx';
import { noScriptOnly, scriptOnly } from '../../ui/Button.css.ts';
import { Button } from '../../ui/Button.tsx';
import { FollowedByIcon, Icon } from '../../ui/Icon.tsx';
import { TextLink } from '../../ui/PageLink.tsx';
import { Container } from '../../ui/Section.tsx';
import { Status } from '../../ui/Status.tsx';
import * as layout from '../../ui/layout.css.ts';
import * as styles from './News.css.ts';

export function News({ search }: { search: NewsSearch }) {
  const { t } = useTranslation('news');
  return (
    <div className={styles.page}>
      <PageHero heading={t('hero.heading')} subtitle={t('hero.subtitle')} />
      <Articles search={search} />
    </div>
  );
}

/**
 * The prerendered HTML contains every article, for visitors without scripts. With scripts, CSS hides those of later pages
 * until hydration removes them, so that nothing moves. Filters and later pages apply only after hydration.
 */
function Articles({ search }: { search: NewsSearch }) {
  const { t } = useTranslation(['news', 'newsItems']);
  const formats = useFormats();
  const isHydrated = useHydrated();
  const navigate = useNavigate();
  const heading = useRef<HTMLHeadingElement>(null);
  const filter = isHydrated ? filterFromSearch(search) : null;
  const items = itemsMatching(filter);
  const pages = Math.ceil(items.length / newsPageSize);
  const page = isHydrated && search.page && search.page <= pages ? search.page : 1;
  const first = (page - 1) * newsPageSize;
  const listed = isHydrated ? items.slice(first, first + newsPageSize) : items;

  /**
   * Each a single text node: a browser that translates the page wraps every text node in elements, and React fails to remove
   * a node that was moved.
   */
  function listTexts(): { heading: string; status: string } {
    if (!filter) return { heading: t('list.heading'), status: t('list.all', { count: items.length }) };
    if (filter.kind === 'month') {
      const month = formats.monthYear(filter.id);
      return {
        heading: t('list.headingMonth', { month }),
        status: t('list.month', { count: items.length, month }),
      };
    }
    const category = t(`newsItems:categories.${filter.id}`);
    return {
      heading: t('list.headingCategory', { category }),
      status: t('list.category', { count: items.length, category }),
    };
  }
  const texts = listTexts();

  // The paging button may be disabled on the new page and lose the focus. The status below the heading announces the page.
  const shouldFocusHeading = useRef(false);
  useLayoutEffect(() => {
    if (!shouldFocusHeading.current) return;
    shouldFocusHeading.current = false;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'start' });
  }, [page, texts.heading]);

  /** Replaces the history entry, so that Back leaves the news page at once. */
  const show = (target: Filter, page: number) => {
    const search = { ...(target && { [target.kind]: target.id }), ...(page > 1 && { page }) };
    // In a new task, so that the browser paints the pressed button before the router renders.
    setTimeout(() => void navigate({ to: '/news', search, replace: true, resetScroll: false }));
  };
  const choose = (target: Filter) => {
    // On small screens the filters are below the list: go to the start of the filtered list.
    shouldFocusHeading.current = (heading.current?.getBoundingClientRect().top ?? 0) < 0;
    show(target, 1);
  };
  const turnToPage = (target: number) => {
    shouldFocusHeading.current = true;
    show(filter, target);
  };

  return (
    <Container className={styles.columns}>
      <section className={layout.stack.l}>
        <div className={layout.stack.m}>
          {/* A new element for a new text, because Orca still says the earlier text of an element it knows. */}
          <h2 key={texts.heading} ref={heading} tabIndex={-1}>
            {texts.heading}
          </h2>
          <Status className={layout.ink.quiet}>
            <span className={styles.articleCount}>{texts.status}</span>{' '}
            {pages > 1 && (
              <span className={styles.pageCount}>
                {t('list.page', { page: formats.number(page), pages: formats.number(pages) })}
              </span>
            )}
          </Status>
          <a href={`#${filtersId}`} className={styles.filtersLink}>
            {t('filter.heading')}
          </a>
        </div>
        <ol role="list" className={`${layout.rows.l} ${layout.ruleAbove.strong}`}>
          {listed.map((item, index) => (
            <li key={item.id} className={index < newsPageSize ? undefined : noScriptOnly}>
              <Article item={item} isFirst={index === 0} />
            </li>
          ))}
        </ol>
        {pages > 1 && (
          <div className={scriptOnly}>
            <Paging page={page} pages={pages} onTurn={turnToPage} />
          </div>
        )}
      </section>
      <Filters filter={filter} onChange={choose} />
    </Container>
  );
}

function Article({ item, isFirst }: { item: NewsItem; isFirst: boolean }) {
  const { t } = useTranslation(['news', 'newsItems']);
  const title = t(`newsItems:${item.id}.title`);
  return (
    <article id={item.id} aria-labelledby={`${item.id}-title`} className={styles.article}>
      <NewsPicture item={item} isInFirstScreen={isFirst} />
      <div className={`${layout.stack.m} ${layout.atStart}`}>
        <NewsSource item={item} />
        <h3 id={`${item.id}-title`} className={styles.articleTitle}>
          {title}
        </h3>
        <p>{t(`newsItems:${item.id}.excerpt`)}</p>
        <TextLink to="/news/$id" params={{ id: item.id }}>
          <span aria-hidden="true">{t('article.readMore')}</span>
          <span className={layout.visuallyHidden}>{t('article.readMoreOf', { title })}</span>
        </TextLink>
      </div>
    </article>
  );
}

interface PagingProps {
  page: number;
  pages: number;
  onTurn: (page: number) => void;
}

function Paging({ page, pages, onTurn }: PagingProps) {
  const { t } = useTranslation('news');
  return (
    <nav aria-label={t('paging.label')} className={layout.ends}>
      <Button disabled={page === 1} onClick={() => onTurn(page - 1)}>
        <Icon name="arrowBack" />
        {t('paging.previous')}
      </Button>
      <Button disabled={page === pages} onClick={() => onTurn(page + 1)}>
        <FollowedByIcon name="arrow">{t('paging.next')}</FollowedByIcon>
      </Button>
    </nav>
  );
}

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
type Filter = { kind: 'category'; id: NewsCategory } | { kind: 'month'; id: string } | null;

/** On small screens the filters are below the list, with a link to them. */
const filtersId = 'choisir';

interface FiltersProps {
  filter: Filter;
  onChange: (filter: Filter) => void;
}

/** One filter at a time. Each shows how many articles the school published and how many of them are on the site. */
function Filters({ filter, onChange }: FiltersProps) {
  const { t } = useTranslation(['news', 'newsItems']);
  const formats = useFormats();
  const filterButton = (target: Filter, words: ReactNode) => (
    <button
      type="button"
      className={styles.filterButton}
      aria-pressed={filter?.kind === target?.kind && filter?.id === target?.id}
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
function filterFromSearch({ category, month }: NewsSearch): Filter {
  const subject = newsCategories.find((id) => id === category);
  if (subject) return { kind: 'category', id: subject };
  return month && newsMonths.includes(month) ? { kind: 'month', id: month } : null;
}

/** On the site, newest first. */
function itemsMatching(filter: Filter) {
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
