import { useTranslation } from 'react-i18next';
import type { AdmissionRequest } from '#core/questions/admissionRequest.ts';
import type { SendingSuccess } from '../sending/submitRequest.ts';
import { type Sending, useSending } from '../sending/useSending.ts';
import { type AdmissionAnswers, admissionPayload } from './admissionAnswers.ts';
import { useFailureTexts } from './useFailureTexts.ts';

/** A request that the school has, and what it answered. */
export interface SentAdmission extends Pick<SendingSuccess, 'reference' | 'isConfirmed'> {
  request: AdmissionRequest;
  /** ISO 8601, by the visitor's clock. */
  sentAt: string;
}

/** Sends valid answers and says by a toast what became of them. */
export function useAdmissionSending(onSent: (sent: SentAdmission) => void): Sending<AdmissionAnswers> {
  const { t } = useTranslation('admissionRequest');
  return useSending({
    kind: 'admission',
    toPayload: admissionPayload,
    onSent: (success, answers) =>
      onSent({ ...success, request: admissionPayload(answers), sentAt: new Date().toISOString() }),
    sentTexts: ({ isConfirmed }) => ({
      title: t('success.title'),
      text: t(isConfirmed ? 'success.text' : 'success.textWithoutMail'),
    }),
    failureTexts: useFailureTexts(),
  });
}
