import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { hasPage, pagePath } from '../i18n/languages.ts';
import { Icon } from '../ui/Icon.tsx';
import * as layout from '../ui/layout.css.ts';
import * as styles from './SiteHeader.css.ts';

const searchPath = '/plan-du-site';

interface SearchFormProps {
  /** Its label is visible only in a page; elsewhere the icon replaces it. */
  place: 'header' | 'menu' | 'page';
  shownQuery?: string;
  /** Loads a document instead of navigating, once the code of the search has failed to load. */
  reloads?: boolean;
  onSearch?: () => void;
}

/** Before hydration, `src/preHydration.ts` handles the submit. */
export function SearchForm({ place, shownQuery, reloads = false, onSearch }: SearchFormProps) {
  const { t, i18n } = useTranslation('layout');
  const navigate = useNavigate();
  const field = useRef<HTMLInputElement>(null);
  const lastShown = useRef('');

  useEffect(() => {
    // Set the field only when the query changes, so that text typed before hydration stays.
    if (shownQuery === undefined || !field.current) return;
    if (shownQuery !== lastShown.current) field.current.value = shownQuery;
    lastShown.current = shownQuery;
  }, [shownQuery]);

  function submit(event: FormEvent) {
    event.preventDefault();
    const q = field.current?.value.trim();
    void navigate({
      to: searchPath,
      search: q ? { q } : {},
      resetScroll: shownQuery === undefined,
      reloadDocument: reloads || !hasPage(searchPath, i18n.language),
    });
    onSearch?.();
  }

  return (
    <form
      role="search"
      action={pagePath(searchPath, i18n.language)}
      className={styles.search[place]}
      onSubmit={submit}
    >
      <label className={`${layout.stack.xs} ${layout.bold}`}>
        <span className={place === 'page' ? undefined : layout.visuallyHidden}>{t('nav.searchField')}</span>
        <input ref={field} type="search" name="q" className={styles.searchField} autoComplete="off" />
      </label>
      <button type="submit" className={styles.searchButton}>
        <Icon name="search" />
        <span className={layout.visuallyHidden}>{t('nav.search')}</span>
      </button>
    </form>
  );
}
