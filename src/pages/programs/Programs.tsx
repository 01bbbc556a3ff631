import { useTranslation } from 'react-i18next';
import { PageHero } from '../../sections/PageHero.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { Section } from '../../ui/Section.tsx';
import { ExecutiveEducation } from './ExecutiveEducation.tsx';
import { FamilyRoute } from './FamilyRoute.tsx';
import { Licences } from './Licences.tsx';
import { Masters } from './Masters.tsx';
import * as styles from './Programs.css.ts';

/** The overview: three families of programmes, and what to do next. */
export function Programs() {
  const { t } = useTranslation('programs');
  return (
    <>
      <PageHero
        heading={t('hero.heading')}
        subtitle={t('hero.subtitle')}
        crumb={t('hero.crumb')}
        aside={<FamilyRoute />}
      />
      <Licences />
      <Masters />
      <ExecutiveEducation />
      <Section heading={t('closing.heading')} tone="sky" split="narrowWide">
        <div className={styles.closing}>
          <p className={styles.closingText}>{t('closing.text')}</p>
          <ButtonLink to="/admissions" variant="primary">
            {t('closing.link')}
          </ButtonLink>
        </div>
      </Section>
    </>
  );
}
