import { useTranslation } from 'react-i18next';
import { openingStatusAt, type HoursVersion } from '#core/time/openingHours.ts';
import { useFormats } from '../i18n/useFormats.ts';
import { useSchoolNow } from './useSchoolClock.ts';

/** Whether the school is open now, and until when; null before hydration. */
export function useOpeningText(version: HoursVersion): string | null {
  const { t } = useTranslation('openingHours');
  const formats = useFormats();
  const now = useSchoolNow();
  if (!now) return null;
  const status = openingStatusAt(now, version);
  if (status.isOpen) return t('now.open', { time: formats.time(status.until) });
  const time = formats.time(status.at);
  if (status.date) return t('now.reopens', { time, date: formats.dayOf(status.date) });
  return status.isToday
    ? t('now.opensToday', { time })
    : t('now.opensLater', { time, weekday: formats.weekday(status.weekday) });
}

/** Whether the phone is answered now, and until when. */
export function PhoneHours() {
  const text = useOpeningText('contact');
  return text && <span>{text}</span>;
}
