import type { MouseEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { defaultLanguage, localisePath } from '#core/texts/languages.ts';
import { openShareMenu } from '../../../browser/features.ts';
import {
  admissionSearchFor,
  brochurePath,
  families,
  internshipMonthsMin,
  type ProgramId,
  programOf,
  programPath,
} from '../../../content/programs.ts';
import { mailHref } from '../../../content/school.ts';
import { useFormats } from '../../../i18n/useFormats.ts';
import { BelowFirstScreen } from '../../../navigation/BelowFirstScreen.tsx';
import { ApplicationDeadline } from '../../../sections/ApplicationStatus.tsx';
import { ApplyBar } from '../../../sections/ApplyBar.tsx';
import { FeesLine } from '../../../sections/FeesLine.tsx';
import { PageHero } from '../../../sections/PageHero.tsx';
import { EmailLink, PhoneLink, WhatsAppLink } from '../../../sections/SchoolLinks.tsx';
import { useProgramTitle } from '../../../sections/ProgramName.tsx';
import { useRequirements } from '../../../sections/useProgramFacts.ts';
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
import { scriptOnly } from '../../../ui/Button.css.ts';
import { ButtonAnchor, ButtonLink, ButtonRow } from '../../../ui/Button.tsx';
import { CopyButton } from '../../../ui/CopyButton.tsx';
import { FollowedByIcon, Icon } from '../../../ui/Icon.tsx';
import { Fold } from '../../../ui/Fold.tsx';
import { Picture } from '../../../ui/Picture.tsx';
import { Band, Section } from '../../../ui/Section.tsx';
import { TitledTexts } from '../../../ui/TitledTexts.tsx';
import { TextList } from '../../../ui/TextList.tsx';
import * as layout from '../../../ui/layout.css.ts';
import { EntryConditions } from './EntryConditions.tsx';
import * as styles from './ProgramPage.css.ts';
import { diamond } from '../../../ui/diamond.ts';

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

export function ProgramPage({ program }: { program: ProgramId }) {
  const { t } = useTranslation(['programNames', 'programFacts', 'program']);
  const { t: own } = useTranslation(program);
  const title = useProgramTitle(program);
  const { family, domain } = programOf(program);
  return (
    <div className={`${styles.programPage} ${styles.domainColors[domain]}`}>
      <PageHero
        tone={family === 'licence' ? 'light' : 'deep'}
        heading={title}
        subtitle={own('subtitle')}
        parent="programs"
        aside={<KeyFacts program={program} />}
      >
        <BadgeList
          badges={[
            t('programFacts:stateDiploma'),
            t(`families.${family}.singular`),
            t('programFacts:durationAndLevel', {
              count: families[family].years,
              level: families[family].level,
            }),
          ]}
        />
      </PageHero>
      <BelowFirstScreen>
        <Presentation program={program} />
        <StudyPlan program={program} />
        <EntryConditions program={program} />
        <Careers program={program} />
        <ProgramContact program={program} />
      </BelowFirstScreen>
      <ApplyBar note={<ApplicationDeadline program={program} />}>
        <ButtonLink to="/admission-request" search={admissionSearchFor(program)} variant="primary">
          {t('program:apply')}
        </ButtonLink>
      </ApplyBar>
    </div>
  );
}

function KeyFacts({ program }: { program: ProgramId }) {
  const { t } = useTranslation(['program', 'common']);
  const title = useProgramTitle(program);
  return (
    <div className={styles.facts}>
      <div className={styles.factHead}>
        <h2 className={layout.textSize.h4}>{t('facts.heading')}</h2>
        <ShareProgram program={program} />
      </div>
      <FeesLine perYear={programOf(program).feesPerYear} program={title} />
      <WhatsAppLink text={t('whatsApp', { program: title })} />
      <dl className={styles.factList}>
        {useFacts(program).map(({ id, term, value }) => (
          <div key={id} className={styles.fact}>
            <dt className={styles.factTerm}>{term}</dt>
            <dd className={styles.factValue}>{value}</dd>
          </div>
        ))}
      </dl>
      <ButtonLink
        to="/admission-request"
        search={admissionSearchFor(program)}
        variant="primary"
        className={styles.applyLink}
      >
        {t('apply')}
      </ButtonLink>
    </div>
  );
}

function useFacts(id: ProgramId): { id: string; term: string; value: ReactNode }[] {
  const { t } = useTranslation('program');
  const formats = useFormats();
  const { family, training } = programOf(id);
  const { isInEvening } = families[family];
  const length = t('facts.internshipLength', { count: internshipMonthsMin });
  const level =
    family === 'licence' ? t('facts.baccalaureate') : t('facts.level', { level: families.licence.level });
  const facts = [
    ['deadline', <ApplicationDeadline key="deadline" program={id} />],
    ['schedule', t(isInEvening ? 'facts.evening' : 'facts.daytime')],
    ['internship', isInEvening ? t('facts.atEmployer', { length }) : length],
    ['prerequisite', formats.list([level, ...useRequirements(id)])],
    ['training', training && t('facts.initialTraining')],
  ] as const;
  return facts.flatMap(([name, value]) => (value ? [{ id: name, term: t(`facts.${name}`), value }] : []));
}

/**
 * By the share menu of the device, or else by e-mail or by copying. Native `details`, so that the e-mail works without
 * scripts. Messengers show the Open Graph image of the page.
 */
function ShareProgram({ program }: { program: ProgramId }) {
  const { t, i18n } = useTranslation(['program', 'common']);
  const title = useProgramTitle(program);
  const url = import.meta.env.PRINTED_ORIGIN + localisePath(programPath(program), i18n.language);
  const text = t('share.text', { title, school: t('common:schoolName') });

  function share(event: MouseEvent) {
    if (openShareMenu({ title, text, url })) event.preventDefault();
  }

  return (
    <details className={styles.shareWays}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <summary className={layout.textLink} onClick={share}>
        <FollowedByIcon name="external">{t('share.open')}</FollowedByIcon>
      </summary>
      <ButtonRow>
        <ButtonAnchor href={mailHref({ to: '', subject: title, body: `${text}\n${url}` })}>
          <Icon name="mail" />
          {t('share.mail')}
        </ButtonAnchor>
        <div className={scriptOnly}>
          <CopyButton text={url} copied={t('share.copied')} notCopied={t('share.notCopied', { url })}>
            {t('share.copy')}
          </CopyButton>
        </div>
      </ButtonRow>
    </details>
  );
}

/** The items that stand open on phones; the others are folded. */
const shownFirst = { objectives: 3, careers: 2 };

function Careers({ program }: { program: ProgramId }) {
  const { t } = useTranslation('program');
  const careers = useTranslation(program).t('careers', { returnObjects: true });
  const items = careers.map(({ title, description }) => ({ name: title, text: description }));
  const others = items.slice(shownFirst.careers);
  const look = { heading: 'h3', nameClass: layout.textSize.h4, textClass: layout.textSize.body } as const;
  return (
    <Section heading={t('careers')} tone="deep" split="narrowWide">
      <TitledTexts items={items.slice(0, shownFirst.careers)} {...look} />
      {others.length > 0 && (
        <Fold summary={t('otherCareers', { count: others.length })}>
          <TitledTexts items={others} arrangement="moreRows" {...look} />
        </Fold>
      )}
    </Section>
  );
}

/** The brochure is from `src/build/brochure.ts`. */
function ProgramContact({ program }: { program: ProgramId }) {
  const { t } = useTranslation(['program', 'common']);
  return (
    <Section heading={t('contact.heading')} tone="tint" split="narrowWide">
      <div className={layout.stack.l}>
        <dl className={layout.stack.xs}>
          <ContactWay term={t('contact.address')}>{t('common:address')}</ContactWay>
          <ContactWay term={t('contact.phone')}>
            <PhoneLink />
          </ContactWay>
          <ContactWay term={t('contact.email')}>
            <EmailLink />
          </ContactWay>
        </dl>
        <ButtonRow>
          {/* Not the red button, because `ApplyBar` at the bottom of small screens has one. */}
          <ButtonLink to="/admission-request" search={admissionSearchFor(program)} variant="strong">
            {t('apply')}
          </ButtonLink>
          <ButtonAnchor
            href={brochurePath(program)}
            hrefLang={defaultLanguage}
            type="application/pdf"
            download
          >
            <Icon name="download" />
            {t('brochure')} {t('brochureFormat')}
          </ButtonAnchor>
        </ButtonRow>
      </div>
    </Section>
  );
}

function ContactWay({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt className={styles.factTerm}>{term}</dt>
      <dd className={layout.bold}>{children}</dd>
    </div>
  );
}

function Presentation({ program }: { program: ProgramId }) {
  const { t } = useTranslation(program);
  const { t: tOfAll } = useTranslation('program');
  return (
    <Band
      tone="salt"
      className={`${layout.stack.block} ${layout.desktopColumns.narrowWide} ${layout.align.start}`}
    >
      <div className={styles.scene}>
        <Picture drawing={drawings[program]} ratio="wideOrSquare" isInFirstScreen />
      </div>
      <div className={layout.stack.m}>
        <h2>{t('presentation.heading')}</h2>
        <p className={layout.textSize.lead}>{t('presentation.text')}</p>
        <Fold summary={tOfAll('presentationMore')}>
          <p>{t('presentation.more')}</p>
        </Fold>
        <Objectives program={program} />
      </div>
    </Band>
  );
}

function Objectives({ program }: { program: ProgramId }) {
  const { t } = useTranslation('program');
  const points = `${layout.points} ${layout.rows.xs}`;
  const objectives = useTranslation(program).t('objectives', { returnObjects: true });
  const others = objectives.slice(shownFirst.objectives);
  return (
    <div className={`${layout.stack.m} ${layout.paddingAbove.xs}`}>
      <h3>{t('objectives')}</h3>
      <div>
        <TextList items={objectives.slice(0, shownFirst.objectives)} className={points} />
        {others.length > 0 && (
          <Fold summary={t('allObjectives', { count: others.length })}>
            <TextList items={others} className={points} />
          </Fold>
        )}
      </div>
    </div>
  );
}

function StudyPlan({ program }: { program: ProgramId }) {
  const { t } = useTranslation('program');
  const { t: own } = useTranslation(program);
  const { family } = programOf(program);
  const ordinals =
    family === 'licence'
      ? [t('plan.licence.year1'), t('plan.licence.year2'), t('plan.licence.year3')]
      : [t('plan.master.year1'), t('plan.master.year2')];
  const { years, level } = families[family];
  return (
    <Section heading={t('plan.heading')} tone="sand">
      <ol role="list" className={styles.years}>
        {own('years', { returnObjects: true }).map(({ label, courses }, index) => (
          <li key={label} className={`${styles.year} ${layout.ruleAbove.strong}`}>
            <div className={styles.yearHead}>
              <YearMark level={level - years + index + 1} />
              <h3>
                <span className={styles.ordinal}>{ordinals[index]}</span> {label}
              </h3>
            </div>
            <Fold summary={t('plan.courses', { count: courses.length })}>
              <TextList items={courses} className={layout.rows.xs} />
            </Fold>
          </li>
        ))}
      </ol>
      <div className={`${layout.stack.xs} ${layout.desktopColumns.label} ${layout.paddingAbove.l}`}>
        <h3>{t('plan.internship', { count: internshipMonthsMin })}</h3>
        <p>{own('internship')}</p>
      </div>
    </Section>
  );
}

/** One diamond for each year since the baccalaureate. Decorative, beside the year's name. */
function YearMark({ level }: { level: number }) {
  const size = 10 + 8 * level;
  return (
    <svg
      width={size}
      height={size}
      viewBox={`0 0 ${size} ${size}`}
      preserveAspectRatio="xMinYMax"
      aria-hidden="true"
    >
      {Array.from({ length: level }, (_, inner) => (
        <path key={inner} d={diamond(size / 2, size / 2, 8 + 4 * inner)} className={styles.diamondOutline} />
      ))}
      <path d={diamond(size / 2, size / 2, 3.5)} className={styles.diamondCenter} />
    </svg>
  );
}
