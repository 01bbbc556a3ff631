import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type GalleryPicture, galleryPictures } from '../../content/campus.ts';
import { photos } from '../../content/photos.ts';
import { Picture } from '../../ui/Picture.tsx';
import { Section } from '../../ui/Section.tsx';
import { Amphitheatre } from '../../scenes/Amphitheatre.tsx';
import { ComputerRoom } from '../../scenes/ComputerRoom.tsx';
import { GraduationDay } from '../../scenes/GraduationDay.tsx';
import { KayaksOnTheGulf } from '../../scenes/KayaksOnTheGulf.tsx';
import { SharedTable } from '../../scenes/SharedTable.tsx';
import * as styles from './Campus.css.ts';

const scenes: Record<GalleryPicture['id'], ReactNode> = {
  amphitheatre: <Amphitheatre />,
  computerRoom: <ComputerRoom />,
  terrace: <SharedTable />,
  graduation: <GraduationDay />,
  kayaks: <KayaksOnTheGulf />,
};

/** Pictures of the campus; the first takes two columns. */
export function Gallery() {
  const { t } = useTranslation('campus');
  return (
    <Section heading={t('gallery.heading')}>
      <ul role="list" className={styles.gallery}>
        {galleryPictures.map(({ id, photo }, index) => (
          <li key={id} className={index === 0 ? styles.widePicture : undefined}>
            <figure className={styles.galleryFigure}>
              <Picture
                scene={scenes[id]}
                label={t(`gallery.pictures.${id}.scene`)}
                photo={photos[photo]}
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
