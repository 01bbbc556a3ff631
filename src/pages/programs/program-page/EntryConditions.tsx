import { useTranslation } from 'react-i18next';
import { applicationsOpen, transcriptYears } from '#core/questions/academicYears.ts';
import { deadlines } from '#core/questions/deadlines.ts';
import { admissionSearchFor, families, type ProgramId, programOf } from '../../../content/programs.ts';
import { useFormats } from '../../../i18n/useFormats.ts';
import { status } from '../../../sections/ApplicationStatus.css.ts';
import { useIntakeSentences } from '../../../sections/useIntakeSentences.ts';
import { useRequirements } from '../../../sections/useProgramFacts.ts';
import { useSchoolNow } from '../../../sections/useSchoolClock.ts';
import { FoldedPart } from '../../../ui/Fold.tsx';
import { Section } from '../../../ui/Section.tsx';
import { TextLink } from '../../../ui/PageLink.tsx';
import { TitledTexts } from '../../../ui/TitledTexts.tsx';
import { TextList } from '../../../ui/TextList.tsx';
import * as layout from '../../../ui/layout.css.ts';

export function EntryConditions({ program }: { program: ProgramId }) {
  const { t } = useTranslation('program');
  const { experienceYears, toeicMin } = programOf(program);
  const selection = useTranslation(program).t('selection', { returnObjects: true });
  return (
    <Section heading={t('admission.heading')}>
      <div className={`${layout.stack.block} ${layout.desktopColumns.narrowWide} ${layout.align.start}`}>
        <div className={layout.stack.m}>
          <h3>{t('admission.prerequisites')}</h3>
          <TextList
            items={usePrerequisites(program)}
            className={`${layout.points} ${layout.stack.xs} ${layout.ruleAbove.strong} ${layout.paddingAbove.m}`}
          />
        </div>
        <div className={layout.stack.m}>
          <FoldedPart title={t('admission.selection')} className={layout.stack.m}>
            <TextList
              isOrdered
              items={selection}
              className={`${layout.numbered} ${layout.rows.xs} ${layout.ruleAbove.strong}`}
            />
          </FoldedPart>
          <TitledTexts
            arrangement="pairs"
            items={[
              {
                name: t('admission.dates'),
                text: (
                  <>
                    {useCalendarSentence(program)} <IntakeSentence program={program} />
                  </>
                ),
              },
              {
                name: t('admission.papers'),
                text: (
                  <>
                    {t('admission.paperList', { count: transcriptYears })}{' '}
                    {experienceYears && `${t('admission.experienceProof')} `}
                    {toeicMin && `${t('admission.toeicProof')} `}
                    {t('admission.free')}
                  </>
                ),
              },
            ]}
            nameClass={layout.bold}
          />
          <TextLink to="/admissions">{t('admission.apply')}</TextLink>
        </div>
      </div>
    </Section>
  );
}

/** The intake as in `ApplicationDeadline`, in a sentence. */
function IntakeSentence({ program }: { program: ProgramId }) {
  const { sentence } = useIntakeSentences();
  const today = useSchoolNow()?.date;
  return <span className={status.sentence}>{today && sentence(admissionSearchFor(program), today)}</span>;
}

/** In order: level, the programme's own, experience, English, other ways of entry. */
function usePrerequisites(program: ProgramId): string[] {
  const { t } = useTranslation('program');
  const own = useTranslation(program).t('prerequisites', { returnObjects: true });
  const [level, parallel] =
    programOf(program).family === 'licence'
      ? [t('admission.licence'), t('admission.licenceParallel')]
      : [t('admission.master', { level: families.licence.level }), t('admission.masterParallel')];
  return [level, ...own, ...useRequirements(program), parallel];
}

function useCalendarSentence(program: ProgramId): string {
  const { t } = useTranslation('program');
  const { monthDay } = useFormats();
  const deadline = deadlines[program];
  const opening = monthDay(applicationsOpen);
  if (deadline.kind === 'none') return t('admission.calendarNone', { opening });
  const dates = { opening, deadline: monthDay(deadline) };
  return deadline.kind === 'until'
    ? t('admission.calendarUntil', dates)
    : t('admission.calendarBefore', dates);
}
