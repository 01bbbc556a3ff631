import { useTranslation } from 'react-i18next';
import type { SendingFailure } from '../sending/submitRequest.ts';

/** What a failure is called and how it is told: section 8 of the specification. */
export function useFailureTexts(): (failure: SendingFailure) => { title: string; text: string } {
  const { t } = useTranslation('admissionRequest');
  return (failure) => {
    if (failure.kind === 'unexpected') {
      return { title: t('failure.unexpectedTitle'), text: t('failure.unexpected') };
    }
    const refusal = failure.kind === 'refused' ? failure.error || t('failure.refused') : null;
    return { title: t('failure.title'), text: refusal ?? t('failure.failed') };
  };
}
