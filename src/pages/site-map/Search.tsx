import { useHydrated, useNavigate } from '@tanstack/react-router';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { searchFieldId } from '../../layout/MenuLink.tsx';
import { Button } from '../../ui/Button.tsx';
import { control, label } from '../../ui/Field.css.ts';
import { FeesLine } from '../../sections/FeesLine.tsx';
import { PageLink } from '../../ui/PageLink.tsx';
import { Status } from '../../ui/Status.tsx';
import * as styles from './SiteMap.css.ts';
import type { FoundPage } from './searchPages.ts';

/** The result of a search; `pages` is null if it failed. */
interface SearchOutcome {
  query: string;
  asksForFees: boolean;
  pages: FoundPage[] | null;
}

/**
 * Searches the pages in the browser. The query is a search parameter. The first search loads the library and the index. A
 * live region announces the number of results.
 */
export function Search({ query }: { query: string }) {
  const { t, i18n } = useTranslation('siteMap');
  const { language } = i18n;
  const feeWords = t('search.feeWords');
  const navigate = useNavigate();
  const isHydrated = useHydrated();
  const field = useRef<HTMLInputElement>(null);
  const shownQuery = useRef('');
  const [outcome, setOutcome] = useState<SearchOutcome | null>(null);

  useEffect(() => {
    // Set the field only when the query changes, so that text typed before hydration stays.
    if (field.current && query !== shownQuery.current) field.current.value = query;
    shownQuery.current = query;
    if (!query) return undefined;
    let isCurrent = true;
    const show = (outcome: SearchOutcome) => isCurrent && setOutcome(outcome);
    import('./searchPages.ts')
      .then(async ({ hasWordOf, searchPages }) => ({
        query,
        asksForFees: hasWordOf(query, feeWords),
        pages: await searchPages(language, query),
      }))
      .then(show, () => show({ query, asksForFees: false, pages: null }));
    return () => {
      isCurrent = false;
    };
  }, [query, language, feeWords]);

  function submit(event: FormEvent) {
    event.preventDefault();
    const q = field.current?.value.trim();
    void navigate({
      to: '/plan-du-site',
      search: q ? { q } : {},
      resetScroll: false,
      // After a failed search, load a document: browsers cache a module that failed to load.
      reloadDocument: outcome?.pages === null,
    });
  }

  const shown = outcome?.query === query && query ? outcome : null;
  return (
    <div className={styles.search}>
      <form
        role="search"
        className={styles.searchForm}
        onSubmit={submit}
        // `src/preHydration.ts` hands over a search submitted before hydration.
        {...(isHydrated && { 'data-live': '' })}
      >
        <label htmlFor={searchFieldId} className={label}>
          {t('search.label')}
        </label>
        <div className={styles.searchRow}>
          <input
            ref={field}
            id={searchFieldId}
            type="search"
            name="q"
            className={control}
            autoComplete="off"
          />
          <Button type="submit" variant="secondary">
            {t('search.submit')}
          </Button>
        </div>
      </form>
      <Status className={styles.searchStatus}>
        {shown &&
          (shown.pages
            ? shown.pages.length > 0
              ? t('search.found', { count: shown.pages.length, words: query })
              : t('search.none', { words: query })
            : t('search.failed'))}
      </Status>
      {shown?.asksForFees && (
        <div className={styles.searchNote}>
          <FeesLine />
        </div>
      )}
      {shown?.pages && shown.pages.length > 0 && (
        <ol role="list" aria-label={t('search.results')} className={styles.results}>
          {shown.pages.map(({ path, title, description }) => (
            <li key={path} className={styles.result}>
              <PageLink to={path} className={styles.resultLink}>
                {title}
              </PageLink>
              <p>{description}</p>
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}
