import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { claims } from '../../content/claims.ts';
import { internshipMonthsMin } from '../../content/programs.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import { FoldedPart } from '../../ui/Fold.tsx';
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
      <WaffleChart share={rate} />
      <p className={styles.contractStatement}>
        <strong className={styles.contractRate}>{percent(rate)}</strong>{' '}
        <span className={styles.contractText}>{t('reasons.contract', { count: months })}</span>
      </p>
    </div>
  );
}

const chart = { count: 20, columns: 5, cell: 24 };

/** A grid of diamonds; `share` (0 to 1) is the filled part. Decorative: the text beside it gives the rate. */
function WaffleChart({ share }: { share: number }) {
  const diamonds = Array.from({ length: chart.count }, (_, place) => {
    const [x, y] = [(place % chart.columns) * chart.cell, Math.floor(place / chart.columns) * chart.cell];
    return `M${x + 12} ${y + 2}l10 10-10 10-10-10z`;
  });
  const filledCount = Math.round(share * chart.count);
  return (
    <svg
      className={styles.chart}
      viewBox={`0 0 ${chart.columns * chart.cell} ${(chart.count / chart.columns) * chart.cell}`}
      aria-hidden="true"
      focusable="false"
    >
      <path d={diamonds.slice(0, filledCount).join('')} className={styles.chartFilled} />
      <path d={diamonds.slice(filledCount).join('')} className={styles.chartOutlined} />
    </svg>
  );
}
