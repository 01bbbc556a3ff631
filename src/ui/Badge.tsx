import type { ReactNode } from 'react';
import * as styles from './Badge.css.ts';

export type BadgeVariant = keyof typeof styles.badge;

/** A short highlighted fact: a duration, a level, a recognition. */
export function Badge({ variant = 'outline', children }: { variant?: BadgeVariant; children: ReactNode }) {
  return <span className={styles.badge[variant]}>{children}</span>;
}

export function BadgeList({
  badges,
}: {
  badges: readonly { id: string; text: ReactNode; variant?: BadgeVariant }[];
}) {
  return (
    <ul className={styles.list}>
      {badges.map(({ id, text, variant = 'outline' }) => (
        <li key={id}>
          <Badge variant={variant}>{text}</Badge>
        </li>
      ))}
    </ul>
  );
}
