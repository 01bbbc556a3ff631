import { useTranslation } from 'react-i18next';
import { executivePrograms } from '../../../content/programs.ts';
import { EnglishWords } from '../../../sections/EnglishWords.tsx';
import { FoldedPart } from '../../../ui/Fold.tsx';
import { Section } from '../../../ui/Section.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import * as styles from './Executive.css.ts';

/** The short certifying programmes, each with its length as a drawing, its contents and a link to enrol. */
export function ShortPrograms() {
  const { t } = useTranslation(['executive', 'programNames']);
  return (
    <Section heading={t('programs.heading')} intro={t('programs.intro')} id="shortPrograms">
      <ul className={styles.programRows}>
        {executivePrograms.map(({ id, hours }) => (
          <li key={id} className={styles.programRow}>
            <div className={styles.length}>
              <p className={styles.hours}>
                <span className={styles.hoursFigure}>{hours}</span> {t('programs.hoursUnit')}
              </p>
              <HoursDrawing hours={hours} />
            </div>
            <div className={styles.programWords}>
              <h3>{t(`programNames:executivePrograms.${id}`)}</h3>
              <p>
                <EnglishWords>{t(`programs.${id}.text`)}</EnglishWords>
              </p>
              <TextLink to="/contact" search={{ subject: id }}>
                {t(`programs.${id}.apply`)}
              </TextLink>
            </div>
            <div className={styles.details}>
              <FoldedPart
                title={t('programs.contents')}
                heading="h4"
                headingClass={styles.label}
                className={styles.detail}
              >
                <ul>
                  {t(`programs.${id}.contents`, { returnObjects: true }).map((content) => (
                    <li key={content} className={styles.contentItem}>
                      {content}
                    </li>
                  ))}
                </ul>
              </FoldedPart>
              <div className={styles.detail}>
                <h4 className={styles.label}>{t('programs.audience')}</h4>
                <p>{t(`programs.${id}.audience`)}</p>
              </div>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** A row of diamonds, one for each ten hours. */
function HoursDrawing({ hours }: { hours: number }) {
  const count = Math.round(hours / 10);
  const diamonds = Array.from({ length: count }, (_, index) => `M${12 + index * 22} 2l10 10-10 10-10-10Z`);
  return (
    <svg
      className={styles.weave}
      viewBox={`0 0 ${count * 22 + 2} 24`}
      preserveAspectRatio="xMinYMid meet"
      aria-hidden="true"
      focusable="false"
    >
      <path d={diamonds.join('')} />
    </svg>
  );
}
