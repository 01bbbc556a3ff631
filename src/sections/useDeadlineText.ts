import { useTranslation } from 'react-i18next';
import { deadlines } from '#core/questions/deadlines.ts';
import type { ProgramId } from '../content/programs.ts';
import { useFormats } from '../i18n/useFormats.ts';
import { deadlineText } from './programTexts.ts';

export function useDeadlineText(): (id: ProgramId) => string {
  const { t } = useTranslation('programFacts');
  const formats = useFormats();
  return (id) => deadlineText(deadlines[id], t, formats);
}
