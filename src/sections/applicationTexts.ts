import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { classesStart } from '#core/questions/academicYears.ts';
import { deadlines } from '#core/questions/deadlines.ts';
import { intakeAt } from '#core/questions/intakes.ts';
import { isoDay } from '#core/time/schoolTime.ts';
import type { Formats } from '#core/texts/formats.ts';
import { responseTimes } from '../content/admissions.ts';
import { type ProgramId, programOf, programsFor } from '../content/programs.ts';
import { useFormats } from '../i18n/useFormats.ts';
import { deadlineText, programTitle } from './programTexts.ts';

/** With its family, because a licence and a master may share a name. */
export function useProgramName(): (id: ProgramId) => string {
  const { t } = useTranslation('programNames');
  return (id) =>
    t('fullName', { family: t(`families.${programOf(id).family}.singular`), program: t(`${id}.name`) });
}

export function useProgramTitle(id: ProgramId): string {
  const { t, i18n } = useTranslation('programNames');
  return programTitle(id, t, i18n.language);
}

export function useDeadlineText(): (id: ProgramId) => string {
  const { t } = useTranslation('programFacts');
  const formats = useFormats();
  return (id) => deadlineText(deadlines[id], t, formats);
}

/** Narrows down the programmes that a request may be for. */
interface RequestedProgram {
  formationType?: string | undefined;
  domain?: string | undefined;
  degree?: string | undefined;
  academicYear?: string | undefined;
}

/** Which intake a request sent on a date (`2025-03-01`) is for. */
export function useApplicationTexts() {
  const { t } = useTranslation(['intakeSentences', 'today']);
  return applicationTexts(t, useFormats());
}

export function applicationTexts(t: TFunction<['intakeSentences', 'today']>, formats: Formats) {
  function read({ domain, degree, academicYear = '' }: RequestedProgram, date: string) {
    const programs = programsFor(domain, degree);
    const intake = intakeAt(
      programs.map((id) => deadlines[id]),
      date,
    );
    const chosen = intake.years.filter((year) => academicYear.startsWith(String(year)));
    const [first = 0, second] = chosen.length > 0 ? chosen : intake.years;
    return {
      ...intake,
      first,
      second,
      isOneProgram: programs.length === 1,
      /** Whether the classes of the first year have begun: then no text speaks of its beginning. */
      isUnderWay: date >= isoDay(first, classesStart),
      academicYear: `${first}-${first + 1}`,
    };
  }

  return {
    /** Needs the slice `today`. */
    intake(requested: RequestedProgram, date: string): string {
      const { first, second, isLastDay, isUnderWay } = read(requested, date);
      const year = String(first);
      if (second)
        return isUnderWay
          ? t('today:intake.currentOrNext', { second: String(second) })
          : t('today:intake.years', { first: year, second: String(second) });
      if (isUnderWay) return t(`today:intake.${isLastDay ? 'lastDayOfCurrent' : 'current'}`);
      return t(`today:intake.${isLastDay ? 'lastDay' : 'year'}`, { year });
    },

    /** With `isSent`, names the date, not “today”. Needs the slice `intakeSentences`. */
    sentence(requested: RequestedProgram, date: string, isSent = false): string {
      const sent = isSent ? t('on', { date: formats.date(date) }) : t('today');
      // Certifying programmes start all year round.
      if (requested.formationType === 'certifiante') return t('certifying', { sent });
      const { first, second, opens, isLastDay, isOneProgram, isUnderWay, academicYear } = read(
        requested,
        date,
      );
      const year = String(first);
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

    /** When the school decides, from the same intake as `sentence`. Needs the slice `intakeSentences`. */
    decision(requested: RequestedProgram, date: string | undefined): string {
      const { decisionWeeks } = responseTimes;
      const isDated = date !== undefined && requested.formationType !== 'certifiante';
      const opens = isDated && read(requested, date).opens;
      return opens
        ? t('decisionFrom', { ...decisionWeeks, date: formats.date(opens) })
        : t('decision', decisionWeeks);
    },
  };
}
