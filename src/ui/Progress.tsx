import * as styles from './Progress.css.ts';

interface ProgressProps {
  label: string;
  /** From 0 to 1. */
  share: number;
}

/** How far something is that takes its time. */
export function Progress({ label, share }: ProgressProps) {
  return (
    <label className={styles.progress}>
      {label}
      <progress className={styles.bar} value={share} />
    </label>
  );
}
