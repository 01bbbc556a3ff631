import { useTranslation } from 'react-i18next';
import { BelowFirstScreen } from '../../navigation/BelowFirstScreen.tsx';
import { KeyFigures } from '../../sections/KeyFigures.tsx';
import { PageHero } from '../../sections/PageHero.tsx';
import { Section } from '../../ui/Section.tsx';
import * as styles from './About.css.ts';
import { Faces } from './Faces.tsx';
import { Governance } from './Governance.tsx';
import { History } from './History.tsx';
import { Mission } from './Mission.tsx';
import { NextPages } from './NextPages.tsx';
import { Recognitions } from './Recognitions.tsx';
import { Values } from './Values.tsx';
import { Vision } from './Vision.tsx';

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
