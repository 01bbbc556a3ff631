import { useTranslation } from 'react-i18next';
import { claims } from '../../content/claims.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import amphitheatreSeats from '../../scenes/figures/amphitheatre-seats.svg';
import classroomDoors from '../../scenes/figures/classroom-doors.svg';
import libraryShelves from '../../scenes/library-shelves.svg';
import sportGround from '../../scenes/sport-ground.svg';
import { Picture } from '../../ui/Picture.tsx';
import { Band, Section } from '../../ui/Section.tsx';
import { TitledTexts } from '../../ui/TitledTexts.tsx';
import * as layout from '../../ui/layout.css.ts';
import * as styles from './Campus.css.ts';

/** The drawings show each seat and each classroom of `claims`. */
export function LearningSpaces() {
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

export function LivingAndSport() {
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
