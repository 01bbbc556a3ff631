import { useTranslation } from 'react-i18next';
import { certificationTracks, longestTrackHours } from '../../content/certifications.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import { Section } from '../../ui/Section.tsx';
import * as styles from './Certifications.css.ts';

const groupIds = ['digital', 'trade', 'sector'] as const;

/** The certification tracks in three groups. The length of each track's bar shows its hours. */
export function CertificationTracks() {
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
