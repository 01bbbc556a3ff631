import { useTranslation } from 'react-i18next';
import * as styles from '../FormShell.css.ts';
import { FailurePanel, SuccessPanel } from '../Outcome.tsx';
import { FailureAdvice } from './FailureAdvice.tsx';
import type { AdmissionFailure, AdmissionSuccess } from './submitAdmission.ts';
import { useFailureTexts } from './useFailureTexts.ts';

/** Says in the page that the request was not sent, and what to do. */
export function AdmissionFailed({ failure }: { failure: AdmissionFailure }) {
  const texts = useFailureTexts()(failure);
  return (
    <FailurePanel {...texts}>{failure.kind === 'failed' && <FailureAdvice failure={failure} />}</FailurePanel>
  );
}

/** Says in the page that the request was sent, with the school's reference, and when no confirmation is mailed. */
export function AdmissionSent({ success: { reference, isConfirmed } }: { success: AdmissionSuccess }) {
  const { t } = useTranslation('admissionRequest');
  return (
    <SuccessPanel heading={t('success.title')}>
      <p>{t(isConfirmed ? 'success.text' : 'success.textWithoutMail')}</p>
      {reference && (
        <p>
          {t('success.reference')} <bdi className={styles.reference}>{reference}</bdi>
        </p>
      )}
      <p>
        {!isConfirmed && `${t('success.noMail')} `}
        {t('success.keepReference')}
      </p>
    </SuccessPanel>
  );
}
