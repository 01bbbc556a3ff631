import type { ReactNode } from 'react';
import * as layout from './layout.css.ts';

const arrangements = {
  /** Between rules. From tablets the text is beside its name. */
  rows: [
    `${layout.rows.m} ${layout.ruleAbove.strong}`,
    `${layout.stack.xxs} ${layout.tabletColumns.narrowWide}`,
  ],
  /** More of `rows`, below them. */
  moreRows: [layout.rows.m, `${layout.stack.xxs} ${layout.tabletColumns.narrowWide}`],
  facts: [`${layout.rows.m} ${layout.ruleAbove.strong}`, `${layout.stack.xxs} ${layout.tabletColumns.label}`],
  blocks: [
    layout.stack.m,
    `${layout.stack.xxs} ${layout.atTop} ${layout.ruleAbove.thin} ${layout.paddingAbove.m}`,
  ],
  pairs: [`${layout.stack.l} ${layout.tabletColumns.two}`, `${layout.stack.xxs} ${layout.atTop}`],
  columns: [
    `${layout.stack.l} ${layout.tabletColumns.two}`,
    `${layout.stack.xs} ${layout.atTop} ${layout.ruleAbove.strong} ${layout.paddingAbove.m}`,
  ],
} as const;

interface TitledTextsProps {
  /** The names must differ, because they are the React keys. */
  items: readonly { name: string; text: ReactNode }[];
  arrangement?: keyof typeof arrangements;
  /** Without it, the list is a description list. */
  heading?: 'h3' | 'h4';
  /** Classes of the list, of each name and of each text, besides those of the arrangement. */
  listClass?: string;
  nameClass?: string | undefined;
  textClass?: string | undefined;
}

export function TitledTexts({
  items,
  arrangement = 'rows',
  heading,
  listClass = '',
  nameClass,
  textClass,
}: TitledTextsProps) {
  const [list, item] = arrangements[arrangement];
  const [List, Item, Name, Text] = heading
    ? (['ul', 'li', heading, 'p'] as const)
    : (['dl', 'div', 'dt', 'dd'] as const);
  return (
    <List role={heading && 'list'} className={`${list} ${listClass}`}>
      {items.map(({ name, text }) => (
        <Item key={name} className={item}>
          <Name className={nameClass}>{name}</Name>
          <Text className={textClass}>{text}</Text>
        </Item>
      ))}
    </List>
  );
}

export function Facts({ facts }: { facts: TitledTextsProps['items'] }) {
  return <TitledTexts items={facts} arrangement="facts" nameClass={layout.bold} />;
}
