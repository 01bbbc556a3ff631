import { useTranslation } from 'react-i18next';
import { useFormats } from '../i18n/useFormats.ts';
import { phone, status } from './ApplicationStatus.css.ts';
import { PhoneLink } from './SchoolLinks.tsx';
import { PhoneHours } from './useOpeningText.tsx';

/** Needs the slice `openingHours`. */
export function FeesLine({ perYear }: { perYear?: number | undefined }) {
  const { t } = useTranslation('openingHours');
  const { number } = useFormats();
  return (
    <p>
      {perYear ? t('fees.known', { amount: number(perYear) }) : t('fees.ask')} <PhoneLink className={phone} />
      <span className={status.intake}>
        <PhoneHours />
      </span>
    </p>
  );
}
