import { createLink } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import { FollowedByIcon } from './Icon.tsx';
import { useAnchor } from './PageLink.tsx';
import { textLink } from './TextLink.css.ts';
import { visuallyHidden } from './VisuallyHidden.css.ts';

function TextAnchor(given: ComponentProps<'a'>) {
  const [{ children, ...props }, note] = useAnchor(given);
  return (
    <a {...props} className={textLink}>
      <FollowedByIcon name="arrow">{children}</FollowedByIcon>
      {note}
    </a>
  );
}

/** A link on a line of its own that leads on to a page of the site. */
export const TextLink = createLink(TextAnchor);

interface ExternalLinkProps extends ComponentProps<'a'> {
  href: string;
  /** Says that the link opens in a new tab; heard, and shown as an icon. */
  newTabLabel: string;
}

/** A link to another site, in a new tab that cannot reach this one. */
export function ExternalLink({ newTabLabel, children, ...props }: ExternalLinkProps) {
  return (
    <a {...props} className={props.className ?? textLink} target="_blank" rel="noopener noreferrer">
      <FollowedByIcon name="external">{children}</FollowedByIcon>
      <span className={visuallyHidden}>{newTabLabel}</span>
    </a>
  );
}
