import { useTranslation } from 'react-i18next';
import { type ProgramId, programOf } from '../content/programs.ts';
import { programTitle } from './programTexts.ts';

/** With its family, because a licence and a master may share a name. */
export function useProgramName(): (id: ProgramId) => string {
  const { t } = useTranslation('programNames');
  return (id) =>
    t('fullName', { family: t(`families.${programOf(id).family}.singular`), program: t(`${id}.name`) });
}

export function useProgramTitle(id: ProgramId): string {
  const { t, i18n } = useTranslation('programNames');
  return programTitle(id, t, i18n.language);
}
