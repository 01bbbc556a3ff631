import { createLink } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import { FollowedByIcon } from './Icon.tsx';
import { Anchor } from './PageLink.tsx';
import { textLink } from './TextLink.css.ts';
import { visuallyHidden } from './VisuallyHidden.css.ts';

function TextAnchor({ children, ...props }: ComponentProps<'a'>) {
  return (
    <Anchor {...props} className={textLink}>
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
    <a {...props} className={props.className ?? textLink} target="_blank" rel="noopener noreferrer">
      <FollowedByIcon name="external">{children}</FollowedByIcon>
      <span className={visuallyHidden}>{newTabLabel}</span>
    </a>
  );
}
