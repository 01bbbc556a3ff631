import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/Button.tsx';
import { Progress } from '../../ui/Progress.tsx';
import { FormShell } from '../FormShell.tsx';
import { FailurePanel } from '../Outcome.tsx';
import type { ChosenFile } from '../pdfFile.ts';
import { FailureAdvice } from '../sending/FailureAdvice.tsx';
import { TeacherQuestions } from './TeacherQuestions.tsx';
import { useTeacherForm } from './useTeacherForm.ts';

interface TeacherApplicationFormProps {
  /** Where the file waits while the dialog is closed. */
  keptCv: RefObject<ChosenFile | null>;
  onSent: (reference: string | undefined) => void;
  onCancel: () => void;
}

/** The teacher application; stays in the page, as the specification has it, unless the school has it delivered. */
export function TeacherApplicationForm({ keptCv, onSent, onCancel }: TeacherApplicationFormProps) {
  const { t } = useTranslation('teacherApplication');
  const { form, shell, isIneligible, outcome, progress, stop } = useTeacherForm({ keptCv, onSent });

  function cancel() {
    form.reset();
    onCancel();
  }

  return (
    <FormShell
      {...shell}
      submitLabel={t('submit')}
      pendingLabel={t('pending')}
      failure={
        isIneligible ? (
          <FailurePanel {...t('ineligible', { returnObjects: true })} />
        ) : (
          outcome &&
          outcome.kind !== 'sent' && (
            <FailurePanel {...t(outcome.kind === 'stopped' ? 'stopped' : 'failure', { returnObjects: true })}>
              <FailureAdvice failure={outcome} />
            </FailurePanel>
          )
        )
      }
      success={null}
      actions={
        // One button, so that the focus stays on it: what it stops is what goes on.
        <Button variant="quiet" onClick={progress === null ? cancel : stop}>
          {t(progress === null ? 'cancel' : 'stop')}
        </Button>
      }
    >
      <p>{t('intro')}</p>
      <TeacherQuestions form={form} />
      {progress !== null && <Progress label={t('progress')} share={progress} />}
    </FormShell>
  );
}
