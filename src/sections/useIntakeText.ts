import { useTranslation } from 'react-i18next';
import { type RequestedProgram, intakeText } from './applicationTexts.ts';

/** Apart from `useIntakeSentences`, so that a page loads the words of one. */
export function useIntakeText() {
  const { t } = useTranslation('today');
  return (requested: RequestedProgram, date: string) => intakeText(t, requested, date);
}
