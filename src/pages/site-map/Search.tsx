import { useHydrated, useNavigate } from '@tanstack/react-router';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/Button.tsx';
import { control, label } from '../../ui/Field.css.ts';
import { PageLink } from '../../ui/PageLink.tsx';
import * as styles from './SiteMap.css.ts';
import type { FoundPage } from './searchPages.ts';

/** What a search came to; no pages where it could not be made. */
interface Outcome {
  query: string;
  pages: FoundPage[] | null;
}

/**
 * Finds pages by their words, without a server: the words asked for stand in the address, and library and index are
 * fetched for the first of them. The status says the outcome once; the results follow it.
 */
export function Search({ query }: { query: string }) {
  const { t, i18n } = useTranslation('siteMap');
  const { language } = i18n;
  const navigate = useNavigate();
  const isHydrated = useHydrated();
  const fieldId = useId();
  const field = useRef<HTMLInputElement>(null);
  const shownQuery = useRef('');
  const [outcome, setOutcome] = useState<Outcome | null>(null);

  useEffect(() => {
    // Not before the first search: what stands there then was typed while the page could not answer yet.
    if (field.current && query !== shownQuery.current) field.current.value = query;
    shownQuery.current = query;
    if (!query) return undefined;
    let isWanted = true;
    const show = (pages: FoundPage[] | null) => isWanted && setOutcome({ query, pages });
    import('./searchPages.ts')
      .then(({ searchPages }) => searchPages(language, query))
      .then(show, () => show(null));
    return () => {
      isWanted = false;
    };
  }, [query, language]);

  function submit(event: FormEvent) {
    event.preventDefault();
    const words = field.current?.value.trim();
    void navigate({
      to: '/plan-du-site',
      search: words ? { q: words } : {},
      resetScroll: false,
      // The same words again would not be asked for anew, and a browser remembers a module that did not load.
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
        // What was asked before the page could answer is handed over (`src/preHydration.ts`).
        {...(isHydrated && { 'data-live': '' })}
      >
        <label htmlFor={fieldId} className={label}>
          {t('search.label')}
        </label>
        <div className={styles.searchRow}>
          <input ref={field} id={fieldId} type="search" name="q" className={control} autoComplete="off" />
          <Button type="submit" variant="secondary">
            {t('search.submit')}
          </Button>
        </div>
      </form>
      <p role="status" className={styles.searchStatus}>
        {shown &&
          (shown.pages
            ? shown.pages.length > 0
              ? t('search.found', { count: shown.pages.length, words: query })
              : t('search.none', { words: query })
            : t('search.failed'))}
      </p>
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
