import { createContext, type ReactNode, useContext } from 'react';
import { emailHref, phoneHref, school } from '../../content/school.ts';
import * as styles from './InfoText.css.ts';
import { phone } from './InfoText.css.ts';

/** The level of a text's own headings: under the title of a page (2), or of a dialog on a page (3). */
export const TextLevel = createContext<2 | 3>(3);

const tags = { 2: { part: 'h2', detail: 'h3' }, 3: { part: 'h3', detail: 'h4' } } as const;

interface TextHeadingProps {
  /** Of a part of the text, or of a detail of such a part. */
  of?: 'part' | 'detail';
  children: ReactNode;
}

/** A heading of a text, at the level that it has where the text stands. */
export function TextHeading({ of = 'part', children }: TextHeadingProps) {
  const Tag = tags[useContext(TextLevel)][of];
  return <Tag className={styles.heading[of]}>{children}</Tag>;
}

/** A part of a text under its own heading. */
export function TextSection({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section className={styles.section}>
      <TextHeading>{heading}</TextHeading>
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

/** The school's e-mail address as a link that writes to it. */
export function EmailLink() {
  return (
    <a href={emailHref}>
      <bdi>{school.email}</bdi>
    </a>
  );
}

/** The school's phone number as a link that dials it. */
export function PhoneLink() {
  return (
    <a href={phoneHref} className={phone}>
      <bdi>{school.phone}</bdi>
    </a>
  );
}
