import { useTranslation } from 'react-i18next';
import { applicationsOpen, classesStart } from '#core/questions/academicYears.ts';
import { admissionSteps, responseTimes } from '../../content/admissions.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import { FeesLine } from '../../sections/FeesLine.tsx';
import { NumberedPath } from '../../ui/NumberedPath.tsx';
import { Section } from '../../ui/Section.tsx';
import * as styles from './Admissions.css.ts';

const outcomes = ['confirmed', 'conditional', 'refused'] as const;

/** The seven stages as a numbered path; the fifth lists its three possible decisions. */
export function Steps() {
  const { t } = useTranslation('admissions');
  const formats = useFormats();
  const notes: Partial<Record<(typeof admissionSteps)[number], string>> = {
    application: t('steps.application.note', { date: formats.monthDay(applicationsOpen) }),
    test: t('steps.test.note'),
    decision: t('steps.decision.note', {
      min: formats.number(responseTimes.decisionWeeks.min),
      count: responseTimes.decisionWeeks.max,
    }),
    integration: t('steps.integration.note', { month: formats.month(classesStart.month) }),
  };
  const text = (id: (typeof admissionSteps)[number]) =>
    id === 'application'
      ? t('steps.application.text', { count: responseTimes.admissionAnswerHours })
      : t(`steps.${id}.text`);
  return (
    <Section heading={t('steps.heading')} intro={t('steps.intro')}>
      <NumberedPath
        isLong
        steps={admissionSteps.map((id) => ({
          id,
          heading: t(`steps.${id}.title`),
          note: notes[id],
          isOptional: id === 'test',
          children: (
            <>
              <p>{text(id)}</p>
              {id === 'decision' && <Outcomes />}
              {id === 'registration' && <FeesLine />}
            </>
          ),
        }))}
      />
    </Section>
  );
}

function Outcomes() {
  const { t } = useTranslation('admissions');
  return (
    <dl className={styles.outcomes}>
      {outcomes.map((outcome) => (
        <div key={outcome}>
          <dt className={styles.outcome}>{t(`outcomes.${outcome}.term`)}</dt>
          <dd>{t(`outcomes.${outcome}.text`)}</dd>
        </div>
      ))}
    </dl>
  );
}
