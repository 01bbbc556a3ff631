import type { ComponentProps } from 'react';
import { TeacherApplicationDialog } from '../forms/TeacherApplicationDialog.tsx';
import { PhoneHours } from '../sections/useOpeningText.tsx';

type DialogProps = Omit<ComponentProps<typeof TeacherApplicationDialog>, 'phoneHours'>;

/** The dialog with a section, which the forms cannot import. */
export function LoadedTeacherApplication(props: DialogProps) {
  return <TeacherApplicationDialog {...props} phoneHours={<PhoneHours />} />;
}
