import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { dossierPath } from '#core/model/linkedPages.ts';
import { pagePath } from '../i18n/languages.ts';
import { mailHref, nonBreakingPhone, phoneHref, school } from '../content/school.ts';
import { type ButtonVariant, ButtonAnchor, ButtonRow } from '../ui/Button.tsx';
import { disclosure } from '../ui/Fold.css.ts';
import { Icon } from '../ui/Icon.tsx';
import * as layout from '../ui/layout.css.ts';
import { showAndFocus } from '../ui/showAndFocus.ts';
import * as styles from './FormShell.css.ts';
import { useRuleWords } from './formWords.ts';
import type { SendingFailure } from '../backend/transport.ts';

export interface SendingFailedProps {
  failure: SendingFailure;
  title: string;
  text?: string | undefined;
}

/**
 * Says in the page that sending failed and what to do, by the cause. The live region of `FormShell` announces it; the
 * toast is silent. A single paragraph, because in Chromium, Orca may read several in the wrong order.
 */
export function SendingFailed({ failure, title, text }: SendingFailedProps) {
  const { t } = useTranslation('forms');
  const { message, isKnown } = useRuleWords();

  function advice(): string[] {
    switch (failure.kind) {
      case 'ineligible':
      case 'stopped':
        return [];
      case 'withoutCv':
        return [failure.advice];
      case 'refused':
      case 'undelivered':
        return [t('kept', school)];
      case 'unexpected':
        return [t('unanswered', school)];
      case 'failed': {
        if (failure.isOffline) return [t('offline', school)];
        const problems = [...new Set(failure.problems.filter(isKnown))].map((key) => message(key));
        return [failure.advice || t('unanswered', school), ...problems];
      }
    }
  }

  return (
    <p className={styles.failure}>
      <span className={styles.failureTitle}>{title}</span>
      {[...(text ? [text] : []), ...advice()].map((sentence) => (
        <span key={sentence}>{sentence}</span>
      ))}
      {failure.kind === 'withoutCv' && (
        <span>
          {t('reference')} <bdi>{failure.reference}</bdi>{' '}
          {failure.dossierSecret && <DossierLink secret={failure.dossierSecret}>{failure.link}</DossierLink>}
        </span>
      )}
    </p>
  );
}

/** Not a link of the router: the page of a dossier is a document with a content policy of its own. */
export function DossierLink({ secret, children }: { secret: string; children: ReactNode }) {
  const { i18n } = useTranslation();
  return (
    <a className={layout.textLink} href={`${pagePath(dossierPath, i18n.language)}#${secret}`}>
      {children}
    </a>
  );
}

export function Reference({ value }: { value: string | undefined }) {
  const { t } = useTranslation('forms');
  if (!value) return null;
  return (
    <p>
      {t('reference')} <bdi className={styles.reference}>{value}</bdi>
    </p>
  );
}

interface OutcomePanelProps {
  tone: 'success' | 'advice';
  heading: string;
  /** Read out after the heading. */
  text: ReactNode;
  children?: ReactNode;
}

/** Says in the page what happens after sending. Its heading takes the focus; the toast announces the success. */
export function OutcomePanel({ tone, heading, text, children }: OutcomePanelProps) {
  const title = useRef<HTMLHeadingElement>(null);
  const textId = useId();
  useEffect(() => showAndFocus(title.current), []);
  return (
    <div className={styles.outcome[tone]}>
      <h3 ref={title} tabIndex={-1} aria-describedby={textId} className={styles.outcomeHeading}>
        {tone === 'success' && <Icon name="check" />}
        {heading}
      </h3>
      <div id={textId}>{text}</div>
      {children}
    </div>
  );
}

interface DirectContactProps {
  mail: { subject: string; body: string };
  phoneHours: ReactNode;
  variant?: ButtonVariant;
}

/** The phone and a prepared e-mail, shown where the site itself does not send the message to the school. */
export function DirectContact({ mail, phoneHours, variant = 'secondary' }: DirectContactProps) {
  const { t } = useTranslation('forms');
  return (
    <>
      <ButtonRow>
        <ButtonAnchor variant={variant} href={phoneHref}>
          <Icon name="phone" />
          {t('sure.call', { phone: nonBreakingPhone })}
        </ButtonAnchor>
        <ButtonAnchor variant={variant} href={mailHref(mail)}>
          <Icon name="mail" />
          {t('sure.mail')}
        </ButtonAnchor>
      </ButtonRow>
      <p>
        {t('sure.phone')} {phoneHours}
      </p>
      {/* For a device without a mail program, and for Windows, which opens no link of over 2,000 characters. */}
      <details>
        <summary className={disclosure}>{mail.subject}</summary>
        <p className={styles.mailText}>{mail.body}</p>
      </details>
    </>
  );
}
