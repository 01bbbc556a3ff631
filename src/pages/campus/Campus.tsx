import { useTranslation } from 'react-i18next';
import { claims } from '../../content/claims.ts';
import { type GalleryPicture, galleryPictures } from '../../content/photos.ts';
import { defaultLanguage } from '#core/texts/languages.ts';
import { brochurePath, programIds } from '../../content/programs.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import { BelowFirstScreen } from '../../navigation/BelowFirstScreen.tsx';
import amphitheatre from '../../scenes/amphitheatre.svg';
import campusBySaltFlats from '../../scenes/campus-by-salt-flats.svg';
import computerRoom from '../../scenes/computer-room.svg';
import graduationDay from '../../scenes/graduation-day.svg';
import kayaksOnTheGulf from '../../scenes/kayaks-on-the-gulf.svg';
import sharedTable from '../../scenes/news/shared-table.svg';
import { OpeningHours } from '../../sections/OpeningHours.tsx';
import { PageHero } from '../../sections/PageHero.tsx';
import { useProgramName } from '../../sections/useProgramName.ts';
import { ButtonLink, ButtonRow } from '../../ui/Button.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { disclosure } from '../../ui/Fold.css.ts';
import { FoldedPart } from '../../ui/Fold.tsx';
import { Section } from '../../ui/Section.tsx';
import { TitledTexts } from '../../ui/TitledTexts.tsx';
import * as layout from '../../ui/layout.css.ts';
import * as styles from './Campus.css.ts';
import { LearningSpaces, LivingAndSport } from './Spaces.tsx';

export function Campus() {
  const { t } = useTranslation('campus');
  return (
    <div className={styles.page}>
      <PageHero
        heading={t('hero.heading')}
        subtitle={t('hero.subtitle')}
        crumb={t('crumb')}
        aside={<Picture drawing={campusBySaltFlats} isInFirstScreen label={t('hero.scene')} ratio="6 / 5" />}
      />
      <BelowFirstScreen>
        <LearningSpaces />
        <LivingAndSport />
        <StudentLife />
        <Gallery />
        <Visit />
      </BelowFirstScreen>
    </div>
  );
}

function StudentLife() {
  const { t } = useTranslation('campus');
  const formats = useFormats();
  return (
    <Section
      heading={t('life.heading')}
      tone="deep"
      split="narrowWide"
      aside={
        <>
          <p className={`${layout.headingSize.h2} ${layout.ink.gold}`}>
            {t('life.figure', {
              count: claims.campus.associationsMin,
              associations: formats.atLeast(claims.campus.associationsMin),
            })}
          </p>
          <p className={layout.ink.quiet}>{t('life.text')}</p>
        </>
      }
    >
      <FoldedPart
        title={t('life.listLabel')}
        headingClass={`${layout.textSize.h4} ${layout.ink.quiet}`}
        className={layout.stack.m}
      >
        <TitledTexts
          arrangement="facts"
          items={t('life.associations', { returnObjects: true })}
          nameClass={layout.headingSize.h4}
          textClass={layout.ink.quiet}
        />
      </FoldedPart>
    </Section>
  );
}

const drawings: Record<GalleryPicture['id'], string> = {
  amphitheatre,
  computerRoom,
  terrace: sharedTable,
  graduation: graduationDay,
  kayaks: kayaksOnTheGulf,
};

function Gallery() {
  const { t } = useTranslation('campus');
  return (
    <Section heading={t('gallery.heading')}>
      <ul role="list" className={styles.gallery}>
        {galleryPictures.map(({ id, photo }, index) => (
          <li key={id} className={index === 0 ? styles.widePicture : undefined}>
            <figure className={layout.stack.xs}>
              <Picture
                drawing={drawings[id]}
                label={t(`gallery.pictures.${id}.scene`)}
                photo={photo}
                ratio={index === 0 ? '31 / 15' : '1 / 1'}
              />
              <figcaption className={`${layout.textSize.small} ${layout.ink.quiet}`}>
                {t(`gallery.pictures.${id}.caption`)}
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Visit() {
  const { t } = useTranslation('campus');
  return (
    <Section
      heading={t('visit.heading')}
      intro={t('visit.text')}
      tone="tint"
      split="even"
      aside={
        <>
          <ButtonRow>
            <ButtonLink to="/contact" search={{ subject: 'visit' }} variant="strong">
              {t('visit.plan')}
            </ButtonLink>
          </ButtonRow>
          <Brochures />
        </>
      }
    >
      <div className={layout.stack.m}>
        <h3>{t('hours.heading')}</h3>
        <OpeningHours version="school" />
      </div>
    </Section>
  );
}

/** One for each programme (`src/build/brochure.ts`). */
function Brochures() {
  const { t } = useTranslation('campus');
  const programName = useProgramName();
  return (
    <details className={styles.brochures}>
      <summary className={disclosure}>{t('visit.brochure')}</summary>
      <ul className={layout.rows.xs}>
        {programIds.map((id) => (
          <li key={id}>
            <a href={brochurePath(id)} hrefLang={defaultLanguage} type="application/pdf" download>
              {t('visit.pdf', { program: programName(id) })}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
