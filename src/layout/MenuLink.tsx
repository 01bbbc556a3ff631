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

/** Marked as current on its page and on the pages below it. */
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

interface MenuListProps extends Pick<MenuLinkProps, 'onClick'> {
  links: readonly MenuTarget[];
  className?: string;
  linkClass: string;
}

export function MenuList({ links, className, linkClass, ...props }: MenuListProps) {
  return (
    <ul className={className}>
      {links.map((link) => (
        <li key={link.to}>
          <MenuLink {...link} {...props} className={linkClass} />
        </li>
      ))}
    </ul>
  );
}

export function AdmissionLink({ onClick }: { onClick?: () => void }) {
  const { t } = useTranslation('layout');
  const from = useLocation({ select: ({ pathname }) => pathname });
  return (
    <ButtonLink
      to={admissionLink.to}
      // The admission request preselects the programme of this page.
      state={{ from }}
      variant="primary"
      aria-current={useAriaCurrent(admissionLink)}
      {...(onClick && { onClick })}
    >
      {t(`nav.${admissionLink.labelKey}`)}
    </ButtonLink>
  );
}
