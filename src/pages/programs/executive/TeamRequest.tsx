import { useHydrated, useNavigate } from '@tanstack/react-router';
import { type FormEvent, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/Button.tsx';
import { control, field, label } from '../../../ui/Field.css.ts';
import * as layout from '../../../ui/layout.css.ts';
import * as styles from './Executive.css.ts';

const questions = ['topic', 'participants', 'place', 'period'] as const;

/** The answers become the message of the contact form. Hidden without scripts, which that form needs too. */
export function TeamRequest() {
  const { t } = useTranslation('executive');
  const navigate = useNavigate();
  const isHydrated = useHydrated();
  const headingId = useId();

  function prepareMessage(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const answers = new FormData(event.currentTarget);
    const lines = questions.flatMap((question) => {
      const answer = answers.get(question);
      const name = t(`team.questions.${question}.label`);
      return typeof answer === 'string' && answer.trim()
        ? t('team.line', { name, answer: answer.trim() })
        : [];
    });
    const message = [t('team.opening'), ...lines].join('\n');
    void navigate({ to: '/contact', search: { subject: 'customProgram', message } });
  }

  return (
    <form
      className={styles.teamRequest}
      aria-labelledby={headingId}
      onSubmit={prepareMessage}
      // Before hydration `src/preHydration.ts` queues a submission, and replays it afterwards.
      {...(isHydrated && { 'data-interactive': '' })}
    >
      <h3 id={headingId}>{t('team.heading')}</h3>
      {questions.map((question) => (
        <div key={question} className={field}>
          <label htmlFor={`team-${question}`} className={label}>
            {t(`team.questions.${question}.label`)}
          </label>
          <input
            id={`team-${question}`}
            name={question}
            className={control}
            placeholder={t(`team.questions.${question}.example`)}
            maxLength={200}
            {...(question === 'participants' && { inputMode: 'numeric' as const })}
          />
        </div>
      ))}
      <Button type="submit" variant="strong">
        {t('team.submit')}
      </Button>
      <p className={`${layout.textSize.small} ${layout.ink.quiet}`}>{t('team.note')}</p>
    </form>
  );
}
