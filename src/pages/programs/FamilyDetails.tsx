import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { graduateYears } from '../../content/programs.ts';
import type { Portrait } from '../../scenes/Portrait.tsx';
import { Testimonial } from '../../sections/Testimonial.tsx';
import { FoldedPart } from '../../ui/Fold.tsx';
import * as styles from './Programs.css.ts';

/** A family of programmes, with or without a degree. */
export type FamilyId = keyof typeof graduateYears;

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

/** Advantages and careers of a family, side by side or stacked. */
export function FamilyDetails({ family, stacked = false }: { family: FamilyId; stacked?: boolean }) {
  const { t } = useTranslation('programs');
  return (
    <div className={stacked ? styles.detailsStacked : styles.details}>
      <FoldedPart title={t('groups.advantages')} className={styles.detail}>
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
      </FoldedPart>
      <FoldedPart title={t('groups.careers')} className={styles.detail}>
        <ul className={styles.careers}>
          {t(`groups.${family}.careers`, { returnObjects: true }).map((career) => (
            <li key={career} className={styles.career}>
              {career}
            </li>
          ))}
        </ul>
      </FoldedPart>
    </div>
  );
}

export function FamilyTestimonial({ family }: { family: FamilyId }) {
  const { t } = useTranslation('programs');
  return (
    <div className={styles.testimonial}>
      <Testimonial
        portrait={portraits[family]}
        quote={t(`groups.${family}.testimonial.quote`)}
        author={t(`groups.${family}.testimonial.author`)}
        role={[
          t(`groups.${family}.testimonial.position`),
          t(`groups.${family}.testimonial.promotion`, { year: graduateYears[family] }),
        ]}
      />
    </div>
  );
}
