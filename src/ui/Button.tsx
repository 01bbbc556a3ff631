import { createLink } from '@tanstack/react-router';
import type { ComponentProps, ReactNode } from 'react';
import * as styles from './Button.css.ts';
import { useAnchor } from './PageLink.tsx';

/** How much a button asks for attention; one `primary` a screen. */
export type ButtonVariant = keyof typeof styles.button;

interface Look {
  variant?: ButtonVariant;
}

/** A native button with the site's look. */
export function Button({
  variant = 'secondary',
  type = 'button',
  ...props
}: ComponentProps<'button'> & Look) {
  return <button {...props} type={type} className={`${styles.button[variant]} ${props.className ?? ''}`} />;
}

/** A link to anywhere that looks like a button: other sites, files, mail and phone. */
export function ButtonAnchor({ variant = 'secondary', ...given }: ComponentProps<'a'> & Look) {
  const [{ children, ...props }, note] = useAnchor(given);
  return (
    <a {...props} className={`${styles.button[variant]} ${props.className ?? ''}`}>
      {children}
      {note}
    </a>
  );
}

/** A link to a page of the site that looks like a button. */
export const ButtonLink = createLink(ButtonAnchor);

/** Buttons side by side, wrapping where there is no room. */
export function ButtonRow({ children }: { children: ReactNode }) {
  return <div className={styles.row}>{children}</div>;
}
