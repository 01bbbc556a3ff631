import { useTranslation } from 'react-i18next';
import { school } from '../../content/school.ts';
import { ExternalLink } from '../../ui/PageLink.tsx';
import { EmailLink, PhoneLink } from '../SchoolLinks.tsx';
import * as styles from './InfoText.css.ts';
import { Facts } from '../../ui/TitledTexts.tsx';
import { Bullets, TextSection } from './TextParts.tsx';

export function LegalNotice() {
  const { t } = useTranslation(['legalNotice', 'common', 'people']);
  const { host } = school;
  return (
    <>
      <p className={styles.intro}>{t('intro')}</p>
      <TextSection heading={t('publisher.heading')}>
        <Facts
          facts={[
            { name: t('publisher.name'), text: t('common:schoolName') },
            { name: t('publisher.legalForm.label'), text: t('publisher.legalForm.value') },
            { name: t('publisher.address'), text: t('common:address') },
            { name: t('publisher.phone'), text: <PhoneLink className={styles.phone} /> },
            { name: t('publisher.email'), text: <EmailLink /> },
            { name: t('publisher.registration'), text: <bdi>{school.registrationNumber}</bdi> },
            { name: t('publisher.approval'), text: <bdi>{school.approvalNumber}</bdi> },
          ]}
        />
      </TextSection>
      <TextSection heading={t('director.heading')}>
        <p>{t('director.text', { name: t('people:management.director') })}</p>
      </TextSection>
      <TextSection heading={t('host.heading')}>
        <p>{t('host.text')}</p>
        <Facts
          facts={[
            { name: t('host.name'), text: <bdi>{host.name}</bdi> },
            { name: t('host.address'), text: <bdi>{host.address}</bdi> },
            {
              name: t('host.website'),
              text: (
                <ExternalLink href={host.url} newTabLabel={t('common:newTab')} className="">
                  <bdi>{new URL(host.url).hostname}</bdi>
                </ExternalLink>
              ),
            },
          ]}
        />
      </TextSection>
      <TextSection heading={t('property.heading')}>
        <p>{t('property.text')}</p>
        <p>{t('property.allowed')}</p>
        <Bullets items={t('property.allowedItems', { returnObjects: true })} />
        <p>{t('property.forbidden')}</p>
      </TextSection>
      <TextSection heading={t('links.heading')}>
        <p>{t('links.text')}</p>
      </TextSection>
      <TextSection heading={t('liability.heading')}>
        <p>{t('liability.text')}</p>
        <p>{t('liability.access')}</p>
      </TextSection>
      <TextSection heading={t('law.heading')}>
        <p>{t('law.text')}</p>
      </TextSection>
    </>
  );
}
