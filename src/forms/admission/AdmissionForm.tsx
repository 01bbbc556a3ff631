import { useStore } from '@tanstack/react-form';
import { Link } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { answersOf, questionGroups, questionOf } from '#core/questions/admissionQuestions.ts';
import { privacy } from '../../content/privacy.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import { FormShell } from '../FormShell.tsx';
import * as styles from '../FormShell.css.ts';
import { getSupabase } from '../sending/supabase.ts';
import { useSiteForm } from '../useSiteForm.ts';
import { AdmissionFailed } from './AdmissionFailed.tsx';
import { AdmissionQuestion } from './AdmissionQuestion.tsx';
import {
  type AdmissionChoice,
  chosenBy,
  degreeOf,
  emptyAdmission,
  formationTypeOf,
  notAskedOf,
  validateAdmission,
} from './admissionAnswers.ts';
import type { AdmissionSearch } from './admissionSearch.ts';
import { type SentAdmission, useAdmissionSending } from './useAdmissionSending.ts';
import { useQuestionWords } from './useQuestionWords.ts';

interface AdmissionFormProps {
  labelledBy: string;
  /** What the link to this page chose for the visitor: a programme, on its own page. */
  search: AdmissionSearch;
  /** What stands before the questions, of what is chosen so far. */
  Note: ComponentType<AdmissionChoice>;
  /** Called when the school has the request; the form is empty then. */
  onSent: (sent: SentAdmission) => void;
}

/** The admission request, from its first question to its sending. */
export function AdmissionForm({ labelledBy, search, Note, onSent }: AdmissionFormProps) {
  const { t } = useTranslation('admissionRequest');
  const formats = useFormats();
  const wordsOf = useQuestionWords();
  const { outcome, send, resume, forgetFailure } = useAdmissionSending(onSent);
  const { form, shell } = useSiteForm({
    id: 'admission-request',
    emptyAnswers: emptyAdmission,
    link: search,
    preset: chosenBy(search),
    validate: validateAdmission,
    onInvalid: forgetFailure,
    send,
    resume,
  });
  const formationType = useStore(form.store, ({ values }) => formationTypeOf(values));
  const domain = useStore(form.store, ({ values }) => values.domain);
  const degree = useStore(form.store, ({ values }) => degreeOf(values));

  function clearOtherBranch(chosenType: string) {
    const type = formationTypeOf({ formationType: chosenType });
    for (const name of type ? notAskedOf(type) : []) form.setFieldValue(name, '');
  }

  return (
    <>
      <Note formationType={formationType} domain={domain} degree={degree} />
      {/* The client's code is fetched while the visitor types, not when they wait for an answer. */}
      <div onFocus={() => void getSupabase().catch(() => undefined)}>
        <FormShell
          {...shell}
          labelledBy={labelledBy}
          submitLabel={t('submit')}
          pendingLabel={t('pending')}
          failure={outcome && outcome.kind !== 'sent' && <AdmissionFailed failure={outcome} />}
          success={null}
        >
          {questionGroups.map((group) => (
            <fieldset key={group}>
              <legend className={styles.legend}>{t(`groups.${group}`)}</legend>
              <div className={styles.fields}>
                {answersOf(formationType)
                  .filter((name) => questionOf(name).group === group)
                  .map((name) => (
                    <form.AppField key={name} name={name}>
                      {() => (
                        <AdmissionQuestion
                          name={name}
                          words={wordsOf(name)}
                          onChooseType={clearOtherBranch}
                        />
                      )}
                    </form.AppField>
                  ))}
              </div>
            </fieldset>
          ))}
          <p className={styles.note}>
            {t('privacy', { retention: formats.duration(privacy.requestRetentionMonths, 'month') })}{' '}
            <Link to="/confidentialite">{t('privacyLink')}</Link>
          </p>
        </FormShell>
      </div>
    </>
  );
}
