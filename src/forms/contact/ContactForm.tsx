import { useTranslation } from 'react-i18next';
import { admissionLimits } from '#core/questions/admissionQuestions.ts';
import { contactMessageSchema } from '#core/questions/contactMessage.ts';
import { type ContactAnswerName, messageLimits } from '#core/questions/messageQuestions.ts';
import { executivePrograms } from '../../content/programs.ts';
import { promises } from '../../content/promises.ts';
import { FormShell } from '../FormShell.tsx';
import * as styles from '../FormShell.css.ts';
import { FailurePanel, Reference, SuccessPanel } from '../Outcome.tsx';
import { FailureAdvice } from '../sending/FailureAdvice.tsx';
import { useMessageSending } from '../sending/useMessageSending.ts';
import { useSiteForm } from '../useSiteForm.ts';
import { validate } from '../validation.ts';
import type { ContactSearch } from './contactSearch.ts';

type ContactAnswers = Record<ContactAnswerName, string>;

/** In the order of the page. */
const emptyAnswers: ContactAnswers = { name: '', email: '', subject: '', message: '' };

/** What a link may choose by its name, beside the courses for professionals. */
const subjects = ['visit', 'renewal', 'partnership'] as const;

interface ContactFormProps {
  labelledBy: string;
  search: ContactSearch;
}

/** The contact message; stays in the page, as the specification has it, unless the school has messages delivered. */
export function ContactForm({ labelledBy, search }: ContactFormProps) {
  const { t } = useTranslation(['contactForm', 'forms', 'programNames']);
  const subject = subjectOf(search);
  const { outcome, send, resume, forgetFailure } = useMessageSending<ContactAnswers>({
    kind: 'contact',
    event: 'contact-message',
    toPayload: (answers) => answers,
    sentTexts: () => ({ title: t('success') }),
    failureTexts: () => ({ title: t('failure') }),
  });
  const { form, shell } = useSiteForm({
    id: 'contact',
    emptyAnswers,
    link: search,
    preset: subject ? { subject } : {},
    validate: (answers) => validate(contactMessageSchema, answers),
    send,
    resume,
    onInvalid: forgetFailure,
  });

  /** The words of what the link chose; none when it names nothing of ours. */
  function subjectOf({ subject: chosen }: ContactSearch): string | undefined {
    const subject = subjects.find((name) => name === chosen);
    if (subject) return t(`subjects.${subject}`);
    const course = executivePrograms.find(({ id }) => id === chosen);
    return course && t('courseSubject', { course: t(`programNames:executivePrograms.${course.id}`) });
  }

  return (
    <FormShell
      {...shell}
      labelledBy={labelledBy}
      submitLabel={t('submit')}
      pendingLabel={t('pending')}
      failure={
        outcome &&
        outcome.kind !== 'sent' && (
          <FailurePanel text={t('failure')}>
            <FailureAdvice failure={outcome} />
          </FailurePanel>
        )
      }
      success={
        outcome?.kind === 'sent' && (
          <SuccessPanel heading={t('sent.heading')}>
            <Reference value={outcome.reference} />
            <p>
              {t('sent.answer', { count: promises.contactAnswerHours })} {t('sent.next')}
            </p>
          </SuccessPanel>
        )
      }
    >
      <div className={styles.fields}>
        <form.AppField name="name">
          {(field) => (
            <field.Text
              label={t('name.label')}
              description={t('forms:hints.characters', { count: admissionLimits.nameMin })}
              placeholder={t('name.placeholder')}
              autoComplete="name"
              isRequired
            />
          )}
        </form.AppField>
        <form.AppField name="email">
          {(field) => (
            <field.Text
              label={t('email.label')}
              description={t('forms:hints.email')}
              placeholder={t('email.placeholder')}
              type="email"
              autoComplete="email"
              isRequired
            />
          )}
        </form.AppField>
        <div className={styles.wide}>
          <form.AppField name="subject">
            {(field) => (
              <field.Text
                label={t('subject.label')}
                description={t('forms:hints.characters', { count: messageLimits.subjectMin })}
                placeholder={t('subject.placeholder')}
                isRequired
              />
            )}
          </form.AppField>
        </div>
        <div className={styles.wide}>
          <form.AppField name="message">
            {(field) => (
              <field.Text
                label={t('message.label')}
                description={t('forms:hints.characters', { count: messageLimits.messageMin })}
                placeholder={t('message.placeholder')}
                isMultiline
                isRequired
              />
            )}
          </form.AppField>
        </div>
      </div>
    </FormShell>
  );
}
