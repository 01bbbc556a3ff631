import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { NavigationTarget } from './navigation.ts';
import { useCurrent } from './useCurrent.ts';

interface NavigationLinkProps extends NavigationTarget {
  className: string;
  onClick?: () => void;
}

/** A link of the menus. It is current on its own page, and marked as well on the pages below it. */
export function NavigationLink({ to, labelKey, className, onClick }: NavigationLinkProps) {
  const { t } = useTranslation('layout');
  return (
    <Link
      to={to}
      className={className}
      activeOptions={{ exact: true, includeSearch: false }}
      aria-current={useCurrent({ to })}
      {...(onClick && { onClick })}
    >
      {t(`nav.${labelKey}`)}
    </Link>
  );
}
