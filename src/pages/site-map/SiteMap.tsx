import { useTranslation } from 'react-i18next';
import { EnglishWords } from '../../sections/EnglishWords.tsx';
import { PageHero } from '../../sections/PageHero.tsx';
import { PageLink } from '../../ui/PageLink.tsx';
import { Container } from '../../ui/Section.tsx';
import siteMap from '../../scenes/figures/site-map.svg';
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
        aside={<img src={siteMap} alt="" className={styles.mapDrawing} />}
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
