import { useTranslation } from 'react-i18next';
import type { ProgramId } from '../../../content/programs.ts';

/** The words of a degree programme's page: the record that all nine slices have. */
export function useProgramWords(program: ProgramId) {
  const { t } = useTranslation(program);
  return {
    title: t('title'),
    subtitle: t('subtitle'),
    presentation: { heading: t('presentation.heading'), text: t('presentation.text') },
    objectives: t('objectives', { returnObjects: true }),
    years: t('years', { returnObjects: true }),
    internship: t('internship'),
    prerequisites: t('prerequisites', { returnObjects: true }),
    selection: t('selection', { returnObjects: true }),
    careers: t('careers', { returnObjects: true }),
  };
}

export type ProgramWords = ReturnType<typeof useProgramWords>;
