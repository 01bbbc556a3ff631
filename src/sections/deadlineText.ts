import type { TFunction } from 'i18next';
import type { Deadline } from '#core/questions/schemas.ts';
import type { Formats } from '#core/texts/formats.ts';

export function deadlineText(
  deadline: Deadline,
  t: TFunction<'programFacts'>,
  { monthDay }: Formats,
): string {
  return deadline.kind === 'none'
    ? t('deadline.none')
    : t(`deadline.${deadline.kind}`, { date: monthDay(deadline) });
}
