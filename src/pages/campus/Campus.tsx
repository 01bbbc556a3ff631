import { useTranslation } from 'react-i18next';
import { photos } from '../../content/photos.ts';
import { BelowFirstScreen } from '../../navigation/BelowFirstScreen.tsx';
import { PageHero } from '../../sections/PageHero.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { CampusBySaltFlats } from '../../scenes/CampusBySaltFlats.tsx';
import { BrochurePrograms } from './BrochurePrograms.tsx';
import * as styles from './brochure.css.ts';
import { page } from './Campus.css.ts';
import { Gallery } from './Gallery.tsx';
import { LearningSpaces } from './LearningSpaces.tsx';
import { LivingAndSport } from './LivingAndSport.tsx';
import { StudentLife } from './StudentLife.tsx';
import { Visit } from './Visit.tsx';

/** Where one studies, lives and moves, and how to come and see it. Printed, it is the school's brochure. */
export function Campus() {
  const { t } = useTranslation('campus');
  return (
    <div className={`${styles.brochure} ${page}`}>
      <PageHero
        heading={t('hero.heading')}
        subtitle={t('hero.subtitle')}
        crumb={t('crumb')}
        aside={
          <Picture
            scene={<CampusBySaltFlats />}
            label={t('hero.scene')}
            photo={photos.campusHero}
            ratio="6 / 5"
          />
        }
      />
      <BelowFirstScreen>
        <BrochurePrograms />
        <LearningSpaces />
        <LivingAndSport />
        <StudentLife />
        <div className={styles.onScreenOnly}>
          <Gallery />
        </div>
        <Visit />
      </BelowFirstScreen>
    </div>
  );
}
