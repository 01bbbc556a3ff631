import { useTranslation } from 'react-i18next';
import { certificateMonths } from '../../../content/certifications.ts';
import { executiveHours } from '../../../content/programs.ts';
import { BelowFirstScreen } from '../../../navigation/BelowFirstScreen.tsx';
import { PageHero } from '../../../sections/PageHero.tsx';
import { BadgeList } from '../../../ui/Badge.tsx';
import { Picture } from '../../../ui/Picture.tsx';
import eveningClass from '../../../scenes/evening-class.svg';
import { Delivery } from './Delivery.tsx';
import { Enquiry } from './Enquiry.tsx';
import * as styles from './Executive.css.ts';
import { Funding } from './Funding.tsx';
import { ShortPrograms } from './ShortPrograms.tsx';
import { Testimonials } from './Testimonials.tsx';

/** Executive education: the short certifying programmes and everything around them. */
export function Executive() {
  const { t } = useTranslation(['executive', 'layout']);
  return (
    <div className={styles.page}>
      <PageHero
        tone="deep"
        heading={t('hero.heading')}
        subtitle={t('hero.subtitle')}
        crumb={t('hero.crumb')}
        parents={[{ to: '/programs', label: t('layout:nav.programs') }]}
        aside={
          <div className={styles.scene}>
            <Picture drawing={eveningClass} ratio="1 / 1" isInFirstScreen />
          </div>
        }
      >
        <BadgeList
          badges={[
            { id: 'certificate', text: t('hero.certificate'), variant: 'solid' },
            { id: 'hours', text: t('hero.short', { min: executiveHours.min, count: executiveHours.max }) },
            {
              id: 'months',
              text: t('hero.certificates', { min: certificateMonths.min, count: certificateMonths.max }),
            },
          ]}
        />
      </PageHero>
      <BelowFirstScreen>
        <ShortPrograms />
        <Funding />
        <Delivery />
        <Enquiry />
        <Testimonials />
      </BelowFirstScreen>
    </div>
  );
}
