import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { ratingMax } from '../../../content/claims.ts';
import { executiveTestimonials } from '../../../content/programs.ts';
import { Rating } from '../../../ui/Rating.tsx';
import { Section } from '../../../ui/Section.tsx';
import { Portrait } from '../../../scenes/Portrait.tsx';
import { visuallyHidden } from '../../../ui/VisuallyHidden.css.ts';
import * as styles from './Executive.css.ts';

/** Who speaks, each before a ground of their own. */
const portraits: Record<(typeof executiveTestimonials)[number]['id'], ComponentProps<typeof Portrait>> = {
  teamManagement: {
    person: {
      skin: 'ebony',
      headwear: 'scarf',
      headwearColor: 'gold',
      garmentColor: 'night',
      hasGlasses: true,
    },
    ground: 'coral',
  },
  finance: {
    person: { skin: 'umber', headwear: 'cap', headwearColor: 'sand', garmentColor: 'sea', hasBeard: true },
    ground: 'gold',
  },
  supplyChain: {
    person: { skin: 'sienna', headwear: 'scarf', headwearColor: 'sea', garmentColor: 'coral' },
    ground: 'sky',
  },
};

/** What three participants did with what they learnt; all in view, nothing that turns. */
export function Testimonials() {
  const { t } = useTranslation(['executive', 'programNames', 'common']);
  return (
    <Section heading={t('testimonials.heading')}>
      <ul className={styles.voices}>
        {executiveTestimonials.map(({ id, program, year, rating }) => (
          <li key={id} className={styles.voice}>
            <figure className={styles.testimonial}>
              <blockquote className={styles.quote}>
                <p>{t('common:quote', { quote: t(`testimonials.items.${id}.quote`) })}</p>
              </blockquote>
              <figcaption className={styles.speaker}>
                <div className={styles.portrait}>
                  <Portrait {...portraits[id]} />
                </div>
                <p className={styles.author}>
                  <bdi>{t(`testimonials.items.${id}.author`)}</bdi>
                </p>
                <p>{t(`testimonials.items.${id}.position`)}</p>
                <p className={styles.soft}>{t(`testimonials.items.${id}.company`)}</p>
                <p className={styles.soft}>
                  {t('testimonials.promotion', {
                    program: t(`programNames:executivePrograms.${program}`),
                    year,
                  })}
                </p>
                <p className={styles.rating}>
                  <Rating value={rating} outOf={ratingMax} />
                  <span className={visuallyHidden}>
                    {t('testimonials.rating', { rating, outOf: ratingMax })}
                  </span>
                </p>
                <p className={styles.achievement}>{t(`testimonials.items.${id}.achievement`)}</p>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Section>
  );
}
