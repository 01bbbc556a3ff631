import { useTranslation } from 'react-i18next';
import { PageHero } from '../../sections/PageHero.tsx';

export function About() {
  const { t } = useTranslation('about');
  return <PageHero heading={t('hero.heading')} subtitle={t('hero.subtitle')} crumb={t('hero.heading')} />;
}
