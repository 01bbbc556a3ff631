import { useTranslation } from 'react-i18next';
import { BelowFirstScreen } from '../../navigation/BelowFirstScreen.tsx';
import { PageHero } from '../../sections/PageHero.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { Section } from '../../ui/Section.tsx';
import { ExecutiveEducation } from './ExecutiveEducation.tsx';
import { FamilyRoute } from './FamilyRoute.tsx';
import { Licences } from './Licences.tsx';
import { Masters } from './Masters.tsx';
import { RouteChooser } from './route-chooser/RouteChooser.tsx';
import type { RouteSearch } from './route-chooser/routeSearch.ts';
import * as styles from './Programs.css.ts';

/** The overview: the route to what fits, three families of programmes, and what to do next. */
export function Programs({ search }: { search: RouteSearch }) {
  const { t } = useTranslation('programs');
  return (
    <>
      <PageHero
        heading={t('hero.heading')}
        subtitle={t('hero.subtitle')}
        crumb={t('hero.crumb')}
        aside={<FamilyRoute />}
      />
      <BelowFirstScreen>
        <RouteChooser search={search} />
        <Licences />
        <Masters />
        <ExecutiveEducation />
        <Section heading={t('closing.heading')} tone="tint" split="narrowWide">
          <div className={styles.closing}>
            <p className={styles.closingText}>{t('closing.text')}</p>
            <ButtonLink to="/admissions" variant="strong">
              {t('closing.link')}
            </ButtonLink>
          </div>
        </Section>
      </BelowFirstScreen>
    </>
  );
}
