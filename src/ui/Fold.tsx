import { type ReactNode, useEffect, useRef } from 'react';
import * as styles from './Fold.css.ts';

interface FoldProps {
  summary: ReactNode;
  /** Opens it, also on phones; the visitor closes it. */
  isOpen?: boolean;
  className?: string;
  children: ReactNode;
}

/** Folded on phones only. A native `details`: it works without scripts, and find-in-page opens it. */
export function Fold({ summary, isOpen = false, className = '', children }: FoldProps) {
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (isOpen && details.current) details.current.open = true;
  }, [isOpen]);
  useEffect(() => {
    // Other browsers print it open by its style. Without a connection, it is printed as it is.
    if (!CSS.supports('selector(::details-content)')) import('./printFolds.ts').catch(() => undefined);
  }, []);
  return (
    <details ref={details} className={`${styles.fold} ${className}`}>
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
