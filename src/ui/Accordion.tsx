import { type ReactNode, useId } from 'react';
import * as styles from './Accordion.css.ts';

export interface AccordionItem {
  id: string;
  heading: ReactNode;
  children: ReactNode;
}

interface AccordionProps {
  items: readonly AccordionItem[];
  /** The id of the item that is open at first. By default all are closed. */
  initiallyOpen?: string;
}

/**
 * A list of sections that open and close, at most one open at a time. Native `details` with a shared name work without
 * scripts, and the browser's find-in-page opens them. Browsers that do not support the name allow several open items.
 */
export function Accordion({ items, initiallyOpen }: AccordionProps) {
  const group = useId();
  return (
    <div className={styles.accordion}>
      {items.map(({ id, heading, children }) => (
        <details key={id} name={group} open={id === initiallyOpen} className={styles.item}>
          <summary className={styles.summary}>
            <h3 className={styles.heading}>{heading}</h3>
            <svg className={styles.marker} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
              <path d="M16 2 30 16 16 30 2 16Z" className={styles.diamond} />
              <path d="M10 16H22" className={styles.plusLine} />
              <path d="M16 10V22" className={`${styles.plusLine} ${styles.plusVerticalLine}`} />
            </svg>
          </summary>
          <div className={styles.panel}>{children}</div>
        </details>
      ))}
    </div>
  );
}
