import { useTranslation } from 'react-i18next';
import { useFormats } from '../i18n/useFormats.ts';
import { intakeSentences } from './applicationTexts.ts';

export function useIntakeSentences() {
  const { t } = useTranslation('intakeSentences');
  return intakeSentences(t, useFormats());
}
