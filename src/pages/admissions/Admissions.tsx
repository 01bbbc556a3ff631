import { useTranslation } from 'react-i18next';
import { papers } from '#core/model/papers.ts';
import { applicationsOpen, classesStart } from '#core/questions/academicYears.ts';
import { weekdayOf } from '#core/time/openingHours.ts';
import { kindFacts } from '#core/questions/requestKinds.ts';
import { academicYear, monthsSpanned } from '../../content/academicCalendar.ts';
import { admissionCalendar, admissionSteps, decisionWeeks } from '../../content/admissions.ts';
import { families } from '../../content/programs.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import { BelowFirstScreen } from '../../navigation/BelowFirstScreen.tsx';
import mountainTrack from '../../scenes/mountain-track.svg';
import { usePaperNames } from '../../sections/usePaperNames.ts';
import { PageHero } from '../../sections/PageHero.tsx';
import { PrintButton } from '../../sections/PrintButton.tsx';
import { FeesLine } from '../../sections/FeesLine.tsx';
import { EnglishWords } from '../../sections/EnglishWords.tsx';
import { OpeningNow } from '../../sections/OpeningNow.tsx';
import { useSchoolNow } from '../../sections/useSchoolClock.ts';
import { useIntakeSentences } from '../../sections/useIntakeSentences.ts';
import { useMovedAnswer } from '../../sections/useMovedAnswer.ts';
import { BadgeList } from '../../ui/Badge.tsx';
import { noScriptOnly, rowNote, scriptOnly } from '../../ui/Button.css.ts';
import { ButtonLink, ButtonRow } from '../../ui/Button.tsx';
import { Fold, FoldedPart } from '../../ui/Fold.tsx';
import { FollowedByIcon } from '../../ui/Icon.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { strip, tone } from '../../ui/Section.css.ts';
import { Container, Section } from '../../ui/Section.tsx';
import { TextLink } from '../../ui/PageLink.tsx';
import { TitledTexts } from '../../ui/TitledTexts.tsx';
import { Timeline } from '../../ui/Timeline.tsx';
import { NumberedPath } from '../../ui/NumberedPath.tsx';
import { TextList } from '../../ui/TextList.tsx';
import * as layout from '../../ui/layout.css.ts';
import * as styles from './Admissions.css.ts';
import { Deadlines } from './Deadlines.tsx';

/** Printed, it is the admission guide. */
export function Admissions() {
  const { t } = useTranslation('admissions');
  return (
    <div className={styles.page}>
      <PageHero
        heading={t('hero.heading')}
        subtitle={t('hero.subtitle')}
        aside={
          <div className={styles.scene}>
            <Picture drawing={mountainTrack} ratio="25 / 23" isInFirstScreen />
          </div>
        }
      >
        <BadgeList badges={[t('badges.opening'), t('badges.online'), t('badges.stateDiploma')]} />
        <div className={layout.row.m}>
          {(['steps', 'documents', 'deadlines'] as const).map((part) => (
            // Not links of the router, which would scroll but leave the focus here.
            <a key={part} href={`#${part}`} className={layout.textLink}>
              <FollowedByIcon name="arrow">{t(`hero.${part}`)}</FollowedByIcon>
            </a>
          ))}
        </div>
      </PageHero>
      <BelowFirstScreen>
        <div className={`${layout.screenOnly} ${strip} ${tone.sand}`}>
          <Container>
            <TodayFacts />
          </Container>
        </div>
        <Steps />
        <EntryLevels />
        <Documents />
        <Calendar />
        <Deadlines />
        <Apply />
      </BelowFirstScreen>
    </div>
  );
}

function Calendar() {
  const { t } = useTranslation('admissions');
  const formats = useFormats();
  const month = (iso: string) => formats.month(Number(iso.slice(5, 7)));
  const textOf = ({ id, start }: (typeof admissionCalendar)[number]) => {
    if (id === 'start') return t('calendar.middle', { month: month(start) });
    return start.length > 7 ? formats.dayOf(start) : month(start);
  };
  return (
    <Section heading={t('calendar.heading', { year: academicYear })} intro={t('calendar.yearly')}>
      <Fold summary={t('calendar.show')}>
        <Timeline
          months={monthsSpanned(admissionCalendar).map((iso) => ({ dateTime: iso, text: month(iso) }))}
          entries={admissionCalendar.map((entry) => ({
            id: entry.id,
            start: { dateTime: entry.start, text: textOf(entry) },
            ...('end' in entry && { end: { dateTime: entry.end, text: month(entry.end) } }),
            title: t(`calendar.entries.${entry.id}.title`),
            children: t(`calendar.entries.${entry.id}.text`),
          }))}
        />
      </Fold>
    </Section>
  );
}

function Apply() {
  const { t } = useTranslation(['admissions', 'print']);
  return (
    <Section tone="tint" split="even" heading={t('apply.heading')} intro={t('apply.text')}>
      <ButtonRow>
        <ButtonLink to="/admission-request" variant="strong">
          {t('apply.start')}
        </ButtonLink>
        <PrintButton helpId="print-help">{t('apply.guide')}</PrintButton>
      </ButtonRow>
      <div className={rowNote}>
        <p id="print-help" className={scriptOnly}>
          {t('print:help')}
        </p>
        <p className={noScriptOnly}>{t('print:withoutScript')}</p>
      </div>
    </Section>
  );
}

function Documents() {
  const { t } = useTranslation(['admissions', 'papers']);
  const nameOf = usePaperNames();
  const points = `${layout.points} ${layout.rows.m} ${layout.ruleAbove.strong}`;
  return (
    <Section
      id="documents"
      tone="tint"
      heading={t('documents.heading')}
      intro={t('documents.intro')}
      split="narrowWide"
    >
      <div className={`${layout.stack.l} ${layout.tabletColumns.two}`}>
        <div className={`${layout.stack.m} ${layout.atTop}`}>
          <h3>{t('papers:required')}</h3>
          <TextList items={papers.required.map(nameOf)} className={`${points} ${layout.bold}`} />
        </div>
        <FoldedPart title={t('papers:recommended')} className={layout.stack.m}>
          <TextList items={papers.recommended.map(nameOf)} className={points} />
        </FoldedPart>
      </div>
      <TitledTexts
        arrangement="pairs"
        items={[
          {
            name: t('documents.upload.title'),
            text: (
              <>
                <p>{t('documents.upload.text')}</p>
                {/* A document of its own, whose content policy allows the previews of photographs. */}
                <TextLink to="/dossier" reloadDocument>
                  {t('documents.upload.link')}
                </TextLink>
              </>
            ),
          },
          { name: t('documents.international'), text: <p>{t('papers:translation')}</p> },
        ]}
        listClass={layout.paddingAbove.l}
        nameClass={layout.bold}
      />
    </Section>
  );
}

const outcomes = ['confirmed', 'conditional', 'refused'] as const;

function Steps() {
  const { t } = useTranslation('admissions');
  const answer = useFirstAnswer();
  const formats = useFormats();
  const notes: Partial<Record<(typeof admissionSteps)[number], string>> = {
    application: t('steps.application.note'),
    review: t('steps.review.note', { date: formats.monthDay(applicationsOpen) }),
    test: t('steps.test.note'),
    decision: t('steps.decision.note', decisionWeeks),
    integration: t('steps.integration.note', { month: formats.month(classesStart.month) }),
  };
  const text = (id: (typeof admissionSteps)[number]) =>
    id === 'application' ? t('steps.application.text', { answer }) : t(`steps.${id}.text`);
  return (
    <Section id="steps" heading={t('steps.heading')}>
      <NumberedPath
        isLong
        steps={admissionSteps.map((id) => ({
          id,
          heading: t(`steps.${id}.title`),
          note: notes[id],
          isOptional: id === 'test',
          children: (
            <>
              <p>{text(id)}</p>
              {id === 'decision' && <Outcomes />}
              {id === 'registration' && <FeesLine />}
            </>
          ),
        }))}
      />
    </Section>
  );
}

function Outcomes() {
  const { t } = useTranslation('admissions');
  return (
    <Fold summary={t('outcomes.show')}>
      <dl className={`${layout.rows.xs} ${layout.ruleAbove.strong} ${layout.textSize.small}`}>
        {outcomes.map((outcome) => (
          <div key={outcome}>
            <dt className={layout.bold}>{t(`outcomes.${outcome}.term`)}</dt>
            <dd>{t(`outcomes.${outcome}.text`)}</dd>
          </div>
        ))}
      </dl>
    </Fold>
  );
}

const stairsOf = {
  licence: [
    { id: 'licence1', kind: 'main' },
    { id: 'licence2', kind: 'other' },
    { id: 'licence3', kind: 'none' },
  ],
  master: [
    { id: 'master1', kind: 'main' },
    { id: 'master2', kind: 'other' },
  ],
} as const;

/** The five years as a staircase, a condition for each step, and executive education. */
function EntryLevels() {
  const { t } = useTranslation('admissions');
  return (
    <Section tone="sand" heading={t('levels.heading')} intro={t('levels.intro')}>
      <Fold summary={t('levels.show')}>
        <div className={styles.flights}>
          {(['licence', 'master'] as const).map((family) => (
            <section key={family} className={styles.flight}>
              <div className={layout.stack.xxs}>
                <h3>{t(`levels.${family}.name`)}</h3>
                <p className={layout.ink.quiet}>
                  {t(`levels.${family}.duration`, {
                    count: families[family].years,
                    level: String(families[family].level),
                  })}
                </p>
              </div>
              <ol role="list" className={styles.stairs}>
                {stairsOf[family].map(({ id, kind }) => (
                  <li key={id} className={styles.stair[kind]}>
                    <p className={`${layout.textSize.small} ${layout.bold}`}>
                      {t(`levels.entries.${id}.year`)}
                    </p>
                    <p className={styles.stairCondition}>
                      {id === 'master1'
                        ? t('levels.entries.master1.title', { level: String(families.licence.level) })
                        : t(`levels.entries.${id}.title`)}
                    </p>
                    <p>{t(`levels.entries.${id}.text`)}</p>
                  </li>
                ))}
              </ol>
            </section>
          ))}
        </div>
        <section className={`${layout.stack.xs} ${layout.desktopColumns.label} ${layout.paddingAbove.l}`}>
          <h3>
            <EnglishWords>{t('levels.executive.name')}</EnglishWords>
          </h3>
          <div>
            <p>{t('levels.executive.text')}</p>
            <TextLink to="/programs/executive">
              <EnglishWords>{t('levels.executive.link')}</EnglishWords>
            </TextLink>
          </div>
        </section>
      </Fold>
    </Section>
  );
}

/** The prerendered texts are true on any day. */
function TodayFacts() {
  const { t } = useTranslation('today');
  const formats = useFormats();
  const texts = useIntakeSentences();
  const answer = useFirstAnswer();
  const date = useSchoolNow()?.date;
  const day = date
    ? t('doors.date', { weekday: formats.weekday(weekdayOf(date)), date: formats.dayOf(date) })
    : t('doors.clock');
  return (
    <dl className={`${layout.stack.xs} ${layout.tabletColumns.two}`}>
      <div className={styles.fact}>
        <dt className={layout.secondary}>{t('doors.term')}</dt>
        <dd className={layout.headingSize.h4}>
          <OpeningNow />
        </dd>
        <dd className={layout.textSize.small}>{day}</dd>
      </div>
      <div className={styles.fact}>
        <dt className={layout.secondary}>{t('request.term')}</dt>
        <dd className={layout.headingSize.h4}>{answer}</dd>
        <dd className={`${layout.textSize.small} ${styles.longDetail}`}>
          {date ? texts.sentence({}, date) : t('request.everyDay')}
        </dd>
      </div>
    </dl>
  );
}

/** When an applicant has the first answer; true in any week. */
function useFirstAnswer(): string {
  const { t } = useTranslation('today');
  const { duration } = useFormats();
  const moved = useMovedAnswer('admission');
  return moved ?? t('request.answer', { duration: duration(kindFacts.admission.answerHours, 'hour') });
}
