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
    <Band id={id} tone={tone} className={split && styles.split[split]}>
      <div className={`${styles.header} ${split ? styles.headerBeside : styles.headerAbove}`}>
        <h2>{heading}</h2>
        {intro && <p className={styles.intro}>{intro}</p>}
        {aside}
      </div>
      <div>{children}</div>
    </Band>
  );
}

interface BandProps {
  tone: keyof typeof styles.tone;
  id?: string | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/** A full-width band, whose headings are in its content. */
export function Band({ tone, id, className, children }: BandProps) {
  return (
    <section id={id} className={`${styles.section} ${styles.tone[tone]}`}>
      <Container className={className}>{children}</Container>
    </section>
  );
}

export function Container({ children, className }: Pick<BandProps, 'className' | 'children'>) {
  return <div className={className ? `${styles.container} ${className}` : styles.container}>{children}</div>;
}

export function WovenEdge() {
  return <div className={styles.wovenEdge} />;
}
