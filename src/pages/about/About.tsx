import type { ReactNode } from 'react';
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
import { Band, Container, Section } from '../../ui/Section.tsx';
import { strip, tone } from '../../ui/Section.css.ts';
import { TextLink } from '../../ui/TextLink.tsx';
import {
  atStart,
  atTop,
  desktopColumns,
  headingSize,
  ink,
  label,
  measure,
  padding,
  paddingAbove,
  ruleAbove,
  stack,
  tabletColumns,
  textSize,
} from '../../ui/layout.css.ts';
import { numbered } from '../../ui/lists.css.ts';
import { rows } from '../../ui/rows.css.ts';
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

function Recognitions() {
  const { t } = useTranslation('about');
  const formats = useFormats();
  const { standard, validFrom, validUntil } = isoCertificate;
  return (
    <div className={`${strip} ${tone.tint}`}>
      <Container>
        <dl className={`${stack.l} ${tabletColumns.two} ${desktopColumns.four}`}>
          <Recognition term={t('recognitions.founded.term')} size="figure">
            <time dateTime={String(school.foundingYear)}>
              {t('recognitions.founded.value', { year: school.foundingYear })}
            </time>
          </Recognition>
          <Recognition
            term={t('recognitions.certified.term')}
            link={<PageLink to="/certifications">{t('recognitions.certified.link')}</PageLink>}
          >
            {t('recognitions.certified.value', {
              standard,
              from: formats.date(validFrom),
              until: formats.date(validUntil),
            })}
          </Recognition>
          <Recognition term={t('recognitions.approved.term')}>{t('recognitions.approved.value')}</Recognition>
          <Recognition term={t('recognitions.federation.term')}>
            {t('recognitions.federation.value')}
          </Recognition>
        </dl>
      </Container>
    </div>
  );
}

interface RecognitionProps {
  term: string;
  size?: 'h4' | 'figure';
  link?: ReactNode;
  children: ReactNode;
}

function Recognition({ term, size = 'h4', link, children }: RecognitionProps) {
  return (
    <div>
      <dt className={label}>{term}</dt>
      <dd className={headingSize[size]}>{children}</dd>
      {link && <dd className={`${textSize.small} ${padding.xs}`}>{link}</dd>}
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
      <ol role="list">
        {milestones.map(({ id, year }) => (
          <li key={id} className={styles.milestone}>
            <time dateTime={String(year)} className={styles.year}>
              {year}
            </time>
            <FoldedPart title={t(`history.milestones.${id}.title`, { standard })} className={stack.xs}>
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

function NextPages() {
  const nextPage = `${stack.m} ${atTop} ${atStart} ${ruleAbove.strong} ${paddingAbove.m}`;
  const { t } = useTranslation('about');
  return (
    <Section heading={t('next.heading')} tone="tint" split="narrowWide">
      <div className={`${stack.l} ${tabletColumns.two}`}>
        <div className={nextPage}>
          <h3>{t('next.programs.title')}</h3>
          <p>
            <EnglishWords>{t('next.programs.text')}</EnglishWords>
          </p>
          <ButtonLink to="/programs" variant="strong">
            {t('next.programs.link')}
          </ButtonLink>
        </div>
        <div className={nextPage}>
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
    <Band tone="sand" className={stack.l}>
      <div className={`${stack.m} ${desktopColumns.label}`}>
        <h2 className={textSize.h3}>{t('mission.heading')}</h2>
        <p className={`${styles.statement} ${ink.sea}`}>{t('mission.statement')}</p>
      </div>
      <h3>{t('mission.objectivesHeading')}</h3>
      <ol role="list" className={`${numbered} ${stack.l} ${tabletColumns.two}`}>
        {t('mission.objectives', { returnObjects: true }).map(({ title, text }) => (
          <li key={title}>
            <div className={stack.xs}>
              <h4>{title}</h4>
              <p className={ink.quiet}>{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </Band>
  );
}

function Values() {
  const { t } = useTranslation('about');
  return (
    <Section
      heading={t('values.heading')}
      tone="deep"
      split="narrowWide"
      aside={
        <div className={paddingAbove.l}>
          <img className={styles.valuesDrawing} src={sixDiamonds} alt="" />
        </div>
      }
    >
      <Fold summary={t('values.show')}>
        <dl className={`${rows.m} ${ruleAbove.strong}`}>
          {t('values.items', { returnObjects: true }).map(({ title, text }) => (
            <div key={title} className={`${stack.xxs} ${tabletColumns.narrowWide}`}>
              <dt className={`${headingSize.h3} ${ink.gold}`}>{title}</dt>
              <dd className={measure}>{text}</dd>
            </div>
          ))}
        </dl>
      </Fold>
    </Section>
  );
}

function Vision() {
  const { t } = useTranslation('about');
  return (
    <section className={styles.vision}>
      <Container className={`${stack.m} ${desktopColumns.label}`}>
        <h2 className={textSize.h3}>{t('vision.heading')}</h2>
        <p className={styles.statement}>{t('vision.statement')}</p>
      </Container>
      <div className={paddingAbove.l}>
        <Picture drawing={lakeAssal} label={t('vision.scene')} ratio="3 / 1" />
      </div>
    </section>
  );
}
