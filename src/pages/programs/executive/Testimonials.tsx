import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { ratingMax } from '../../../content/claims.ts';
import { executiveTestimonials } from '../../../content/programs.ts';
import { Section } from '../../../ui/Section.tsx';
import { Portrait } from '../../../scenes/Portrait.tsx';
import { visuallyHidden } from '../../../ui/VisuallyHidden.css.ts';
import * as styles from './Testimonials.css.ts';

/** Who speaks, each before a ground of their own. */
const portraits: Record<(typeof executiveTestimonials)[number]['id'], ComponentProps<typeof Portrait>> = {
  teamManagement: {
    look: { skin: 'ebony', wears: 'scarf', head: 'gold', body: 'night', hasGlasses: true },
    ground: 'coral',
  },
  finance: {
    look: { skin: 'umber', wears: 'cap', head: 'sand', body: 'sea', hasBeard: true },
    ground: 'gold',
  },
  supplyChain: { look: { skin: 'sienna', wears: 'scarf', head: 'sea', body: 'coral' }, ground: 'sky' },
};

/** What three participants did with what they learnt; all in view, nothing that turns. */
export function Testimonials() {
  const { t } = useTranslation(['executive', 'programNames']);
  return (
    <Section heading={t('testimonials.heading')}>
      <ul className={styles.voices}>
        {executiveTestimonials.map(({ id, program, year, rating }) => (
          <li key={id} className={styles.voice}>
            <figure className={styles.figure}>
              <blockquote className={styles.quote}>
                <p>{t('testimonials.quote', { quote: t(`testimonials.items.${id}.quote`) })}</p>
              </blockquote>
              <figcaption className={styles.who}>
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
                <Rating value={rating} />
                <p className={visuallyHidden}>{t('testimonials.rating', { rating, max: ratingMax })}</p>
                <p className={styles.achievement}>{t(`testimonials.items.${id}.achievement`)}</p>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Rating({ value }: { value: number }) {
  const diamond = (index: number) => `M${11 + index * 22} 2l9 9-9 9-9-9Z`;
  const places = Array.from({ length: ratingMax }, (_, index) => index);
  return (
    <svg className={styles.rating} viewBox="0 0 110 22" aria-hidden="true" focusable="false">
      <path d={places.slice(0, value).map(diamond).join('')} />
      {value < ratingMax && <path d={places.slice(value).map(diamond).join('')} className={styles.open} />}
    </svg>
  );
}
