import { Icon } from '../../ui/Icon.tsx';
import * as styles from './NextSteps.css.ts';

interface NextStepsProps {
  steps: readonly { id: string; title: string; text: string }[];
  /** The step at which the visitor stands, from 0: those before it are done. */
  current: number;
}

/** Where the visitor stands and what the school does then, beside the form. */
export function NextSteps({ steps, current }: NextStepsProps) {
  return (
    <ol role="list" className={styles.steps}>
      {steps.map(({ id, title, text }, index) => (
        <li key={id} className={styles.step} aria-current={index === current ? 'step' : undefined}>
          <div className={styles.number[index < current ? 'done' : index === current ? 'current' : 'ahead']}>
            <svg viewBox="0 0 44 44" aria-hidden="true" focusable="false">
              <path d="M22 2 42 22 22 42 2 22Z" stroke="currentColor" strokeWidth="2.500" />
            </svg>
            <span>{index < current ? <Icon name="check" /> : index + 1}</span>
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
