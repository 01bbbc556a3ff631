import { useTranslation } from 'react-i18next';
import { defaultLanguage } from '#core/texts/languages.ts';
import {
  admissionSearchFor,
  brochurePath,
  families,
  type ProgramId,
  programOf,
} from '../../../content/programs.ts';
import { BelowFirstScreen } from '../../../navigation/BelowFirstScreen.tsx';
import { ApplicationStatus } from '../../../sections/ApplicationStatus.tsx';
import { PageHero } from '../../../sections/PageHero.tsx';
import { EmailLink, PhoneLink } from '../../../sections/SchoolLinks.tsx';
import { useDeadlineText, useProgramTitle } from '../../../sections/applicationTexts.ts';
import auditScales from '../../../scenes/audit-scales.svg';
import cableLanding from '../../../scenes/cable-landing.svg';
import dhowLeaving from '../../../scenes/dhow-leaving.svg';
import ghoubetWind from '../../../scenes/ghoubet-wind.svg';
import gulfChart from '../../../scenes/gulf-chart.svg';
import lockedNetwork from '../../../scenes/news/locked-network.svg';
import openLedger from '../../../scenes/open-ledger.svg';
import portCranes from '../../../scenes/port-cranes.svg';
import railwayCorridor from '../../../scenes/news/railway-corridor.svg';
import { BadgeList } from '../../../ui/Badge.tsx';
import { ButtonAnchor, ButtonLink, ButtonRow } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { Fold } from '../../../ui/Fold.tsx';
import { Picture } from '../../../ui/Picture.tsx';
import { Section, Container } from '../../../ui/Section.tsx';
import { section, tone } from '../../../ui/Section.css.ts';
import { textSize } from '../../../ui/layout.css.ts';
import './brochure.css.ts';
import { EntryConditions } from './EntryConditions.tsx';
import { FactBand, FactBox } from './KeyFacts.tsx';
import * as styles from './ProgramPage.css.ts';
import { StudyPlan } from './StudyPlan.tsx';

const drawings: Record<ProgramId, string> = {
  licenseCca: openLedger,
  licenseStrategieGestion: gulfChart,
  licenseLogistique: portCranes,
  licenseSystemesReseaux: cableLanding,
  licenseGenieElectrique: ghoubetWind,
  masterCca: auditScales,
  masterManagement: dhowLeaving,
  masterLogistique: railwayCorridor,
  masterSystemesReseaux: lockedNetwork,
};

/** The page of a degree programme. Licences and masters have different layouts, each field of study has its colours. */
export function ProgramPage({ program }: { program: ProgramId }) {
  const { t } = useTranslation(['programNames', 'layout']);
  const { t: own } = useTranslation(program);
  const title = useProgramTitle(program);
  const { family, domain } = programOf(program);
  const isLicence = family === 'licence';
  return (
    <div className={`${styles.programPage} ${styles.domainColors[domain]}`}>
      <PageHero
        tone={isLicence ? 'light' : 'deep'}
        heading={title}
        subtitle={own('subtitle')}
        crumb={title}
        parents={[{ to: '/programs', label: t('layout:nav.programs') }]}
        aside={
          isLicence ? (
            <FactBox program={program} />
          ) : (
            <div className={styles.heroScene}>
              <Picture drawing={drawings[program]} ratio="wideOrSquare" isInFirstScreen />
            </div>
          )
        }
      >
        <BadgeList
          badges={[
            t('stateDiploma'),
            t(`families.${family}.singular`),
            t('durationAndLevel', { count: families[family].years, level: families[family].level }),
          ]}
        />
      </PageHero>
      {!isLicence && <FactBand program={program} />}
      <BelowFirstScreen>
        <Presentation program={program} drawing={drawings[program]} />
        <StudyPlan program={program} />
        <EntryConditions program={program} />
        <Careers program={program} />
        <ProgramContact program={program} />
      </BelowFirstScreen>
      <ApplyBar program={program} />
    </div>
  );
}

/** Jobs after the programme, each with a description. */
function Careers({ program }: { program: ProgramId }) {
  const { t } = useTranslation('program');
  const { t: own } = useTranslation(program);
  const isLicence = programOf(program).family === 'licence';
  const [first, second, ...others] = own('careers', { returnObjects: true }).map(({ title, description }) => (
    <li key={title} className={isLicence ? styles.careerRow : styles.careerColumn}>
      <h3 className={styles.careerName}>{title}</h3>
      <p className={styles.careerText}>{description}</p>
    </li>
  ));
  const list = isLicence ? styles.careerRows : styles.careerColumns;
  return (
    <Section
      heading={t('careers')}
      tone={isLicence ? 'deep' : 'salt'}
      {...(isLicence && { split: 'narrowWide' as const })}
    >
      <ul className={list}>
        {first}
        {second}
      </ul>
      <Fold summary={t('otherCareers', { count: others.length })}>
        <ul className={list}>{others}</ul>
      </Fold>
    </Section>
  );
}

/**
 * The end of a programme's page: contact, link to apply, and the brochure (`src/build/brochure.ts`).
 */
function ProgramContact({ program }: { program: ProgramId }) {
  const { t } = useTranslation(['program', 'common']);
  return (
    <Section heading={t('contact.heading')} tone="tint" split="narrowWide">
      <dl className={styles.contactWays}>
        <div className={`${styles.fact} ${styles.contactAddress}`}>
          <dt className={styles.contactTerm}>{t('contact.address')}</dt>
          <dd className={styles.contactValue}>{t('common:address')}</dd>
        </div>
        <div className={styles.fact}>
          <dt className={styles.contactTerm}>{t('contact.phone')}</dt>
          <dd className={styles.contactValue}>
            <PhoneLink className={styles.contactLink} />
          </dd>
        </div>
        <div className={styles.fact}>
          <dt className={styles.contactTerm}>{t('contact.email')}</dt>
          <dd className={styles.contactValue}>
            <EmailLink className={styles.contactLink} />
          </dd>
        </div>
      </dl>
      <ButtonRow>
        {/* Not the red button, because `ApplyBar` at the bottom of small screens has one. */}
        <ButtonLink to="/admission-request" search={admissionSearchFor(program)} variant="strong">
          {t('apply')}
        </ButtonLink>
        <ButtonAnchor href={brochurePath(program)} hrefLang={defaultLanguage} type="application/pdf" download>
          <Icon name="download" />
          {t('brochure')} {t('brochureFormat')}
        </ButtonAnchor>
      </ButtonRow>
    </Section>
  );
}

/** The deadline and the link to apply, fixed at the bottom of small screens. */
function ApplyBar({ program }: { program: ProgramId }) {
  const { t } = useTranslation('program');
  const deadlineText = useDeadlineText();
  return (
    <div className={styles.applyBar} data-apply="">
      <p className={styles.applyDeadline}>
        {deadlineText(program)}
        <ApplicationStatus program={program} kind="intake" />
      </p>
      <ButtonLink to="/admission-request" search={admissionSearchFor(program)} variant="primary">
        {t('apply')}
      </ButtonLink>
    </div>
  );
}

interface PresentationProps {
  program: ProgramId;
  /** URL of the drawing. On a master's page only phones show it here; wider screens show it beside the title. */
  drawing: string;
}

/** The programme's description and objectives. */
function Presentation({ program, drawing }: PresentationProps) {
  const { t } = useTranslation(program);
  const isLicence = programOf(program).family === 'licence';
  const heading = <h2 className={isLicence ? undefined : styles.headline}>{t('presentation.heading')}</h2>;
  const text = <p className={textSize.lead}>{t('presentation.text')}</p>;
  return (
    <section className={`${section} ${tone.salt}`}>
      <Container>
        {isLicence ? (
          <div className={styles.licencePresentation}>
            <div className={styles.scene}>
              <Picture drawing={drawing} ratio="4 / 5" isInFirstScreen />
            </div>
            <div className={styles.presentationBody}>
              {heading}
              {text}
              <Objectives program={program} />
            </div>
          </div>
        ) : (
          <div className={styles.masterPresentation}>
            <div className={`${styles.scene} ${styles.drawingOnPhones}`}>
              <Picture drawing={drawing} ratio="4 / 5" />
            </div>
            {heading}
            {text}
            <Objectives program={program} />
          </div>
        )}
      </Container>
    </section>
  );
}

function Objectives({ program }: { program: ProgramId }) {
  const { t } = useTranslation('program');
  const objectives = useTranslation(program).t('objectives', { returnObjects: true });
  return (
    <div className={styles.objectives}>
      <h3>{t('objectives')}</h3>
      <Fold summary={t('allObjectives', { count: objectives.length })}>
        <ul className={styles.objectiveList}>
          {objectives.map((objective) => (
            <li key={objective} className={styles.objective}>
              {objective}
            </li>
          ))}
        </ul>
      </Fold>
    </div>
  );
}
