import type { ReactNode } from 'react';
import * as styles from './InfoDialog.css.ts';

/** A part of a text under its own heading. */
export function TextSection({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section className={styles.section}>
      <h3>{heading}</h3>
      {children}
    </section>
  );
}

/** A bulleted list; the words are their own keys. */
export function Bullets({ items }: { items: readonly string[] }) {
  return (
    <ul className={styles.bullets}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}

interface FactsProps {
  rows: readonly { id: string; name: string; value: ReactNode }[];
  /** Names as long as their values share the width evenly; short ones stand in a narrow column. */
  columns: 'narrowWide' | 'even';
}

/** Names and values in rows parted by rules. */
export function Facts({ rows, columns }: FactsProps) {
  return (
    <dl className={styles.facts}>
      {rows.map(({ id, name, value }) => (
        <div key={id} className={styles.fact[columns]}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
