import { useTranslation } from 'react-i18next';
import { useFormats } from '../i18n/useFormats.ts';
import { type RequestedProgram, intakeSentence } from './intakeTexts.ts';

export function useIntakeSentence(): (requested: RequestedProgram, date: string, isSent?: boolean) => string {
  const { t } = useTranslation('intakeSentences');
  const formats = useFormats();
  return (...request) => intakeSentence(t, formats, ...request);
}
