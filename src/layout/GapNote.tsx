import { useTranslation } from 'react-i18next';
import { hasGaps } from '../i18n/languages.ts';
import { Container } from '../ui/Section.tsx';
import { note } from './GapNote.css.ts';
import { usePagePath } from '../navigation/currentPage.ts';

/** Says on a page that shows French for want of a translation that it does. */
export function GapNote() {
  const { t, i18n } = useTranslation('layout');
  const path = usePagePath();
  if (!hasGaps(path, i18n.language)) return null;
  return (
    <Container>
      <p className={note}>{t('partlyFrench')}</p>
    </Container>
  );
}
