import { useTranslation } from 'react-i18next';
import { privacy } from '../../content/privacy.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import { EmailLink, PhoneLink } from './ContactLinks.tsx';
import * as styles from './InfoDialog.css.ts';
import { Bullets, Facts, TextSection } from './TextParts.tsx';

/** What an admission request stores, in the order of the form; what the site adds to it comes last. */
const stored = ['identity', 'reach', 'studies', 'motivation', 'sending', 'fingerprint'] as const;

/** What the site keeps about a person, why, how long, and whom to ask. It says what the product does: keep it true. */
export function PrivacyPolicy() {
  const { t } = useTranslation(['infoDialogs', 'common']);
  const formats = useFormats();
  const retention = formats.duration(privacy.requestRetentionMonths, 'month');
  const fingerprint = formats.duration(privacy.fingerprintHours, 'hour');
  return (
    <>
      <p className={styles.intro}>{t('privacy.intro')}</p>
      <div className={styles.brief}>
        <TextSection heading={t('privacy.brief.heading')}>
          <Bullets items={t('privacy.brief.items', { returnObjects: true, retention })} />
        </TextSection>
      </div>
      <TextSection heading={t('privacy.stored.heading')}>
        <p>{t('privacy.stored.intro')}</p>
        <Facts
          columns="even"
          rows={stored.map((id) => ({
            id,
            name: t(`privacy.stored.rows.${id}.what`),
            value: t(`privacy.stored.rows.${id}.why`, { fingerprint }),
          }))}
        />
        <p>{t('privacy.stored.minor')}</p>
      </TextSection>
      <TextSection heading={t('privacy.readers.heading')}>
        <p>{t('privacy.readers.text')}</p>
      </TextSection>
      <TextSection heading={t('privacy.mails.heading')}>
        <p>{t('privacy.mails.text')}</p>
        <Bullets items={t('privacy.mails.items', { returnObjects: true })} />
        <p>{t('privacy.mails.after')}</p>
      </TextSection>
      <TextSection heading={t('privacy.retention.heading')}>
        <p>{t('privacy.retention.text', { retention })}</p>
      </TextSection>
      <TextSection heading={t('privacy.local.heading')}>
        <p>{t('privacy.local.text')}</p>
      </TextSection>
      <TextSection heading={t('privacy.draft.heading')}>
        <p>{t('privacy.draft.text')}</p>
      </TextSection>
      <TextSection heading={t('privacy.browsing.heading')}>
        <Bullets items={t('privacy.browsing.items', { returnObjects: true })} />
      </TextSection>
      <TextSection heading={t('privacy.rights.heading')}>
        <p>{t('privacy.rights.text')}</p>
        <Bullets items={t('privacy.rights.items', { returnObjects: true })} />
        <p>{t('privacy.rights.how', { answer: formats.duration(privacy.rightsAnswerDays, 'day') })}</p>
        <Facts
          columns="narrowWide"
          rows={[
            { id: 'email', name: t('privacy.rights.contact.email'), value: <EmailLink /> },
            { id: 'phone', name: t('privacy.rights.contact.phone'), value: <PhoneLink /> },
            { id: 'address', name: t('privacy.rights.contact.address'), value: t('common:address') },
          ]}
        />
        <p>{t('privacy.rights.law')}</p>
      </TextSection>
      <TextSection heading={t('privacy.changes.heading')}>
        <p>{t('privacy.changes.text', { date: formats.date(privacy.inForceSince) })}</p>
      </TextSection>
    </>
  );
}
