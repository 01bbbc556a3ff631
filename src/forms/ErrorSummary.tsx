import { type RefObject, useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { field } from '../ui/Field.css.ts';
import { showAndFocus } from '../ui/showAndFocus.ts';
import * as styles from './FormShell.css.ts';

export interface SummaryEntry {
  /** The name of the control to mend. */
  name: string;
  /** The field and its fault in a few words; the whole sentence stands beside the field. */
  fault: string;
}

interface ErrorSummaryProps {
  form: RefObject<HTMLFormElement | null>;
  errors: readonly SummaryEntry[];
  /** Invalid submissions so far; each new one takes the focus here. */
  invalidAttempts: number;
}

/** What is to be mended, in one list that takes the focus after each failed attempt and leads to each field. */
export function ErrorSummary({ form, errors, invalidAttempts }: ErrorSummaryProps) {
  const { t } = useTranslation('forms');
  const summary = useRef<HTMLDivElement>(null);
  // Two forms can show theirs at once: a page's own and the footer's.
  const headingId = useId();

  useEffect(() => {
    // Only a new attempt takes the focus: errors also change while an answer is being mended.
    if (invalidAttempts > 0) showAndFocus(summary.current);
  }, [invalidAttempts]);

  const isShown = errors.length > 0;
  useEffect(() => {
    if (!isShown) return undefined;
    // Heard before the page on every return to its tab.
    const { title } = document;
    const marked = t('errorTitle', { title });
    document.title = marked;
    return () => {
      // Another page may have set its own.
      if (document.title === marked) document.title = title;
    };
  }, [isShown, t]);

  if (!isShown) return null;
  return (
    <div ref={summary} className={styles.summary} role="group" aria-labelledby={headingId} tabIndex={-1}>
      <h3 id={headingId} className={styles.summaryHeading}>
        {t('errorSummary', { count: errors.length })}
      </h3>
      <ul className={styles.summaryList}>
        {errors.map(({ name, fault }) => (
          <li key={name}>
            <a
              href={`#${name}`}
              onClick={(event) => {
                event.preventDefault();
                focusControl(form.current, name);
              }}
            >
              {fault}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/**
 * Focuses the control of a name, or the first of a group, with its label in view: a browser that scrolls to the
 * control alone hides the question, and whoever magnifies the screen sees an empty box.
 */
function focusControl(form: HTMLFormElement | null, name: string) {
  const named = form?.elements.namedItem(name);
  const control = named instanceof RadioNodeList ? named[0] : named;
  if (!(control instanceof HTMLElement)) return;
  (control.closest(`.${field}`) ?? control).scrollIntoView({ block: 'start', behavior: 'instant' });
  control.focus({ preventScroll: true });
}
