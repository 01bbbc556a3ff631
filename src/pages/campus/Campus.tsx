import { useTranslation } from 'react-i18next';
import { PageHero } from '../../sections/PageHero.tsx';

export function Campus() {
  const { t } = useTranslation('campus');
  return <PageHero heading={t('hero.heading')} subtitle={t('hero.subtitle')} crumb={t('hero.heading')} />;
}
