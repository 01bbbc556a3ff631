import { useTranslation } from 'react-i18next';
import { photos } from '../../content/photos.ts';
import { BelowFirstScreen } from '../../navigation/BelowFirstScreen.tsx';
import { PageHero } from '../../sections/PageHero.tsx';
import { Picture } from '../../ui/Picture.tsx';
import * as styles from './Certifications.css.ts';
import { SealedCertificate } from '../../scenes/SealedCertificate.tsx';
import { Certificate } from './Certificate.tsx';
import { CertificationProcess } from './CertificationProcess.tsx';
import { CertificationTracks } from './CertificationTracks.tsx';
import { IsoStandard } from './IsoStandard.tsx';

/** The school's own certificate, then those that its learners can earn. */
export function Certifications() {
  const { t } = useTranslation('certifications');
  return (
    <div className={styles.page}>
      <PageHero
        heading={t('hero.heading')}
        subtitle={t('hero.subtitle')}
        crumb={t('crumb')}
        aside={<Picture scene={<SealedCertificate />} photo={photos.certificationsHero} ratio="3 / 2" />}
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
