import { useTranslation } from 'react-i18next';
import { markOf, type ProgramId, programOf } from '../../content/programs.ts';
import { useDeadlineText } from '../../sections/applicationTexts.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Mark } from '../../ui/Mark.tsx';
import { PageLink } from '../../ui/PageLink.tsx';
import { visuallyHidden } from '../../ui/VisuallyHidden.css.ts';
import * as styles from './ProgramRows.css.ts';

/**
 * A family's programmes: mark, name, what one learns, until when one applies. The mark does not travel to the page by a
 * view transition: with the processor slowed four times the new title came some 50 ms later (medians of 9: 77 for 25 ms).
 */
export function ProgramRows({ ids, inTwo = false }: { ids: readonly ProgramId[]; inTwo?: boolean }) {
  return (
    <ul className={inTwo ? `${styles.rows} ${styles.inTwo}` : styles.rows}>
      {ids.map((id) => (
        <ProgramRow key={id} id={id} />
      ))}
    </ul>
  );
}

function ProgramRow({ id }: { id: ProgramId }) {
  const { t } = useTranslation('programNames');
  const deadlineText = useDeadlineText();
  const { slug, family } = programOf(id);
  return (
    <li className={styles.row}>
      <Mark name={markOf(id)} />
      <div className={styles.words}>
        <h3>
          <PageLink to="/programs/$slug" params={{ slug }} className={styles.link}>
            {t(`${id}.name`)}
            {/* A licence and a master share their name: heard alone, the links must differ. */}
            <span className={visuallyHidden}> ({t(`families.${family}.singular`)})</span>
          </PageLink>
        </h3>
        <p>{t(`${id}.description`)}</p>
        <p className={styles.deadline}>
          <Icon name="calendar" />
          {deadlineText(id)}
        </p>
      </div>
    </li>
  );
}
