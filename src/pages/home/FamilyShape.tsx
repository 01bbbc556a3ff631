import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import {
  executiveHours,
  executivePrograms,
  families,
  programOf,
  programsOf,
} from '../../content/programs.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import * as styles from './FamilyShape.css.ts';

type DegreeFamily = keyof typeof families;

/** Years of study after the baccalaureate that the scale shows. */
const levels = [1, 2, 3, 4, 5] as const;

/** Which years after the baccalaureate a family takes, as diamonds; decoration beside its subtitle. */
export function Levels({ family }: { family: DegreeFamily }) {
  const { t } = useTranslation('home');
  const { years, level: last } = families[family];
  return (
    <ol className={styles.levels} aria-hidden="true">
      {levels.map((level) => (
        <li key={level} className={styles.level}>
          <svg viewBox="0 0 40 40" focusable="false">
            <path
              d="M20 2 38 20 20 38 2 20Z"
              className={level <= last && level > last - years ? styles.taken : styles.other}
            />
          </svg>
          {t('offer.scaleYear', { level })}
        </li>
      ))}
    </ol>
  );
}

/** Links to the programmes of a family. */
export function Programs({ family }: { family: DegreeFamily }) {
  const { t } = useTranslation(['programNames', 'home']);
  const familyName = t(`families.${family}.singular`);
  return (
    <ul role="list">
      {programsOf(family).map((id) => (
        <li key={id} className={styles.program}>
          <Link
            to="/programs/$slug"
            params={{ slug: programOf(id).slug }}
            className={styles.link}
            // A licence and a master may share their name.
            aria-label={t('home:offer.program', { program: t(`${id}.name`), family: familyName })}
          >
            {/* Of its own language, where the catalog lacks the one or the other. */}
            <span>{t(`${id}.name`)}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** The modules of executive education with bars as long as their hours. */
export function Modules() {
  const { t } = useTranslation('programNames');
  const formats = useFormats();
  return (
    <ul role="list">
      {executivePrograms.map(({ id, hours }) => (
        <li key={id} className={styles.module}>
          <span className={styles.moduleName}>
            {t(`executivePrograms.${id}`)} <strong>{formats.hours(hours)}</strong>
          </span>
          <svg
            viewBox={`0 0 ${executiveHours.max} 4`}
            preserveAspectRatio="none"
            className={styles.bar}
            aria-hidden="true"
          >
            <path d={`M0 0H${hours}V4H0Z`} />
          </svg>
        </li>
      ))}
    </ul>
  );
}
