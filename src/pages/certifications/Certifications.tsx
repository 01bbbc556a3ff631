import { useTranslation } from 'react-i18next';
import {
  certificateMonths,
  certificationTracks,
  hasCertificateExpired,
  isoCertificate,
  programOfTrack,
  trackHours,
} from '../../content/certifications.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import { BelowFirstScreen } from '../../navigation/BelowFirstScreen.tsx';
import sealedCertificate from '../../scenes/sealed-certificate.svg';
import { HoursBar } from '../../ui/Scales.tsx';
import { PageHero } from '../../sections/PageHero.tsx';
import { useSchoolNow } from '../../sections/useSchoolClock.ts';
import { ButtonLink, ButtonRow } from '../../ui/Button.tsx';
import { NumberedPath } from '../../ui/NumberedPath.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { Section, WovenEdge } from '../../ui/Section.tsx';
import { TitledTexts } from '../../ui/TitledTexts.tsx';
import { headerBeside } from '../../ui/Section.css.ts';
import { PageLink, TextLink } from '../../ui/PageLink.tsx';
import { TextList } from '../../ui/TextList.tsx';
import * as layout from '../../ui/layout.css.ts';
import * as styles from './Certifications.css.ts';
import { type ToggleEvent, useId } from 'react';

export function Certifications() {
  const { t } = useTranslation('certifications');
  const { hours } = useFormats();
  return (
    <div className={styles.page}>
      <PageHero
        heading={t('hero.heading')}
        subtitle={t('hero.subtitle', { min: trackHours.min, hours: hours(trackHours.max) })}
        aside={<Picture drawing={sealedCertificate} ratio="3 / 2" isInFirstScreen />}
      />
      <BelowFirstScreen>
        <CertificationTracks />
        <CertificationProcess />
        <IsoStandard />
        <Certificate />
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

function CertificationTracks() {
  const { t } = useTranslation('certifications');
  const formats = useFormats();
  return (
    <Section
      heading={t('tracks.heading')}
      intro={t('tracks.intro', { min: trackHours.min, hours: formats.hours(trackHours.max) })}
      tone="deep"
    >
      <div className={layout.stack.block}>
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
    <div
      className={`${layout.stack.block} ${layout.desktopColumns.label} ${layout.align.start} ${layout.ruleAbove.strong} ${layout.paddingAbove.l}`}
    >
      <div className={`${layout.stack.xs} ${headerBeside}`}>
        <h3>{name}</h3>
        <p className={layout.ink.quiet}>{text}</p>
      </div>
      <ul role="list" className={layout.stack.l}>
        {Object.entries(certificationTracks[id]).map(([track, hours]) => (
          <li key={track} className={layout.stack.xs}>
            <div className={layout.ends}>
              <h4>
                <TrackLink track={track} name={texts[track]?.name ?? ''} />
              </h4>
              <p className={layout.headingSize.h4}>{formats.hours(hours)}</p>
            </div>
            <HoursBar hours={hours} max={trackHours.max} />
            <p className={layout.ink.quiet}>{texts[track]?.text}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** To the form with its option chosen, or to a message with its subject. */
function TrackLink({ track, name }: { track: string; name: string }) {
  const { t } = useTranslation('certifications');
  const certifyingProgram = programOfTrack[track];
  return certifyingProgram ? (
    <PageLink to="/admission-request" search={{ certifyingProgram }} className={styles.trackLink}>
      {name}
    </PageLink>
  ) : (
    <PageLink
      to="/contact"
      search={{ subject: t('tracks.subject', { name }) }}
      hash="ecrire"
      className={styles.trackLink}
    >
      {name}
    </PageLink>
  );
}

function Certificate() {
  const { t } = useTranslation(['certifications', 'common']);
  const formats = useFormats();
  const facts = [
    { name: t('certificate.standard'), text: <bdi>{isoCertificate.standard}</bdi> },
    { name: t('certificate.number'), text: <bdi>{isoCertificate.number}</bdi> },
    { name: t('certificate.issuingBody'), text: <bdi>{isoCertificate.issuingBody}</bdi> },
    { name: t('certificate.scope'), text: t('certificate.scopeText') },
  ];
  return (
    <Section
      id="certificate"
      heading={t('certificate.heading')}
      intro={t('certificate.intro')}
      split="narrowWide"
    >
      <div className={styles.certificate}>
        <WovenEdge />
        <div className={`${styles.certificateBody} ${layout.stack.l}`}>
          <ExpiryNote />
          <p className={`${layout.stack.xs} ${layout.ink.quiet}`}>
            <span>{t('certificate.awardedTo')}</span>
            <strong className={`${layout.headingSize.h2} ${layout.ink.basalt}`}>
              {t('common:schoolName')}
            </strong>
          </p>
          <TitledTexts
            arrangement="pairs"
            items={facts}
            nameClass={layout.label}
            textClass={layout.headingSize.body}
          />
          <div className={`${layout.stack.m} ${layout.ruleAbove.thin} ${layout.paddingAbove.l}`}>
            <h3 className={layout.label}>{t('certificate.validity')}</h3>
            <dl className={styles.period}>
              {(['validFrom', 'validUntil'] as const).map((end) => (
                <div key={end}>
                  <dt>{t(`certificate.${end}`)}</dt>
                  <dd className={`${layout.headingSize.h4} ${layout.ink.basalt}`}>
                    <time dateTime={isoCertificate[end]}>{formats.date(isoCertificate[end])}</time>
                  </dd>
                </div>
              ))}
            </dl>
          </div>
        </div>
      </div>
    </Section>
  );
}

/** Prerendered if the certificate had expired at build, or else shown by the visitor's clock. */
function ExpiryNote() {
  const { t } = useTranslation('certifications');
  const formats = useFormats();
  if (!hasCertificateExpired(useSchoolNow()?.date ?? import.meta.env.BUILD_DAY)) return null;
  return (
    <p className={layout.bold}>
      {t('certificate.isOver', { date: formats.date(isoCertificate.validUntil) })}
    </p>
  );
}

const points = `${layout.points} ${layout.stack.m} ${layout.measure}`;

/** Native `details` with a shared name: one part is open at a time, no scripts are needed, and find-in-page opens parts. */
function IsoStandard() {
  const { t } = useTranslation('certifications');
  const { standard } = isoCertificate;
  const group = useId();
  const parts = [
    {
      heading: t('iso.standard.heading', { standard }),
      content: <Paragraphs texts={t('iso.standard.text', { returnObjects: true })} />,
    },
    {
      heading: t('iso.students.heading'),
      content: <TextList items={t('iso.students.points', { returnObjects: true })} className={points} />,
    },
    {
      heading: t('iso.school.heading'),
      content: <TextList items={t('iso.school.points', { returnObjects: true })} className={points} />,
    },
    {
      heading: t('iso.commitment.heading'),
      content: <Paragraphs texts={t('iso.commitment.text', { returnObjects: true })} />,
    },
  ];
  return (
    <Section
      id="iso"
      heading={t('iso.heading', { standard })}
      intro={t('iso.intro')}
      tone="sand"
      split="narrowWide"
    >
      <div className={`${layout.rows.xs} ${layout.ruleAbove.strong}`}>
        {parts.map(({ heading, content }, index) => (
          <details
            key={heading}
            name={group}
            open={index === 0}
            className={styles.accordion}
            onToggle={closeOthers}
          >
            <summary className={styles.accordionSummary}>
              <h3>{heading}</h3>
            </summary>
            <div className={`${styles.accordionPanel} ${layout.stack.m}`}>{content}</div>
          </details>
        ))}
      </div>
    </Section>
  );
}

/** Firefox before 130 and Safari before 17.2 do not know the shared name. */
function closeOthers({ currentTarget: part }: ToggleEvent<HTMLDetailsElement>) {
  if (!part.open) return;
  for (const other of part.parentElement?.querySelectorAll('details') ?? []) other.open = other === part;
}

function Paragraphs({ texts }: { texts: readonly string[] }) {
  return texts.map((text) => <p key={text}>{text}</p>);
}
