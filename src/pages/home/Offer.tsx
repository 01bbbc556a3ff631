import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { executiveHours, executivePrograms, families, programsOf } from '../../content/programs.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import { Emblem } from '../../ui/Emblem.tsx';
import { PageLink } from '../../ui/PageLink.tsx';
import { Section } from '../../ui/Section.tsx';
import { ProgramLink } from '../../sections/ProgramName.tsx';
import { EnglishWords } from '../../sections/EnglishWords.tsx';
import { HoursBar } from '../../ui/Scales.tsx';
import * as layout from '../../ui/layout.css.ts';
import * as styles from './Home.css.ts';

export function Offer() {
  const { t } = useTranslation('home');
  return (
    <Section heading={t('offer.heading')}>
      <div className={layout.ruleBelow.strong}>
        <Family id="licence" />
        <Family id="master" />
        <Family id="executive" />
      </div>
    </Section>
  );
}

type FamilyId = 'licence' | 'master' | 'executive';

function Family({ id }: { id: FamilyId }) {
  const { t } = useTranslation(['home', 'programNames']);
  const headingId = useId();
  return (
    <article aria-labelledby={headingId} className={styles.family}>
      <div className={styles.familyTitle}>
        <Emblem name={id} />
        <div className={styles.familyTitleBody}>
          <h3 id={headingId} className={layout.textSize.h3}>
            <PageLink
              to={id === 'executive' ? '/programs/executive' : '/programs'}
              {...(id !== 'executive' && { hash: id })}
              className={styles.familyLink}
            >
              <EnglishWords>{t(`programNames:families.${id}.name`)}</EnglishWords>
            </PageLink>
          </h3>
          <p className={`${layout.textSize.small} ${layout.ink.quiet}`}>
            <Subtitle id={id} />
          </p>
        </div>
      </div>
      <div className={styles.familyPrograms}>
        {id === 'executive' ? <ExecutivePrograms /> : <Programs family={id} />}
      </div>
      <div className={styles.familyAbout}>
        <p className={layout.textSize.body}>{t(`offer.families.${id}.description`)}</p>
        {id !== 'executive' && <Levels family={id} />}
      </div>
    </article>
  );
}

function Subtitle({ id }: { id: FamilyId }) {
  const { t } = useTranslation('home');
  if (id === 'executive')
    return t('offer.families.executive.subtitle', {
      min: executiveHours.min,
      count: executiveHours.max,
    });
  const { years, level } = families[id];
  return t(`offer.families.${id}.subtitle`, { count: years, level });
}

type DegreeFamily = keyof typeof families;

/** After the baccalaureate. */
const levels = [1, 2, 3, 4, 5] as const;

/** Decorative: the subtitle gives the same information. */
function Levels({ family }: { family: DegreeFamily }) {
  const { t } = useTranslation('home');
  const { years, level: last } = families[family];
  return (
    <ol className={styles.levels} aria-hidden="true">
      {levels.map((level) => (
        <li key={level} className={styles.level}>
          <svg viewBox="0 0 40 40">
            <path
              d="M20 2 38 20 20 38 2 20Z"
              className={level <= last && level > last - years ? styles.includedLevel : styles.otherLevel}
            />
          </svg>
          {t('offer.scaleYear', { level })}
        </li>
      ))}
    </ol>
  );
}

function Programs({ family }: { family: DegreeFamily }) {
  return (
    <ul role="list">
      {programsOf(family).map((id) => (
        <li key={id} className={layout.ruleAbove.thin}>
          <ProgramLink id={id} className={styles.programLink} />
        </li>
      ))}
    </ul>
  );
}

function ExecutivePrograms() {
  const { t } = useTranslation('programNames');
  const formats = useFormats();
  return (
    <ul role="list" className={layout.stack.xs}>
      {executivePrograms.map(({ id, hours }) => (
        <li key={id}>
          <p className={layout.ends}>
            {t(`executivePrograms.${id}`)} <strong>{formats.hours(hours)}</strong>
          </p>
          <HoursBar hours={hours} max={executiveHours.max} />
        </li>
      ))}
    </ul>
  );
}
