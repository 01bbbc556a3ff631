import type { ReactNode } from 'react';
import * as styles from './Fold.css.ts';

interface FoldProps {
  summary: ReactNode;
  /** Also on phones, from now on. */
  isOpen?: boolean;
  className?: string;
  children: ReactNode;
}

/** Folded on phones only. A native `details`: it works without scripts, and find-in-page opens it. */
export function Fold({ summary, isOpen = false, className = '', children }: FoldProps) {
  return (
    <details className={`${styles.fold} ${className}`} {...(isOpen && { open: true })}>
      <summary className={styles.summary}>{summary}</summary>
      {children}
    </details>
  );
}

interface FoldedPartProps {
  title: string;
  heading?: 'h3' | 'h4';
  headingClass?: string;
  className?: string;
  children: ReactNode;
}

/** On phones the heading is a line that unfolds. */
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
