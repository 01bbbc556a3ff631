import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dossierPath } from '#core/model/linkedPages.ts';
import { infoTexts } from '../../content/infoTexts.ts';
import { newsItems, newsPath } from '../../content/news.ts';
import { executivePath, programPath, programsOf } from '../../content/programs.ts';
import type { Resources } from '../../i18n/resources.gen.ts';
import { menuLinks } from '../../layout/menus.ts';
import { SearchForm } from '../../layout/SearchForm.tsx';
import { loadWithNotice } from '../../navigation/RouteAnnouncer.tsx';
import siteMap from '../../scenes/figures/site-map.svg';
import { EnglishWords } from '../../sections/EnglishWords.tsx';
import { FeesLine } from '../../sections/FeesLine.tsx';
import { EmailLink, PhoneLink } from '../../sections/SchoolLinks.tsx';
import { PageHero } from '../../sections/PageHero.tsx';
import { programTitle } from '../../sections/programTexts.ts';
import { scriptOnly } from '../../ui/Button.css.ts';
import { PageLink } from '../../ui/PageLink.tsx';
import { Container } from '../../ui/Section.tsx';
import { Status } from '../../ui/Status.tsx';
import type { FoundPage } from './searchPages.ts';
import * as layout from '../../ui/layout.css.ts';
import * as styles from './SiteMap.css.ts';

export function SiteMap({ query }: { query: string }) {
  const { t } = useTranslation('siteMap');
  const groups = useSiteMap();
  return (
    <>
      <PageHero
        heading={t('hero.heading')}
        subtitle={t('hero.subtitle')}
        aside={<img src={siteMap} alt="" className={styles.mapDrawing} />}
      >
        <Search query={query} />
      </PageHero>
      <Container className={styles.groups}>
        {groups.map(({ id, links }) => (
          <section key={id} className={styles.group}>
            <h2 className={styles.groupHeading}>{t(`groups.${id}`)}</h2>
            <ul role="list">
              {links.map(([path, name]) => (
                <li key={path}>
                  {/* The dossier is a document of its own, whose content policy allows previews. */}
                  <PageLink to={path} className={styles.pageLink} reloadDocument={path === dossierPath}>
                    <EnglishWords>{name}</EnglishWords>
                  </PageLink>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </Container>
    </>
  );
}

type GroupId = keyof Resources['siteMap']['groups'];

/** Without aliases, the site map itself and the office. `tests/site/siteMap.test.ts` names a missing page. */
function useSiteMap(): { id: GroupId; links: (readonly [path: string, name: string])[] }[] {
  const { t, i18n } = useTranslation(['programNames', 'layout', 'newsItems']);
  const inMenus = [...new Map(menuLinks.map(({ to, labelKey }) => [to, t(`layout:nav.${labelKey}`)]))];
  const inMenusUnder = (start: string) => inMenus.filter(([path]) => path.startsWith(start));
  const programs = (family: 'licence' | 'master') =>
    programsOf(family).map((id) => [programPath(id), programTitle(id, t, i18n.language)] as const);
  return [
    { id: 'school', links: inMenus.filter(([path]) => !/^\/(programs|admission)/.test(path)) },
    {
      id: 'programs',
      links: [...inMenusUnder('/programs'), [executivePath, t('families.executive.name')]],
    },
    { id: 'licences', links: programs('licence') },
    { id: 'masters', links: programs('master') },
    { id: 'admission', links: [...inMenusUnder('/admission'), [dossierPath, t('layout:nav.dossier')]] },
    { id: 'news', links: newsItems.map(({ id }) => [newsPath(id), t(`newsItems:${id}.title`)]) },
    {
      id: 'information',
      links: infoTexts.map(({ id, path }) => [path, t(`layout:footer.info.${id}`)]),
    },
  ];
}

/** `pages` is null if the search failed. */
interface SearchOutcome {
  query: string;
  asksForFees: boolean;
  pages: FoundPage[] | null;
}

/** Searches in the browser. The first search loads the library and the index. */
function Search({ query }: { query: string }) {
  const { t, i18n } = useTranslation('siteMap');
  const { language } = i18n;
  const feeWords = t('search.feeWords');
  const [outcome, setOutcome] = useState<SearchOutcome | null>(null);

  useEffect(() => {
    if (!query) return undefined;
    let isCurrent = true;
    const search = import('./searchPages.ts').then(async ({ hasWordOf, searchPages }) => ({
      query,
      asksForFees: hasWordOf(query, feeWords),
      pages: await searchPages(language, query),
    }));
    void loadWithNotice(search).then((found) => {
      if (isCurrent) setOutcome(found ?? { query, asksForFees: false, pages: null });
    });
    return () => {
      isCurrent = false;
    };
  }, [query, language, feeWords]);

  const shown = outcome?.query === query && query ? outcome : null;
  return (
    <div className={`${styles.search} ${scriptOnly}`}>
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
      {shown?.pages?.length === 0 && (
        <p className={layout.row.m}>
          {t('search.ask')} <PhoneLink /> <EmailLink />
        </p>
      )}
      {shown?.asksForFees && (
        <div className={layout.paddingAbove.xs}>
          <FeesLine />
        </div>
      )}
      {shown?.pages && shown.pages.length > 0 && (
        <ol role="list" aria-label={t('search.results')} className={layout.paddingAbove.m}>
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
