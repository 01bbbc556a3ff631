import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { photos } from '../../content/photos.ts';
import { Picture } from '../../ui/Picture.tsx';
import { Container } from '../../ui/Section.tsx';
import { SportGround } from '../../scenes/SportGround.tsx';
import * as styles from './LivingAndSport.css.ts';
import { SpaceList } from './SpaceList.tsx';

/** Between lessons and after them: two halves of one band. */
export function LivingAndSport() {
  const { t } = useTranslation('campus');
  const livingId = useId();
  const sportId = useId();
  return (
    <div className={styles.band}>
      <Container className={styles.halves}>
        <section aria-labelledby={livingId} className={styles.half}>
          <h2 id={livingId}>{t('living.heading')}</h2>
          <SpaceList spaces={t('living.spaces', { returnObjects: true })} />
        </section>
        <section aria-labelledby={sportId} className={styles.half}>
          <h2 id={sportId}>{t('sport.heading')}</h2>
          <Picture
            scene={<SportGround />}
            label={t('sport.scene')}
            photo={photos.campusSport}
            ratio="16 / 9"
          />
          <SpaceList spaces={t('sport.spaces', { returnObjects: true })} />
        </section>
      </Container>
    </div>
  );
}
