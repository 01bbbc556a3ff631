import { useTranslation } from 'react-i18next';
import { type PaperName, papers } from '#core/model/papers.ts';
import { transcriptYears } from '../content/admissions.ts';

export function usePaperNames(): (paper: PaperName) => string {
  const { t } = useTranslation('admissions');
  return (paper) => {
    if (paper === 'transcripts') return t('documents.required.transcripts', { count: transcriptYears });
    const isRequired = (papers.required as readonly string[]).includes(paper);
    // Safe cast: the catalog names every paper in its list.
    return t(`documents.${isRequired ? 'required' : 'recommended'}.${paper}` as 'documents.required.cv');
  };
}
