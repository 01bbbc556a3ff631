import { useTranslation } from 'react-i18next';
import type { ComponentProps, ReactNode } from 'react';
import {
  type ProgramId,
  emblemOf,
  executiveEntries,
  executiveHours,
  executivePath,
  families,
  graduateYears,
  internshipMonthsMin,
  programsOf,
} from '../../content/programs.ts';
import type { FinderSearch } from '../../content/programFinder.ts';
import { certificateMonths } from '../../content/certifications.ts';
import { BelowFirstScreen } from '../../navigation/BelowFirstScreen.tsx';
import { EnglishWords } from '../../sections/EnglishWords.tsx';
import { FeesLine } from '../../sections/FeesLine.tsx';
import { PageHero } from '../../sections/PageHero.tsx';
import { ProgramLink } from '../../sections/ProgramName.tsx';
import { useDeadlineText } from '../../sections/useProgramFacts.ts';
import { Testimonial } from '../../sections/Testimonial.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { Band, Section } from '../../ui/Section.tsx';
import { BadgeList } from '../../ui/Badge.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Emblem } from '../../ui/Emblem.tsx';
import { PageLink, TextLink } from '../../ui/PageLink.tsx';
import { Fold, FoldedPart } from '../../ui/Fold.tsx';
import { TextList } from '../../ui/TextList.tsx';
import * as layout from '../../ui/layout.css.ts';
import { ProgramFinder } from './ProgramFinder.tsx';
import * as styles from './Programs.css.ts';

export function Programs({ search }: { search: FinderSearch }) {
  const { t } = useTranslation('programs');
  return (
    <>
      <PageHero heading={t('hero.heading')} subtitle={t('hero.subtitle')} aside={<StudyPath />}>
        <FeesLine />
      </PageHero>
      <BelowFirstScreen>
        <ProgramFinder search={search} />
        <Degrees family="licence" tone="salt" />
        <Degrees family="master" tone="deep" />
        <ExecutiveEducation />
        <Section heading={t('closing.heading')} tone="tint" split="narrowWide">
          <div className={`${layout.stack.l} ${layout.atStart}`}>
            <p className={layout.textSize.lead}>{t('closing.text')}</p>
            <ButtonLink to="/admissions" variant="strong">
              {t('closing.link')}
            </ButtonLink>
          </div>
        </Section>
      </BelowFirstScreen>
    </>
  );
}

const { licence } = families;
function StudyPath() {
  const { t } = useTranslation(['programs', 'programNames']);
  const entries = {
    licence: t('hero.route.entry.licence'),
    master: t('hero.route.entry.master', { level: licence.level }),
    executive: t('hero.route.entry.executive'),
  };
  return (
    <nav aria-label={t('hero.families')}>
      <ol className={`${styles.studyPath} ${layout.stack.l}`}>
        {(['licence', 'master', 'executive'] as const).map((family) => (
          <li key={family} className={layout.stack.xs}>
            <div className={`${layout.stack.xxs} ${layout.atStart}`}>
              <a
                href={`#${family}`}
                className={`${layout.headingSize.h4} ${layout.ink.basalt} ${layout.padding.xs}`}
              >
                <EnglishWords>{t(`programNames:families.${family}.name`)}</EnglishWords>
              </a>
              <span className={`${layout.textSize.small} ${layout.ink.quiet}`}>{entries[family]}</span>
            </div>
          </li>
        ))}
      </ol>
    </nav>
  );
}

type FamilyId = keyof typeof graduateYears;

interface DegreesProps {
  family: 'licence' | 'master';
  tone: ComponentProps<typeof Band>['tone'];
}

/**
 * No view transition of the emblem to the programme's page: with a processor slowed four times, the new title appeared
 * some 50 ms later (medians of 9: 77 ms instead of 25 ms).
 */
function Degrees({ family, tone }: DegreesProps) {
  const { t } = useTranslation(['programs', 'programFacts']);
  const { years, level } = families[family];
  const ids = programsOf(family);
  return (
    <Family
      family={family}
      tone={tone}
      facts={[
        t('programFacts:durationAndLevel', { count: years, level }),
        t('groups.count', { count: ids.length }),
        t('groups.internship', { count: internshipMonthsMin }),
      ]}
    >
      {ids.map((id) => (
        <ProgramRow key={id} id={id} />
      ))}
    </Family>
  );
}

function ExecutiveEducation() {
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
      {executiveEntries.map((entry) => (
        <li key={entry} className={`${styles.executiveEntry} ${layout.stack.xs}`}>
          <h3>
            <PageLink to={executivePath} hash={entry} className={styles.wholeItemLink}>
              {t(`programNames:executive.${entry}.name`)}
            </PageLink>
          </h3>
          <p>{t(`descriptions.${entry}`)}</p>
        </li>
      ))}
    </Family>
  );
}

interface FamilyProps {
  family: FamilyId;
  tone: DegreesProps['tone'];
  facts: readonly string[];
  /** List items. */
  children: ReactNode;
}

function Family({ family, tone, facts, children }: FamilyProps) {
  const { t } = useTranslation(['programs', 'programNames']);
  return (
    <Band id={family} tone={tone} className={layout.stack.block}>
      <div className={`${layout.stack.m} ${layout.desktopColumns.narrowWide}`}>
        <div className={`${layout.stack.m} ${layout.atTop}`}>
          <Emblem name={family} />
          <h2>
            <EnglishWords>{t(`programNames:families.${family}.name`)}</EnglishWords>
          </h2>
        </div>
        <div className={`${layout.stack.m} ${layout.atTop}`}>
          <p className={layout.headingSize.h3}>{t(`groups.${family}.subtitle`)}</p>
          <p>
            {t(`groups.${family}.description`, {
              hoursMin: executiveHours.min,
              hoursMax: executiveHours.max,
              monthsMin: certificateMonths.min,
              monthsMax: certificateMonths.max,
            })}
          </p>
          <BadgeList badges={facts} />
          {family === 'executive' && <TextLink to="/certifications">{t('finder.certificates')}</TextLink>}
        </div>
      </div>
      <div className={`${layout.stack.block} ${layout.desktopColumns.wideNarrow} ${layout.align.start}`}>
        <ul role="list" className={`${layout.rows.l} ${layout.ruleAbove.strong}`}>
          {children}
        </ul>
        <div className={layout.stack.l}>
          <FoldedPart title={t('groups.advantages')} className={layout.stack.m}>
            <TextList
              items={t(`groups.${family}.advantages`, { returnObjects: true })}
              className={`${layout.points} ${layout.stack.m}`}
            />
          </FoldedPart>
          <FoldedPart title={t('groups.careers')} className={layout.stack.m}>
            <TextList
              items={t(`groups.${family}.careers`, { returnObjects: true })}
              className={layout.rows.xs}
            />
          </FoldedPart>
        </div>
      </div>
      <div className={`${layout.ruleAbove.strong} ${layout.paddingAbove.l}`}>
        <Fold summary={t('groups.testimonialLabel')}>
          <Testimonial
            quote={t(`groups.${family}.testimonial.quote`)}
            author={t(`groups.${family}.testimonial.author`)}
            role={[
              t(`groups.${family}.testimonial.position`),
              t(`groups.${family}.testimonial.promotion`, { year: graduateYears[family] }),
            ]}
          />
        </Fold>
      </div>
    </Band>
  );
}

function ProgramRow({ id }: { id: ProgramId }) {
  const { t } = useTranslation('programs');
  const deadlineText = useDeadlineText();
  return (
    <li className={styles.programRow}>
      <Emblem name={emblemOf(id)} />
      <div className={layout.stack.xs}>
        <h3>
          <ProgramLink id={id} className={styles.wholeItemLink} />
        </h3>
        <p>{t(`descriptions.${id}`)}</p>
        <p className={styles.programDeadline}>
          <Icon name="calendar" />
          {deadlineText(id)}
        </p>
      </div>
    </li>
  );
}
