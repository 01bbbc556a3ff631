import type { TFunction } from 'i18next';
import type { Formats } from '#core/texts/formats.ts';
import { type ProgramId, programOf } from '../content/programs.ts';

/** The yearly deadline of a degree programme, without a year. */
export function deadlineText(id: ProgramId, t: TFunction<'programNames'>, { monthDay }: Formats): string {
  const { deadline } = programOf(id);
  return deadline.kind === 'none'
    ? t('deadline.none')
    : t(`deadline.${deadline.kind}`, { date: monthDay(deadline) });
}
