import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../i18n/useFormats.ts';
import { applicationTexts } from './applicationTexts.ts';

/** Apart from `useIntakeSentences`, so that a page loads the words of one. */
export function useIntakeText() {
  const { t } = useTranslation('today');
  // Safe cast: `intake` reads this slice alone.
  return applicationTexts(t as TFunction as Parameters<typeof applicationTexts>[0], useFormats()).intake;
}
