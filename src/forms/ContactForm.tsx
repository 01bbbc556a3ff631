import { Field } from '@tanstack/react-form';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { answerNamesOf } from '#core/questions/questions.ts';
import { executivePrograms } from '../content/programs.ts';
import { kindFacts } from '#core/questions/requestKinds.ts';
import { emptyAnswersOf } from './formAnswers.ts';
import { FormShell } from './FormShell.tsx';
import * as styles from './FormShell.css.ts';
import { useQuestionWords } from './formWords.ts';
import { DirectContact, OutcomePanel, Reference } from './Outcome.tsx';
import { QuestionField } from './QuestionField.tsx';
import { dispatchAsEvent, submitRequest } from '../backend/transport.ts';
import { useSiteForm } from './useSiteForm.ts';

/** Besides the courses for professionals. */
const subjects = ['visit', 'partnership', 'customProgram', 'shortProgram'] as const;

export interface ContactSearch {
  subject?: string;
  message?: string;
}

interface ContactFormProps {
  labelledBy: string;
  search: ContactSearch;
  phoneHours: ReactNode;
  /** During a closed period. */
  movedAnswer: string | undefined;
}

/** The contact form. By the specification it sends nothing; with `DELIVER_MESSAGES` its message goes to the school. */
export function ContactForm({ labelledBy, search, phoneHours, movedAnswer }: ContactFormProps) {
  const { t } = useTranslation(['contactForm', 'forms', 'programNames']);
  const wordsOf = useQuestionWords('contact');
  const subject = subjectOf(search);
  const [sent, setSent] = useState(() => emptyAnswersOf('contact'));
  const { form, shell, success } = useSiteForm({
    id: 'contact',
    kind: 'contact',
    link: search,
    preset: { ...(subject && { subject }), ...(search.message && { message: search.message }) },
    submit: import.meta.env.DELIVER_MESSAGES ? submitRequest : dispatchAsEvent('contact-message'),
    onSent: (_, answers, { email }) => {
      setSent({ ...answers, email });
      return { title: t('success') };
    },
    failureTexts: () => ({ title: t('failure') }),
  });

  function subjectOf({ subject: chosen }: ContactSearch): string | undefined {
    const subject = subjects.find((name) => name === chosen);
    if (subject) return t(`subjects.${subject}`);
    const course = executivePrograms.find(({ id }) => id === chosen);
    // A page may name what this one has no words for.
    return course ? t('courseSubject', { course: t(`programNames:executivePrograms.${course.id}`) }) : chosen;
  }

  return (
    <FormShell
      {...shell}
      labelledBy={labelledBy}
      submitLabel={t('submit')}
      pendingLabel={t('pending')}
      success={
        success &&
        (import.meta.env.DELIVER_MESSAGES ? (
          <OutcomePanel
            tone="success"
            heading={t('sent.heading')}
            text={
              <>
                <Reference value={success.reference} />
                <p>{movedAnswer ?? t('sent.answer', { ...sent, count: kindFacts.contact.answerHours })}</p>
                <p>{t('sent.next')}</p>
              </>
            }
          />
        ) : (
          <OutcomePanel tone="advice" heading={t('forms:sure.heading')} text={<p>{t('sure')}</p>}>
            <DirectContact
              mail={{ subject: sent.subject, body: `${sent.message}\n\n${sent.name}` }}
              phoneHours={phoneHours}
            />
          </OutcomePanel>
        ))
      }
    >
      <div className={styles.fieldGrid}>
        {answerNamesOf('contact').map((name) => (
          <Field form={form} key={name} name={name}>
            {(field) => <QuestionField field={field} words={wordsOf(name)} />}
          </Field>
        ))}
      </div>
    </FormShell>
  );
}
