import { useTranslation } from 'react-i18next';
import { isoCertificate } from '../../content/certifications.ts';
import { milestones } from '../../content/school.ts';
import { FoldedPart } from '../../ui/Fold.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { Section } from '../../ui/Section.tsx';
import oldTown from '../../scenes/old-town.svg';
import { EnglishWords } from '../../sections/EnglishWords.tsx';
import * as styles from './About.css.ts';

export function History() {
  const { t } = useTranslation('about');
  const { standard } = isoCertificate;
  return (
    <Section
      heading={t('history.heading')}
      intro={t('history.intro')}
      split="narrowWide"
      aside={
        <div className={styles.historyPicture}>
          <Picture drawing={oldTown} label={t('history.scene')} ratio="4 / 3" />
        </div>
      }
    >
      <ol role="list" className={styles.milestones}>
        {milestones.map(({ id, year }) => (
          <li key={id} className={styles.milestone}>
            <time dateTime={String(year)} className={styles.milestoneYear}>
              {year}
            </time>
            <FoldedPart
              title={t(`history.milestones.${id}.title`, { standard })}
              className={styles.milestoneWords}
            >
              <p>
                <EnglishWords>{t(`history.milestones.${id}.text`)}</EnglishWords>
              </p>
            </FoldedPart>
          </li>
        ))}
      </ol>
    </Section>
  );
}
