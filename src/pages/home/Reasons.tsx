import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { claims } from '../../content/claims.ts';
import { internshipMonthsMin } from '../../content/programs.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import { FoldedPart } from '../../ui/Fold.tsx';
import contractRate from '../../scenes/figures/contract-rate.svg';
import { Section } from '../../ui/Section.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import * as styles from './Home.css.ts';

const { rate, months } = claims.permanentContract;

/** Four reasons to choose the school, beside its rate of permanent contracts. */
export function Reasons() {
  const { t } = useTranslation('home');
  return (
    <Section tone="sand" split="narrowWide" heading={t('reasons.heading')} aside={<ContractRate />}>
      <ul role="list" className={styles.reasons}>
        <Reason title={t('reasons.list.recognition.title')}>
          <p>{t('reasons.list.recognition.text')}</p>
          <TextLink to="/certifications">{t('reasons.certification')}</TextLink>
        </Reason>
        <Reason title={t('reasons.list.hours.title')}>
          <p>{t('reasons.list.hours.text')}</p>
        </Reason>
        <Reason title={t('reasons.list.port.title')}>
          <p>{t('reasons.list.port.text', { count: internshipMonthsMin })}</p>
        </Reason>
        <Reason title={t('reasons.list.teachers.title')}>
          <p>{t('reasons.list.teachers.text')}</p>
        </Reason>
      </ul>
    </Section>
  );
}

function Reason({ title, children }: { title: string; children: ReactNode }) {
  return (
    <li className={styles.reason}>
      <FoldedPart title={title} className={styles.reasonColumns}>
        <div className={styles.reasonText}>{children}</div>
      </FoldedPart>
    </li>
  );
}

function ContractRate() {
  const { t } = useTranslation('home');
  const { percent } = useFormats();
  return (
    <div className={styles.contracts}>
      {/* Shows the rate: 17 of 20 diamonds are filled. */}
      <img src={contractRate} alt="" loading="lazy" className={styles.chart} />
      <p className={styles.contractStatement}>
        <strong className={styles.contractRate}>{percent(rate)}</strong>{' '}
        <span className={styles.contractText}>{t('reasons.contract', { count: months })}</span>
      </p>
    </div>
  );
}
