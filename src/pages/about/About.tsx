import { useTranslation } from 'react-i18next';
import { BelowFirstScreen } from '../../navigation/BelowFirstScreen.tsx';
import { KeyFigures } from '../../sections/KeyFigures.tsx';
import { PageHero } from '../../sections/PageHero.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { Section } from '../../ui/Section.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import * as styles from './About.css.ts';
import { Faces, Governance } from './Governance.tsx';
import { History } from './History.tsx';
import { Mission, Values, Vision } from './Mission.tsx';
import { Recognitions } from './Recognitions.tsx';

/** Where the school comes from, what it is for, and who answers for it. */
export function About() {
  const { t } = useTranslation('about');
  return (
    <div className={styles.page}>
      <PageHero
        tone="deep"
        heading={t('hero.heading')}
        subtitle={t('hero.subtitle')}
        crumb={t('crumb')}
        aside={<Faces />}
      />
      <Recognitions />
      <BelowFirstScreen>
        <History />
        <Mission />
        <Values />
        <Vision />
        <Governance />
        <Section heading={t('figures.heading')} tone="sand">
          <KeyFigures />
        </Section>
        <NextPages />
      </BelowFirstScreen>
    </div>
  );
}

/** Where a reader who now knows the school goes on to. */
function NextPages() {
  const { t } = useTranslation('about');
  return (
    <Section heading={t('next.heading')} tone="tint" split="narrowWide">
      <div className={styles.nextPages}>
        <div className={styles.nextPage}>
          <h3>{t('next.programs.title')}</h3>
          <p>{t('next.programs.text')}</p>
          <ButtonLink to="/programs" variant="strong">
            {t('next.programs.link')}
          </ButtonLink>
        </div>
        <div className={styles.nextPage}>
          <h3>{t('next.contact.title')}</h3>
          <p>{t('next.contact.text')}</p>
          <TextLink to="/contact">{t('next.contact.link')}</TextLink>
        </div>
      </div>
    </Section>
  );
}
