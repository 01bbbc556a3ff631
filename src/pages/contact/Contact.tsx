import { useTranslation } from 'react-i18next';
import { ContactForm } from '../../forms/contact/ContactForm.tsx';
import type { ContactSearch } from '../../forms/contact/contactSearch.ts';
import { PageHero } from '../../sections/PageHero.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { CoastMap } from '../../scenes/CoastMap.tsx';
import { Container } from '../../ui/Section.tsx';
import * as styles from './Contact.css.ts';
import { Details } from './Details.tsx';

const formHeadingId = 'contact-form-heading';

/** How to reach the school: the message form, and beside it address, telephone, e-mail and hours. */
export function Contact({ search }: { search: ContactSearch }) {
  const { t } = useTranslation('contact');
  return (
    <>
      <PageHero
        tone="sea"
        heading={t('hero.heading')}
        subtitle={t('hero.subtitle')}
        crumb={t('hero.heading')}
        aside={<Picture scene={<CoastMap />} ratio="2 / 1" />}
      />
      <div className={styles.ground}>
        <Container className={styles.columns}>
          <section aria-labelledby={formHeadingId} className={styles.card}>
            <h2 id={formHeadingId}>{t('form.heading')}</h2>
            <ContactForm labelledBy={formHeadingId} search={search} />
          </section>
          <Details />
        </Container>
      </div>
    </>
  );
}
