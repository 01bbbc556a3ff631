import { useTranslation } from 'react-i18next';
import type { PaperName } from '#core/model/papers.ts';
import { transcriptYears } from '#core/questions/academicYears.ts';

export function usePaperNames(): (paper: PaperName) => string {
  const { t } = useTranslation('papers');
  return (paper) => t(`names.${paper}`, { count: transcriptYears });
}
