import type { TFunction } from 'i18next';
import type { Formats } from '#core/texts/formats.ts';
import { type ProgramId, programOf } from '../content/programs.ts';

/** A degree programme's title, such as “Licence en génie électrique”: the degree with the programme's name inside a sentence. */
export function programTitle(id: ProgramId, t: TFunction<'programNames'>, language: string): string {
  const name = t(`${id}.name`);
  const program = name.charAt(0).toLocaleLowerCase(language) + name.slice(1);
  return t(`families.${programOf(id).family}.degree`, { program });
}

/** The yearly deadline of a degree programme, without a year. */
export function deadlineText(id: ProgramId, t: TFunction<'programNames'>, { monthDay }: Formats): string {
  const { deadline } = programOf(id);
  return deadline.kind === 'none'
    ? t('deadline.none')
    : t(`deadline.${deadline.kind}`, { date: monthDay(deadline) });
}
