import { useTranslation } from 'react-i18next';
import { openingStatusAt, type HoursVersion } from '#core/time/openingHours.ts';
import { useFormats } from '../i18n/useFormats.ts';
import { useSchoolNow } from './useSchoolClock.ts';

/** Says whether the school is open at a date and time in Djibouti, and until when. */
export function useOpeningText(): (now: { date: string; time: string }, version: HoursVersion) => string {
  const { t } = useTranslation('openingHours');
  const formats = useFormats();
  return (now, version) => {
    const status = openingStatusAt(now, version);
    if (status.isOpen) return t('now.open', { time: formats.time(status.until) });
    const time = formats.time(status.at);
    if (status.date) return t('now.reopens', { time, date: formats.dayOf(status.date) });
    return status.isToday
      ? t('now.opensToday', { time })
      : t('now.opensLater', { time, weekday: formats.weekday(status.weekday) });
  };
}

/** Whether the phone is answered now, and until when. */
export function PhoneHours() {
  const openingText = useOpeningText();
  const now = useSchoolNow();
  return now && <span>{openingText(now, 'contact')}</span>;
}
