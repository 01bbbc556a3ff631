import { createContext, type ReactNode, useContext } from 'react';
import { FoldedPart } from '../../ui/Fold.tsx';
import { TextList } from '../../ui/TextList.tsx';
import * as layout from '../../ui/layout.css.ts';
import * as styles from './InfoText.css.ts';

/** 2 (h2) on the page of an information text, 3 (h3) in the footer's dialog. */
export const TextLevel = createContext<2 | 3>(3);

const tags = { 2: { part: 'h2', detail: 'h3' }, 3: { part: 'h3', detail: 'h4' } } as const;

export function TextHeading({ children }: { children: ReactNode }) {
  const Tag = tags[useContext(TextLevel)].part;
  return <Tag className={layout.textSize.h3}>{children}</Tag>;
}

export function TextSection({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section className={styles.section}>
      <TextHeading>{heading}</TextHeading>
      {children}
    </section>
  );
}

/** A part below a section's heading, which is long: on phones its heading unfolds it. */
export function FoldedText({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <FoldedPart
      title={heading}
      heading={tags[useContext(TextLevel)].detail}
      headingClass={layout.textSize.h4}
      className={layout.stack.m}
    >
      {children}
    </FoldedPart>
  );
}

export function Bullets({ items }: { items: readonly string[] }) {
  return <TextList items={items} className={styles.bullets} />;
}
