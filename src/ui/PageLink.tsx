import { createLink } from '@tanstack/react-router';
import { type ComponentProps, createContext, use } from 'react';
import { visuallyHidden } from './VisuallyHidden.css.ts';

/** The pages that the current language does not have, and the attributes of links to them. */
interface ForeignPages {
  has(href: string): boolean;
  /** The language code of these pages. */
  language: string;
  /** Says which language the page is in, for screen readers only. */
  label: string;
}

export const ForeignPages = createContext<ForeignPages | undefined>(undefined);

/**
 * A link. To a page in another language it has `hreflang` and a hidden note, and not the router's handlers, so that the
 * browser loads a document.
 */
export function Anchor({ children, ...anchor }: ComponentProps<'a'>) {
  const foreign = use(ForeignPages);
  if (!foreign?.has(anchor.href ?? '')) return <a {...anchor}>{children}</a>;
  const { onClick: _c, onFocus: _f, onMouseEnter: _m, onTouchStart: _t, ...plain } = anchor;
  return (
    <a {...plain} hrefLang={foreign.language}>
      {children}
      <span className={visuallyHidden}>{` ${foreign.label}`}</span>
    </a>
  );
}

export const PageLink = createLink(Anchor);
