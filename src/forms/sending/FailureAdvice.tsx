import { useTranslation } from 'react-i18next';
import { school } from '../../content/school.ts';
import * as styles from '../FormShell.css.ts';
import { useRuleWords } from '../useRuleWords.ts';
import type { ValidationKey } from '#core/questions/validationKey.ts';
import type { SendingFailure } from './submitRequest.ts';

/**
 * What to do when a request could not be sent: without a connection, without an answer, at a limit, with an answer that
 * is refused.
 */
export function FailureAdvice({ failure }: { failure: SendingFailure }) {
  const { t, i18n } = useTranslation('forms');
  const { message } = useRuleWords();
  if (failure.kind !== 'failed') return null;
  if (failure.isOffline) return <p>{t('offline')}</p>;
  // A function that is newer than this page may name a rule that the page has no words for.
  const isKnown = (key: string): key is ValidationKey => i18n.exists(`validation:${key}`);
  const problems = [...new Set(failure.problems.filter(isKnown))];
  return (
    <>
      <p>{failure.advice || t('unanswered', school)}</p>
      {problems.length > 0 && (
        <ul className={styles.summaryList}>
          {problems.map((key) => (
            <li key={key}>{message(key)}</li>
          ))}
        </ul>
      )}
    </>
  );
}
