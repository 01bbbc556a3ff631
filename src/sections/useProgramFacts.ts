import { useTranslation } from 'react-i18next';
import { deadlines } from '#core/questions/deadlines.ts';
import { type ProgramId, programOf } from '../content/programs.ts';
import { useFormats } from '../i18n/useFormats.ts';
import { deadlineText } from './programTexts.ts';

export function useDeadlineText(): (id: ProgramId) => string {
  const { t } = useTranslation('programFacts');
  const formats = useFormats();
  return (id) => deadlineText(deadlines[id], t, formats);
}

/** What a programme requires besides the diploma: experience and English. */
export function useRequirements(id: ProgramId): string[] {
  const { t } = useTranslation('programFacts');
  const { experienceYears: years, toeicMin } = programOf(id);
  const experience =
    years &&
    t(years.max ? 'experience.range' : 'experience.min', { min: years.min, count: years.max ?? years.min });
  const english = toeicMin && t('toeic', { score: toeicMin });
  return [experience, english].flatMap((text) => text || []);
}
