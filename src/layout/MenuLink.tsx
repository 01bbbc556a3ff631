import { useLocation } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useAriaCurrent } from '../navigation/currentPage.ts';
import { ButtonLink } from '../ui/Button.tsx';
import { PageLink } from '../ui/PageLink.tsx';
import { Icon } from '../ui/Icon.tsx';
import { type MenuTarget, admissionLink } from './menus.ts';
import { searchLink, searchWord } from './layout.css.ts';

interface MenuLinkProps extends MenuTarget {
  className: string;
  onClick?: () => void;
}

/** A link in a menu. Marked as current on its page and on the pages below it. */
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

/** The link to the admission request, styled as a button, in the header and the mobile menu. */
export function AdmissionLink({ onClick }: { onClick?: () => void }) {
  const { t } = useTranslation('layout');
  const from = useLocation({ select: ({ pathname }) => pathname });
  return (
    <ButtonLink
      to={admissionLink.to}
      // The admission request shows the programme of this page.
      state={{ from }}
      variant="primary"
      aria-current={useAriaCurrent(admissionLink)}
      {...(onClick && { onClick })}
    >
      {t(`nav.${admissionLink.labelKey}`)}
    </ButtonLink>
  );
}

/** The id of the search field, on the page of the search. */
export const searchFieldId = 'recherche';

/** The link to the search field. Not a form, whose styles every page would load. Hidden without scripts. */
export function SearchLink({ onClick }: { onClick?: () => void }) {
  const { t } = useTranslation('layout');
  return (
    <PageLink
      to="/plan-du-site"
      hash={searchFieldId}
      className={searchLink}
      activeOptions={{ exact: true, includeHash: false, includeSearch: false }}
      aria-current={useAriaCurrent({ to: '/plan-du-site' })}
      {...(onClick && { onClick })}
    >
      <Icon name="search" />
      <span className={searchWord}>{t('nav.search')}</span>
    </PageLink>
  );
}
