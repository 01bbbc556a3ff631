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

interface FoldedPartProps {
  title: string;
  /** The level of the title where it is a heading. */
  heading?: 'h3' | 'h4';
  headingClass?: string;
  className?: string;
  children: ReactNode;
}

/** A heading with its content. On phones the heading is a line that unfolds. */
export function FoldedPart({
  title,
  heading: Heading = 'h3',
  headingClass = '',
  className,
  children,
}: FoldedPartProps) {
  return (
    <Fold summary={title}>
      <div className={className}>
        <Heading className={`${styles.unfoldedHeading} ${headingClass}`}>{title}</Heading>
        {children}
      </div>
    </Fold>
  );
}
