import { useTranslation } from 'react-i18next';
import { mailHref } from '../content/school.ts';
import { useFormats } from '../i18n/useFormats.ts';
import { phoneNumber, status } from './ApplicationStatus.css.ts';
import { PhoneLink } from './SchoolLinks.tsx';
import { PhoneHours } from './useOpeningText.tsx';

interface FeesLineProps {
  perYear?: number | undefined;
  /** Named in the mail. */
  program?: string;
}

/** By a mail at any time, or by phone now. */
export function FeesLine({ perYear, program }: FeesLineProps) {
  const { t } = useTranslation('openingHours');
  const { number } = useFormats();
  const subject = program ? t('fees.subjectOf', { program }) : t('fees.subject');
  return (
    <p>
      {perYear ? t('fees.known', { amount: number(perYear) }) : t('fees.ask')}{' '}
      <a href={mailHref({ subject })} className={phoneNumber}>
        {t('fees.mail')}
      </a>{' '}
      {t('fees.or')} <PhoneLink className={phoneNumber} />
      <span className={status.intake}>
        <PhoneHours />
      </span>
    </p>
  );
}
