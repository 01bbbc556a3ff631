import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SearchForm } from '../../layout/SearchForm.tsx';
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
  const [outcome, setOutcome] = useState<SearchOutcome | null>(null);

  useEffect(() => {
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

  const shown = outcome?.query === query && query ? outcome : null;
  return (
    <div className={styles.search}>
      {/* After a failed search, load a document: browsers cache a module that failed to load. */}
      <SearchForm place="page" shownQuery={query} reloads={outcome?.pages === null} />
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
