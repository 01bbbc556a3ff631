import { useTranslation } from 'react-i18next';
import { KeyFigures } from '../../sections/KeyFigures.tsx';
import { Section } from '../../ui/Section.tsx';

/** The school in figures, counted up once. */
export function Figures() {
  const { t } = useTranslation('home');
  return (
    <Section heading={t('figures.heading')}>
      <KeyFigures />
    </Section>
  );
}
