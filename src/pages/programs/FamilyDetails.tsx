import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { graduateYears } from '../../content/programs.ts';
import { Portrait } from '../../scenes/Portrait.tsx';
import * as styles from './Programs.css.ts';

/** A family of programmes, degrees or not. */
export type FamilyId = keyof typeof graduateYears;

/** Who speaks of each family. */
const portraits: Record<FamilyId, ComponentProps<typeof Portrait>> = {
  licence: {
    person: { skin: 'sienna', headwear: 'scarf', headwearColor: 'sea', garmentColor: 'gold' },
    ground: 'coral',
  },
  master: {
    person: {
      skin: 'umber',
      headwear: 'hair',
      headwearColor: 'night',
      garmentColor: 'green',
      hasGlasses: true,
    },
    ground: 'gold',
  },
  executive: {
    person: { skin: 'ebony', headwear: 'cap', headwearColor: 'coral', garmentColor: 'night', hasBeard: true },
    ground: 'sky',
  },
};

/** What a family's programmes bring and the jobs that they lead to: side by side, or one under the other. */
export function FamilyDetails({ family, stacked = false }: { family: FamilyId; stacked?: boolean }) {
  const { t } = useTranslation('programs');
  return (
    <div className={stacked ? styles.detailsStacked : styles.details}>
      <div className={styles.detail}>
        <h3>{t('groups.advantages')}</h3>
        <ul className={styles.advantages}>
          {t(`groups.${family}.advantages`, { returnObjects: true }).map((advantage) => (
            <li key={advantage} className={styles.advantage}>
              <svg className={styles.advantageSign} viewBox="0 0 14 14" aria-hidden="true" focusable="false">
                <path d="M7 0 14 7 7 14 0 7Z" />
              </svg>
              {advantage}
            </li>
          ))}
        </ul>
      </div>
      <div className={styles.detail}>
        <h3>{t('groups.careers')}</h3>
        <ul className={styles.careers}>
          {t(`groups.${family}.careers`, { returnObjects: true }).map((career) => (
            <li key={career} className={styles.career}>
              {career}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

/** What someone who followed one of the family's programmes says of it; who says it, under or beside the words. */
export function FamilyTestimonial({ family, beside = false }: { family: FamilyId; beside?: boolean }) {
  const { t } = useTranslation(['programs', 'common']);
  return (
    <figure className={beside ? `${styles.testimonial} ${styles.besideQuote}` : styles.testimonial}>
      <blockquote className={styles.quote}>
        <p>{t('common:quote', { quote: t(`groups.${family}.testimonial.quote`) })}</p>
      </blockquote>
      <figcaption className={styles.speaker}>
        <div className={styles.portrait}>
          <Portrait {...portraits[family]} />
        </div>
        <p className={styles.author}>
          <bdi>{t(`groups.${family}.testimonial.author`)}</bdi>
        </p>
        <p className={styles.position}>{t(`groups.${family}.testimonial.position`)}</p>
        <p className={styles.position}>
          {t(`groups.${family}.testimonial.promotion`, { year: graduateYears[family] })}
        </p>
      </figcaption>
    </figure>
  );
}
