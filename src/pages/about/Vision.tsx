import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { photos } from '../../content/photos.ts';
import { Picture } from '../../ui/Picture.tsx';
import { Container } from '../../ui/Section.tsx';
import { LakeAssal } from '../../scenes/LakeAssal.tsx';
import * as styles from './Vision.css.ts';

/** What the school hopes for, over the width of the page, with the lake under it. */
export function Vision() {
  const { t } = useTranslation('about');
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className={styles.vision}>
      <Container className={styles.words}>
        <h2 id={headingId} className={styles.heading}>
          {t('vision.heading')}
        </h2>
        <p className={styles.statement}>{t('vision.statement')}</p>
      </Container>
      <Picture scene={<LakeAssal />} label={t('vision.scene')} photo={photos.aboutVision} ratio="3 / 1" />
    </section>
  );
}
