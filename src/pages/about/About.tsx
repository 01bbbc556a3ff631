import { useTranslation } from 'react-i18next';
import { BelowFirstScreen } from '../../navigation/BelowFirstScreen.tsx';
import { EnglishWords } from '../../sections/EnglishWords.tsx';
import { KeyFigures } from '../../sections/KeyFigures.tsx';
import { PageHero } from '../../sections/PageHero.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { Section } from '../../ui/Section.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import * as styles from './About.css.ts';
import { Governance, LeaderPortraits } from './Governance.tsx';
import { History } from './History.tsx';
import { Mission, Values, Vision } from './Mission.tsx';
import { Recognitions } from './Recognitions.tsx';

export function About() {
  const { t } = useTranslation('about');
  return (
    <div className={styles.page}>
      <PageHero
        tone="deep"
        heading={t('hero.heading')}
        subtitle={t('hero.subtitle')}
        crumb={t('crumb')}
        aside={<LeaderPortraits />}
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

/** Links to the programmes and to the contact form. */
function NextPages() {
  const { t } = useTranslation('about');
  return (
    <Section heading={t('next.heading')} tone="tint" split="narrowWide">
      <div className={styles.nextPages}>
        <div className={styles.nextPage}>
          <h3>{t('next.programs.title')}</h3>
          <p>
            <EnglishWords>{t('next.programs.text')}</EnglishWords>
          </p>
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
