import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { emailHref, phoneHref, school, whatsAppHref } from '../content/school.ts';
import { ExternalLink } from '../ui/PageLink.tsx';

interface SchoolLinkProps {
  className?: string;
}

export function PhoneLink(props: SchoolLinkProps) {
  return (
    <a {...props} href={phoneHref}>
      <bdi>{school.phone}</bdi>
    </a>
  );
}

export function EmailLink(props: SchoolLinkProps) {
  return (
    <a {...props} href={emailHref}>
      <bdi>{school.email}</bdi>
    </a>
  );
}

interface WhatsAppLinkProps extends SchoolLinkProps {
  /** Stands in the message. */
  text?: string;
  children?: ReactNode;
}

/** Nothing without a number of the school. */
export function WhatsAppLink({ text, children, ...props }: WhatsAppLinkProps) {
  const { t } = useTranslation('common');
  const href = whatsAppHref(text);
  return (
    href && (
      <ExternalLink {...props} href={href} newTabLabel={t('newTab')}>
        {children ?? t('whatsApp')}
      </ExternalLink>
    )
  );
}
