import { useHydrated } from '@tanstack/react-router';
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
import { TextLink } from '../../ui/TextLink.tsx';
import { FinderMap } from './FinderMap.tsx';
import * as styles from './ProgramFinder.css.ts';

/** Without scripts, an answer links to this part of the page. */
const placeOf: Readonly<Record<string, string>> = {
  [finderQuestions.diplome[1]]: 'master',
  [finderQuestions.temps[1]]: 'executive',
};

/**
 * Three questions that lead to the matching programmes. Each answer is a link that adds it to the address. Without
 * scripts the same link leads to a part of the page.
 */
export function ProgramFinder({ search }: { search: FinderSearch }) {
  const { t } = useTranslation('programs');
  // The prerendered page shows no answers.
  const answers = useHydrated() ? readAnswers(search) : {};
  const found = findPrograms(answers);
  const isAsked = Object.keys(answers).length > 0;
  return (
    <Section heading={t('finder.heading')} intro={t('finder.intro')} tone="deep">
      <div className={styles.finder}>
        <div className={styles.questions}>
          {/* The keys of a literal object are its keys. */}
          {(Object.keys(finderQuestions) as FinderQuestion[]).map((question) => (
            <Question key={question} question={question} answers={answers} />
          ))}
          {/* Beside the answers, not below the map: on a phone, pressing one shows what it does. */}
          <p role="status" className={styles.status}>
            {/* One text: a browser that translates the page wraps each, and React would not find it again. */}
            {!isAsked
              ? t('finder.prompt')
              : found.length > 0
                ? t('finder.found', { count: found.length })
                : t('finder.none')}
          </p>
          {found.length === 0 && <TextLink to="/certifications">{t('finder.certificates')}</TextLink>}
        </div>
        <FinderMap found={found} answers={answers} />
      </div>
      {isAsked && <FoundPrograms found={found} />}
    </Section>
  );
}

function Question({ question, answers }: { question: FinderQuestion; answers: FinderAnswers }) {
  const { t } = useTranslation('programs');
  const isHydrated = useHydrated();
  const headingId = useId();
  const words: Record<string, string> = {
    ...t('finder.answers', { returnObjects: true, level: families.licence.level }),
    ...t('finder.domains', { returnObjects: true }),
  };
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
              <PageLink
                to="/programs"
                // A second click removes the answer.
                search={{ ...answers, [question]: isChosen ? undefined : answer }}
                {...(!isHydrated && { hash: placeOf[answer] ?? 'licence' })}
                // Disable the router's aria-current: it also marks links with fewer parameters as current.
                activeOptions={{ exact: true }}
                aria-current={isChosen ? 'true' : undefined}
                resetScroll={false}
                replace
                className={styles.answer}
              >
                {words[answer]}
              </PageLink>
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
