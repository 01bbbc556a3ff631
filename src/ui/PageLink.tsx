import { createLink } from '@tanstack/react-router';
import { type ComponentProps, type ReactNode, createContext, use } from 'react';
import { visuallyHidden } from './VisuallyHidden.css.ts';

/** The pages that the language of the page shown does not have, and how a link to them says so. */
interface ForeignPages {
  has(href: string): boolean;
  /** The language that they are in. */
  language: string;
  /** Names that language; heard, not seen. */
  label: string;
}

export const ForeignPages = createContext<ForeignPages | undefined>(undefined);

/**
 * Completes the attributes of a link. A link to a page in another language says so, and loads it as a document: the
 * router's handlers go. Returns the attributes, and what follows the link's words.
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

/** A link to a page of the site. */
export const PageLink = createLink(PageAnchor);
