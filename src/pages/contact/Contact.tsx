import { useTranslation } from 'react-i18next';
import { kindFacts } from '#core/questions/requestKinds.ts';
import { useMovedAnswer } from '../../sections/useMovedAnswer.ts';
import { emailHref, phoneHref, school } from '../../content/school.ts';
import { ContactForm, type ContactSearch } from '../../forms/ContactForm.tsx';
import coastMap from '../../scenes/coast-map.svg';
import { OpeningHours } from '../../sections/OpeningHours.tsx';
import { PageHero } from '../../sections/PageHero.tsx';
import { EmailLink, PhoneLink, WhatsAppLink } from '../../sections/SchoolLinks.tsx';
import { PhoneHours } from '../../sections/useOpeningText.tsx';
import { ButtonAnchor, ButtonRow } from '../../ui/Button.tsx';
import { button } from '../../ui/Button.css.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { Container } from '../../ui/Section.tsx';
import { ExternalLink } from '../../ui/PageLink.tsx';
import * as layout from '../../ui/layout.css.ts';
import * as styles from './Contact.css.ts';

const formHeadingId = 'ecrire';

export function Contact({ search }: { search: ContactSearch }) {
  const { t } = useTranslation('contact');
  const moved = useMovedAnswer('contact');
  return (
    <>
      <PageHero
        tone="sea"
        heading={t('hero.heading')}
        subtitle={t('hero.subtitle')}
        aside={
          <div className={styles.map}>
            <Picture drawing={coastMap} ratio="2 / 1" isInFirstScreen />
          </div>
        }
      >
        <ContactWays />
      </PageHero>
      <div className={styles.page}>
        <Container className={styles.columns}>
          <section className={styles.card}>
            <h2 id={formHeadingId}>{t('form.heading')}</h2>
            <ContactForm
              labelledBy={formHeadingId}
              search={search}
              phoneHours={<PhoneHours />}
              movedAnswer={moved}
            />
          </section>
          <Details movedAnswer={moved} />
        </Container>
      </div>
    </>
  );
}

function ContactWays() {
  const { t } = useTranslation(['contact', 'common']);
  const map = `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(t('common:address'))}`;
  return (
    <div className={styles.ways}>
      <ButtonRow>
        <ButtonAnchor variant="onDark" href={phoneHref}>
          <Icon name="phone" />
          {t('hero.call')} <bdi>{school.phone}</bdi>
        </ButtonAnchor>
        <ButtonAnchor variant="onDark" href={emailHref}>
          <Icon name="mail" />
          {t('hero.write')}
        </ButtonAnchor>
        <WhatsAppLink className={button.onDark}>{t('hero.whatsApp')}</WhatsAppLink>
        <ExternalLink href={map} newTabLabel={t('common:newTab')} className={button.onDark}>
          {t('hero.route')}
        </ExternalLink>
      </ButtonRow>
    </div>
  );
}

function Details({ movedAnswer }: { movedAnswer: string | undefined }) {
  const { t } = useTranslation(['contact', 'common']);
  const email = (
    <>
      <EmailLink className={styles.detailLink} />
      <p className={layout.ink.quiet}>
        {movedAnswer ?? t('details.replyNote', { count: kindFacts.contact.answerHours })}
      </p>
    </>
  );
  const address = <address className={styles.address}>{t('common:address')}</address>;
  const details = [
    { icon: 'phone', term: t('details.phone'), value: <PhoneLink className={styles.phone} /> },
    { icon: 'mail', term: t('details.email'), value: email },
    { icon: 'pin', term: t('details.address'), value: address },
  ] as const;
  return (
    <div className={layout.stack.block}>
      <section className={layout.stack.l}>
        <h2>{t('details.heading')}</h2>
        <dl className={`${layout.rows.m} ${layout.ruleAbove.strong}`}>
          {details.map(({ icon, term, value }) => (
            <div key={icon} className={layout.stack.xxs}>
              <dt className={styles.detailTerm}>
                <Icon name={icon} />
                {term}
              </dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section className={layout.stack.m}>
        <h2 className={layout.textSize.h3}>{t('hours.heading')}</h2>
        <OpeningHours version="contact" />
      </section>
    </div>
  );
}
