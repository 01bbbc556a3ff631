import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { executiveTestimonials } from '../../../content/programs.ts';
import { Section } from '../../../ui/Section.tsx';
import type { Portrait } from '../../../scenes/Portrait.tsx';
import { Testimonial } from '../../../sections/Testimonial.tsx';
import * as styles from './Executive.css.ts';

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

export function Testimonials() {
  const { t } = useTranslation(['executive', 'programNames']);
  return (
    <Section heading={t('testimonials.heading')}>
      <ul className={styles.testimonials}>
        {executiveTestimonials.map(({ id, program, year, rating }, place) => (
          <li key={id} className={styles.testimonial}>
            <Testimonial
              isLarge={place === 0}
              portrait={portraits[id]}
              rating={rating}
              quote={t(`testimonials.items.${id}.quote`)}
              author={t(`testimonials.items.${id}.author`)}
              role={[
                t(`testimonials.items.${id}.position`),
                t(`testimonials.items.${id}.company`),
                t('testimonials.promotion', {
                  program: t(`programNames:executivePrograms.${program}`),
                  year,
                }),
              ]}
              achievement={t(`testimonials.items.${id}.achievement`)}
            />
          </li>
        ))}
      </ul>
    </Section>
  );
}
