import { useHydrated } from '@tanstack/react-router';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { families } from '../../../content/programs.ts';
import {
  readRouteAnswers,
  type RouteAnswers,
  type RouteQuestion,
  routeQuestions,
  routesFor,
} from '../../../content/routeChoices.ts';
import { PageLink } from '../../../ui/PageLink.tsx';
import { Section } from '../../../ui/Section.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { RouteEnds } from './RouteEnds.tsx';
import { RouteMap } from './RouteMap.tsx';
import * as styles from './RouteChooser.css.ts';
import type { RouteSearch } from './routeSearch.ts';

/** Where an answer leads without a script: to the part of the page that it is about. */
const placeOf: Readonly<Record<string, string>> = {
  [routeQuestions.diplome[1]]: 'master',
  [routeQuestions.temps[1]]: 'executive',
};

/**
 * Three questions whose answers draw the route to the programmes that fit. Every answer is a link that writes it into
 * the address; without a script the same link leads to the part of the page that it is about.
 */
export function RouteChooser({ search }: { search: RouteSearch }) {
  const { t } = useTranslation('programs');
  // The prerendered page has the answers of nobody.
  const answers = useHydrated() ? readRouteAnswers(search) : {};
  const ends = routesFor(answers);
  const isAsked = Object.keys(answers).length > 0;
  return (
    <Section heading={t('route.heading')} intro={t('route.intro')} tone="deep">
      <div className={styles.chooser}>
        <div className={styles.questions}>
          {/* The keys of a literal object are its keys. */}
          {(Object.keys(routeQuestions) as RouteQuestion[]).map((question) => (
            <Question key={question} question={question} answers={answers} />
          ))}
          {/* Beside the answers, not below the map: on a phone, pressing one shows what it does. */}
          <p role="status" className={styles.status}>
            {/* One text: a browser that translates the page wraps each, and React would not find it again. */}
            {!isAsked
              ? t('route.prompt')
              : ends.length > 0
                ? t('route.found', { count: ends.length })
                : t('route.none')}
          </p>
          {ends.length === 0 && <TextLink to="/certifications">{t('route.certificates')}</TextLink>}
        </div>
        <RouteMap ends={ends} answers={answers} />
      </div>
      {isAsked && <RouteEnds ends={ends} />}
    </Section>
  );
}

function Question({ question, answers }: { question: RouteQuestion; answers: RouteAnswers }) {
  const { t } = useTranslation('programs');
  const isHydrated = useHydrated();
  const headingId = useId();
  const words: Record<string, string> = {
    ...t('route.answers', { returnObjects: true, level: families.licence.level }),
    ...t('route.domains', { returnObjects: true }),
  };
  return (
    <div>
      <h3 id={headingId} className={styles.question}>
        {t(`route.questions.${question}`)}
      </h3>
      <ul role="list" aria-labelledby={headingId} className={styles.answers}>
        {routeQuestions[question].map((answer) => {
          const isChosen = answers[question] === answer;
          return (
            <li key={answer}>
              <PageLink
                to="/programs"
                // Chosen once more, an answer is taken back.
                search={{ ...answers, [question]: isChosen ? undefined : answer }}
                {...(!isHydrated && { hash: placeOf[answer] ?? 'licence' })}
                // Only our own word says what is chosen: a link to fewer answers would count as the page that is shown.
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
