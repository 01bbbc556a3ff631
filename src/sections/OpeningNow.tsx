import { useTranslation } from 'react-i18next';
import { useOpeningText } from './useOpeningText.tsx';

/** Whether the school is open now; before hydration, on which days it is. */
export function OpeningNow() {
  const { t } = useTranslation('today');
  return <span>{useOpeningText('school') ?? t('doors.always')}</span>;
}
