import type { TFunction } from 'i18next';
import { type ProgramId, programOf } from '../content/programs.ts';
import type { Deadline } from '#core/questions/schemas.ts';
import type { Formats } from '#core/texts/formats.ts';

/** “Licence en génie électrique”: the degree with the programme's name inside a sentence. */
export function programTitle(id: ProgramId, t: TFunction<'programNames'>, language: string): string {
  const name = t(`${id}.name`);
  // Not that of an abbreviation: “RH et paie”.
  const program = name.replace(/^\p{Lu}(?=\P{L}*\p{Ll})/u, (letter) => letter.toLocaleLowerCase(language));
  return t(`families.${programOf(id).family}.degree`, { program });
}

export function deadlineText(
  deadline: Deadline,
  t: TFunction<'programFacts'>,
  { monthDay }: Formats,
): string {
  return deadline.kind === 'none'
    ? t('deadline.none')
    : t(`deadline.${deadline.kind}`, { date: monthDay(deadline) });
}
