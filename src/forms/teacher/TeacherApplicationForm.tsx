import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/Button.tsx';
import { FormShell } from '../FormShell.tsx';
import { FailurePanel } from '../Outcome.tsx';
import type { ChosenFile } from '../pdfFile.ts';
import { TeacherQuestions } from './TeacherQuestions.tsx';
import { useTeacherForm } from './useTeacherForm.ts';

interface TeacherApplicationFormProps {
  /** Where the file waits while the dialog is closed. */
  keptCv: RefObject<ChosenFile | null>;
  onSent: () => void;
  onCancel: () => void;
}

/** The teacher application; stays in the page, as the specification has it. */
export function TeacherApplicationForm({ keptCv, onSent, onCancel }: TeacherApplicationFormProps) {
  const { t } = useTranslation('teacherApplication');
  const { form, shell, failure } = useTeacherForm({ keptCv, onSent });

  function cancel() {
    form.reset();
    onCancel();
  }

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
      <TeacherQuestions form={form} />
    </FormShell>
  );
}
