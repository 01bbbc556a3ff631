import { useStore } from '@tanstack/react-form';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { notify } from '../../ui/toasts.ts';
import { FormShell } from '../FormShell.tsx';
import { FailurePanel, SuccessPanel } from '../Outcome.tsx';
import { useSiteForm } from '../useSiteForm.ts';
import * as styles from '../FormShell.css.ts';
import {
  type AdmissionAnswers,
  admissionPayload,
  branches,
  emptyAdmission,
  validateAdmission,
} from './admissionAnswers.ts';
import { forgetIdempotencyKey, idempotencyKeyFor } from './idempotencyKey.ts';
import { getSupabase } from './supabase.ts';
import { FailureAdvice } from './FailureAdvice.tsx';
import { type AdmissionOutcome, submitAdmission } from './submitAdmission.ts';
import { useAdmissionOptions } from './useAdmissionOptions.ts';

interface AdmissionFormProps {
  labelledBy: string;
  /** Answers that the link to this page already gave: a programme chosen on its own page. */
  chosen: Partial<Pick<AdmissionAnswers, 'formationType' | 'domain' | 'certifyingProgram'>>;
}

/** The questions of the formation type that was not chosen. */
function otherBranch(type: string) {
  return type === 'academique' ? branches.certifiante : branches.academique;
}

/** The admission request, from its first question to the school's reference number. */
export function AdmissionForm({ labelledBy, chosen }: AdmissionFormProps) {
  const { t, i18n } = useTranslation('admissionRequest');
  const options = useAdmissionOptions();
  const [outcome, setOutcome] = useState<AdmissionOutcome | null>(null);

  const { form, shell } = useSiteForm({
    id: 'admission-request',
    emptyAnswers: emptyAdmission,
    preset: {
      ...(chosen.formationType &&
        Object.fromEntries(otherBranch(chosen.formationType).map((name) => [name, '']))),
      ...chosen,
    },
    validate: validateAdmission,
    // A failure is outdated; the reference of a request that was sent is not.
    onInvalid: () => setOutcome((last) => (last?.kind === 'sent' ? last : null)),
    send: async (answers) => {
      setOutcome(null);
      const payload = admissionPayload(answers);
      const idempotencyKey = idempotencyKeyFor(payload);
      const result = await submitAdmission(payload, { idempotencyKey, language: i18n.language });
      setOutcome(result);
      if (result.kind !== 'sent') {
        notify({ tone: 'error', ...failureTexts(result) });
        return false;
      }
      forgetIdempotencyKey();
      notify({ tone: 'success', title: t('success.title'), text: t('success.text') });
      return true;
    },
  });
  const formationType = useStore(form.store, (state) => state.values.formationType);

  function failureTexts(failure: Exclude<AdmissionOutcome, { kind: 'sent' }>) {
    if (failure.kind === 'unexpected') {
      return { title: t('failure.unexpectedTitle'), text: t('failure.unexpected') };
    }
    const refusal = failure.kind === 'refused' ? (failure.error ?? t('failure.refused')) : null;
    return { title: t('failure.title'), text: refusal ?? t('failure.failed') };
  }

  function clearOtherBranch(type: string) {
    for (const name of otherBranch(type)) form.setFieldValue(name, '');
  }

  const label = (name: keyof AdmissionAnswers) => ({ label: t(`fields.${name}.label`) });
  const required = (name: keyof AdmissionAnswers) => ({ ...label(name), isRequired: true });
  const failure = outcome && outcome.kind !== 'sent' && !shell.isPending ? failureTexts(outcome) : null;

  return (
    // The client's code is fetched while the visitor types, not when they wait for an answer.
    <div onFocus={() => void getSupabase().catch(() => undefined)}>
      <FormShell
        {...shell}
        labelledBy={labelledBy}
        submitLabel={t('submit')}
        pendingLabel={t('pending')}
        failure={
          failure && (
            <FailurePanel {...failure}>
              {outcome?.kind === 'failed' && <FailureAdvice failure={outcome} />}
            </FailurePanel>
          )
        }
        success={
          outcome?.kind === 'sent' && (
            <SuccessPanel heading={t('success.title')}>
              <p>{t('success.text')}</p>
              {outcome.reference && (
                <p>
                  {t('success.reference')} <bdi className={styles.reference}>{outcome.reference}</bdi>
                </p>
              )}
              <p>{t('success.keepReference')}</p>
            </SuccessPanel>
          )
        }
      >
        <fieldset>
          <legend className={styles.legend}>{t('groups.you')}</legend>
          <div className={styles.fields}>
            <form.AppField name="firstName">
              {(field) => (
                <field.Text {...required('firstName')} autoComplete="given-name" spellCheck="false" />
              )}
            </form.AppField>
            <form.AppField name="lastName">
              {(field) => (
                <field.Text {...required('lastName')} autoComplete="family-name" spellCheck="false" />
              )}
            </form.AppField>
            <form.AppField name="birthDate">
              {(field) => (
                <field.BirthDate
                  {...required('birthDate')}
                  description={t('fields.birthDate.help')}
                  placeholder={t('fields.birthDate.placeholder')}
                />
              )}
            </form.AppField>
            <form.AppField name="phone">
              {(field) => (
                <field.Text
                  {...required('phone')}
                  type="tel"
                  autoComplete="tel"
                  description={t('fields.phone.help')}
                  placeholder={t('fields.phone.placeholder')}
                />
              )}
            </form.AppField>
            <div className={styles.wide}>
              <form.AppField name="email">
                {(field) => (
                  <field.Text
                    {...required('email')}
                    type="email"
                    autoComplete="email"
                    description={t('fields.email.help')}
                  />
                )}
              </form.AppField>
            </div>
          </div>
        </fieldset>
        <fieldset>
          <legend className={styles.legend}>{t('groups.program')}</legend>
          <div className={styles.fields}>
            <div className={styles.wide}>
              <form.AppField name="formationType">
                {(field) => (
                  <field.Radio
                    {...required('formationType')}
                    options={options.formationType}
                    onChoose={clearOtherBranch}
                  />
                )}
              </form.AppField>
            </div>
            {formationType !== '' &&
              branches[formationType === 'academique' ? 'academique' : 'certifiante'].map((name) => (
                <form.AppField key={name} name={name}>
                  {(field) => <field.Select {...required(name)} options={options[name]} />}
                </form.AppField>
              ))}
          </div>
        </fieldset>
        <fieldset>
          <legend className={styles.legend}>{t('groups.background')}</legend>
          <div className={styles.fields}>
            <form.AppField name="lastDiploma">
              {(field) => <field.Select {...required('lastDiploma')} options={options.lastDiploma} />}
            </form.AppField>
            <form.AppField name="lastInstitution">
              {(field) => <field.Select {...required('lastInstitution')} options={options.lastInstitution} />}
            </form.AppField>
            <div className={styles.wide}>
              <form.AppField name="motivation">
                {(field) => (
                  <field.Text
                    {...label('motivation')}
                    isMultiline
                    description={t('fields.motivation.help')}
                  />
                )}
              </form.AppField>
            </div>
          </div>
        </fieldset>
      </FormShell>
    </div>
  );
}
