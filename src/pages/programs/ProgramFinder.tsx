import { useHydrated, useNavigate } from '@tanstack/react-router';
import { useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { transcriptYears } from '#core/questions/academicYears.ts';
import {
  admissionSearchFor,
  executivePath,
  executivePrograms,
  families,
  emblemOf,
  type ProgramId,
  programOf,
  programPath,
} from '../../content/programs.ts';
import {
  advisePrograms,
  type FinderAnswers,
  type FinderQuestion,
  type FinderSearch,
  type FoundProgram,
  finderQuestions,
  findPrograms,
  questionsFor,
  readAnswers,
} from '../../content/programFinder.ts';
import { type Slice, loadSlices } from '../../i18n/i18n.ts';
import { hasPage } from '../../i18n/languages.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import { ApplicationDeadline } from '../../sections/ApplicationStatus.tsx';
import { useProgramName } from '../../sections/ProgramName.tsx';
import { useRequirements } from '../../sections/useProgramFacts.ts';
import { scriptOnly } from '../../ui/Button.css.ts';
import { Emblem } from '../../ui/Emblem.tsx';
import { Fold } from '../../ui/Fold.tsx';
import { PageLink, TextLink } from '../../ui/PageLink.tsx';
import { Section } from '../../ui/Section.tsx';
import { Status } from '../../ui/Status.tsx';
import * as layout from '../../ui/layout.css.ts';
import { FinderMap } from './FinderMap.tsx';
import * as styles from './Programs.css.ts';

/** Leads to one or two programmes to compare. The answers are in the address. Hidden without scripts. */
export function ProgramFinder({ search }: { search: FinderSearch }) {
  const { t } = useTranslation('programs');
  // The prerendered page shows no answers.
  const answers = useHydrated() ? readAnswers(search) : {};
  const advised = advisePrograms(answers);
  const formats = useFormats();
  const words: Record<FinderQuestion, Record<string, string>> = t('finder.answers', {
    returnObjects: true,
    level: families.licence.level,
  });
  const questions = questionsFor(answers);
  const given = questions.flatMap((question) => words[question][answers[question] ?? ''] ?? []);

  function resultOf(): string {
    if (!advised) return t('finder.possible', { count: findPrograms(answers).length });
    return advised.length > 0 ? t('finder.advised', { count: advised.length }) : t('finder.none');
  }

  return (
    <div className={scriptOnly}>
      <Section heading={t('finder.heading')} intro={t('finder.intro')} tone="deep">
        <Fold summary={t('finder.show')} isOpen={given.length > 0}>
          <div
            className={`${layout.screenOnly} ${layout.stack.block} ${layout.desktopColumns.two} ${layout.align.center}`}
          >
            <div className={layout.stack.l}>
              {questions.map((question) => (
                <Question key={question} question={question} answers={answers} words={words[question]} />
              ))}
              {/* The result follows the answers at once, so that it is in view on a phone when an answer is pressed. */}
              <div className={`${layout.headingSize.h4} ${layout.ink.gold}`}>
                {given.length === 0 && <p>{t('finder.prompt')}</p>}
                <Status>
                  {given.length > 0 && (
                    <>
                      <span aria-hidden="true">{resultOf()}</span>
                      {/* Names the answers, because the number may stay and only a changed text is announced. */}
                      <span className={layout.visuallyHidden}>
                        {t('finder.resultFor', { answers: formats.list(given), result: resultOf() })}
                      </span>
                    </>
                  )}
                </Status>
              </div>
              {advised?.length === 0 && <TextLink to="/certifications">{t('finder.certificates')}</TextLink>}
            </div>
            <FinderMap answers={answers} />
            {advised && advised.length > 0 && <Advice programs={advised} answers={answers} />}
          </div>
        </Fold>
      </Section>
    </div>
  );
}

interface QuestionProps {
  question: FinderQuestion;
  answers: FinderAnswers;
  words: Record<string, string>;
}

function Question({ question, answers, words }: QuestionProps) {
  const { t } = useTranslation('programs');
  const navigate = useNavigate();
  const headingId = useId();
  return (
    <div>
      <h3 id={headingId} className={`${layout.textSize.h4} ${layout.ink.gold}`}>
        {t(`finder.questions.${question}`)}
      </h3>
      <ul role="list" aria-labelledby={headingId} className={styles.finderAnswers}>
        {finderQuestions[question].map((answer) => {
          const isChosen = answers[question] === answer;
          return (
            <li key={answer}>
              <button
                type="button"
                data-once=""
                aria-pressed={isChosen}
                className={styles.finderAnswer}
                onClick={() => {
                  // A second click removes the answer.
                  const search = readAnswers({ ...answers, [question]: isChosen ? undefined : answer });
                  void navigate({ to: '/programs', search, replace: true, resetScroll: false });
                }}
              >
                {words[answer]}
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

function Advice({ programs, answers }: { programs: readonly FoundProgram[]; answers: FinderAnswers }) {
  const { t } = useTranslation('programs');
  return (
    <div className={`${styles.advice} ${layout.stack.l}`}>
      <ul role="list" className={`${layout.stack.l} ${layout.tabletColumns.two}`}>
        {programs.map((program) => (
          <li
            key={program.id}
            className={`${styles.advisedProgram} ${layout.ruleAbove.strong} ${layout.paddingAbove.m}`}
          >
            {program.kind === 'degree' ? (
              <Degree id={program.id} answers={answers} />
            ) : (
              <Course id={program.id} />
            )}
          </li>
        ))}
      </ul>
      {programs.some(({ kind }) => kind === 'degree') && (
        <div>
          <p>{t('finder.papers', { count: transcriptYears })}</p>
          <TextLink to="/admissions">{t('finder.admissions')}</TextLink>
        </div>
      )}
    </div>
  );
}

function Degree({ id, answers }: { id: ProgramId; answers: FinderAnswers }) {
  const { t, i18n } = useTranslation('programs');
  const { t: own } = useTranslation(id);
  const programName = useProgramName();
  const hasOwnPage = hasPage(programPath(id), i18n.language);
  const isLoaded = useSlice(id);
  const requirements = useRequirements(id);
  const { slug, family } = programOf(id);
  const { diplome, domaine, lieu, travail } = answers;
  const because = [
    domaine && domaine !== 'inconnu' && t(`finder.because.domaine.${domaine}`),
    lieu && t(`finder.because.lieu.${lieu}`),
    diplome && t(`finder.because.diplome.${diplome}`, { level: families.licence.level }),
    travail === 'oui' && t(`finder.because.travail.${family}`),
  ];
  return (
    <>
      <Emblem name={emblemOf(id)} />
      <div className={`${layout.stack.m} ${layout.atStart}`}>
        <h3 className={layout.textSize.h4}>
          <PageLink to="/programs/$slug" params={{ slug }} className={styles.advisedName}>
            {programName(id)}
          </PageLink>
        </h3>
        <ul role="list" className={layout.stack.xs}>
          {because.map((reason) => reason && <li key={reason}>{reason}</li>)}
        </ul>
        <dl className={styles.advisedFacts}>
          {hasOwnPage && (
            <>
              <dt>{t('finder.jobs')}</dt>
              <dd className={styles.loadedLater}>
                {isLoaded &&
                  own('careers', { returnObjects: true })
                    .slice(0, 3)
                    .map(({ title }) => title)
                    .join(', ')}
              </dd>
            </>
          )}
          {requirements.length > 0 && (
            <>
              <dt>{t('finder.conditions')}</dt>
              {requirements.map((requirement) => (
                <dd key={requirement}>{requirement}</dd>
              ))}
            </>
          )}
          <dt>{t('finder.dates')}</dt>
          <dd>
            <ApplicationDeadline program={id} />
          </dd>
        </dl>
        <TextLink to="/admission-request" search={admissionSearchFor(id)}>
          {t('finder.apply')}
        </TextLink>
      </div>
    </>
  );
}

function Course({ id }: { id: (typeof executivePrograms)[number]['id'] }) {
  const { t, i18n } = useTranslation(['programs', 'programNames', 'executive']);
  const formats = useFormats();
  const isLoaded = useSlice('executive');
  const hours = executivePrograms.find((course) => course.id === id)?.hours ?? 0;
  return (
    <>
      <Emblem name="executive" />
      <div className={`${layout.stack.m} ${layout.atStart}`}>
        <h3 className={layout.textSize.h4}>
          <PageLink to={executivePath} hash="shortPrograms" className={styles.advisedName}>
            {t(`programNames:executivePrograms.${id}`)}
          </PageLink>
        </h3>
        <ul role="list" className={layout.stack.xs}>
          <li>{t('finder.course', { hours: formats.hours(hours) })}</li>
          <li>{t('finder.because.travail.course')}</li>
        </ul>
        <dl className={styles.advisedFacts}>
          {hasPage(executivePath, i18n.language) && (
            <>
              <dt>{t('finder.audience')}</dt>
              <dd className={styles.loadedLater}>{isLoaded && t(`executive:programs.${id}.audience`)}</dd>
            </>
          )}
          <dt>{t('finder.dates')}</dt>
          <dd>{t('finder.courseDates')}</dd>
        </dl>
        <TextLink to="/contact" search={{ subject: id }} hash="ecrire">
          {t('finder.enrol')}
        </TextLink>
      </div>
    </>
  );
}

/** For a slice that only the advice needs. Returns whether it is loaded. */
function useSlice(slice: Slice): boolean {
  const { i18n } = useTranslation();
  const [, setLoaded] = useState(0);
  useEffect(() => {
    loadSlices(i18n, [slice]).then(
      () => setLoaded((count) => count + 1),
      // If loading fails, the advice is shown without these texts.
      () => {},
    );
  }, [i18n, slice]);
  return i18n.hasResourceBundle(i18n.language, slice);
}
