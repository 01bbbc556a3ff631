import { type RefObject, useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { field } from '../ui/Field.css.ts';
import { replaceTitle } from '../navigation/currentPage.ts';
import { showAndFocus } from '../ui/showAndFocus.ts';
import * as styles from './FormShell.css.ts';

export interface SummaryEntry {
  name: string;
  message: string;
}

interface ErrorSummaryProps {
  form: RefObject<HTMLFormElement | null>;
  errors: readonly SummaryEntry[];
  invalidAttempts: number;
}

/** Lists the errors as links to their fields. Takes the focus after each invalid submission. */
export function ErrorSummary({ form, errors, invalidAttempts }: ErrorSummaryProps) {
  const { t } = useTranslation('forms');
  const summary = useRef<HTMLDivElement>(null);
  // A page can have two summaries: one in its own form, one in the teacher application.
  const headingId = useId();

  useEffect(() => {
    // Only a new submission moves the focus: the errors also change while the visitor corrects an answer.
    if (invalidAttempts > 0) showAndFocus(summary.current);
  }, [invalidAttempts]);

  const isShown = errors.length > 0;
  useEffect(() => {
    // Screen readers announce the title first when the visitor returns to the tab.
    return isShown ? replaceTitle(t('errorTitle', { title: document.title })) : undefined;
  }, [isShown, t]);

  if (!isShown) return null;
  return (
    <div ref={summary} className={styles.summary} role="group" aria-labelledby={headingId} tabIndex={-1}>
      <h3 id={headingId} className={styles.summaryHeading}>
        {t('errorSummary', { count: errors.length })}
      </h3>
      <ul className={styles.summaryList}>
        {errors.map(({ name, message }) => (
          <li key={name}>
            <a
              href={`#${name}`}
              onClick={(event) => {
                event.preventDefault();
                focusControl(form.current, name);
              }}
            >
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/**
 * Focuses a control, or the first radio button of a group, and scrolls its label into view. The browser would scroll to
 * the control only, and a visitor who magnifies the screen would not see the question.
 */
function focusControl(form: HTMLFormElement | null, name: string) {
  const named = form?.elements.namedItem(name);
  const control = named instanceof RadioNodeList ? named[0] : named;
  if (!(control instanceof HTMLElement)) return;
  (control.closest(`.${field}`) ?? control).scrollIntoView({ block: 'start', behavior: 'instant' });
  control.focus({ preventScroll: true });
}
