import { createLink } from '@tanstack/react-router';
import { type ComponentProps, type ReactNode, createContext, use } from 'react';
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
 * Completes the attributes of a link. A link to a page in another language gets `hreflang` and a hidden note, and loses
 * the router's handlers, so that the browser loads a document. Returns the attributes and the note to append to the
 * text.
 */
export function useAnchor(anchor: ComponentProps<'a'>): [ComponentProps<'a'>, ReactNode] {
  const foreign = use(ForeignPages);
  if (!foreign?.has(anchor.href ?? '')) return [anchor, undefined];
  const { onClick: _c, onFocus: _f, onMouseEnter: _m, onTouchStart: _t, ...plain } = anchor;
  return [
    { ...plain, hrefLang: foreign.language },
    <span key="language" className={visuallyHidden}>
      {` ${foreign.label}`}
    </span>,
  ];
}

function PageAnchor(given: ComponentProps<'a'>) {
  const [{ children, ...anchor }, note] = useAnchor(given);
  return (
    <a {...anchor}>
      {children}
      {note}
    </a>
  );
}

export const PageLink = createLink(PageAnchor);
