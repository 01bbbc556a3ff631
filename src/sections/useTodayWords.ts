import { useTranslation } from 'react-i18next';
import { applicationsAt, seasonAt } from '../content/applications.ts';
import { daysBetween } from '../content/dates.ts';
import { applicationsOpen, type Deadline } from '../content/programs.ts';
import { promises } from '../content/promises.ts';
import { useFormats } from '../i18n/useFormats.ts';
import { useDeadlineText } from './useDeadlineText.ts';
import { useProgramName } from './useProgramName.ts';

/** What a date says today: in large type, and what there is to add. */
export interface TodayWords {
  value: string;
  detail: string;
}

/**
 * Sentences of the slices `today` and `programNames` about a day; null, before the visitor's clock has answered, gives
 * those that are true on any day.
 */
export function useTodayWords() {
  const { t } = useTranslation('today');
  const formats = useFormats();
  const programName = useProgramName();
  const deadlineText = useDeadlineText();

  return {
    /** When the next programme closes, or when applications open. */
    season(date: string | null): TodayWords {
      if (!date) {
        return {
          value: t('season.from', { date: formats.monthDay(applicationsOpen) }),
          detail: t('season.everyYear'),
        };
      }
      const season = seasonAt(date);
      if (!season.isOpen) {
        return { value: t('season.from', { date: formats.date(season.opens) }), detail: t('season.closed') };
      }
      return {
        value: deadlineText(season.next[0]),
        detail: formats.list(season.next.map(programName)),
      };
    },

    /** What becomes of a request that is sent on the day. */
    request(date: string | null): TodayWords {
      const answer = t('request.answer', {
        duration: formats.duration(promises.admissionAnswerHours, 'hour'),
      });
      if (!date) return { value: answer, detail: t('request.allYear') };
      const [first, second] = seasonAt(date).entryYears.map(String);
      if (!second) return { value: t('request.entry', { year: first ?? '' }), detail: answer };
      return {
        value: t('request.entries', { first: first ?? '', second }),
        detail: t('request.byDeadline', { answer }),
      };
    },

    /** How applications with a deadline stand on the day, in a few words. */
    applications(deadline: Deadline, date: string): string {
      const state = applicationsAt(deadline, date);
      if (!state.isOpen) return t('applications.opens', { date: formats.date(state.opens) });
      if (!state.lastDay) return t('applications.open');
      const days = daysBetween(date, state.lastDay);
      return days === 0 ? t('applications.lastDay') : t('applications.daysLeft', { count: days });
    },

    /** Which entry a request sent on the day is for: by this deadline, or by that of a programme not yet known. */
    entry(deadline: Deadline | null, date: string): string {
      const years = deadline ? [applicationsAt(deadline, date).entryYear] : seasonAt(date).entryYears;
      const [first, second] = years.map((year) => year && String(year));
      if (!first) return t('entry.anyTime');
      return second ? t('entry.years', { first, second }) : t('entry.year', { year: first });
    },
  };
}
