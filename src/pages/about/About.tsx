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
import { PageLink, TextLink } from '../../ui/PageLink.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { Band, Container, Section } from '../../ui/Section.tsx';
import { strip, tone } from '../../ui/Section.css.ts';
import { TitledTexts } from '../../ui/TitledTexts.tsx';
import * as layout from '../../ui/layout.css.ts';
import * as styles from './About.css.ts';
import { Monogram } from '../../ui/Monogram.tsx';

export function About() {
  const { t } = useTranslation('about');
  return (
    <div className={styles.page}>
      <PageHero
        tone="deep"
        heading={t('hero.heading')}
        subtitle={t('hero.subtitle')}
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
        <dl className={`${layout.stack.l} ${layout.tabletColumns.two} ${layout.desktopColumns.four}`}>
          <Recognition term={t('recognitions.founded.term')} size="figure">
            <time dateTime={String(school.foundingYear)}>
              {t('recognitions.founded.value', { year: school.foundingYear })}
            </time>
          </Recognition>
          <Recognition
            term={t('recognitions.certified.term')}
            link={
              <PageLink to="/certifications" hash="iso">
                {t('recognitions.certified.link')}
              </PageLink>
            }
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
      <dt className={layout.label}>{term}</dt>
      <dd className={layout.headingSize[size]}>{children}</dd>
      {link && <dd className={`${layout.textSize.small} ${layout.padding.xs}`}>{link}</dd>}
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
        <div className={layout.paddingAbove.l}>
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
            <FoldedPart title={t(`history.milestones.${id}.title`, { standard })} className={layout.stack.xs}>
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
  const nextPage = `${layout.stack.m} ${layout.atTop} ${layout.atStart} ${layout.ruleAbove.strong} ${layout.paddingAbove.m}`;
  const { t } = useTranslation('about');
  return (
    <Section heading={t('next.heading')} tone="tint" split="narrowWide">
      <div className={`${layout.stack.l} ${layout.tabletColumns.two}`}>
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
    <Band tone="sand" className={layout.stack.l}>
      <div className={`${layout.stack.m} ${layout.desktopColumns.label}`}>
        <h2 className={layout.textSize.h3}>{t('mission.heading')}</h2>
        <p className={`${styles.statement} ${layout.ink.sea}`}>{t('mission.statement')}</p>
      </div>
      <h3>{t('mission.objectivesHeading')}</h3>
      <ol role="list" className={`${layout.numbered} ${layout.stack.l} ${layout.tabletColumns.two}`}>
        {t('mission.objectives', { returnObjects: true }).map(({ title, text }) => (
          <li key={title}>
            <div className={layout.stack.xs}>
              <h4>{title}</h4>
              <p className={layout.ink.quiet}>{text}</p>
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
        <div className={layout.paddingAbove.l}>
          <img className={styles.valuesDrawing} src={sixDiamonds} alt="" />
        </div>
      }
    >
      <Fold summary={t('values.show')}>
        <TitledTexts
          items={t('values.items', { returnObjects: true }).map(({ title, text }) => ({ name: title, text }))}
          nameClass={`${layout.headingSize.h3} ${layout.ink.gold}`}
          textClass={layout.measure}
        />
      </Fold>
    </Section>
  );
}

function Vision() {
  const { t } = useTranslation('about');
  return (
    <section className={styles.vision}>
      <Container className={`${layout.stack.m} ${layout.desktopColumns.label}`}>
        <h2 className={layout.textSize.h3}>{t('vision.heading')}</h2>
        <p className={styles.statement}>{t('vision.statement')}</p>
      </Container>
      <div className={layout.paddingAbove.l}>
        <Picture drawing={lakeAssal} label={t('vision.scene')} ratio="3 / 1" />
      </div>
    </section>
  );
}

const bodyIds = ['board', 'management', 'academicCouncil', 'studentOffice'] as const;

/** The bodies and their members in the order of the slice `people`. */
function useGoverningBodies() {
  const { t } = useTranslation(['about', 'people']);
  return bodyIds.map((id) => {
    const { name, role, members } = t(`governance.bodies.${id}`, { returnObjects: true });
    const titles: Record<string, string> = members;
    const names = Object.entries(t(`people:${id}`, { returnObjects: true }));
    return {
      name,
      role,
      members: names.map(([seat, person]) => ({ id: `${id}-${seat}`, title: titles[seat], name: person })),
    };
  });
}

function Governance() {
  const { t } = useTranslation('about');
  return (
    <Section heading={t('governance.heading')} intro={t('governance.intro')}>
      <ol role="list" className={`${layout.rows.l} ${layout.ruleAbove.strong}`}>
        {useGoverningBodies().map(({ name, role, members }) => (
          <li key={name} className={`${layout.stack.m} ${layout.desktopColumns.narrowWide}`}>
            <div className={`${layout.stack.xs} ${layout.atTop}`}>
              <h3>{name}</h3>
              <p className={layout.ink.quiet}>{role}</p>
            </div>
            <Fold summary={t('governance.showMembers')}>
              <dl className={`${layout.stack.m} ${layout.tabletColumns.three}`}>
                {members.map((member) => (
                  <div key={member.id} className={styles.member}>
                    <dt className={layout.label}>
                      <Monogram className={styles.monogram} name={member.name} />
                      {member.title}
                    </dt>
                    <dd className={layout.headingSize.h4}>
                      <bdi>{member.name}</bdi>
                    </dd>
                  </div>
                ))}
              </dl>
            </Fold>
          </li>
        ))}
      </ol>
    </Section>
  );
}

/** For the hero; `Governance` shows the names. */
function LeaderMonograms() {
  return (
    <div className={styles.leaderMonograms}>
      {useGoverningBodies().flatMap(({ members }) =>
        members.map(({ name }) => <Monogram key={name} name={name} />),
      )}
    </div>
  );
}
