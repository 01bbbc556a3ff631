import { useTranslation } from 'react-i18next';
import { certificateMonths } from '../../content/certifications.ts';
import {
  executiveEntries,
  executiveHours,
  executivePath,
  families,
  internshipMonthsMin,
  emblemOf,
  type ProgramId,
  programOf,
  programsOf,
} from '../../content/programs.ts';
import { useDeadlineText } from '../../sections/applicationTexts.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Emblem } from '../../ui/Emblem.tsx';
import { PageLink } from '../../ui/PageLink.tsx';
import { Container } from '../../ui/Section.tsx';
import { section, tone } from '../../ui/Section.css.ts';
import { visuallyHidden } from '../../ui/VisuallyHidden.css.ts';
import { FamilyDetails, type FamilyId, FamilyTestimonial } from './FamilyDetails.tsx';
import * as styles from './Programs.css.ts';

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

interface FamilyHeadProps {
  family: FamilyId;
  headingId: string;
  /** Lengths and levels, from the content. */
  facts: readonly string[];
}

/** How a family introduces itself: emblem and name, then what it is for. */
function FamilyHead({ family, headingId, facts }: FamilyHeadProps) {
  const { t } = useTranslation(['programs', 'programNames']);
  return (
    <div className={styles.familyHead}>
      <div className={styles.familyName}>
        <Emblem name={family} />
        <h2 id={headingId}>{t(`programNames:families.${family}.name`)}</h2>
      </div>
      <div className={styles.familyText}>
        <p className={styles.subtitle}>{t(`groups.${family}.subtitle`)}</p>
        <p>{t(`groups.${family}.description`)}</p>
        <ul className={styles.facts}>
          {facts.map((fact) => (
            <li key={fact} className={styles.fact}>
              {fact}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

/**
 * A family's programmes: emblem, name, what one learns, until when one applies. The emblem does not travel to the page by a
 * view transition: with the processor slowed four times the new title came some 50 ms later (medians of 9: 77 for 25 ms).
 */
function ProgramRows({ ids, inTwo = false }: { ids: readonly ProgramId[]; inTwo?: boolean }) {
  return (
    <ul className={inTwo ? `${styles.programRows} ${styles.inTwoColumns}` : styles.programRows}>
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
    <li className={styles.programRow}>
      <Emblem name={emblemOf(id)} />
      <div className={styles.programWords}>
        <h3>
          <PageLink to="/programs/$slug" params={{ slug }} className={styles.programLink}>
            {t(`${id}.name`)}
            {/* A licence and a master share their name: heard alone, the links must differ. */}
            <span className={visuallyHidden}> ({t(`families.${family}.singular`)})</span>
          </PageLink>
        </h3>
        <p>{t(`${id}.description`)}</p>
        <p className={styles.programDeadline}>
          <Icon name="calendar" />
          {deadlineText(id)}
        </p>
      </div>
    </li>
  );
}
