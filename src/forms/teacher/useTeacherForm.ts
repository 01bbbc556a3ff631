import { type RefObject, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isAcceptableDiploma } from '#core/questions/teacherApplication.ts';
import { notify } from '../../ui/toasts.ts';
import type { ChosenFile } from '../pdfFile.ts';
import { useMessageSending } from '../sending/useMessageSending.ts';
import { useSiteForm } from '../useSiteForm.ts';
import {
  type TeacherAnswers,
  emptyTeacherAnswers,
  teacherPayload,
  validateTeacherAnswers,
} from './teacherAnswers.ts';

interface TeacherFormOptions {
  /** Where the file waits while the dialog is closed; session storage can only keep the texts. */
  keptCv: RefObject<ChosenFile | null>;
  /** Given the reference of what was sent, where there is one. */
  onSent: (reference: string | undefined) => void;
}

export type TeacherForm = ReturnType<typeof useTeacherForm>['form'];

/** The teacher application's behaviour: what it keeps, when it is refused, and how it ends. */
export function useTeacherForm({ keptCv, onSent }: TeacherFormOptions) {
  const { t } = useTranslation('teacherApplication');
  const [isIneligible, setIneligible] = useState(false);
  const sentReference = useRef<string>(undefined);
  const { outcome, send, resume, forgetFailure, progress, stop } = useMessageSending<TeacherAnswers>({
    kind: 'teacher',
    event: 'teacher-application',
    toPayload: teacherPayload,
    toFile: ({ cv }) => cv?.file,
    onSent: ({ reference }) => {
      sentReference.current = reference;
    },
    sentTexts: () => t('success', { returnObjects: true }),
    failureTexts: ({ kind }) => t(kind === 'stopped' ? 'stopped' : 'failure', { returnObjects: true }),
  });

  function refuse(): false {
    forgetFailure();
    setIneligible(true);
    notify({ tone: 'error', ...t('ineligible', { returnObjects: true }) });
    return false;
  }

  const { form, shell } = useSiteForm({
    id: 'teacher-application',
    emptyAnswers: emptyTeacherAnswers,
    validate: validateTeacherAnswers,
    // Said at once, not only after everything else was filled in for nothing.
    onInvalid: ({ lastDiploma }) => {
      setIneligible(false);
      if (lastDiploma !== '' && !isAcceptableDiploma(lastDiploma)) refuse();
      else forgetFailure();
    },
    onSent: () => onSent(sentReference.current),
    resume,
    send: async (answers) => {
      setIneligible(false);
      return isAcceptableDiploma(answers.lastDiploma) ? send(answers) : refuse();
    },
  });

  useEffect(() => {
    if (keptCv.current) form.setFieldValue('cv', keptCv.current);
    return () => {
      keptCv.current = form.state.values.cv;
    };
  }, [form, keptCv]);

  return { form, shell, isIneligible, outcome, progress, stop };
}
