import { useTranslation } from 'react-i18next';
import { Section } from '../../ui/Section.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { Family } from './Family.tsx';
import * as styles from './Offer.css.ts';

/** The three families of programmes, from the first year after the baccalaureate to professional life. */
export function Offer() {
  const { t } = useTranslation('home');
  return (
    <Section heading={t('offer.heading')} intro={t('offer.intro')}>
      <div className={styles.families}>
        <Family id="licence" />
        <Family id="master" />
        <Family id="executive" />
      </div>
      <TextLink to="/programs">{t('offer.all')}</TextLink>
    </Section>
  );
}
