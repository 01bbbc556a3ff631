import { useTranslation } from 'react-i18next';
import { certificateMonths, certificationTracks, longestTrackHours } from '../../content/certifications.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import { BelowFirstScreen } from '../../navigation/BelowFirstScreen.tsx';
import sealedCertificate from '../../scenes/sealed-certificate.svg';
import { PageHero } from '../../sections/PageHero.tsx';
import { ButtonLink, ButtonRow } from '../../ui/Button.tsx';
import { NumberedPath } from '../../ui/NumberedPath.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { Section } from '../../ui/Section.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { Certificate } from './Certificate.tsx';
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

const groupIds = ['digital', 'trade', 'sector'] as const;

/** The certification tracks in three groups. The length of each track's bar shows its hours. */
function CertificationTracks() {
  const { t } = useTranslation('certifications');
  const formats = useFormats();
  return (
    <Section
      heading={t('tracks.heading')}
      intro={t('tracks.intro', { hours: formats.hours(longestTrackHours) })}
      tone="deep"
    >
      <div className={styles.trackGroups}>
        {groupIds.map((id) => (
          <TrackGroup key={id} id={id} />
        ))}
      </div>
    </Section>
  );
}

function TrackGroup({ id }: { id: (typeof groupIds)[number] }) {
  const { t } = useTranslation('certifications');
  const formats = useFormats();
  const { name, text, tracks } = t(`tracks.groups.${id}`, { returnObjects: true });
  const texts: Record<string, { name: string; text: string }> = tracks;
  return (
    <div className={styles.trackGroup}>
      <div className={styles.trackGroupWords}>
        <h3>{name}</h3>
        <p className={styles.trackGroupText}>{text}</p>
      </div>
      <ul role="list" className={styles.tracks}>
        {Object.entries(certificationTracks[id]).map(([track, hours]) => (
          <li key={track} className={styles.track}>
            {/* An SVG path, because the CSP forbids inline styles. */}
            <svg
              className={styles.trackScale}
              viewBox={`0 0 ${longestTrackHours} 1`}
              preserveAspectRatio="none"
              aria-hidden="true"
              focusable="false"
            >
              <path d={`M0 0H${hours}V1H0Z`} className={styles.trackBar[id]} />
            </svg>
            <h4>{texts[track]?.name}</h4>
            <p className={styles.trackHours}>{formats.hours(hours)}</p>
            <p className={styles.trackText}>{texts[track]?.text}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}
