import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AdmissionRequest } from '../../../supabase/functions/_shared/admissionRequest.ts';
import { notify } from '../../ui/toasts.ts';
import { type AdmissionAnswers, admissionPayload } from './admissionAnswers.ts';
import { forgetIdempotencyKey, idempotencyKeyFor } from './idempotencyKey.ts';
import { type AdmissionFailure, type AdmissionSuccess, submitAdmission } from './submitAdmission.ts';
import { useFailureTexts } from './useFailureTexts.ts';

/** A request that the school has, and what it answered. */
export interface SentAdmission extends Pick<AdmissionSuccess, 'reference' | 'isConfirmed'> {
  request: AdmissionRequest;
  /** ISO 8601, by the visitor's clock. */
  sentAt: string;
}

/** Sends valid answers and says by a toast what became of them; `failure` is for the page, as is what `onSent` gets. */
export function useAdmissionSending(onSent: (sent: SentAdmission) => void) {
  const { t, i18n } = useTranslation('admissionRequest');
  const failureTexts = useFailureTexts();
  const [failure, setFailure] = useState<AdmissionFailure | null>(null);

  const forgetFailure = () => setFailure(null);

  async function send(answers: AdmissionAnswers): Promise<boolean> {
    forgetFailure();
    const request = admissionPayload(answers);
    const idempotencyKey = idempotencyKeyFor(request);
    const result = await submitAdmission(request, { idempotencyKey, language: i18n.language });
    if (result.kind !== 'sent') {
      setFailure(result);
      notify({ tone: 'error', ...failureTexts(result) });
      return false;
    }
    forgetIdempotencyKey();
    onSent({ ...result, request, sentAt: new Date().toISOString() });
    notify({
      tone: 'success',
      title: t('success.title'),
      text: t(result.isConfirmed ? 'success.text' : 'success.textWithoutMail'),
    });
    return true;
  }

  return { failure, send, forgetFailure };
}
