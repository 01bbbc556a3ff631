import { useTranslation } from 'react-i18next';
import {
  admissionSearchFor,
  families,
  internshipMonthsMin,
  emblemOf,
  type ProgramId,
  programOf,
} from '../../../content/programs.ts';
import { evenings } from '#core/openingHours.ts';
import { useFormats } from '../../../i18n/useFormats.ts';
import { ButtonLink } from '../../../ui/Button.tsx';
import { ApplicationStatus } from '../../../sections/ApplicationStatus.tsx';
import { ShareProgram } from '../../../sections/ShareProgram.tsx';
import { FeesLine } from '../../../sections/FeesLine.tsx';
import { useDeadlineText } from '../../../sections/applicationTexts.ts';
import { Emblem } from '../../../ui/Emblem.tsx';
import { Container } from '../../../ui/Section.tsx';
import * as styles from './ProgramPage.css.ts';

/** A licence's key facts beside its title, with the link to apply. */
export function FactBox({ program }: { program: ProgramId }) {
  const facts = useProgramFacts(program);
  return (
    <div className={styles.factBox}>
      <div className={styles.fieldMark}>
        <Emblem name={emblemOf(program)} />
      </div>
      <FactHead program={program} />
      <FeesLine perYear={programOf(program).feesPerYear} />
      <dl className={styles.factStack}>
        {facts.map(({ id, term, value }) => (
          <div key={id} className={styles.fact}>
            <dt className={styles.factTerm}>{term}</dt>
            <dd className={styles.factValue}>
              {value}
              {id === 'deadline' && <ApplicationStatus program={program} tells="intake" />}
            </dd>
          </div>
        ))}
      </dl>
      <Apply program={program} />
    </div>
  );
}

/** A master's key facts as a band under its title, with the link to apply. */
export function FactBand({ program }: { program: ProgramId }) {
  const facts = useProgramFacts(program);
  return (
    <div className={styles.factBand}>
      <Container>
        <FactHead program={program} />
        <div className={styles.bandNote}>
          <FeesLine perYear={programOf(program).feesPerYear} />
        </div>
        <dl className={styles.factColumns}>
          {facts.map(({ id, term, value }) => (
            <div key={id} className={`${styles.fact} ${styles.factColumn}`}>
              <dt className={styles.factTerm}>{term}</dt>
              <dd className={styles.largeFactValue}>
                {value}
                {id === 'deadline' && <ApplicationStatus program={program} tells="intake" />}
              </dd>
            </div>
          ))}
        </dl>
        <Apply program={program} />
      </Container>
    </div>
  );
}

function FactHead({ program }: { program: ProgramId }) {
  const { t } = useTranslation('program');
  return (
    <div className={styles.factHead}>
      <h2 className={styles.factHeading}>{t('facts.heading')}</h2>
      <ShareProgram program={program} />
    </div>
  );
}

function Apply({ program }: { program: ProgramId }) {
  const { t } = useTranslation('program');
  return (
    <ButtonLink
      to="/admission-request"
      search={admissionSearchFor(program)}
      variant="primary"
      className={styles.applyLink}
    >
      {t('apply')}
    </ButtonLink>
  );
}

/** A fact as a term and its description. */
interface Fact {
  id: string;
  term: string;
  value: string;
}

/** The programme's key facts as translated sentences, in a fixed order. */
function useProgramFacts(id: ProgramId): Fact[] {
  const { t } = useTranslation('program');
  const deadlineText = useDeadlineText();
  const formats = useFormats();
  const { family, training, experienceYears, toeicMin } = programOf(id);
  const facts: Fact[] = [
    {
      id: 'deadline',
      term: t('facts.deadline'),
      value: deadlineText(id),
    },
  ];
  if (families[family].isInEvening) {
    const { days, span } = evenings;
    facts.push({
      id: 'schedule',
      term: t('facts.schedule'),
      value: t('facts.evening', {
        first: formats.weekday(days[0]),
        last: formats.weekday(days[4]),
        from: formats.time(span.from),
        to: formats.time(span.to),
      }),
    });
  }
  const length = t('facts.internshipLength', { count: internshipMonthsMin });
  facts.push(
    {
      id: 'internship',
      term: t('facts.internship'),
      value: families[family].isInEvening ? t('facts.atEmployer', { length }) : length,
    },
    { id: 'diploma', term: t('facts.diploma'), value: t('facts.stateDiploma') },
    {
      id: 'prerequisite',
      term: t('facts.prerequisite'),
      value:
        family === 'licence' ? t('facts.baccalaureate') : t('facts.level', { level: families.licence.level }),
    },
  );
  if (training) facts.push({ id: 'training', term: t('facts.training'), value: t('facts.initialTraining') });
  if (experienceYears) {
    facts.push({
      id: 'experience',
      term: t('facts.experience'),
      value: experienceYears.max
        ? t('facts.experienceRange', { min: experienceYears.min, count: experienceYears.max })
        : t('facts.experienceMin', { count: experienceYears.min }),
    });
  }
  if (toeicMin) {
    facts.push({ id: 'english', term: t('facts.english'), value: t('facts.toeic', { score: toeicMin }) });
  }
  return facts;
}
