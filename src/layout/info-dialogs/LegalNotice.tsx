import { useTranslation } from 'react-i18next';
import { governance } from '../../content/governance.ts';
import { school } from '../../content/school.ts';
import { ExternalLink } from '../../ui/TextLink.tsx';
import { EmailLink, PhoneLink } from './ContactLinks.tsx';
import * as styles from './InfoDialog.css.ts';
import { Bullets, Facts, TextSection } from './TextParts.tsx';

/** Who publishes and hosts the site, and how it may be used. */
export function LegalNotice() {
  const { t } = useTranslation(['infoDialogs', 'common']);
  const { host } = school;
  return (
    <>
      <p className={styles.intro}>{t('legalNotice.intro')}</p>
      <TextSection heading={t('legalNotice.publisher.heading')}>
        <Facts
          columns="narrowWide"
          rows={[
            { id: 'name', name: t('legalNotice.publisher.name'), value: t('common:schoolName') },
            {
              id: 'legalForm',
              name: t('legalNotice.publisher.legalForm.label'),
              value: t('legalNotice.publisher.legalForm.value'),
            },
            { id: 'address', name: t('legalNotice.publisher.address'), value: t('common:address') },
            { id: 'phone', name: t('legalNotice.publisher.phone'), value: <PhoneLink /> },
            { id: 'email', name: t('legalNotice.publisher.email'), value: <EmailLink /> },
            {
              id: 'registration',
              name: t('legalNotice.publisher.registration'),
              value: <bdi>{school.registrationNumber}</bdi>,
            },
            {
              id: 'approval',
              name: t('legalNotice.publisher.approval'),
              value: <bdi>{school.approvalNumber}</bdi>,
            },
          ]}
        />
      </TextSection>
      <TextSection heading={t('legalNotice.director.heading')}>
        <p>{t('legalNotice.director.text', { name: governance.management.director })}</p>
      </TextSection>
      <TextSection heading={t('legalNotice.host.heading')}>
        <p>{t('legalNotice.host.text')}</p>
        <Facts
          columns="narrowWide"
          rows={[
            { id: 'name', name: t('legalNotice.host.name'), value: <bdi>{host.name}</bdi> },
            { id: 'address', name: t('legalNotice.host.address'), value: <bdi>{host.address}</bdi> },
            {
              id: 'website',
              name: t('legalNotice.host.website'),
              value: (
                <ExternalLink href={host.url} newTabLabel={t('common:newTab')} className={styles.outwardLink}>
                  <bdi>{new URL(host.url).hostname}</bdi>
                </ExternalLink>
              ),
            },
          ]}
        />
      </TextSection>
      <TextSection heading={t('legalNotice.property.heading')}>
        <p>{t('legalNotice.property.text')}</p>
        <p>{t('legalNotice.property.allowed')}</p>
        <Bullets items={t('legalNotice.property.allowedItems', { returnObjects: true })} />
        <p>{t('legalNotice.property.forbidden')}</p>
      </TextSection>
      <TextSection heading={t('legalNotice.links.heading')}>
        <p>{t('legalNotice.links.text')}</p>
      </TextSection>
      <TextSection heading={t('legalNotice.liability.heading')}>
        <p>{t('legalNotice.liability.text')}</p>
        <p>{t('legalNotice.liability.access')}</p>
      </TextSection>
      <TextSection heading={t('legalNotice.law.heading')}>
        <p>{t('legalNotice.law.text')}</p>
      </TextSection>
    </>
  );
}
