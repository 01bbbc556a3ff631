import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { localeOf } from '../../i18n/languages.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { TeacherApplicationForm } from './TeacherApplicationForm.tsx';

type FormProps = ComponentProps<typeof TeacherApplicationForm>;

interface TeacherApplicationDialogProps extends Omit<FormProps, 'onCancel'> {
  onClose: () => void;
}

/** The teacher application in its dialog. Closed by mistake, it keeps every answer until sent or cancelled. */
export function TeacherApplicationDialog({ onClose, ...form }: TeacherApplicationDialogProps) {
  const { t, i18n } = useTranslation('teacherApplication');
  return (
    <Dialog heading={t('heading')} closeLabel={t('close')} locale={localeOf(i18n.language)} onClose={onClose}>
      <TeacherApplicationForm {...form} onCancel={onClose} />
    </Dialog>
  );
}
