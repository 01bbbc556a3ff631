import { type RefObject, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { notify } from '../../ui/toasts.ts';
import { announceLocally } from '../announceLocally.ts';
import type { ChosenFile } from '../pdfFile.ts';
import { useSiteForm } from '../useSiteForm.ts';
import { validate } from '../validation.ts';
import {
  type TeacherApplication,
  emptyTeacherApplication,
  isAcceptableDiploma,
  teacherApplicationSchema,
} from './teacherApplication.ts';

/** Why an application was not sent; also the slice of its words. */
type TeacherFailure = 'ineligible' | 'failure';

interface TeacherFormOptions {
  /** Where the file waits while the dialog is closed; session storage can only keep the texts. */
  keptCv: RefObject<ChosenFile | null>;
  onSent: () => void;
}

export type TeacherForm = ReturnType<typeof useTeacherForm>['form'];

/** The teacher application's behaviour: what it keeps, when it is refused, and that it stays in the page. */
export function useTeacherForm({ keptCv, onSent }: TeacherFormOptions) {
  const { t } = useTranslation('teacherApplication');
  const [failure, setFailure] = useState<TeacherFailure | null>(null);

  function fail(kind: TeacherFailure): false {
    setFailure(kind);
    notify({ tone: 'error', title: t(`${kind}.title`), text: t(`${kind}.text`) });
    return false;
  }

  async function send(answers: TeacherApplication): Promise<boolean> {
    if (!isAcceptableDiploma(answers.lastDiploma)) return fail('ineligible');
    if (!announceLocally('teacher-application', answers)) return fail('failure');
    notify({ tone: 'success', title: t('success.title'), text: t('success.text') });
    return true;
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
    send,
  });

  useEffect(() => {
    if (keptCv.current) form.setFieldValue('cv', keptCv.current);
    return () => {
      keptCv.current = form.state.values.cv;
    };
  }, [form, keptCv]);

  return { form, shell, failure };
}
