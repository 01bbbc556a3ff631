interface TextListProps {
  /** They must differ, because they are the React keys. */
  items: readonly string[];
  className: string;
  isOrdered?: boolean;
}

/** With a role, because Safari removes it from lists without markers. */
export function TextList({ items, className, isOrdered = false }: TextListProps) {
  const List = isOrdered ? 'ol' : 'ul';
  return (
    <List role="list" className={className}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </List>
  );
}
