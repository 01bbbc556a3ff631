import * as styles from './NextSteps.css.ts';

interface NextStepsProps {
  steps: readonly { id: string; title: string; text: string }[];
}

/** Where the visitor stands and what the school does then, beside the form. */
export function NextSteps({ steps }: NextStepsProps) {
  return (
    <ol role="list" className={styles.steps}>
      {steps.map(({ id, title, text }, index) => (
        <li key={id} className={styles.step}>
          <div className={styles.number}>
            <svg viewBox="0 0 44 44" aria-hidden="true" focusable="false">
              <path d="M22 2 42 22 22 42 2 22Z" fill="none" stroke="currentColor" strokeWidth="2.500" />
            </svg>
            <span>{index + 1}</span>
          </div>
          <div className={styles.words}>
            <p className={styles.title}>{title}</p>
            <p className={styles.text}>{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
