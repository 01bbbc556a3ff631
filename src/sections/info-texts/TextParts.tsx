import { createContext, type ReactNode, useContext } from 'react';
import { emailHref, phoneHref, school } from '../../content/school.ts';
import * as styles from './InfoText.css.ts';
import { phone } from './InfoText.css.ts';

/** The level of the top headings of a text: 2 on a page, 3 in a dialog. */
export const TextLevel = createContext<2 | 3>(3);

const tags = { 2: { part: 'h2', detail: 'h3' }, 3: { part: 'h3', detail: 'h4' } } as const;

interface TextHeadingProps {
  /** The heading of a section, or of a part of it. */
  of?: 'part' | 'detail';
  children: ReactNode;
}

/** A heading at the level that `TextLevel` sets. */
export function TextHeading({ of = 'part', children }: TextHeadingProps) {
  const Tag = tags[useContext(TextLevel)][of];
  return <Tag className={styles.heading[of]}>{children}</Tag>;
}

export function TextSection({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section className={styles.section}>
      <TextHeading>{heading}</TextHeading>
      {children}
    </section>
  );
}

/** A bulleted list of different texts. */
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
  /** `even` for long names, `narrowWide` for short ones. */
  columns: 'narrowWide' | 'even';
}

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

export function EmailLink() {
  return (
    <a href={emailHref}>
      <bdi>{school.email}</bdi>
    </a>
  );
}

export function PhoneLink() {
  return (
    <a href={phoneHref} className={phone}>
      <bdi>{school.phone}</bdi>
    </a>
  );
}
