import { useTranslation } from 'react-i18next';
import { PageHero } from '../../sections/PageHero.tsx';
import { Container } from '../../ui/Section.tsx';
import { MapDrawing } from './MapDrawing.tsx';
import { MapGroup } from './MapGroup.tsx';
import { Search } from './Search.tsx';
import * as styles from './SiteMap.css.ts';
import { useSiteMap } from './useSiteMap.ts';

/** Every page of the site by what it is about, and a search over their words. */
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
