import { type ReactNode, useId } from 'react';
import * as styles from './Accordion.css.ts';

export interface AccordionItem {
  id: string;
  heading: ReactNode;
  children: ReactNode;
}

interface AccordionProps {
  items: readonly AccordionItem[];
  /** The item that is open at first. The default is none. */
  initiallyOpen?: string;
}

/**
 * Items of which at most one is open. Native `details` with a shared name work without scripts, and the browser's search
 * in the page opens them. Browsers without support for the name allow several open items.
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
              <path d="M10 16H22" className={styles.sign} />
              <path d="M16 10V22" className={`${styles.sign} ${styles.upright}`} />
            </svg>
          </summary>
          <div className={styles.panel}>{children}</div>
        </details>
      ))}
    </div>
  );
}
