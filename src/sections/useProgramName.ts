import { useTranslation } from 'react-i18next';
import { type ProgramId, programOf } from '../content/programs.ts';

/** Names a degree programme with its family, which a licence and a master of one field differ by. */
export function useProgramName(): (id: ProgramId) => string {
  const { t } = useTranslation('programNames');
  return (id) =>
    t('fullName', { family: t(`families.${programOf(id).family}.singular`), program: t(`${id}.name`) });
}
