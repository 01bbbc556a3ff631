import { useTranslation } from 'react-i18next';
import { certificateMonths } from '../../content/certifications.ts';
import { executiveEntries, executiveHours, executivePath } from '../../content/programs.ts';
import { Icon } from '../../ui/Icon.tsx';
import { PageLink } from '../../ui/PageLink.tsx';
import { Container } from '../../ui/Section.tsx';
import { section, tone } from '../../ui/Section.css.ts';
import * as styles from './Family.css.ts';
import { FamilyDetails, FamilyTestimonial } from './FamilyDetails.tsx';
import { FamilyHead } from './FamilyHead.tsx';

/** Executive education: two entries, both told on one page. */
export function ExecutiveEducation() {
  const { t } = useTranslation(['programs', 'programNames']);
  return (
    <section id="executive" aria-labelledby="executive-heading" className={`${section} ${tone.sand}`}>
      <Container>
        <FamilyHead
          family="executive"
          headingId="executive-heading"
          facts={[
            t('groups.executive.length', { min: executiveHours.min, count: executiveHours.max }),
            t('groups.executive.certificates', { min: certificateMonths.min, count: certificateMonths.max }),
          ]}
        />
        <div className={styles.stacked}>
          <ul className={styles.entries}>
            {executiveEntries.map((entry) => (
              <li key={entry} className={styles.entry}>
                <h3>
                  <PageLink to={executivePath} hash={entry} className={styles.entryLink}>
                    {t(`programNames:executive.${entry}.name`)}
                  </PageLink>
                </h3>
                <p>{t(`programNames:executive.${entry}.description`)}</p>
                <span className={styles.arrow}>
                  <Icon name="arrow" />
                </span>
              </li>
            ))}
          </ul>
          <FamilyDetails family="executive" />
          <div className={styles.voice}>
            <FamilyTestimonial family="executive" />
          </div>
        </div>
      </Container>
    </section>
  );
}
