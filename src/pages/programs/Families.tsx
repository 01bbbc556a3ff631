import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { certificateMonths } from '../../content/certifications.ts';
import {
  executiveEntries,
  executiveHours,
  executivePath,
  families,
  graduateYears,
  internshipMonthsMin,
  emblemOf,
  type ProgramId,
  programOf,
  programsOf,
} from '../../content/programs.ts';
import { EnglishWords } from '../../sections/EnglishWords.tsx';
import { useDeadlineText } from '../../sections/applicationTexts.ts';
import { Testimonial } from '../../sections/Testimonial.tsx';
import { BadgeList } from '../../ui/Badge.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Emblem } from '../../ui/Emblem.tsx';
import { PageLink } from '../../ui/PageLink.tsx';
import { FoldedPart } from '../../ui/Fold.tsx';
import { Container } from '../../ui/Section.tsx';
import { section, tone } from '../../ui/Section.css.ts';
import { visuallyHidden } from '../../ui/VisuallyHidden.css.ts';
import {
  align,
  atTop,
  desktopColumns,
  headingSize,
  paddingAbove,
  ruleAbove,
  stack,
} from '../../ui/layout.css.ts';
import { points } from '../../ui/lists.css.ts';
import { rows } from '../../ui/rows.css.ts';
import * as styles from './Programs.css.ts';

export type FamilyId = keyof typeof graduateYears;

export function Licences() {
  return (
    <Family family="licence" tone="salt" facts={useDegreeFacts('licence')}>
      <ProgramRows ids={programsOf('licence')} />
    </Family>
  );
}

export function Masters() {
  return (
    <Family family="master" tone="deep" facts={useDegreeFacts('master')}>
      <ProgramRows ids={programsOf('master')} />
    </Family>
  );
}

export function ExecutiveEducation() {
  const { t } = useTranslation(['programs', 'programNames']);
  return (
    <Family
      family="executive"
      tone="sand"
      facts={[
        t('groups.executive.length', { min: executiveHours.min, count: executiveHours.max }),
        t('groups.executive.certificates', { min: certificateMonths.min, count: certificateMonths.max }),
      ]}
    >
      <ul className={`${rows.l} ${ruleAbove.strong}`}>
        {executiveEntries.map((entry) => (
          <li key={entry} className={`${styles.executiveEntry} ${stack.xs}`}>
            <h3>
              <PageLink to={executivePath} hash={entry} className={styles.wholeItemLink}>
                {t(`programNames:executive.${entry}.name`)}
              </PageLink>
            </h3>
            <p>{t(`descriptions.${entry}`)}</p>
          </li>
        ))}
      </ul>
    </Family>
  );
}

function useDegreeFacts(family: 'licence' | 'master'): string[] {
  const { t } = useTranslation(['programs', 'programNames']);
  const { years, level } = families[family];
  return [
    t('programNames:durationAndLevel', { count: years, level }),
    t('groups.count', { count: programsOf(family).length }),
    t('groups.internship', { count: internshipMonthsMin }),
  ];
}

interface FamilyProps {
  family: FamilyId;
  tone: keyof typeof tone;
  facts: readonly string[];
  children: ReactNode;
}

function Family({ family, tone: toneName, facts, children }: FamilyProps) {
  const { t } = useTranslation(['programs', 'programNames']);
  return (
    <section id={family} className={`${section} ${tone[toneName]}`}>
      <Container>
        <div className={stack.block}>
          <div className={`${stack.m} ${desktopColumns.narrowWide}`}>
            <div className={`${stack.m} ${atTop}`}>
              <Emblem name={family} />
              <h2>
                <EnglishWords>{t(`programNames:families.${family}.name`)}</EnglishWords>
              </h2>
            </div>
            <div className={`${stack.m} ${atTop}`}>
              <p className={headingSize.h3}>{t(`groups.${family}.subtitle`)}</p>
              <p>{t(`groups.${family}.description`)}</p>
              <BadgeList badges={facts} />
            </div>
          </div>
          <div className={`${stack.block} ${desktopColumns.wideNarrow} ${align.start}`}>
            {children}
            <FamilyDetails family={family} />
          </div>
          <FamilyTestimonial family={family} />
        </div>
      </Container>
    </section>
  );
}

/**
 * No view transition of the emblem to the programme's page: with a processor slowed four times, the new title appeared
 * some 50 ms later (medians of 9: 77 ms instead of 25 ms).
 */
function ProgramRows({ ids }: { ids: readonly ProgramId[] }) {
  return (
    <ul className={`${rows.l} ${ruleAbove.strong}`}>
      {ids.map((id) => (
        <ProgramRow key={id} id={id} />
      ))}
    </ul>
  );
}

function ProgramRow({ id }: { id: ProgramId }) {
  const { t } = useTranslation(['programNames', 'programs']);
  const deadlineText = useDeadlineText();
  const { slug, family } = programOf(id);
  return (
    <li className={styles.programRow}>
      <Emblem name={emblemOf(id)} />
      <div className={stack.xs}>
        <h3>
          <PageLink to="/programs/$slug" params={{ slug }} className={styles.wholeItemLink}>
            {t(`${id}.name`)}
            {/* A licence and a master can have the same name, but their links must differ in a list of links. */}
            <span className={visuallyHidden}> ({t(`families.${family}.singular`)})</span>
          </PageLink>
        </h3>
        <p>{t(`programs:descriptions.${id}`)}</p>
        <p className={styles.programDeadline}>
          <Icon name="calendar" />
          {deadlineText(id)}
        </p>
      </div>
    </li>
  );
}

function FamilyDetails({ family }: { family: FamilyId }) {
  const { t } = useTranslation('programs');
  return (
    <div className={stack.l}>
      <FoldedPart title={t('groups.advantages')} className={stack.m}>
        <ul className={`${points} ${stack.m}`}>
          {t(`groups.${family}.advantages`, { returnObjects: true }).map((advantage) => (
            <li key={advantage}>{advantage}</li>
          ))}
        </ul>
      </FoldedPart>
      <FoldedPart title={t('groups.careers')} className={stack.m}>
        <ul className={rows.xs}>
          {t(`groups.${family}.careers`, { returnObjects: true }).map((career) => (
            <li key={career}>{career}</li>
          ))}
        </ul>
      </FoldedPart>
    </div>
  );
}

function FamilyTestimonial({ family }: { family: FamilyId }) {
  const { t } = useTranslation('programs');
  return (
    <div className={`${ruleAbove.strong} ${paddingAbove.l}`}>
      <Testimonial
        quote={t(`groups.${family}.testimonial.quote`)}
        author={t(`groups.${family}.testimonial.author`)}
        role={[
          t(`groups.${family}.testimonial.position`),
          t(`groups.${family}.testimonial.promotion`, { year: graduateYears[family] }),
        ]}
      />
    </div>
  );
}
