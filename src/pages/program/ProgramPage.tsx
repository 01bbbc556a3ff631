import { useTranslation } from 'react-i18next';
import type { ProgramId } from '../../content/programs.ts';
import { PageHero } from '../../sections/PageHero.tsx';

/** A degree programme's page; the words are the slice named by the programme. */
export function ProgramPage({ program }: { program: ProgramId }) {
  const { t } = useTranslation(program);
  return <PageHero heading={t('title')} subtitle={t('subtitle')} crumb={t('title')} />;
}
