import { useTranslation } from 'react-i18next';
import { type ProgramId, programOf } from '../content/programs.ts';
import { PageLink } from '../ui/PageLink.tsx';
import * as layout from '../ui/layout.css.ts';
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

/** Screen readers say the family too, because a list of links may have a licence and a master of one name. */
export function ProgramLink({ id, className }: { id: ProgramId; className: string }) {
  const { t } = useTranslation('programNames');
  const { slug, family } = programOf(id);
  return (
    <PageLink to="/programs/$slug" params={{ slug }} className={className}>
      {t(`${id}.name`)}
      <span className={layout.visuallyHidden}> ({t(`families.${family}.singular`)})</span>
    </PageLink>
  );
}
