import { Field, useSelector } from '@tanstack/react-form';
import { type ComponentType, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type RequestAnswers,
  admissionAnswerNames,
  questionGroups,
  questionOf,
} from '#core/questions/questions.ts';
import { type LinkMail, linkMailWord } from '#core/model/request.ts';
import { certificateMonths } from '../content/certifications.ts';
import { privacy } from '../content/legalTexts.ts';
import { families } from '../content/programs.ts';
import { useFormats } from '../i18n/useFormats.ts';
import {
  type AdmissionChoice,
  type AdmissionSearch,
  academicYearOf,
  admissionRequestOf,
  degreeOf,
  degreesIn,
  findUnfit,
  formationTypeOf,
  openYearsOf,
  presetFromLink,
  unaskedNamesOf,
} from './admissionAnswers.ts';
import { FormShell } from './FormShell.tsx';
import * as styles from './FormShell.css.ts';
import { DateControl } from './DateControl.tsx';
import { type QuestionWords, useQuestionWords, useRuleWords } from './formWords.ts';
import { QuestionField } from './QuestionField.tsx';
import {
  type SendingFailure,
  type SendingSuccess,
  preloadSupabase,
  submitRequest,
} from '../backend/transport.ts';
import { useSiteForm } from './useSiteForm.ts';
import { PageLink } from '../ui/PageLink.tsx';
import { Status } from '../ui/Status.tsx';
import * as layout from '../ui/layout.css.ts';

const durationsInHints = {
  certificateMonthsMin: certificateMonths.min,
  certificateMonthsMax: certificateMonths.max,
  licenceYears: families.licence.years,
  masterYears: families.master.years,
};

const onItsWay: LinkMail = { state: 'onItsWay', at: null };

interface SentAdmission extends Omit<SendingSuccess, 'kind'> {
  mail: LinkMail;
  request: RequestAnswers;
  /** ISO 8601, by the server's clock. */
  sentAt: string;
}

interface AdmissionFormProps {
  labelledBy: string;
  search: AdmissionSearch;
  Note: ComponentType<AdmissionChoice>;
  onSent: (sent: SentAdmission) => void;
}

export function AdmissionForm({ labelledBy, search, Note, onSent }: AdmissionFormProps) {
  const { t } = useTranslation('admissionRequest');
  const formats = useFormats();
  const wordsOf = useQuestionWords('admission', durationsInHints);
  const { message } = useRuleWords();
  const { form, shell } = useSiteForm({
    id: 'admission-request',
    kind: 'admission',
    link: search,
    preset: presetFromLink(search),
    requestOf: admissionRequestOf,
    findUnfit,
    submit: submitRequest,
    onSent: ({ receivedAt = new Date().toISOString(), mail = onItsWay, ...success }, _, request) =>
      onSent({ ...success, mail, request, sentAt: receivedAt }),
    sentTexts: ({ mail = onItsWay }) => ({
      title: t('success.title'),
      text: t(['onItsWay', 'sent'].includes(linkMailWord(mail)) ? 'success.text' : 'success.textWithoutMail'),
    }),
    failureTexts,
  });
  const formationType = useSelector(form.store, ({ values }) => formationTypeOf(values));
  const domain = useSelector(form.store, ({ values }) => values.domain);
  const degree = useSelector(form.store, ({ values }) => degreeOf(values));
  const academicYear = useSelector(form.store, ({ values }) => academicYearOf(values));
  const yearProblem = useSelector(form.store, ({ values }) => findUnfit(values).academicYear);
  const degreeProblem = useSelector(form.store, ({ values }) => findUnfit(values).degree);
  const hasChosenDegree = useSelector(form.store, ({ values }) => values.degree !== '');
  /** The degree is asked if the domain has several, or once the visitor has chosen one. */
  const names = admissionAnswerNames(formationType).filter(
    (name) => name !== 'degree' || hasChosenDegree || degreesIn(domain).length > 1,
  );
  // Only once the visitor chooses a formation type in this form, not when a link or a draft has chosen it.
  const [areQuestionsAnnounced, setQuestionsAnnounced] = useState(false);
  const newNames = areQuestionsAnnounced ? names.filter((name) => questionOf('admission', name).askedOf) : [];

  function failureTexts(failure: SendingFailure): { title: string; text: string } {
    if (failure.kind === 'unexpected') {
      return { title: t('failure.unexpectedTitle'), text: t('failure.unexpected') };
    }
    const refusal = failure.kind === 'refused' ? failure.error || t('failure.refused') : null;
    return { title: t('failure.title'), text: refusal ?? t('failure.failed') };
  }

  /** The open years, a chosen one that is not open, and the specified years in a group below. */
  function academicYearWords(): QuestionWords {
    const { options, ...words } = wordsOf('academicYear');
    const years = openYearsOf(form.state.values);
    const offered = [...years, ...(yearProblem ? [academicYear] : [])].map((year) => ({
      value: year,
      label: year,
    }));
    if (years.length === 0) return { ...words, options: [...offered, ...options] };
    return { ...words, options: offered, group: { label: t('pastYears'), options } };
  }

  function clearOtherBranch(): void {
    const type = formationTypeOf(form.state.values);
    // The changed field checks all answers after this.
    for (const name of type ? unaskedNamesOf(type) : []) form.setFieldValue(name, '', { dontValidate: true });
  }

  return (
    <>
      <Note {...{ formationType, domain, degree, academicYear }} />
      {/* Load supabase-js while the visitor types, so that sending does not wait for it. */}
      <div
        onFocus={preloadSupabase}
        onChange={({ target }) => {
          if (target instanceof HTMLInputElement && target.name === 'formationType')
            setQuestionsAnnounced(true);
        }}
      >
        <FormShell
          {...shell}
          preselected={{ academicYear }}
          labelledBy={labelledBy}
          submitLabel={t('submit')}
          pendingLabel={t('pending')}
        >
          {questionGroups.map((group) => (
            <fieldset key={group}>
              <legend className={styles.legend}>{t(`groups.${group}`)}</legend>
              <div className={styles.fieldGrid}>
                {names
                  .filter((name) => questionOf('admission', name).group === group)
                  .map((name) => (
                    <Field
                      form={form}
                      key={name}
                      name={name}
                      {...(name === 'formationType' && { listeners: { onChange: clearOtherBranch } })}
                    >
                      {(field) => (
                        <QuestionField
                          field={field}
                          dateControl={DateControl}
                          {...(name === 'academicYear'
                            ? {
                                value: academicYear,
                                words: academicYearWords(),
                                notice: yearProblem ? message(yearProblem, academicYear) : '',
                              }
                            : {
                                words: wordsOf(name),
                                ...(name === 'degree' && {
                                  notice: degreeProblem ? message(degreeProblem) : '',
                                }),
                              })}
                        />
                      )}
                    </Field>
                  ))}
              </div>
              {group === 'program' && (
                <Status className={layout.visuallyHidden}>
                  {newNames.length > 0 &&
                    t('newQuestions', {
                      count: newNames.length,
                      labels: formats.list(newNames.map((name) => wordsOf(name).label)),
                    })}
                </Status>
              )}
            </fieldset>
          ))}
          <p className={styles.note}>
            {t('privacy', { retention: formats.duration(privacy.requestRetentionMonths, 'month') })}{' '}
            <PageLink to="/confidentialite">{t('privacyLink')}</PageLink>
          </p>
        </FormShell>
      </div>
    </>
  );
}
