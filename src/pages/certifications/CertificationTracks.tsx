import { useTranslation } from 'react-i18next';
import { certificationTracks, longestTrackHours } from '../../content/certifications.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import { Section } from '../../ui/Section.tsx';
import * as styles from './Certifications.css.ts';

interface Track {
  id: string;
  name: string;
  text: string;
  hours: number;
}

/** The certification tracks in three groups. The length of each track's bar shows its hours. */
export function CertificationTracks() {
  const { t } = useTranslation('certifications');
  const formats = useFormats();
  const { digital, trade, sector } = certificationTracks;
  return (
    <Section
      heading={t('tracks.heading')}
      intro={t('tracks.intro', { hours: formats.hours(longestTrackHours) })}
      tone="deep"
    >
      <div className={styles.trackGroups}>
        <TrackGroup
          color="digital"
          name={t('tracks.groups.digital.name')}
          text={t('tracks.groups.digital.text')}
          tracks={joinHoursAndTexts(digital, t('tracks.groups.digital.tracks', { returnObjects: true }))}
        />
        <TrackGroup
          color="trade"
          name={t('tracks.groups.trade.name')}
          text={t('tracks.groups.trade.text')}
          tracks={joinHoursAndTexts(trade, t('tracks.groups.trade.tracks', { returnObjects: true }))}
        />
        <TrackGroup
          color="sector"
          name={t('tracks.groups.sector.name')}
          text={t('tracks.groups.sector.text')}
          tracks={joinHoursAndTexts(sector, t('tracks.groups.sector.tracks', { returnObjects: true }))}
        />
      </div>
    </Section>
  );
}

/** Pairs each track's hours with its texts. The types require texts for every track. */
function joinHoursAndTexts<Id extends string>(
  hoursOf: Record<Id, number>,
  texts: Record<Id, { name: string; text: string }>,
): Track[] {
  // Safe cast: `Object.keys` returns plain strings.
  return (Object.keys(hoursOf) as Id[]).map((id) => ({ id, hours: hoursOf[id], ...texts[id] }));
}

interface TrackGroupProps {
  color: keyof typeof styles.trackBar;
  name: string;
  text: string;
  tracks: readonly Track[];
}

function TrackGroup({ color, name, text, tracks }: TrackGroupProps) {
  const formats = useFormats();
  return (
    <div className={styles.trackGroup}>
      <div className={styles.trackGroupWords}>
        <h3>{name}</h3>
        <p className={styles.trackGroupText}>{text}</p>
      </div>
      <ul role="list" className={styles.tracks}>
        {tracks.map((track) => (
          <li key={track.id} className={styles.track}>
            {/* An SVG path, because the CSP forbids inline styles. */}
            <svg
              className={styles.trackScale}
              viewBox={`0 0 ${longestTrackHours} 1`}
              preserveAspectRatio="none"
              aria-hidden="true"
              focusable="false"
            >
              <path d={`M0 0H${track.hours}V1H0Z`} className={styles.trackBar[color]} />
            </svg>
            <h4>{track.name}</h4>
            <p className={styles.trackHours}>{formats.hours(track.hours)}</p>
            <p className={styles.trackText}>{track.text}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}
