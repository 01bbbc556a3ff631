import * as styles from './SpaceList.css.ts';

interface SpaceListProps {
  spaces: readonly { name: string; text: string }[];
  /** Two columns where there is room. */
  columns?: boolean;
}

/** Places with what one does there, as rows. */
export function SpaceList({ spaces, columns = false }: SpaceListProps) {
  return (
    <dl className={columns ? `${styles.list} ${styles.columns}` : styles.list}>
      {spaces.map(({ name, text }) => (
        <div key={name} className={styles.space}>
          <dt className={styles.name}>{name}</dt>
          <dd className={styles.text}>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
