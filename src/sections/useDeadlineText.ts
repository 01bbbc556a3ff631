import { useTranslation } from 'react-i18next';
import { type ProgramId, programOf } from '../content/programs.ts';
import { useFormats } from '../i18n/useFormats.ts';

/** Says until when one applies to a degree programme, whatever the year; its words are the slice `programNames`. */
export function useDeadlineText(): (id: ProgramId) => string {
  const { t } = useTranslation('programNames');
  const { monthDay } = useFormats();
  return (id) => {
    const { deadline } = programOf(id);
    return deadline.kind === 'none'
      ? t('deadline.none')
      : t(`deadline.${deadline.kind}`, { date: monthDay(deadline) });
  };
}
