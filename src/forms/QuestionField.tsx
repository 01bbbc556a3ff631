import type { AnyFieldApi } from '@tanstack/react-form';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import type { DateQuestion, Question, ValidationKey } from '#core/questions/questions.ts';
import { todayAtSchool } from '#core/schoolTime.ts';
import { localeOf } from '../i18n/languages.ts';
import { useFormats } from '../i18n/useFormats.ts';
import { DateTextField } from '../ui/DateTextField.tsx';
import type { FieldProps } from '../ui/Field.tsx';
import { RadioField } from '../ui/RadioField.tsx';
import { SelectField } from '../ui/SelectField.tsx';
import { TextField } from '../ui/TextField.tsx';
import { readDate, writeDate } from './dateText.ts';
import type { FileControlProps } from './FileControl.tsx';
import * as styles from './FormShell.css.ts';
import { type QuestionWords, useRuleWords } from './formWords.ts';

interface QuestionFieldProps {
  /** The TanStack field of the answer. */
  field: AnyFieldApi;
  question: Question;
  words: QuestionWords;
  /** `FileControl`, in a form that asks for a file. A prop, so that other forms do not load its code. */
  fileControl?: ComponentType<FileControlProps>;
}

/** The longest option, in characters, that fits a select of half a row. */
const maxHalfRowOptionLength = 22;

/** A question of a form with the control for its kind. */
export function QuestionField(props: QuestionFieldProps) {
  const { question, words } = props;
  const isWide =
    question.isWide ||
    question.kind === 'text' ||
    words.options.some(({ label }) => label.length > maxHalfRowOptionLength);
  const control = <Control {...props} />;
  return isWide ? <div className={styles.wide}>{control}</div> : control;
}

function Control({ field, question, words, fileControl: FileControl }: QuestionFieldProps) {
  const { t } = useTranslation('forms');
  const { message } = useRuleWords();
  const { options } = words;
  // Safe cast: the rules of every form report validation keys.
  const fault = field.state.meta.errors[0] as ValidationKey | undefined;
  const fieldProps = {
    name: field.name,
    label: words.label,
    description: words.help,
    isRequired: !question.isOptional,
    error: fault && message(fault),
  };
  const inputProps = {
    ...fieldProps,
    value: field.state.value as string, // Safe cast: every answer except a file is text.
    onChange: field.handleChange,
    onBlur: field.handleBlur,
  };
  const text = {
    ...inputProps,
    ...(question.autoComplete && { autoComplete: question.autoComplete }),
    ...(words.placeholder && { placeholder: words.placeholder }),
  };
  switch (question.kind) {
    case 'line':
      // Spell checkers mark names and addresses as errors.
      return <TextField {...text} {...(question.autoComplete && { spellCheck: 'false' })} />;
    case 'text':
      return <TextField {...text} isMultiline />;
    case 'phone':
      return <TextField {...text} type="tel" />;
    case 'email':
      return <TextField {...text} type="email" />;
    case 'date':
      return <DateControl {...text} question={question} />;
    case 'choice':
      return question.areRadios ? (
        <RadioField {...inputProps} requiredWord={t('required')} options={options} />
      ) : (
        <SelectField
          {...inputProps}
          requiredWord={t('required')}
          placeholder={t('choose')}
          options={options}
        />
      );
    case 'file':
      return (
        FileControl && (
          <FileControl {...fieldProps} requiredWord={t('required')} field={field} question={question} />
        )
      );
  }
}

interface DateControlProps extends FieldProps {
  question: DateQuestion;
  value: string;
  onChange: (text: string) => void;
  onBlur: () => void;
}

/** A date that can be typed or picked in a calendar. */
function DateControl({ question, ...text }: DateControlProps) {
  const { t, i18n } = useTranslation('forms');
  const formats = useFormats();
  const today = todayAtSchool();
  return (
    <DateTextField
      {...text}
      isoValue={readDate(text.value)}
      formatDate={writeDate}
      unavailableLabel={t('calendar.unavailable')}
      calendar={{
        labels: {
          dialog: t('calendar.open'),
          month: t('calendar.month'),
          year: t('calendar.year'),
          previousMonth: t('calendar.previousMonth'),
          nextMonth: t('calendar.nextMonth'),
          monthName: formats.month,
          weekdayName: formats.weekdayShort,
        },
        locale: localeOf(i18n.language),
        min: question.earliest,
        max: today,
        initialDate: `${Number(today.slice(0, 4)) - question.yearsAgo}-01-01`,
      }}
    />
  );
}
