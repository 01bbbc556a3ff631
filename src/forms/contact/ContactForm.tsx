import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { admissionLimits } from '../../../supabase/functions/_shared/admissionQuestions.ts';
import { promises } from '../../content/promises.ts';
import { notify } from '../../ui/toasts.ts';
import { announceLocally } from '../announceLocally.ts';
import { FormShell } from '../FormShell.tsx';
import * as styles from '../FormShell.css.ts';
import { limits } from '../limits.ts';
import { FailurePanel, SuccessPanel } from '../Outcome.tsx';
import { useSiteForm } from '../useSiteForm.ts';
import { validate } from '../validation.ts';
import type { ContactSearch } from './contactSearch.ts';
import { contactMessageSchema, emptyContactMessage } from './contactMessage.ts';

interface ContactFormProps {
  labelledBy: string;
  search: ContactSearch;
}

/** The contact message; stays in the page, as the specification has it. */
export function ContactForm({ labelledBy, search }: ContactFormProps) {
  const { t } = useTranslation(['contactForm', 'forms']);
  const [outcome, setOutcome] = useState<'sent' | 'failed' | null>(null);
  const { form, shell } = useSiteForm({
    id: 'contact',
    emptyAnswers: emptyContactMessage,
    preset: search.subject === 'visit' ? { subject: t('visitSubject') } : {},
    validate: (answers) => validate(contactMessageSchema, answers),
    send: async (answers) => {
      // What was said of an earlier message goes, so that the same is said anew.
      flushSync(() => setOutcome(null));
      const isSent = announceLocally('contact-message', answers);
      setOutcome(isSent ? 'sent' : 'failed');
      if (isSent) notify({ tone: 'success', title: t('success') });
      else notify({ tone: 'error', title: t('failure') });
      return isSent;
    },
    onInvalid: () => setOutcome(null),
  });

  return (
    <FormShell
      {...shell}
      labelledBy={labelledBy}
      submitLabel={t('submit')}
      pendingLabel={t('pending')}
      failure={outcome === 'failed' && <FailurePanel text={t('failure')} />}
      success={
        outcome === 'sent' && (
          <SuccessPanel heading={t('sent.answer', { count: promises.contactAnswerHours })}>
            <p>{t('sent.next')}</p>
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
                description={t('forms:hints.characters', { count: limits.subjectMin })}
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
                description={t('forms:hints.characters', { count: limits.messageMin })}
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
