import type { ReactNode } from 'react';
import { bold, ruleAbove, stack, tabletColumns } from './layout.css.ts';
import { rows } from './rows.css.ts';

interface FactsProps {
  /** The names must differ, because they are the React keys. */
  facts: readonly { name: string; value: ReactNode }[];
}

/** Names and values in rows with rules. */
export function Facts({ facts }: FactsProps) {
  return (
    <dl className={`${rows.m} ${ruleAbove.strong}`}>
      {facts.map(({ name, value }) => (
        <div key={name} className={`${stack.xxs} ${tabletColumns.label}`}>
          <dt className={bold}>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
