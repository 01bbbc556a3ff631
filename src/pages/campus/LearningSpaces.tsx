import { useTranslation } from 'react-i18next';
import { claims } from '../../content/claims.ts';
import { photos } from '../../content/photos.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import { Picture } from '../../ui/Picture.tsx';
import { Section } from '../../ui/Section.tsx';
import { LibraryShelves } from '../../scenes/LibraryShelves.tsx';
import { ClassroomDoors } from './ClassroomDoors.tsx';
import * as styles from './LearningSpaces.css.ts';
import { SeatPlans } from './SeatPlans.tsx';
import { SpaceList } from './SpaceList.tsx';

/** The library, the amphitheatres and the classrooms, drawn with as many seats and doors as there are, and the labs. */
export function LearningSpaces() {
  const { t } = useTranslation('campus');
  const formats = useFormats();
  const { libraryWorksMin, amphitheatres, amphitheatreSeats, classrooms } = claims.campus;
  return (
    <Section heading={t('learning.heading')}>
      <div className={styles.spaces}>
        <div className={styles.library}>
          <Picture
            scene={<LibraryShelves />}
            label={t('learning.library.scene')}
            photo={photos.campusLibrary}
            ratio="3 / 2"
          />
          <div className={styles.words}>
            <h3>{t('learning.library.name')}</h3>
            <p className={styles.figure}>
              {t('learning.library.figure', {
                count: libraryWorksMin,
                works: formats.atLeast(libraryWorksMin),
              })}
            </p>
            <p>{t('learning.library.text')}</p>
          </div>
        </div>
        <div className={styles.rooms}>
          <div className={styles.room}>
            <SeatPlans count={amphitheatres} seats={amphitheatreSeats} />
            <div className={styles.roomWords}>
              <h3>{t('learning.amphitheatres.name')}</h3>
              <p className={styles.figure}>
                {t('learning.amphitheatres.figure', {
                  count: amphitheatres,
                  seats: formats.number(amphitheatreSeats),
                })}
              </p>
              <p>{t('learning.amphitheatres.text')}</p>
            </div>
          </div>
          <div className={styles.room}>
            <ClassroomDoors count={classrooms} />
            <div className={styles.roomWords}>
              <h3>{t('learning.classrooms.name')}</h3>
              <p className={styles.figure}>{t('learning.classrooms.figure', { count: classrooms })}</p>
              <p>{t('learning.classrooms.text')}</p>
            </div>
          </div>
        </div>
        <div className={styles.practice}>
          <h3 className={styles.practiceHeading}>{t('learning.moreHeading')}</h3>
          <SpaceList spaces={t('learning.more', { returnObjects: true })} columns />
        </div>
      </div>
    </Section>
  );
}
