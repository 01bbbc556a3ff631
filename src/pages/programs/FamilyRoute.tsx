import { useTranslation } from 'react-i18next';
import { families } from '../../content/programs.ts';
import type { FamilyId } from './FamilyDetails.tsx';
import * as styles from './FamilyRoute.css.ts';

const { licence, master } = families;
/** Years after the baccalaureate; what comes after them is working life. */
const parts = [...Array.from({ length: master.level }, (_, index) => index + 1), master.level + 1];

function familyAt(part: number): FamilyId {
  if (part > master.level) return 'executive';
  return part > licence.level ? 'master' : 'licence';
}

/** The three families as one way after the baccalaureate, each a link to its part of the page. */
export function FamilyRoute() {
  const { t } = useTranslation(['programs', 'programNames']);
  const entries = {
    licence: t('hero.route.entry.licence'),
    master: t('hero.route.entry.master', { level: licence.level }),
    executive: t('hero.route.entry.executive'),
  };
  return (
    <nav aria-label={t('hero.families')}>
      <ol className={styles.route}>
        {(['licence', 'master', 'executive'] as const).map((family) => (
          <li key={family} className={styles.leg}>
            <div className={styles.words}>
              <a href={`#${family}`} className={styles.name}>
                {t(`programNames:families.${family}.name`)}
              </a>
              <span className={styles.entry}>{entries[family]}</span>
            </div>
            <Leg family={family} />
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** The way itself: a diamond for every year, an arrow for what follows; the family's own part is filled. */
function Leg({ family }: { family: FamilyId }) {
  return (
    <svg className={styles.way} viewBox={`0 0 ${parts.length * 44} 40`} aria-hidden="true" focusable="false">
      {parts.map((part, index) => (
        <path
          key={part}
          d={
            part > master.level
              ? `M${index * 44} 2h20l20 18-20 18h-20l20-18Z`
              : `M${index * 44 + 20} 1l19 19-19 19-19-19Z`
          }
          className={styles.part[familyAt(part) === family ? family : 'other']}
        />
      ))}
    </svg>
  );
}
