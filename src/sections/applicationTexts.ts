import { useTranslation } from 'react-i18next';
import { applicationsAt, promises, seasonAt } from '../content/admissions.ts';
import { daysBetween } from '../content/dates.ts';
import { applicationsOpen, type Deadline, type ProgramId, programOf } from '../content/programs.ts';
import { useFormats } from '../i18n/useFormats.ts';

/** Returns a function that names a degree programme with its family: a licence and a master may have the same name. */
export function useProgramName(): (id: ProgramId) => string {
  const { t } = useTranslation('programNames');
  return (id) =>
    t('fullName', { family: t(`families.${programOf(id).family}.singular`), program: t(`${id}.name`) });
}

/** Returns a function that states the yearly deadline of a degree programme, without a year. */
export function useDeadlineText(): (id: ProgramId) => string {
  const { t } = useTranslation('programNames');
  const { monthDay } = useFormats();
  return (id) => {
    const { deadline } = programOf(id);
    return deadline.kind === 'none'
      ? t('deadline.none')
      : t(`deadline.${deadline.kind}`, { date: monthDay(deadline) });
  };
}

/** A fact, shown in large type, and a detail below it. */
export interface FactText {
  value: string;
  detail: string;
}

/**
 * Texts about applications on a date (`2025-03-01`), from the slices `today` and `programNames`. A null date, before
 * hydration, gives texts that are true on any day.
 */
export function useApplicationTexts() {
  const { t } = useTranslation('today');
  const formats = useFormats();
  const programName = useProgramName();
  const deadlineText = useDeadlineText();

  return {
    /** The next deadline, or the date when applications open. */
    season(date: string | null): FactText {
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

    /** The intake that a request sent on the date is for, and when the school answers. */
    request(date: string | null): FactText {
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

    /** Whether applications with this deadline are open on the date, and for how many days. */
    applications(deadline: Deadline, date: string): string {
      const state = applicationsAt(deadline, date);
      if (!state.isOpen) return t('applications.opens', { date: formats.date(state.opens) });
      if (!state.lastDay) return t('applications.open');
      const days = daysBetween(date, state.lastDay);
      return days === 0 ? t('applications.lastDay') : t('applications.daysLeft', { count: days });
    },

    /** The intake that a request sent on the date is for. The deadline is null while the programme is not known. */
    entry(deadline: Deadline | null, date: string): string {
      const years = deadline ? [applicationsAt(deadline, date).entryYear] : seasonAt(date).entryYears;
      const [first, second] = years.map((year) => year && String(year));
      if (!first) return t('entry.anyTime');
      return second ? t('entry.years', { first, second }) : t('entry.year', { year: first });
    },
  };
}
