import type { TFunction } from 'i18next';
import { deadlines } from '#core/questions/deadlines.ts';
import type { Formats } from '#core/texts/formats.ts';
import type { ProgramId } from '../content/programs.ts';

/** The yearly deadline of a degree programme, without a year. */
export function deadlineText(id: ProgramId, t: TFunction<'programNames'>, { monthDay }: Formats): string {
  const deadline = deadlines[id];
  return deadline.kind === 'none'
    ? t('deadline.none')
    : t(`deadline.${deadline.kind}`, { date: monthDay(deadline) });
}
