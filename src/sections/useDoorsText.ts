import { useTranslation } from 'react-i18next';
import { doorsAt, type HoursReading } from '../content/openingHours.ts';
import { useFormats } from '../i18n/useFormats.ts';

/**
 * Says whether the school is open at a moment in Djibouti, and until when or from when; its words are the slice
 * `openingHours`.
 */
export function useDoorsText(): (now: { date: string; time: string }, reading: HoursReading) => string {
  const { t } = useTranslation('openingHours');
  const formats = useFormats();
  return (now, reading) => {
    const doors = doorsAt(now, reading);
    if (doors.isOpen) return t('now.open', { time: formats.time(doors.until) });
    const time = formats.time(doors.at);
    return doors.isToday
      ? t('now.opensToday', { time })
      : t('now.opensLater', { time, weekday: formats.weekday(doors.weekday) });
  };
}
