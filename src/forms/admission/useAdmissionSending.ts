import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { notify } from '../../ui/toasts.ts';
import { type AdmissionAnswers, admissionPayload } from './admissionAnswers.ts';
import { forgetIdempotencyKey, idempotencyKeyFor } from './idempotencyKey.ts';
import { type AdmissionOutcome, submitAdmission } from './submitAdmission.ts';
import { useFailureTexts } from './useFailureTexts.ts';

/** Sends valid answers and says by a toast what became of them; `outcome` is for the page, null before the first. */
export function useAdmissionSending() {
  const { t, i18n } = useTranslation('admissionRequest');
  const failureTexts = useFailureTexts();
  const [outcome, setOutcome] = useState<AdmissionOutcome | null>(null);

  async function send(answers: AdmissionAnswers): Promise<boolean> {
    setOutcome(null);
    const payload = admissionPayload(answers);
    const idempotencyKey = idempotencyKeyFor(payload);
    const result = await submitAdmission(payload, { idempotencyKey, language: i18n.language });
    setOutcome(result);
    if (result.kind !== 'sent') {
      notify({ tone: 'error', ...failureTexts(result) });
      return false;
    }
    forgetIdempotencyKey();
    notify({
      tone: 'success',
      title: t('success.title'),
      text: t(result.isConfirmed ? 'success.text' : 'success.textWithoutMail'),
    });
    return true;
  }

  /** A failure is outdated by the next attempt; the reference of a request that was sent is not. */
  function forgetFailure(): void {
    setOutcome((last) => (last?.kind === 'sent' ? last : null));
  }

  return { outcome, send, forgetFailure };
}
