import { useTranslation } from 'react-i18next';
import { isoCertificate } from '../../content/certifications.ts';
import { milestones, school } from '../../content/school.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import { BelowFirstScreen } from '../../navigation/BelowFirstScreen.tsx';
import lakeAssal from '../../scenes/lake-assal.svg';
import oldTown from '../../scenes/old-town.svg';
import sixDiamonds from '../../scenes/six-diamonds.svg';
import { EnglishWords } from '../../sections/EnglishWords.tsx';
import { KeyFigures } from '../../sections/KeyFigures.tsx';
import { PageHero } from '../../sections/PageHero.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { FoldedPart, Fold } from '../../ui/Fold.tsx';
import { PageLink } from '../../ui/PageLink.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { Container, Section } from '../../ui/Section.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import {
  desktopColumns,
  headingSize,
  ink,
  measure,
  paddingAbove,
  ruleAbove,
  stack,
  tabletColumns,
  textSize,
} from '../../ui/layout.css.ts';
import * as styles from './About.css.ts';
import { Governance, LeaderMonograms } from './Governance.tsx';

export function About() {
  const { t } = useTranslation('about');
  return (
    <div className={styles.page}>
      <PageHero
        tone="deep"
        heading={t('hero.heading')}
        subtitle={t('hero.subtitle')}
        crumb={t('crumb')}
        aside={<LeaderMonograms />}
      />
      <Recognitions />
      <BelowFirstScreen>
        <History />
        <Mission />
        <Values />
        <Vision />
        <Governance />
        <Section heading={t('figures.heading')} tone="sand">
          <KeyFigures />
        </Section>
        <NextPages />
      </BelowFirstScreen>
    </div>
  );
}

/** The founding year, and the bodies that recognise the school. */
function Recognitions() {
  const { t } = useTranslation('about');
  const formats = useFormats();
  const { standard, validFrom, validUntil } = isoCertificate;
  return (
    <div className={styles.recognitionsBand}>
      <Container>
        <dl className={`${stack.l} ${tabletColumns.two} ${desktopColumns.four}`}>
          <div>
            <dt className={styles.recognitionTerm}>{t('recognitions.founded.term')}</dt>
            <dd className={styles.foundingYear}>
              <time dateTime={String(school.foundingYear)}>
                {t('recognitions.founded.value', { year: school.foundingYear })}
              </time>
            </dd>
          </div>
          <div>
            <dt className={styles.recognitionTerm}>{t('recognitions.certified.term')}</dt>
            <dd className={styles.recognitionValue}>
              {t('recognitions.certified.value', {
                standard,
                from: formats.date(validFrom),
                until: formats.date(validUntil),
              })}
              <PageLink to="/certifications" className={styles.recognitionLink}>
                {t('recognitions.certified.link')}
              </PageLink>
            </dd>
          </div>
          <div>
            <dt className={styles.recognitionTerm}>{t('recognitions.approved.term')}</dt>
            <dd className={styles.recognitionValue}>{t('recognitions.approved.value')}</dd>
          </div>
          <div>
            <dt className={styles.recognitionTerm}>{t('recognitions.federation.term')}</dt>
            <dd className={styles.recognitionValue}>{t('recognitions.federation.value')}</dd>
          </div>
        </dl>
      </Container>
    </div>
  );
}

function History() {
  const { t } = useTranslation('about');
  const { standard } = isoCertificate;
  return (
    <Section
      heading={t('history.heading')}
      intro={t('history.intro')}
      split="narrowWide"
      aside={
        <div className={paddingAbove.l}>
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
              className={styles.milestoneBody}
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

/** Links to the programmes and to the contact form. */
function NextPages() {
  const { t } = useTranslation('about');
  return (
    <Section heading={t('next.heading')} tone="tint" split="narrowWide">
      <div className={`${stack.l} ${tabletColumns.two}`}>
        <div className={styles.nextPage}>
          <h3>{t('next.programs.title')}</h3>
          <p>
            <EnglishWords>{t('next.programs.text')}</EnglishWords>
          </p>
          <ButtonLink to="/programs" variant="strong">
            {t('next.programs.link')}
          </ButtonLink>
        </div>
        <div className={styles.nextPage}>
          <h3>{t('next.contact.title')}</h3>
          <p>{t('next.contact.text')}</p>
          <TextLink to="/contact">{t('next.contact.link')}</TextLink>
        </div>
      </div>
    </Section>
  );
}

function Mission() {
  const { t } = useTranslation('about');
  return (
    <Section heading={t('mission.heading')} tone="sand">
      <p className={styles.missionStatement}>{t('mission.statement')}</p>
      <h3 className={styles.objectivesHeading}>{t('mission.objectivesHeading')}</h3>
      <ol role="list" className={styles.objectives}>
        {t('mission.objectives', { returnObjects: true }).map(({ title, text }) => (
          <li key={title} className={styles.objective}>
            <h4 className={paddingAbove.xs}>{title}</h4>
            <p className={ink.quiet}>{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}

function Values() {
  const { t } = useTranslation('about');
  return (
    <Section
      heading={t('values.heading')}
      tone="deep"
      split="narrowWide"
      aside={<img className={styles.valuesDrawing} src={sixDiamonds} alt="" />}
    >
      <Fold summary={t('values.show')}>
        <dl className={ruleAbove.gold}>
          {t('values.items', { returnObjects: true }).map(({ title, text }) => (
            <div key={title} className={styles.value}>
              <dt className={`${headingSize.h3} ${ink.gold}`}>{title}</dt>
              <dd className={measure}>{text}</dd>
            </div>
          ))}
        </dl>
      </Fold>
    </Section>
  );
}

/** The vision statement, above a picture of Lake Assal as wide as the page. */
function Vision() {
  const { t } = useTranslation('about');
  return (
    <section className={styles.vision}>
      <Container className={styles.visionBody}>
        <h2 className={textSize.h3}>{t('vision.heading')}</h2>
        <p className={styles.visionStatement}>{t('vision.statement')}</p>
      </Container>
      <Picture drawing={lakeAssal} label={t('vision.scene')} ratio="3 / 1" />
    </section>
  );
}
