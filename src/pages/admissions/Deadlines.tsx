import { useTranslation } from 'react-i18next';
import { emblemOf, type ProgramId, programOf, programsOf } from '../../content/programs.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import { ApplicationDeadline } from '../../sections/ApplicationStatus.tsx';
import { Emblem } from '../../ui/Emblem.tsx';
import { useRequirements } from '../../sections/useProgramFacts.ts';
import { ProgramLink } from '../../sections/ProgramName.tsx';
import { Section } from '../../ui/Section.tsx';
import * as styles from './Admissions.css.ts';

export function Deadlines() {
  const { t } = useTranslation(['admissions', 'programNames']);
  return (
    <Section
      id="deadlines"
      tone="sand"
      heading={t('deadlines.heading')}
      intro={t('deadlines.intro')}
      split="narrowWide"
    >
      <table className={styles.table}>
        <caption className={styles.caption}>{t('deadlines.caption')}</caption>
        <thead className={styles.tableHead}>
          <tr>
            <th scope="col">{t('deadlines.program')}</th>
            <th scope="col" id="deadline">
              {t('deadlines.deadline')}
            </th>
          </tr>
        </thead>
        {(['licence', 'master'] as const).map((family) => (
          <tbody key={family}>
            <tr>
              <th scope="rowgroup" id={family} colSpan={2} className={styles.familyRow}>
                {t(`programNames:families.${family}.name`)}
              </th>
            </tr>
            {programsOf(family).map((id) => (
              <ProgramRow key={id} id={id} />
            ))}
          </tbody>
        ))}
      </table>
    </Section>
  );
}

function ProgramRow({ id }: { id: ProgramId }) {
  const { t } = useTranslation('admissions');
  const { list } = useFormats();
  const requirements = list(useRequirements(id));
  const { family, training } = programOf(id);
  const requirement = training === 'initial' ? t('deadlines.initialTraining') : requirements;
  return (
    <tr>
      <th scope="row" id={id} headers={family} className={styles.programHeader}>
        <span className={styles.programCell}>
          <Emblem name={emblemOf(id)} />
          <span>
            <ProgramLink id={id} className={styles.programName} />
            {requirement && <span className={styles.requirement}>{requirement}</span>}
          </span>
        </span>
      </th>
      <td headers={`${family} ${id} deadline`} className={styles.deadline}>
        <ApplicationDeadline program={id} />
      </td>
    </tr>
  );
}
