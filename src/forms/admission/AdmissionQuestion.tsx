import { type AnswerName, type Question, questionOf } from '#core/questions/admissionQuestions.ts';
import { FormDate } from '../fields/FormDate.tsx';
import { FormRadio } from '../fields/FormRadio.tsx';
import { FormSelect } from '../fields/FormSelect.tsx';
import { FormText } from '../fields/FormText.tsx';
import * as styles from '../FormShell.css.ts';
import type { QuestionWords } from './useQuestionWords.ts';

interface AdmissionQuestionProps {
  name: AnswerName;
  words: QuestionWords;
  onChooseType: (formationType: string) => void;
}

/** In characters: a longer choice would be cut in half a row. */
const longestInHalf = 20;

/** One question of the admission request, inside the field that holds its answer. */
export function AdmissionQuestion({ name, words, onChooseType }: AdmissionQuestionProps) {
  const question = questionOf(name);
  // The choice that decides what else is asked shows both of its ways at once.
  const control =
    name === 'formationType' ? (
      <FormRadio {...shared(question, words)} options={words.options} onChoose={onChooseType} />
    ) : (
      <Control question={question} words={words} />
    );
  const isWide =
    name === 'formationType' ||
    question.kind === 'text' ||
    question.kind === 'date' ||
    words.options.some(({ label }) => label.length > longestInHalf);
  return isWide ? <div className={styles.wide}>{control}</div> : control;
}

function Control({ question, words }: { question: Question; words: QuestionWords }) {
  const props = { ...shared(question, words), ...filling(question, words) };
  switch (question.kind) {
    case 'line':
      return <FormText {...props} spellCheck="false" />;
    case 'text':
      return <FormText {...props} isMultiline />;
    case 'date':
      return <FormDate {...props} earliest={question.earliest} yearsAgo={question.yearsAgo} />;
    case 'phone':
      return <FormText {...props} type="tel" />;
    case 'email':
      return <FormText {...props} type="email" />;
    case 'choice':
      return <FormSelect {...shared(question, words)} options={words.options} />;
  }
}

function shared({ isOptional }: Question, { label, help }: QuestionWords) {
  return { label, description: help, isRequired: !isOptional };
}

function filling({ autoComplete }: Question, { placeholder }: QuestionWords) {
  return { ...(autoComplete && { autoComplete }), ...(placeholder && { placeholder }) };
}
