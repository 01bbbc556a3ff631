import { useHydrated, useNavigate } from '@tanstack/react-router';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import {
  applicationFor,
  executivePath,
  executivePrograms,
  families,
  emblemOf,
  type ProgramId,
  programOf,
} from '../../content/programs.ts';
import {
  type FinderAnswers,
  type FinderQuestion,
  type FinderSearch,
  type FoundProgram,
  finderQuestions,
  findPrograms,
  readAnswers,
} from '../../content/programFinder.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import { ApplicationStatus } from '../../sections/ApplicationStatus.tsx';
import { useDeadlineText, useProgramName } from '../../sections/applicationTexts.ts';
import { Emblem } from '../../ui/Emblem.tsx';
import { PageLink } from '../../ui/PageLink.tsx';
import { Section } from '../../ui/Section.tsx';
import { Status } from '../../ui/Status.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { visuallyHidden } from '../../ui/VisuallyHidden.css.ts';
import { FinderMap } from './FinderMap.tsx';
import * as styles from './ProgramFinder.css.ts';

/** The keys of a literal object are its keys. */
const questions = Object.keys(finderQuestions) as FinderQuestion[];

/** Three questions that lead to the matching programmes. The answers are in the address. Hidden without scripts. */
export function ProgramFinder({ search }: { search: FinderSearch }) {
  const { t } = useTranslation('programs');
  // The prerendered page shows no answers.
  const answers = useHydrated() ? readAnswers(search) : {};
  const found = findPrograms(answers);
  const formats = useFormats();
  const words = useAnswerWords();
  const given = questions.flatMap((question) => words[answers[question] ?? ''] ?? []);
  const result = found.length > 0 ? t('finder.found', { count: found.length }) : t('finder.none');
  return (
    <div className={styles.needsScript}>
      <Section heading={t('finder.heading')} intro={t('finder.intro')} tone="deep">
        <div className={styles.finder}>
          <div className={styles.questions}>
            {questions.map((question) => (
              <Question key={question} question={question} answers={answers} />
            ))}
            {/* Beside the answers, not below the map: on a phone, pressing one shows what it does. */}
            <div className={styles.result}>
              {given.length === 0 && <p>{t('finder.prompt')}</p>}
              <Status>
                {given.length > 0 && (
                  <>
                    <span aria-hidden="true">{result}</span>
                    {/* An answer may leave the number as it is, and only a changed text is said. */}
                    <span className={visuallyHidden}>
                      {t('finder.resultFor', { answers: formats.list(given), result })}
                    </span>
                  </>
                )}
              </Status>
            </div>
            {found.length === 0 && <TextLink to="/certifications">{t('finder.certificates')}</TextLink>}
          </div>
          <FinderMap found={found} answers={answers} />
        </div>
        {given.length > 0 && found.length > 0 && <FoundPrograms found={found} />}
      </Section>
    </div>
  );
}

/** Returns the words of each answer. */
function useAnswerWords(): Record<string, string> {
  const { t } = useTranslation('programs');
  return {
    ...t('finder.answers', { returnObjects: true, level: families.licence.level }),
    ...t('finder.domains', { returnObjects: true }),
  };
}

function Question({ question, answers }: { question: FinderQuestion; answers: FinderAnswers }) {
  const { t } = useTranslation('programs');
  const navigate = useNavigate();
  const headingId = useId();
  const words = useAnswerWords();
  return (
    <div>
      <h3 id={headingId} className={styles.question}>
        {t(`finder.questions.${question}`)}
      </h3>
      <ul role="list" aria-labelledby={headingId} className={styles.answers}>
        {finderQuestions[question].map((answer) => {
          const isChosen = answers[question] === answer;
          return (
            <li key={answer}>
              <button
                type="button"
                aria-pressed={isChosen}
                className={styles.answer}
                onClick={() => {
                  // A second click removes the answer.
                  const search = { ...answers, [question]: isChosen ? undefined : answer };
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

/** The matching programmes: kind, deadline and application form of each. */
function FoundPrograms({ found }: { found: readonly FoundProgram[] }) {
  return (
    <ul role="list" className={styles.foundPrograms}>
      {found.map((program) => (
        <li key={program.id} className={styles.foundProgram}>
          {program.kind === 'degree' ? <Degree id={program.id} /> : <Course id={program.id} />}
        </li>
      ))}
    </ul>
  );
}

function Degree({ id }: { id: ProgramId }) {
  const { t } = useTranslation(['programs', 'programNames']);
  const deadlineText = useDeadlineText();
  const programName = useProgramName();
  const { slug } = programOf(id);
  return (
    <>
      <Emblem name={emblemOf(id)} />
      <div>
        <PageLink to="/programs/$slug" params={{ slug }} className={styles.foundName}>
          {programName(id)}
        </PageLink>
        <p>
          {deadlineText(id)}
          <ApplicationStatus program={id} tells="intake" />
        </p>
        <TextLink to="/admission-request" search={applicationFor(id)}>
          {t('finder.apply')}
        </TextLink>
      </div>
    </>
  );
}

function Course({ id }: { id: (typeof executivePrograms)[number]['id'] }) {
  const { t } = useTranslation(['programs', 'programNames']);
  const formats = useFormats();
  const hours = executivePrograms.find((course) => course.id === id)?.hours ?? 0;
  return (
    <>
      <Emblem name="executive" />
      <div>
        <PageLink to={executivePath} hash="shortPrograms" className={styles.foundName}>
          {t(`programNames:executivePrograms.${id}`)}
        </PageLink>
        <p>{t('finder.course', { hours: formats.hours(hours) })}</p>
        <TextLink to="/contact" search={{ subject: id }}>
          {t('finder.enrol')}
        </TextLink>
      </div>
    </>
  );
}
