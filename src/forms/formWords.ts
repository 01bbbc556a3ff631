import { useTranslation } from 'react-i18next';
import { strayCharacters } from '#core/texts/cleanText.ts';
import {
  type AnswerName,
  type Question,
  type ValidationKey,
  answerLimits,
  questionOf,
} from '#core/questions/questions.ts';
import { type RequestKind, kindFacts, requestKinds } from '#core/questions/requestKinds.ts';
import { useFormats } from '../i18n/useFormats.ts';
import type { SelectOption } from '../ui/SelectField.tsx';

function useBounds() {
  const formats = useFormats();
  return {
    ...answerLimits,
    messageMax: formats.number(answerLimits.messageMax),
    motivationMax: formats.number(answerLimits.motivationMax),
    earliestBirthDate: formats.date(answerLimits.earliestBirthDate),
    cvMax: formats.fileSize(answerLimits.cvMaxBytes),
  };
}

/** Where the messages stand: those of several forms in `forms`, the others in the slice of their form. */
const ns = ['forms', ...requestKinds.map((kind) => kindFacts[kind].slice)] as ['forms'];

/** The messages of broken rules. Safe casts: `build/check.ts` checks that each key has its text. */
export function useRuleWords() {
  const { t, i18n } = useTranslation('forms');
  const bounds = useBounds();
  return {
    /** A newer function may report a key that this page has no message for. */
    isKnown: (key: string): key is ValidationKey => i18n.exists(`validation.${key}`, { ns }),
    /** Some sentences quote the answer. */
    message: (key: ValidationKey, answer = ''): string =>
      t(`validation.${key as 'phone'}`, { ns, ...bounds, characters: strayCharacters(answer), answer }),
  };
}

interface QuestionTexts {
  label: string;
  /** The label of an optional question without its word for “optional”. */
  shortLabel?: string;
  help?: string;
  placeholder?: string;
  /** Explanations of the options, by their values. */
  optionHelp?: Record<string, string>;
}

export interface QuestionWords extends Omit<QuestionTexts, 'optionHelp'> {
  question: Question;
  options: readonly (SelectOption & { help?: string | undefined })[];
  group?: { label: string; options: readonly SelectOption[] };
}

/** The words of a form's questions. Hints may contain the rules' limits and `facts`. */
export function useQuestionWords<Kind extends RequestKind>(
  kind: Kind,
  facts: object = {},
): (name: AnswerName<Kind>) => QuestionWords {
  const { slice } = kindFacts[kind];
  const { t, i18n } = useTranslation(slice);
  const bounds = useBounds();
  // Safe casts: `build/check.ts` checks that the catalog has a label for every question and option.
  const texts = t('fields', { returnObjects: true, ...bounds, ...facts }) as Record<string, QuestionTexts>;
  // A form without choices has none.
  const labels = (
    i18n.exists(`${slice}:options`) ? t('options' as 'fields', { returnObjects: true }) : {}
  ) as Record<string, Record<string, string>>;
  return (name) => {
    const question = questionOf(kind, name);
    const values = question.kind === 'choice' ? question.options : [];
    const { optionHelp, ...own } = texts[name] ?? { label: name };
    return {
      question,
      ...own,
      options: values.map((value) => ({
        value,
        label: labels[name]?.[value] ?? value,
        help: optionHelp?.[value],
      })),
    };
  };
}
