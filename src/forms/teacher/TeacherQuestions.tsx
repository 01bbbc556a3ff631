import { useTranslation } from 'react-i18next';
import { admissionLimits } from '#core/questions/admissionQuestions.ts';
import { teacherOptions } from '#core/questions/messageQuestions.ts';
import { FormPdf } from '../fields/FormPdf.tsx';
import * as styles from '../FormShell.css.ts';
import { useBounds } from '../useBounds.ts';
import type { TeacherForm } from './useTeacherForm.ts';

/** What the teacher application asks, in the order of the page. */
export function TeacherQuestions({ form }: { form: TeacherForm }) {
  const { t } = useTranslation(['teacherApplication', 'forms']);
  const bounds = useBounds();
  const nameHint = t('forms:hints.characters', { count: admissionLimits.nameMin });
  const options = <Value extends string>(values: readonly Value[], labels: Record<Value, string>) =>
    values.map((value) => ({ value, label: labels[value] }));
  return (
    <div className={styles.fields}>
      <form.AppField name="firstName">
        {(field) => (
          <field.Text
            label={t('fields.firstName.label')}
            description={nameHint}
            autoComplete="given-name"
            isRequired
          />
        )}
      </form.AppField>
      <form.AppField name="lastName">
        {(field) => (
          <field.Text
            label={t('fields.lastName.label')}
            description={nameHint}
            autoComplete="family-name"
            isRequired
          />
        )}
      </form.AppField>
      <form.AppField name="email">
        {(field) => (
          <field.Text
            label={t('fields.email.label')}
            description={t('forms:hints.email')}
            type="email"
            autoComplete="email"
            isRequired
          />
        )}
      </form.AppField>
      <form.AppField name="phone">
        {(field) => (
          <field.Text
            label={t('fields.phone.label')}
            description={t('forms:hints.phone', bounds)}
            type="tel"
            autoComplete="tel"
            isRequired
          />
        )}
      </form.AppField>
      <form.AppField name="lastDiploma">
        {(field) => (
          <field.Select
            label={t('fields.lastDiploma.label')}
            description={t('fields.lastDiploma.help')}
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
            options={options(teacherOptions.availability, t('options.availability', { returnObjects: true }))}
          />
        )}
      </form.AppField>
      <div className={styles.wide}>
        <form.AppField name="cv">
          {() => (
            <FormPdf label={t('fields.cv.label')} description={t('fields.cv.help', bounds)} isRequired />
          )}
        </form.AppField>
      </div>
    </div>
  );
}
