import { createContext, type ReactNode, useContext } from 'react';
import { bold, ruleAbove, stack, tabletColumns } from '../../ui/layout.css.ts';
import { rows } from '../../ui/rows.css.ts';
import * as styles from './InfoText.css.ts';

/** The level of the top headings of an information text: 2 (h2) on its page, 3 (h3) in the footer's dialog. */
export const TextLevel = createContext<2 | 3>(3);

const tags = { 2: { part: 'h2', detail: 'h3' }, 3: { part: 'h3', detail: 'h4' } } as const;

interface TextHeadingProps {
  /** `part`: the heading of a section. `detail`: a heading one level below. */
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

/** A bulleted list. The items must differ, because they are the React keys. */
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
  facts: readonly { id: string; name: string; value: ReactNode }[];
}

export function Facts({ facts }: FactsProps) {
  return (
    <dl className={`${rows.m} ${ruleAbove.strong}`}>
      {facts.map(({ id, name, value }) => (
        <div key={id} className={`${stack.xxs} ${tabletColumns.label}`}>
          <dt className={bold}>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
