import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dossierPath, officePath } from '#core/model/paths.ts';
import { loadTimeoutMs, within } from '../../browser/features.ts';
import { infoTexts } from '../../content/infoTexts.ts';
import { articleAtPath } from '../../content/news.ts';
import { parameterPages } from '../../content/parameterPages.ts';
import { aliases, executivePath, programAtPath, programOf } from '../../content/programs.ts';
import { menuLinks } from '../../layout/menus.ts';
import { SearchForm } from '../../layout/SearchForm.tsx';
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
              {links.map(({ path, name }) => (
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

interface MapLink {
  path: string;
  name: string;
}

const groupIds = ['school', 'programs', 'licences', 'masters', 'admission', 'news', 'information'] as const;
type GroupId = (typeof groupIds)[number];

/** Without aliases, the site map itself and pages that need a secret. */
function useSiteMap(): { id: GroupId; links: MapLink[] }[] {
  const { routesByPath } = useRouter();
  const nameOf = usePageNames();
  const paths = Object.keys(routesByPath)
    .map((path) => path.replace(/(.)\/$/, '$1'))
    .flatMap((path) => parameterPages[path]?.map((page) => page.path) ?? path)
    .filter((path) => !(path in aliases) && path !== '/plan-du-site' && path !== officePath);
  const links = [...new Set(paths)].map((path) => ({ path, name: nameOf(path) }));
  return groupIds.map((id) => ({
    id,
    links: links.filter(({ path }) => groupOf(path) === id).sort(byMenuOrder),
  }));
}

function usePageNames(): (path: string) => string {
  const { t, i18n } = useTranslation(['programNames', 'layout', 'siteMap', 'newsItems']);
  return (path) => {
    if (path === dossierPath) return t('layout:nav.dossier');
    const link = menuLinks.find(({ to }) => to === path);
    if (link) return t(`layout:nav.${link.labelKey}`);
    const text = infoTexts.find((text) => text.path === path);
    if (text) return t(`layout:footer.info.${text.id}`);
    if (path === executivePath) return t('families.executive.name');
    const article = articleAtPath(path);
    if (article) return t(`newsItems:${article.id}.title`);
    const program = programAtPath(path);
    // Safe cast: a missing name ends the build.
    if (!program) return t(`siteMap:pages.${path}` as 'siteMap:hero.heading');
    return programTitle(program, t, i18n.language);
  };
}

function groupOf(path: string): GroupId {
  if (infoTexts.some((text) => text.path === path)) return 'information';
  const program = programAtPath(path);
  if (program) return programOf(program).family === 'licence' ? 'licences' : 'masters';
  if (path.startsWith('/programs')) return 'programs';
  if (articleAtPath(path)) return 'news';
  return path.startsWith('/admission') || path === dossierPath ? 'admission' : 'school';
}

const menuOrder: readonly string[] = [
  ...menuLinks.map(({ to }) => to),
  ...Object.values(parameterPages)
    .flat()
    .map(({ path }) => path),
  ...infoTexts.map(({ path }) => path),
];

/** Pages that are in no menu come last. */
function byMenuOrder(one: MapLink, other: MapLink): number {
  const place = ({ path }: MapLink) =>
    menuOrder.includes(path) ? menuOrder.indexOf(path) : menuOrder.length;
  return place(one) - place(other);
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
    void within(loadTimeoutMs, search).then((found) => {
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
