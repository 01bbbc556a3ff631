import { createLink } from '@tanstack/react-router';
import { type ComponentProps, createContext, use } from 'react';
import * as layout from './layout.css.ts';
import { FollowedByIcon } from './Icon.tsx';

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
      <span className={layout.visuallyHidden}>{` ${untranslated.label}`}</span>
    </a>
  );
}

export const PageLink = createLink(Anchor);

function TextAnchor({ children, ...props }: ComponentProps<'a'>) {
  return (
    <Anchor {...props} className={layout.textLink}>
      <FollowedByIcon name="arrow">{children}</FollowedByIcon>
    </Anchor>
  );
}

/** A link to a page of this site, on its own line. */
export const TextLink = createLink(TextAnchor);

interface ExternalLinkProps extends ComponentProps<'a'> {
  href: string;
  /** Tells screen readers what the icon shows. */
  newTabLabel: string;
}

/** `noopener` denies the other site access to this tab. */
export function ExternalLink({ newTabLabel, children, ...props }: ExternalLinkProps) {
  return (
    <a {...props} className={props.className ?? layout.textLink} target="_blank" rel="noopener noreferrer">
      <FollowedByIcon name="external">{children}</FollowedByIcon>
      <span className={layout.visuallyHidden}>{newTabLabel}</span>
    </a>
  );
}
