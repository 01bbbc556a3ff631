import { useTranslation } from 'react-i18next';
import { type GalleryPicture, galleryPictures } from '../../content/photos.ts';
import { Picture } from '../../ui/Picture.tsx';
import { Section } from '../../ui/Section.tsx';
import amphitheatre from '../../scenes/amphitheatre.svg';
import computerRoom from '../../scenes/computer-room.svg';
import graduationDay from '../../scenes/graduation-day.svg';
import kayaksOnTheGulf from '../../scenes/kayaks-on-the-gulf.svg';
import sharedTable from '../../scenes/shared-table.svg';
import * as styles from './Campus.css.ts';

const drawings: Record<GalleryPicture['id'], string> = {
  amphitheatre,
  computerRoom,
  terrace: sharedTable,
  graduation: graduationDay,
  kayaks: kayaksOnTheGulf,
};

export function Gallery() {
  const { t } = useTranslation('campus');
  return (
    <Section heading={t('gallery.heading')}>
      <ul role="list" className={styles.gallery}>
        {galleryPictures.map(({ id, photo }, index) => (
          <li key={id} className={index === 0 ? styles.widePicture : undefined}>
            <figure className={styles.galleryFigure}>
              <Picture
                drawing={drawings[id]}
                label={t(`gallery.pictures.${id}.scene`)}
                photo={photo}
                ratio={index === 0 ? '31 / 15' : '1 / 1'}
              />
              <figcaption className={styles.galleryCaption}>{t(`gallery.pictures.${id}.caption`)}</figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Section>
  );
}
