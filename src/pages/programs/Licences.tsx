import { useTranslation } from 'react-i18next';
import { families, internshipMonthsMin, programsOf } from '../../content/programs.ts';
import { Container } from '../../ui/Section.tsx';
import { section, tone } from '../../ui/Section.css.ts';
import * as styles from './Family.css.ts';
import { FamilyDetails, FamilyTestimonial } from './FamilyDetails.tsx';
import { FamilyHead } from './FamilyHead.tsx';
import { ProgramRows } from './ProgramRows.tsx';

/** The professional licences: the programmes, with what they bring beside them. */
export function Licences() {
  const { t } = useTranslation(['programs', 'programNames']);
  const ids = programsOf('licence');
  const { years, level } = families.licence;
  return (
    <section id="licence" aria-labelledby="licence-heading" className={`${section} ${tone.salt}`}>
      <Container>
        <FamilyHead
          family="licence"
          headingId="licence-heading"
          facts={[
            t('programNames:durationAndLevel', { count: years, level }),
            t('groups.count', { count: ids.length }),
            t('groups.internship', { count: internshipMonthsMin }),
          ]}
        />
        <div className={styles.stacked}>
          <div className={styles.beside}>
            <ProgramRows ids={ids} />
            <FamilyDetails family="licence" stacked />
          </div>
          <div className={styles.voice}>
            <FamilyTestimonial family="licence" beside />
          </div>
        </div>
      </Container>
    </section>
  );
}
