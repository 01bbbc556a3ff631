import { useTranslation } from 'react-i18next';
import { certificateMonths } from '../../content/certifications.ts';
import { BelowFirstScreen } from '../../navigation/BelowFirstScreen.tsx';
import sealedCertificate from '../../scenes/sealed-certificate.svg';
import { PageHero } from '../../sections/PageHero.tsx';
import { ButtonLink, ButtonRow } from '../../ui/Button.tsx';
import { NumberedPath } from '../../ui/NumberedPath.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { Section } from '../../ui/Section.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { Certificate } from './Certificate.tsx';
import { CertificationTracks } from './CertificationTracks.tsx';
import * as styles from './Certifications.css.ts';
import { IsoStandard } from './IsoStandard.tsx';

export function Certifications() {
  const { t } = useTranslation('certifications');
  return (
    <div className={styles.page}>
      <PageHero
        heading={t('hero.heading')}
        subtitle={t('hero.subtitle')}
        crumb={t('crumb')}
        aside={<Picture drawing={sealedCertificate} ratio="3 / 2" isInFirstScreen />}
      />
      <BelowFirstScreen>
        <IsoStandard />
        <Certificate />
        <CertificationTracks />
        <CertificationProcess />
      </BelowFirstScreen>
    </div>
  );
}

const steps = ['training', 'preparation', 'exam', 'certification'] as const;

function CertificationProcess() {
  const { t } = useTranslation('certifications');
  return (
    <Section
      heading={t('process.heading')}
      intro={t('process.intro', { min: certificateMonths.min, count: certificateMonths.max })}
      split="narrowWide"
      aside={
        <ButtonRow>
          <ButtonLink to="/admission-request" search={{ formationType: 'certifiante' }} variant="strong">
            {t('process.action')}
          </ButtonLink>
          <TextLink to="/programs/executive" hash="funding">
            {t('process.funding')}
          </TextLink>
        </ButtonRow>
      }
    >
      <NumberedPath
        steps={steps.map((id) => ({
          id,
          heading: t(`process.steps.${id}.title`),
          children: <p>{t(`process.steps.${id}.text`)}</p>,
        }))}
      />
    </Section>
  );
}
