import type { ReactNode } from 'react';
import * as styles from './NumberedPath.css.ts';

interface PathStep {
  id: string;
  heading: string;
  /** A duration or a condition. */
  note?: ReactNode;
  children?: ReactNode;
  /** Draws a dashed diamond. `note` must say that the step is optional. */
  isOptional?: boolean;
}

interface NumberedPathProps {
  steps: readonly PathStep[];
  /** For five to eight steps: two columns on desktops. */
  isLong?: boolean;
}

/** Numbered diamonds on a line, which zigzags if there is room. */
export function NumberedPath({ steps, isLong = false }: NumberedPathProps) {
  return (
    // Safari removes the list role from lists without markers.
    <ol role="list" className={`${styles.path} ${isLong ? styles.inColumns : ''}`}>
      {steps.map(({ id, heading, note, children, isOptional = false }, index) => (
        <li key={id} className={styles.step}>
          {index < steps.length - 1 && (
            <svg
              className={styles.connector}
              viewBox="0 0 10 10"
              preserveAspectRatio="none"
              aria-hidden="true"
            >
              <path d="M0 0 10 10" vectorEffect="non-scaling-stroke" />
            </svg>
          )}
          <div className={styles.number}>
            <svg viewBox="0 0 96 96" aria-hidden="true">
              <path
                d="M48 3 93 48 48 93 3 48Z"
                className={isOptional ? `${styles.diamond} ${styles.dashed}` : styles.diamond}
              />
              <path d="M48 16 80 48 48 80 16 48Z" className={styles.innerDiamond} />
            </svg>
            <span>{index + 1}</span>
          </div>
          <div className={styles.stepText}>
            <h3>{heading}</h3>
            {note && <p className={styles.note}>{note}</p>}
            {children}
          </div>
        </li>
      ))}
    </ol>
  );
}
