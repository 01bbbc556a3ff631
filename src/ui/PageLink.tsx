import { createLink } from '@tanstack/react-router';
import { type ComponentProps, createContext, use } from 'react';
import { visuallyHidden } from './VisuallyHidden.css.ts';

/** The pages that the current language does not have, and the attributes of links to them. */
interface UntranslatedPages {
  has(href: string): boolean;
  /** The language code of these pages. */
  language: string;
  /** Says which language the page is in, for screen readers only. */
  label: string;
}

export const UntranslatedPages = createContext<UntranslatedPages | undefined>(undefined);

/**
 * A link. To a page in another language it has `hreflang` and a hidden note, and not the router's handlers, so that the
 * browser loads a document.
 */
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
