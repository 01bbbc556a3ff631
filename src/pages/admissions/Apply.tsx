import { useTranslation } from 'react-i18next';
import { PrintButton } from '../../sections/PrintButton.tsx';
import { ButtonLink, ButtonRow } from '../../ui/Button.tsx';
import { Section } from '../../ui/Section.tsx';
import * as styles from './Apply.css.ts';

/** The two ways on: to the admission request, and away with the guide, which is this page on paper. */
export function Apply() {
  const { t } = useTranslation('admissions');
  return (
    <Section tone="tint" split="even" heading={t('apply.heading')} intro={t('apply.text')}>
      <ButtonRow>
        <ButtonLink to="/admission-request" variant="strong">
          {t('apply.start')}
        </ButtonLink>
        <PrintButton>{t('apply.guide')}</PrintButton>
      </ButtonRow>
      <p className={styles.guideNote}>{t('apply.guideNote')}</p>
    </Section>
  );
}
