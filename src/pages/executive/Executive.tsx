import { useTranslation } from 'react-i18next';
import { PageHero } from '../../sections/PageHero.tsx';

export function Executive() {
  const { t } = useTranslation('executive');
  return <PageHero heading={t('hero.heading')} subtitle={t('hero.subtitle')} crumb={t('hero.heading')} />;
}
