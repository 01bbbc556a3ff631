import { type ReactNode, useId } from 'react';
import * as styles from './Section.css.ts';

/** A ground that a band of the page stands on. */
export type Tone = keyof typeof styles.tone;

interface SectionProps {
  /** Names the region; rendered as its h2. */
  heading: ReactNode;
  intro?: ReactNode;
  tone?: Tone;
  /** Columns: heading beside the content (`narrowWide`, `wideNarrow`), or above it when left out. */
  split?: keyof typeof styles.split;
  id?: string;
  /** From desktop on, the heading of a split section stays in view while its long content passes. */
  isHeadingSticky?: boolean;
  /** Stands under the intro in a split section, for example a link. */
  aside?: ReactNode;
  children: ReactNode;
}

/** One idea of a page: a band with its heading, full width on its ground. */
export function Section({
  heading,
  intro,
  tone = 'salt',
  split,
  id,
  isHeadingSticky = false,
  aside,
  children,
}: SectionProps) {
  const headingId = useId();
  const headerClass = `${styles.header} ${split ? '' : styles.headerAbove} ${isHeadingSticky ? styles.headerSticky : ''}`;
  return (
    <section id={id} aria-labelledby={headingId} className={`${styles.section} ${styles.tone[tone]}`}>
      <div className={split ? `${styles.container} ${styles.split[split]}` : styles.container}>
        <div className={headerClass}>
          <h2 id={headingId}>{heading}</h2>
          {intro && <p className={tone === 'deep' ? styles.introOnDark : styles.intro}>{intro}</p>}
          {aside}
        </div>
        <div>{children}</div>
      </div>
    </section>
  );
}

/** Keeps content within the page's width and gutters. */
export function Container({ children, className = '' }: { children: ReactNode; className?: string }) {
  return <div className={`${styles.container} ${className}`}>{children}</div>;
}
