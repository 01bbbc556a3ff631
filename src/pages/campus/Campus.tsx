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
import { useProgramName } from '../../sections/ProgramName.tsx';
import { ButtonLink, ButtonRow } from '../../ui/Button.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { disclosure } from '../../ui/Fold.css.ts';
import { FoldedPart } from '../../ui/Fold.tsx';
import { Section, Band } from '../../ui/Section.tsx';
import { TitledTexts } from '../../ui/TitledTexts.tsx';
import * as layout from '../../ui/layout.css.ts';
import * as styles from './Campus.css.ts';
import amphitheatreSeats from '../../scenes/figures/amphitheatre-seats.svg';
import classroomDoors from '../../scenes/figures/classroom-doors.svg';
import libraryShelves from '../../scenes/library-shelves.svg';
import sportGround from '../../scenes/sport-ground.svg';

export function Campus() {
  const { t } = useTranslation('campus');
  return (
    <div className={styles.page}>
      <PageHero
        heading={t('hero.heading')}
        subtitle={t('hero.subtitle')}
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
            <ButtonLink to="/contact" search={{ subject: 'visit' }} hash="ecrire" variant="strong">
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
    <details className={layout.screenOnly}>
      <summary className={disclosure}>{t('visit.brochure')}</summary>
      <ul role="list" className={layout.rows.xs}>
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

/** The drawings show each seat and each classroom of `claims`. */
function LearningSpaces() {
  const { t } = useTranslation('campus');
  const formats = useFormats();
  const { libraryWorksMin, amphitheatres, amphitheatreSeats: seats, classrooms } = claims.campus;
  return (
    <Section heading={t('learning.heading')}>
      <div className={layout.stack.block}>
        <div className={`${layout.stack.l} ${layout.desktopColumns.wideNarrow} ${layout.align.center}`}>
          <Picture drawing={libraryShelves} label={t('learning.library.scene')} ratio="3 / 2" />
          <div className={layout.stack.m}>
            <h3>{t('learning.library.name')}</h3>
            <p className={`${layout.headingSize.h2} ${layout.ink.sea}`}>
              {t('learning.library.figure', {
                count: libraryWorksMin,
                works: formats.atLeast(libraryWorksMin),
              })}
            </p>
            <p>{t('learning.library.text')}</p>
          </div>
        </div>
        <div className={`${layout.stack.block} ${layout.desktopColumns.two}`}>
          <div className={styles.room}>
            <div className={styles.seatPlans}>
              <img src={amphitheatreSeats} alt="" loading="lazy" className={styles.seatPlan} />
              <img src={amphitheatreSeats} alt="" loading="lazy" className={styles.seatPlan} />
            </div>
            <div className={`${layout.stack.m} ${styles.roomText}`}>
              <h3>{t('learning.amphitheatres.name')}</h3>
              <p className={`${layout.headingSize.h2} ${layout.ink.sea}`}>
                {t('learning.amphitheatres.figure', {
                  count: amphitheatres,
                  seats: formats.number(seats),
                })}
              </p>
              <p>{t('learning.amphitheatres.text')}</p>
            </div>
          </div>
          <div className={styles.room}>
            <img src={classroomDoors} alt="" loading="lazy" className={styles.classroomDoors} />
            <div className={`${layout.stack.m} ${styles.roomText}`}>
              <h3>{t('learning.classrooms.name')}</h3>
              <p className={`${layout.headingSize.h2} ${layout.ink.sea}`}>
                {t('learning.classrooms.figure', { count: classrooms })}
              </p>
              <p>{t('learning.classrooms.text')}</p>
            </div>
          </div>
        </div>
        <div
          className={`${styles.wholeOnPaper} ${layout.stack.m} ${layout.desktopColumns.label} ${layout.ruleAbove.strong} ${layout.paddingAbove.l}`}
        >
          <h3>{t('learning.moreHeading')}</h3>
          <SpaceList
            spaces={t('learning.more', { returnObjects: true })}
            listClass={layout.tabletColumns.two}
          />
        </div>
      </div>
    </Section>
  );
}

function LivingAndSport() {
  const { t } = useTranslation('campus');
  return (
    <Band tone="sand" className={`${layout.stack.block} ${layout.desktopColumns.narrowWide}`}>
      <section className={`${layout.stack.m} ${layout.atTop}`}>
        <h2>{t('living.heading')}</h2>
        <SpaceList spaces={t('living.spaces', { returnObjects: true })} />
      </section>
      <section className={`${styles.secondColumn} ${layout.stack.m} ${layout.atTop}`}>
        <h2>{t('sport.heading')}</h2>
        <Picture drawing={sportGround} label={t('sport.scene')} ratio="16 / 9" />
        <SpaceList spaces={t('sport.spaces', { returnObjects: true })} />
      </section>
    </Band>
  );
}

interface SpaceListProps {
  spaces: readonly { name: string; text: string }[];
  listClass?: string;
}

function SpaceList({ spaces, listClass = '' }: SpaceListProps) {
  return (
    <TitledTexts
      arrangement="blocks"
      items={spaces}
      listClass={listClass}
      nameClass={layout.headingSize.h4}
      textClass={`${layout.ink.quiet} ${layout.measure}`}
    />
  );
}
