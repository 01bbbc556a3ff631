import { useLocation } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useAriaCurrent } from '../navigation/currentPage.ts';
import { ButtonLink } from '../ui/Button.tsx';
import { PageLink } from '../ui/PageLink.tsx';
import { type MenuTarget, admissionLink } from './menus.ts';

interface MenuLinkProps extends MenuTarget {
  className: string;
  onClick?: () => void;
}

/** A link of a menu, marked on its own page and on the pages below it. */
export function MenuLink({ to, labelKey, className, onClick }: MenuLinkProps) {
  const { t } = useTranslation('layout');
  return (
    <PageLink
      to={to}
      className={className}
      activeOptions={{ exact: true, includeSearch: false }}
      aria-current={useAriaCurrent({ to })}
      {...(onClick && { onClick })}
    >
      {t(`nav.${labelKey}`)}
    </PageLink>
  );
}

/** The button to the admission request, in the header and the mobile menu. */
export function AdmissionLink({ onClick }: { onClick?: () => void }) {
  const { t } = useTranslation('layout');
  const from = useLocation({ select: ({ pathname }) => pathname });
  return (
    <ButtonLink
      to={admissionLink.to}
      // The form names the programme that the visitor was reading.
      state={{ from }}
      variant="primary"
      aria-current={useAriaCurrent(admissionLink)}
      {...(onClick && { onClick })}
    >
      {t(`nav.${admissionLink.labelKey}`)}
    </ButtonLink>
  );
}
