import { useTranslation } from 'react-i18next';
import { EnglishWords } from '../../sections/EnglishWords.tsx';
import { PageHero } from '../../sections/PageHero.tsx';
import { PageLink } from '../../ui/PageLink.tsx';
import { Container } from '../../ui/Section.tsx';
import { diamond } from '../../ui/diamond.ts';
import { Search } from './Search.tsx';
import * as styles from './SiteMap.css.ts';
import { type MapLink, useSiteMap } from './useSiteMap.ts';

export function SiteMap({ query }: { query: string }) {
  const { t } = useTranslation('siteMap');
  const groups = useSiteMap();
  return (
    <>
      <PageHero
        heading={t('hero.heading')}
        subtitle={t('hero.subtitle')}
        crumb={t('hero.heading')}
        aside={<MapDrawing groups={groups.map(({ links }) => links.length)} />}
      >
        <Search query={query} />
      </PageHero>
      <Container className={styles.groups}>
        {groups.map(({ id, links }) => (
          <MapGroup key={id} heading={t(`groups.${id}`)} links={links} />
        ))}
      </Container>
    </>
  );
}

function MapGroup({ heading, links }: { heading: string; links: readonly MapLink[] }) {
  return (
    <section className={styles.group}>
      <h2 className={styles.groupHeading}>{heading}</h2>
      <ul>
        {links.map(({ path, name }) => (
          <li key={path}>
            <PageLink to={path} className={styles.pageLink}>
              <EnglishWords>{name}</EnglishWords>
            </PageLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The distance between two neighbouring pages or groups of the drawing, in SVG units. */
const step = 48;

/** A line from home to each group, with a diamond for each page. */
function MapDrawing({ groups }: { groups: readonly number[] }) {
  const width = (Math.max(...groups) + 1) * step;
  const height = groups.length * step;
  const middle = height / 2;
  return (
    <svg
      className={styles.mapDrawing}
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
      focusable="false"
    >
      <path
        className={styles.mapLines}
        d={groups
          .map(
            (pages, group) => `M24 ${middle}L${2 * step - 24} ${yOfGroup(group)}H${(pages + 1) * step - 24}`,
          )
          .join('')}
      />
      <path
        className={styles.mapPages}
        d={groups.map((pages, group) => pageDiamonds(pages, group)).join('')}
      />
      <path className={styles.mapStart} d={diamond(24, middle, 22)} />
    </svg>
  );
}

function yOfGroup(group: number): number {
  return (group + 0.5) * step;
}

function pageDiamonds(pages: number, group: number): string {
  return Array.from({ length: pages }, (_, page) =>
    diamond((page + 2) * step - 24, yOfGroup(group), 15),
  ).join('');
}
