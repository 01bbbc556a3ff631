import { type RefObject, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../i18n/useFormats.ts';
import { Button } from '../../ui/Button.tsx';
import { notify } from '../../ui/toasts.ts';
import { announceLocally } from '../announceLocally.ts';
import { FormPdf } from '../fields/FormPdf.tsx';
import { FormShell } from '../FormShell.tsx';
import * as styles from '../FormShell.css.ts';
import { limits } from '../limits.ts';
import { FailurePanel } from '../Outcome.tsx';
import type { ChosenFile } from '../pdfFile.ts';
import { useSiteForm } from '../useSiteForm.ts';
import { validate } from '../validation.ts';
import {
  emptyTeacherApplication,
  isAcceptableDiploma,
  teacherApplicationSchema,
  teacherOptions,
} from './teacherApplication.ts';

interface TeacherApplicationFormProps {
  /** Where the file waits while the dialog is closed; session storage can only keep the texts. */
  keptCv: RefObject<ChosenFile | null>;
  onSent: () => void;
  onCancel: () => void;
}

/** The teacher application; stays in the page, as the specification has it. */
export function TeacherApplicationForm({ keptCv, onSent, onCancel }: TeacherApplicationFormProps) {
  const { t } = useTranslation('teacherApplication');
  const formats = useFormats();
  const [failure, setFailure] = useState<'ineligible' | 'failure' | null>(null);

  function fail(kind: 'ineligible' | 'failure') {
    setFailure(kind);
    notify({ tone: 'error', title: t(`${kind}.title`), text: t(`${kind}.text`) });
  }

  const { form, shell } = useSiteForm({
    id: 'teacher-application',
    emptyAnswers: emptyTeacherApplication,
    validate: (answers) => validate(teacherApplicationSchema, answers),
    // Said at once, not only after everything else was filled in for nothing.
    onInvalid: ({ lastDiploma }) => {
      if (lastDiploma !== '' && !isAcceptableDiploma(lastDiploma)) fail('ineligible');
      else setFailure(null);
    },
    onSent,
    send: async (answers) => {
      if (!isAcceptableDiploma(answers.lastDiploma)) {
        fail('ineligible');
        return false;
      }
      if (!announceLocally('teacher-application', answers)) {
        fail('failure');
        return false;
      }
      notify({ tone: 'success', title: t('success.title'), text: t('success.text') });
      return true;
    },
  });

  useEffect(() => {
    if (keptCv.current) form.setFieldValue('cv', keptCv.current);
    return () => {
      keptCv.current = form.state.values.cv;
    };
  }, [form, keptCv]);

  function cancel() {
    form.reset();
    onCancel();
  }

  const options = <Value extends string>(values: readonly Value[], labels: Record<Value, string>) =>
    values.map((value) => ({ value, label: labels[value] }));

  return (
    <FormShell
      {...shell}
      submitLabel={t('submit')}
      pendingLabel={t('pending')}
      failure={failure && <FailurePanel title={t(`${failure}.title`)} text={t(`${failure}.text`)} />}
      success={null}
      actions={
        <Button variant="quiet" onClick={cancel}>
          {t('cancel')}
        </Button>
      }
    >
      <p>{t('intro')}</p>
      <div className={styles.fields}>
        <form.AppField name="firstName">
          {(field) => <field.Text label={t('fields.firstName.label')} autoComplete="given-name" isRequired />}
        </form.AppField>
        <form.AppField name="lastName">
          {(field) => <field.Text label={t('fields.lastName.label')} autoComplete="family-name" isRequired />}
        </form.AppField>
        <form.AppField name="email">
          {(field) => (
            <field.Text label={t('fields.email.label')} type="email" autoComplete="email" isRequired />
          )}
        </form.AppField>
        <form.AppField name="phone">
          {(field) => <field.Text label={t('fields.phone.label')} type="tel" autoComplete="tel" isRequired />}
        </form.AppField>
        <form.AppField name="lastDiploma">
          {(field) => (
            <field.Select
              label={t('fields.lastDiploma.label')}
              options={options(teacherOptions.lastDiploma, t('options.lastDiploma', { returnObjects: true }))}
              isRequired
            />
          )}
        </form.AppField>
        <form.AppField name="specialization">
          {(field) => <field.Text label={t('fields.specialization.label')} isRequired />}
        </form.AppField>
        <div className={styles.wide}>
          <form.AppField name="experience">
            {(field) => (
              <field.Text
                label={t('fields.experience.label')}
                description={t('fields.experience.help')}
                isMultiline
              />
            )}
          </form.AppField>
        </div>
        <div className={styles.wide}>
          <form.AppField name="expertise">
            {(field) => <field.Text label={t('fields.expertise.label')} />}
          </form.AppField>
        </div>
        <div className={styles.wide}>
          <form.AppField name="motivation">
            {(field) => (
              <field.Text
                label={t('fields.motivation.label')}
                description={t('fields.motivation.help')}
                isMultiline
                isRequired
              />
            )}
          </form.AppField>
        </div>
        <form.AppField name="availability">
          {(field) => (
            <field.Select
              label={t('fields.availability.label')}
              options={options(
                teacherOptions.availability,
                t('options.availability', { returnObjects: true }),
              )}
            />
          )}
        </form.AppField>
        <div className={styles.wide}>
          <form.AppField name="cv">
            {() => (
              <FormPdf
                label={t('fields.cv.label')}
                description={t('fields.cv.help', { max: formats.fileSize(limits.cvMaxBytes) })}
                isRequired
              />
            )}
          </form.AppField>
        </div>
      </div>
    </FormShell>
  );
}
