import { useTranslation } from 'react-i18next';
import { useOpeningText } from './useOpeningText.tsx';
import { useSchoolNow } from './useSchoolClock.ts';

/** Whether the school is open now; before hydration, on which days it is. */
export function OpeningNow() {
  const { t } = useTranslation('today');
  const openingText = useOpeningText();
  const now = useSchoolNow();
  return <span>{now ? openingText(now, 'school') : t('doors.always')}</span>;
}
