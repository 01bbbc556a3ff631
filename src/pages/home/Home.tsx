import { useTranslation } from 'react-i18next';
import { Container } from '../../ui/Section.tsx';

/** The home page. */
export function Home() {
  const { t } = useTranslation('home');
  return (
    <Container>
      <h1>{t('hero.heading')}</h1>
    </Container>
  );
}
