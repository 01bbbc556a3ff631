import { useTranslation } from 'react-i18next';
import { Testimonials } from './Testimonials.tsx';
import { Section } from '../../ui/Section.tsx';
import { TextLink } from '../../ui/TextLink.tsx';

/** What graduates say, and the way to the school's own story. */
export function GraduateVoices() {
  const { t } = useTranslation('home');
  return (
    <Section
      tone="deep"
      heading={t('testimonials.heading')}
      aside={<TextLink to="/about">{t('testimonials.about')}</TextLink>}
    >
      <Testimonials />
    </Section>
  );
}
