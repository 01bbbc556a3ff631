import { useTranslation } from 'react-i18next';
import { privacy } from '../../content/legalTexts.ts';
import { school } from '../../content/school.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import { EmailLink, PhoneLink } from '../SchoolLinks.tsx';
import * as styles from './InfoText.css.ts';
import { Facts } from '../../ui/TitledTexts.tsx';
import { Bullets, TextSection } from './TextParts.tsx';

const deliversMessages = import.meta.env.DELIVER_MESSAGES;

/** The answers in the order of the form, then data that the site adds. */
const storedData = [
  'identity',
  'reach',
  'studies',
  'motivation',
  'papers',
  'sending',
  'history',
  'fingerprint',
] as const;

/** Keep it accurate: the personal data stored, the purposes, the retention period and the contact. */
export function PrivacyPolicy() {
  const { t } = useTranslation(['privacy', 'common']);
  const formats = useFormats();
  const retention = formats.duration(privacy.requestRetentionMonths, 'month');
  const addressHash = formats.duration(privacy.addressHashHours, 'hour');
  return (
    <>
      <p className={styles.intro}>{t(deliversMessages ? 'messages.intro' : 'intro')}</p>
      <div className={styles.summary}>
        <TextSection heading={t('brief.heading')}>
          <Bullets items={t('brief.items', { returnObjects: true, retention })} />
        </TextSection>
      </div>
      <TextSection heading={t('stored.heading')}>
        <p>{t('stored.intro')}</p>
        <Facts
          facts={storedData.map((id) => ({
            name: t(`stored.rows.${id}.what`),
            text: t(`stored.rows.${id}.why`, { fingerprint: addressHash }),
          }))}
        />
        <p>{t('stored.minor')}</p>
      </TextSection>
      <TextSection heading={t('readers.heading')}>
        <p>{t('readers.text')}</p>
      </TextSection>
      <TextSection heading={t('mails.heading')}>
        <p>{t('mails.text')}</p>
        <Bullets items={t('mails.items', { returnObjects: true })} />
        <p>{t('mails.after')}</p>
      </TextSection>
      <TextSection heading={t('retention.heading')}>
        <p>{t('retention.text', { retention })}</p>
      </TextSection>
      {deliversMessages ? (
        <TextSection heading={t('messages.heading')}>
          <p>{t('messages.stored')}</p>
          <p>{t('messages.kept', { retention })}</p>
          <p>{t('messages.mails')}</p>
          <Bullets items={t('messages.items', { returnObjects: true })} />
          <p>{t('messages.after')}</p>
        </TextSection>
      ) : (
        <TextSection heading={t('local.heading')}>
          <p>{t('local.text')}</p>
        </TextSection>
      )}
      <TextSection heading={t('draft.heading')}>
        <p>{t('draft.text')}</p>
        <Bullets items={t('draft.items', { returnObjects: true })} />
        <p>{t('draft.shared')}</p>
      </TextSection>
      <TextSection heading={t('browsing.heading')}>
        <Bullets
          items={[
            ...t('browsing.items', { returnObjects: true }),
            ...(school.whatsApp ? [t('browsing.whatsApp')] : []),
          ]}
        />
      </TextSection>
      <TextSection heading={t('rights.heading')}>
        <p>{t('rights.text')}</p>
        <Bullets items={t('rights.items', { returnObjects: true })} />
        <p>{t('rights.how', { answer: formats.duration(privacy.rightsAnswerDays, 'day') })}</p>
        <Facts
          facts={[
            { name: t('rights.contact.email'), text: <EmailLink /> },
            { name: t('rights.contact.phone'), text: <PhoneLink className={styles.phone} /> },
            { name: t('rights.contact.address'), text: t('common:address') },
          ]}
        />
        <p>{t('rights.law')}</p>
      </TextSection>
      <TextSection heading={t('changes.heading')}>
        <p>{t('changes.text', { date: formats.date(privacy.inForceSince) })}</p>
      </TextSection>
    </>
  );
}
