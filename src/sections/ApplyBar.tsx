import type { ReactNode } from 'react';
import * as styles from './ApplyBar.css.ts';

/** The bar of a page with an action of its own, on small screens in place of the link to the admission request. */
export function ApplyBar({ note, children }: { note: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.bar} data-apply="">
      <p className={styles.note}>{note}</p>
      {children}
    </div>
  );
}
