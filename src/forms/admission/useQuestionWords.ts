import { useTranslation } from 'react-i18next';
import { academicYears } from '#core/questions/academicYears.ts';
import {
  type Answer,
  type AnswerName,
  type ChoiceName,
  questionOf,
} from '#core/questions/admissionQuestions.ts';
import { todayAtSchool } from '#core/schoolTime.ts';
import { isOver } from '../../content/academicCalendar.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import { useBounds } from '../useBounds.ts';

interface QuestionTexts {
  label: string;
  help?: string;
  placeholder?: string;
}

/** What the form says of a question, in the page's language. */
export interface QuestionWords extends QuestionTexts {
  /** The choices in their order: identifiers in the payload and their words. */
  options: readonly { value: string; label: string }[];
}

/** The words of every question, by its answer's name. */
export function useQuestionWords(): (name: AnswerName) => QuestionWords {
  const { t } = useTranslation('admissionRequest');
  const bounds = useBounds();
  const formats = useFormats();
  const last = academicYears[academicYears.length - 1] ?? academicYears[0];
  // These types hold `locales/fr.json` to have words for every question and every option.
  const texts: Record<AnswerName, QuestionTexts> = t('fields', { returnObjects: true, ...bounds });
  const labels: { [Name in ChoiceName]: Record<Answer<Name> & string, string> } = t('options', {
    returnObjects: true,
  });
  const labelsOf: Partial<Record<AnswerName, Record<string, string>>> = labels;
  return (name) => {
    const question = questionOf(name);
    const values = question.kind === 'choice' ? question.options : [];
    return {
      ...texts[name],
      // Where the form offers no year that is still to come, it says what to choose.
      ...(name === 'academicYear' &&
        isOver(last, todayAtSchool()) && {
          help: t('yearsOver', { years: formats.list(academicYears.map(unbroken)), last: unbroken(last) }),
        }),
      options: values.map((value) => ({ value, label: labelsOf[name]?.[value] ?? value })),
    };
  };
}

/** A year as 2024-2025 at whose hyphen no line ends; U+2011 would turn it round on an Arabic page. */
function unbroken(academicYear: string): string {
  return academicYear.replace('-', '-\u2060');
}
