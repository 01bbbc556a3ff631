import type { ReactNode } from 'react';
import * as styles from './Section.css.ts';

interface SectionProps {
  heading: ReactNode;
  intro?: ReactNode;
  tone?: keyof typeof styles.tone;
  /** Puts the heading beside the content. */
  split?: keyof typeof styles.split;
  id?: string;
  aside?: ReactNode;
  children: ReactNode;
}

/** Not a landmark, because a page has many sections and a screen reader would say each heading twice. */
export function Section({ heading, intro, tone = 'salt', split, id, aside, children }: SectionProps) {
  return (
    <section id={id} className={`${styles.section} ${styles.tone[tone]}`}>
      <div className={split ? `${styles.container} ${styles.split[split]}` : styles.container}>
        <div className={`${styles.header} ${split ? styles.headerBeside : styles.headerAbove}`}>
          <h2>{heading}</h2>
          {intro && <p className={styles.intro}>{intro}</p>}
          {aside}
        </div>
        <div>{children}</div>
      </div>
    </section>
  );
}

export function Container({ children, className = '' }: { children: ReactNode; className?: string }) {
  return <div className={`${styles.container} ${className}`}>{children}</div>;
}
