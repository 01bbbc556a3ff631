import { useTranslation } from 'react-i18next';
import { families, internshipMonthsMin, programsOf } from '../../content/programs.ts';
import { Container } from '../../ui/Section.tsx';
import { section, tone } from '../../ui/Section.css.ts';
import * as styles from './Family.css.ts';
import { FamilyDetails, FamilyTestimonial } from './FamilyDetails.tsx';
import { FamilyHead } from './FamilyHead.tsx';
import { ProgramRows } from './ProgramRows.tsx';

/** The professional masters, on the dark band: a voice, the programmes in two columns, what they bring. */
export function Masters() {
  const { t } = useTranslation(['programs', 'programNames']);
  const ids = programsOf('master');
  const { years, level } = families.master;
  return (
    <section id="master" aria-labelledby="master-heading" className={`${section} ${tone.deep}`}>
      <Container>
        <FamilyHead
          family="master"
          headingId="master-heading"
          facts={[
            t('programNames:durationAndLevel', { count: years, level }),
            t('groups.count', { count: ids.length }),
            t('groups.internship', { count: internshipMonthsMin }),
          ]}
        />
        <div className={styles.stacked}>
          <ProgramRows ids={ids} inTwo />
          <FamilyDetails family="master" />
          <div className={styles.voice}>
            <FamilyTestimonial family="master" />
          </div>
        </div>
      </Container>
    </section>
  );
}
