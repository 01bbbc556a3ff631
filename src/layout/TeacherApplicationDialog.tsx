import { Field } from '@tanstack/react-form';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { answerNamesOf, isAcceptableDiploma } from '#core/questions/questions.ts';
import { school } from '../content/school.ts';
import { localeOf } from '../i18n/languages.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { closeToast } from '../ui/ToastRegion.tsx';
import { FileControl } from '../forms/FileControl.tsx';
import type { FormAnswers } from '../forms/formAnswers.ts';
import { FormShell } from '../forms/FormShell.tsx';
import * as styles from '../forms/FormShell.css.ts';
import { useQuestionWords } from '../forms/formWords.ts';
import { DirectContact, DossierLink, Reference } from '../forms/Outcome.tsx';
import type { ChosenFile } from '../forms/pdfFile.ts';
import { QuestionField } from '../forms/QuestionField.tsx';
import { type HandInFailure, handInCv, stoppable } from '../backend/resumableUpload.ts';
import {
  type SendingOutcome,
  type Submission,
  dispatchAsEvent,
  submitRequest,
} from '../backend/transport.ts';
import { useSiteForm } from '../forms/useSiteForm.ts';
import { PhoneHours } from '../sections/useOpeningText.tsx';

interface TeacherApplicationProps {
  /** Holds the chosen file while the dialog is closed; session storage keeps only the texts. */
  keptCv: RefObject<ChosenFile | null>;
  /** Gets what the page shows of an outcome beside the button that opens the dialog. */
  onOutcome: (outcome: ReactNode) => void;
  onClose: () => void;
}

/** Keeps the answers until sent or cancelled. As specified, they do not leave the page, unless `DELIVER_MESSAGES` is set. */
export function TeacherApplicationDialog({ keptCv, onOutcome, onClose }: TeacherApplicationProps) {
  const { t, i18n } = useTranslation('teacherApplication');
  const wordsOf = useQuestionWords('teacher');
  /** The uploaded share of the CV, from 0 to 1; null outside an upload. */
  const [progress, setProgress] = useState<number | null>(null);
  const upload = useRef<AbortController>(null);
  // Stop the sending when the form unmounts: nothing would show its progress, and the draft keeps the answers.
  useEffect(() => () => upload.current?.abort(), []);

  const { form, shell } = useSiteForm({
    id: 'teacher-application',
    kind: 'teacher',
    findRefusal: ({ lastDiploma }) =>
      lastDiploma === '' || isAcceptableDiploma(lastDiploma) ? undefined : { kind: 'ineligible' },
    submit: import.meta.env.DELIVER_MESSAGES ? submitWithCv : dispatchAsEvent('teacher-application'),
    onSent: ({ reference }, answers) => {
      onOutcome(followUp(reference, answers));
      onClose();
      return t('success', { returnObjects: true });
    },
    failureTexts: ({ kind }) => {
      if (kind === 'withoutCv') return { title: t('withoutCv.title') };
      return t(kind === 'ineligible' || kind === 'stopped' ? kind : 'failure', { returnObjects: true });
    },
  });

  /** Sending again stores nothing twice: it goes on with the CV. */
  async function submitWithCv(
    submission: Submission,
    { cv }: FormAnswers<'teacher'>,
  ): Promise<SendingOutcome> {
    // Cannot happen, because `findFaults` requires the file.
    if (!cv) return { kind: 'unexpected' };
    const { signal } = (upload.current = new AbortController());
    const stored = await stoppable(signal, { kind: 'stopped' } as const, submitRequest(submission));
    if (stored.kind !== 'sent') return stored;
    const { reference, dossierSecret } = stored;
    const withoutCv = (cause: HandInFailure, advice: string = t(`withoutCv.causes.${cause}`, school)) => {
      // With its words, because the other forms do not load them.
      const link = t('withoutCv.link');
      onOutcome(
        <>
          <p>{t('withoutCv.title')}</p>
          <Reference value={reference} />
          {/* The dialog's advice is to send its form again, whose answers a visitor may have cancelled. */}
          {dossierSecret ? <DossierLink secret={dossierSecret}>{link}</DossierLink> : <p>{advice}</p>}
        </>,
      );
      return { kind: 'withoutCv', reference, dossierSecret, advice, link } as const;
    };
    if (!dossierSecret) return withoutCv('noDossier');
    setProgress(0);
    const end = await handInCv(cv.file, dossierSecret, { signal, onProgress: setProgress });
    setProgress(null);
    if (end !== 'received' && end.cause === 'gone') form.setFieldValue('cv', null);
    return end === 'received' ? stored : withoutCv(end.cause, end.advice);
  }

  function followUp(reference: string | undefined, answers: FormAnswers<'teacher'>) {
    if (import.meta.env.DELIVER_MESSAGES)
      return (
        <>
          <p>{t('sent')}</p>
          <Reference value={reference} />
        </>
      );
    return (
      <>
        <p>{t('sure')}</p>
        <DirectContact mail={mailOf(answers)} phoneHours={<PhoneHours />} variant="onDark" />
      </>
    );
  }

  function mailOf(answers: FormAnswers<'teacher'>) {
    const lines = answerNamesOf('teacher').flatMap((name) => {
      const { label, shortLabel = label, options } = wordsOf(name);
      const answer = answers[name];
      if (typeof answer !== 'string' || answer === '') return [];
      const value = options.find((option) => option.value === answer)?.label ?? answer;
      return [t('mail.line', { label: shortLabel, value })];
    });
    const name = `${answers.firstName} ${answers.lastName}`;
    return { subject: t('mail.subject', { name }), body: [...lines, '', t('mail.cv')].join('\n') };
  }

  useEffect(() => {
    if (keptCv.current) form.setFieldValue('cv', keptCv.current);
    return () => {
      keptCv.current = form.state.values.cv;
    };
  }, [form, keptCv]);

  function cancel() {
    form.reset();
    closeToast();
    onClose();
  }

  const stop = () => upload.current?.abort();

  return (
    <Dialog heading={t('heading')} closeLabel={t('close')} locale={localeOf(i18n.language)} onClose={onClose}>
      <FormShell
        {...shell}
        submitLabel={t('submit')}
        pendingLabel={t('pending')}
        actions={
          // One button for cancel and stop, so that it keeps the focus when the sending begins.
          <Button data-once="" variant="quiet" onClick={shell.isPending ? stop : cancel}>
            {t(shell.isPending ? 'stop' : 'cancel')}
          </Button>
        }
      >
        <p>{t('intro')}</p>
        <div className={styles.fieldGrid}>
          {answerNamesOf('teacher').map((name) => (
            <Field form={form} key={name} name={name}>
              {(field) => <QuestionField field={field} words={wordsOf(name)} fileControl={FileControl} />}
            </Field>
          ))}
        </div>
        {progress !== null && (
          <label className={styles.progress}>
            {t('progress')}
            <progress className={styles.progressBar} value={progress} />
          </label>
        )}
      </FormShell>
    </Dialog>
  );
}
