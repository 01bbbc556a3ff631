import { type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Mark } from '../../ui/Mark.tsx';
import type { FamilyId } from './FamilyDetails.tsx';
import * as styles from './Family.css.ts';

interface FamilyHeadProps {
  family: FamilyId;
  headingId: string;
  /** Lengths and levels, from the content. */
  facts: readonly string[];
}

/** How a family introduces itself: mark and name, then what it is for. */
export function FamilyHead({ family, headingId, facts }: FamilyHeadProps): ReactNode {
  const { t } = useTranslation(['programs', 'programNames']);
  return (
    <div className={styles.head}>
      <div className={styles.name}>
        <Mark name={family} />
        <h2 id={headingId}>{t(`programNames:families.${family}.name`)}</h2>
      </div>
      <div className={styles.about}>
        <p className={styles.subtitle}>{t(`groups.${family}.subtitle`)}</p>
        <p>{t(`groups.${family}.description`)}</p>
        <ul className={styles.facts}>
          {facts.map((fact) => (
            <li key={fact} className={styles.fact}>
              {fact}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
