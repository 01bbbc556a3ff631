import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import * as layout from '../ui/layout.css.ts';
import * as styles from './RequestSteps.css.ts';

interface RequestStepsProps {
  /** In the order of time. */
  steps: readonly { name: 'request' | 'confirmation' | 'answer' | 'decision'; text: ReactNode }[];
  /** The index of the step that comes next; those before it are done. */
  current: number;
}

/** What happens to an admission request, with the stage that it has reached. */
export function RequestSteps({ steps, current }: RequestStepsProps) {
  const { t } = useTranslation('admissionRequest');
  return (
    <ol role="list" className={`${layout.numbered} ${styles.steps}`}>
      {steps.map(({ name, text }, index) => (
        <li
          key={name}
          className={styles.step[index < current ? 'done' : index === current ? 'current' : 'ahead']}
          aria-current={index === current ? 'step' : undefined}
        >
          <p>
            <strong className={styles.stepTitle}>{t(`banner.steps.${name}.title`)}</strong>{' '}
            <span>{text}</span>
          </p>
        </li>
      ))}
    </ol>
  );
}
