import type { ReactNode } from 'react';
import * as styles from './Badge.css.ts';

interface BadgeProps {
  variant?: keyof typeof styles.badge;
  children: ReactNode;
}

export function Badge({ variant = 'solid', children }: BadgeProps) {
  return <span className={styles.badge[variant]}>{children}</span>;
}

export function BadgeList({ badges }: { badges: readonly string[] }) {
  return (
    <ul role="list" className={styles.list}>
      {badges.map((text, index) => (
        <li key={text}>
          <Badge variant={index === 0 ? 'solid' : 'outline'}>{text}</Badge>
        </li>
      ))}
    </ul>
  );
}
