import { createLink } from '@tanstack/react-router';
import type { ComponentProps, ReactNode } from 'react';
import * as styles from './Button.css.ts';
import { Anchor } from './PageLink.tsx';

export type ButtonVariant = keyof typeof styles.button;

interface VariantProps {
  variant?: ButtonVariant;
}

export function Button({
  variant = 'secondary',
  type = 'button',
  ...props
}: ComponentProps<'button'> & VariantProps) {
  return <button {...props} type={type} className={`${styles.button[variant]} ${props.className ?? ''}`} />;
}

/** A link to another site, a file, an e-mail address or a phone number. */
export function ButtonAnchor({ variant = 'secondary', ...props }: ComponentProps<'a'> & VariantProps) {
  return <Anchor {...props} className={`${styles.button[variant]} ${props.className ?? ''}`} />;
}

/** A link to a page of this site. */
export const ButtonLink = createLink(ButtonAnchor);

export function ButtonRow({ children }: { children: ReactNode }) {
  return <div className={styles.row}>{children}</div>;
}
