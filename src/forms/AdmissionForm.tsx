import { Field, evaluate, useSelector } from '@tanstack/react-form';
import { type ComponentType, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type RequestAnswers,
  admissionAnswerNames,
  questionGroups,
  questionOf,
} from '#core/questions/questions.ts';
import { type LinkMail, isLinkMailOut } from '#core/model/request.ts';
import { isAnswerMoved } from '#core/questions/answerDue.ts';
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
import type { FormAnswers } from './formAnswers.ts';
import * as styles from './FormShell.css.ts';
import { DateControl } from './DateControl.tsx';
import { type QuestionWords, useQuestionWords, useRuleWords } from './formWords.ts';
import { QuestionField } from './QuestionField.tsx';
import {
  type SendingFailure,
  type SendingSuccess,
  preloadSupabase,
  submitRequest,
  unknownLinkMail,
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

interface SentAdmission extends Omit<SendingSuccess, 'kind'> {
  mail: LinkMail;
  request: RequestAnswers;
  /** ISO 8601, by the server's clock. */
  sentAt: string;
}

interface AdmissionFormProps {
  labelledBy: string;
  /** The search parameters of the address. */
  link: AdmissionSearch;
  /** What the link chooses, or else the previous page. */
  chosen: AdmissionSearch;
  Note: ComponentType<AdmissionChoice>;
  onSent: (sent: SentAdmission) => void;
}

/** The degree is asked if the domain has several, or once the visitor has chosen one. */
const askedNames = (answers: FormAnswers<'admission'>) =>
  admissionAnswerNames(formationTypeOf(answers)).filter(
    (name) => name !== 'degree' || answers.degree !== '' || degreesIn(answers.domain).length > 1,
  );

const chosenIn = ({ values }: { values: FormAnswers<'admission'> }) => ({
  choice: {
    formationType: formationTypeOf(values),
    domain: values.domain,
    degree: degreeOf(values),
    academicYear: academicYearOf(values),
  },
  unfit: findUnfit(values),
  names: askedNames(values),
});

export function AdmissionForm({ labelledBy, link, chosen, Note, onSent }: AdmissionFormProps) {
  const { t } = useTranslation('admissionRequest');
  const formats = useFormats();
  const wordsOf = useQuestionWords('admission', durationsInHints);
  const { message } = useRuleWords();
  const { form, shell } = useSiteForm({
    id: 'admission-request',
    kind: 'admission',
    link,
    preset: presetFromLink(chosen),
    requestOf: admissionRequestOf,
    findUnfit,
    submit: submitRequest,
    onSent: ({ receivedAt = new Date().toISOString(), mail = unknownLinkMail, ...success }, _, request) => {
      onSent({ ...success, mail, request, sentAt: receivedAt });
      const isMoved = isAnswerMoved({ kind: 'admission', createdAt: receivedAt });
      const isAsPromised = isLinkMailOut(mail) && !isMoved;
      return {
        title: t('success.title'),
        text: t(isAsPromised ? 'success.text' : 'success.textWithoutPromise'),
      };
    },
    failureTexts,
  });
  const { choice, unfit, names } = useSelector(form.store, chosenIn, { compare: evaluate });
  const { academicYear } = choice;
  // Those that appear when the visitor chooses a formation type in this form, not when a link or a draft has chosen it.
  const [newNames, setNewNames] = useState<typeof names>([]);

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
    const offered = [...years, ...(unfit.academicYear ? [academicYear] : [])].map((year) => ({
      value: year,
      label: year,
    }));
    if (years.length === 0) return { ...words, options: [...offered, ...options] };
    return { ...words, options: offered, group: { label: t('pastYears'), options } };
  }

  // Empty, not absent: a live region stands in the page before its words.
  const notices: Partial<Record<(typeof names)[number], string>> = {
    academicYear: unfit.academicYear ? message(unfit.academicYear, academicYear) : '',
    degree: unfit.degree ? message(unfit.degree) : '',
  };

  function clearOtherBranch(): void {
    const type = formationTypeOf(form.state.values);
    // The changed field checks all answers after this.
    for (const name of type ? unaskedNamesOf(type) : []) form.setFieldValue(name, '', { dontValidate: true });
  }

  return (
    <>
      <Note {...choice} />
      {/* Load supabase-js while the visitor types, so that sending does not wait for it. */}
      <div
        onFocus={preloadSupabase}
        onChange={({ target }) => {
          if (target instanceof HTMLInputElement && target.name === 'formationType')
            setNewNames(
              askedNames(form.state.values).filter((name) => questionOf('admission', name).askedOf),
            );
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
                          words={name === 'academicYear' ? academicYearWords() : wordsOf(name)}
                          value={name === 'academicYear' ? academicYear : undefined}
                          notice={notices[name]}
                        />
                      )}
                    </Field>
                  ))}
              </div>
              {group === 'program' && (
                <Status className={layout.visuallyHidden}>
                  {/* Emptied with the form, or the same questions of a second request would not be announced. */}
                  {choice.formationType &&
                    newNames.length > 0 &&
                    t('newQuestions', {
                      count: newNames.length,
                      labels: formats.list(newNames.map((name) => wordsOf(name).label)),
                    })}
                </Status>
              )}
            </fieldset>
          ))}
          <p className={layout.secondary}>
            {t('privacy', { retention: formats.duration(privacy.requestRetentionMonths, 'month') })}{' '}
            <PageLink to="/confidentialite">{t('privacyLink')}</PageLink>
          </p>
        </FormShell>
      </div>
    </>
  );
}
