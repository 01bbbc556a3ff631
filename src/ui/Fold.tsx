import type { ReactNode } from 'react';
import * as styles from './Fold.css.ts';

interface FoldProps {
  /** What opens the content on a phone. */
  summary: ReactNode;
  className?: string;
  children: ReactNode;
}

/**
 * Content that is folded on phones, and plain content without its summary on wider screens and in print. A native
 * `details`: it works without scripts, and find-in-page opens it.
 */
export function Fold({ summary, className = '', children }: FoldProps) {
  return (
    <details className={`${styles.fold} ${className}`}>
      <summary className={styles.summary}>{summary}</summary>
      {children}
    </details>
  );
}
