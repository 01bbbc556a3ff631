import { createLink } from '@tanstack/react-router';
import { type ComponentProps, createContext, use } from 'react';
import { visuallyHidden } from './VisuallyHidden.css.ts';

/** The pages that the current language does not have. */
interface UntranslatedPages {
  has(href: string): boolean;
  /** The language code of these pages. */
  language: string;
  /** For screen readers only. */
  label: string;
}

export const UntranslatedPages = createContext<UntranslatedPages | undefined>(undefined);

/** A link to a page in another language has `hreflang` and a hidden note, and loads a document: the router's handlers go. */
export function Anchor({ children, ...anchor }: ComponentProps<'a'>) {
  const untranslated = use(UntranslatedPages);
  if (!untranslated?.has(anchor.href ?? '')) return <a {...anchor}>{children}</a>;
  const { onClick: _c, onFocus: _f, onMouseEnter: _m, onTouchStart: _t, ...plain } = anchor;
  return (
    <a {...plain} hrefLang={untranslated.language}>
      {children}
      <span className={visuallyHidden}>{` ${untranslated.label}`}</span>
    </a>
  );
}

export const PageLink = createLink(Anchor);
