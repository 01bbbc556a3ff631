import { useLocation } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../ui/Button.tsx';
import { admissionLink } from './navigation.ts';
import { useCurrent } from './useCurrent.ts';

/** The way to the admission request, in header and menu. */
export function AdmissionLink({ onClick }: { onClick?: () => void }) {
  const { t } = useTranslation('layout');
  const from = useLocation({ select: ({ pathname }) => pathname });
  return (
    <ButtonLink
      to={admissionLink.to}
      // The form says which programme the visitor was reading.
      state={{ from }}
      variant="primary"
      aria-current={useCurrent(admissionLink)}
      {...(onClick && { onClick })}
    >
      {t(`nav.${admissionLink.labelKey}`)}
    </ButtonLink>
  );
}
