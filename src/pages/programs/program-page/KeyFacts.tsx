import { useTranslation } from 'react-i18next';
import { applicationFor, markOf, type ProgramId } from '../../../content/programs.ts';
import { ButtonLink } from '../../../ui/Button.tsx';
import { ApplicationStatus } from '../../../sections/ApplicationStatus.tsx';
import { Mark } from '../../../ui/Mark.tsx';
import { Container } from '../../../ui/Section.tsx';
import * as styles from './KeyFacts.css.ts';
import { useProgramFacts } from './useProgramFacts.ts';

/** A licence's key facts beside its title, with the way to apply. */
export function FactBox({ program }: { program: ProgramId }) {
  const facts = useProgramFacts(program);
  return (
    <div className={styles.box}>
      <div className={styles.sign}>
        <Mark name={markOf(program)} />
      </div>
      <dl className={styles.stack}>
        {facts.map(({ id, term, value }) => (
          <div key={id}>
            <dt className={styles.term}>{term}</dt>
            <dd className={styles.value}>
              {value}
              {id === 'deadline' && <ApplicationStatus program={program} tells="applications" lines="one" />}
            </dd>
          </div>
        ))}
      </dl>
      <Apply program={program} />
    </div>
  );
}

/** A master's key facts as a band under its title, with the way to apply. */
export function FactBand({ program }: { program: ProgramId }) {
  const facts = useProgramFacts(program);
  return (
    <div className={styles.band}>
      <Container>
        <dl className={styles.columns}>
          {facts.map(({ id, term, value }) => (
            <div key={id} className={styles.column}>
              <dt className={styles.term}>{term}</dt>
              <dd className={styles.largeValue}>
                {value}
                {id === 'deadline' && (
                  <ApplicationStatus program={program} tells="applications" lines="two" />
                )}
              </dd>
            </div>
          ))}
        </dl>
        <Apply program={program} />
      </Container>
    </div>
  );
}

function Apply({ program }: { program: ProgramId }) {
  const { t } = useTranslation('program');
  return (
    <ButtonLink
      to="/admission-request"
      search={applicationFor(program)}
      variant="primary"
      className={styles.apply}
    >
      {t('apply')}
    </ButtonLink>
  );
}
