import type { TFunction } from 'i18next';
import { classesStart, resitEnd } from '#core/questions/academicYears.ts';
import { deadlines, intakeAt, opensFor } from '#core/questions/deadlines.ts';
import { isoDay } from '#core/time/schoolTime.ts';
import type { Formats } from '#core/texts/formats.ts';
import { decisionWeeks } from '../content/admissions.ts';
import { programsFor } from '../content/programs.ts';

/** Narrows down the programmes that a request may be for. */
interface RequestedProgram {
  formationType?: string | undefined;
  domain?: string | undefined;
  degree?: string | undefined;
  academicYear?: string | undefined;
}

function readIntake({ domain, degree, academicYear = '' }: RequestedProgram, date: string) {
  const programs = programsFor(domain, degree);
  const intake = intakeAt(
    programs.map((id) => deadlines[id]),
    date,
  );
  const chosen = intake.years.filter((year) => academicYear.startsWith(String(year)));
  // No year if the chosen one is over or closed: then no text names another.
  const [first = 0, second] = academicYear ? chosen : intake.years;
  return {
    ...intake,
    first,
    second,
    opens: second ? null : opensFor(first, date),
    isOneProgram: programs.length === 1,
    /** Whether the classes of the first year have begun: then no text speaks of its beginning. */
    isUnderWay: date >= isoDay(first, classesStart),
    academicYear: first ? `${first}-${first + 1}` : academicYear,
  };
}

/** Which intake a request sent on a date (`2025-03-01`) is for, in a few words. */
export function intakeText(t: TFunction<'today'>, requested: RequestedProgram, date: string): string {
  const { first, second, isLastDay, isUnderWay } = readIntake(requested, date);
  const year = String(first);
  if (second)
    return isUnderWay
      ? t('intake.currentOrNext', { second: String(second) })
      : t('intake.years', { first: year, second: String(second) });
  if (isUnderWay) return t(`intake.${isLastDay ? 'lastDayOfCurrent' : 'current'}`);
  return t(`intake.${isLastDay ? 'lastDay' : 'year'}`, { year });
}

/** The same in sentences. */
export function intakeSentences(t: TFunction<'intakeSentences'>, formats: Formats) {
  return {
    /** With `isSent`, names the date, not “today”. */
    sentence(requested: RequestedProgram, date: string, isSent = false): string {
      const sent = isSent ? t('on', { date: formats.date(date) }) : t('today');
      // Certifying programmes start all year round.
      if (requested.formationType === 'certifiante') return t('certifying', { sent });
      const { first, second, opens, isLastDay, isOneProgram, isUnderWay, academicYear } = readIntake(
        requested,
        date,
      );
      const year = String(first);
      // Of a year that is closed and not over, the form says so at the question itself.
      if (!first)
        return date > isoDay(academicYear.slice(5), resitEnd)
          ? t(isSent ? 'closedSent' : 'closed', { academicYear })
          : '';
      if (second) {
        if (!isUnderWay) return t('years', { sent, first: year, second: String(second) });
        return t(isOneProgram ? 'noDeadline' : 'currentOrNext', { sent, second: String(second) });
      }
      if (opens) return t('opens', { sent, year, date: formats.date(opens) });
      if (isUnderWay)
        return isLastDay && !isSent
          ? t('lastDayOfCurrent', { academicYear })
          : t('current', { sent, academicYear, start: formats.monthDay(classesStart) });
      return isLastDay && !isSent ? t('lastDay', { year }) : t('year', { sent, year });
    },

    /** When the school decides, from the same intake as `sentence`; undated without a date. */
    decision(requested: RequestedProgram = {}, date?: string): string {
      const isDated = date !== undefined && requested.formationType !== 'certifiante';
      const opens = isDated && readIntake(requested, date).opens;
      return opens
        ? t('decisionFrom', { ...decisionWeeks, date: formats.date(opens) })
        : t('decision', decisionWeeks);
    },
  };
}
