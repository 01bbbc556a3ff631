import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../i18n/useFormats.ts';
import { applicationTexts } from './applicationTexts.ts';

export function useIntakeSentences() {
  const { t } = useTranslation('intakeSentences');
  // Safe cast: these read this slice alone.
  const texts = applicationTexts(t as TFunction as Parameters<typeof applicationTexts>[0], useFormats());
  return { sentence: texts.sentence, decision: texts.decision };
}
