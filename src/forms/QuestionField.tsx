import type { AnyFieldApi } from '@tanstack/react-form';
import { type ComponentType, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { countCharacters } from '#core/texts/cleanText.ts';
import type { ValidationKey } from '#core/questions/questions.ts';
import { useFormats } from '../i18n/useFormats.ts';
import { button } from '../ui/Button.css.ts';
import { RadioField } from '../ui/RadioField.tsx';
import { SelectField } from '../ui/SelectField.tsx';
import { TextField } from '../ui/TextField.tsx';
import type { DateControl, TextControlProps } from './DateControl.tsx';
import type { FileControlProps } from './FileControl.tsx';
import * as styles from './FormShell.css.ts';
import { type QuestionWords, useRuleWords } from './formWords.ts';

interface QuestionFieldProps {
  field: Pick<AnyFieldApi, 'name' | 'state' | 'setValue' | 'handleChange'> & {
    form: { state: { submissionAttempts: number } };
  };
  /** Shown in the control instead of the answer in `field`. */
  value?: string | undefined;
  words: QuestionWords;
  notice?: string | undefined;
  /** In a form that asks for a file or a date. Props, so that other forms load neither their code nor their texts. */
  fileControl?: ComponentType<FileControlProps>;
  dateControl?: typeof DateControl;
}

/** The longest option, in characters, that fits a select of half a row. */
const maxHalfRowOptionLength = 22;

export function QuestionField(props: QuestionFieldProps) {
  const { question, options } = props.words;
  const isWide =
    question.isWide ||
    question.kind === 'text' ||
    options.some(({ label }) => label.length > maxHalfRowOptionLength);
  const control = <Control {...props} />;
  return isWide ? <div className={styles.fullRow}>{control}</div> : control;
}

function Control({
  field,
  value,
  words,
  notice,
  fileControl: FileControl,
  dateControl: DateControl,
}: QuestionFieldProps) {
  const { t } = useTranslation('forms');
  const { message } = useRuleWords();
  const formats = useFormats();
  const { question, options } = words;
  function limitNotice({ max, messages }: { max: number; messages: { tooLong: ValidationKey } }) {
    const length = countCharacters(field.state.value);
    if (length > max) return message(messages.tooLong);
    return length > 0.9 * max ? t('limitNear', { max: formats.number(max) }) : '';
  }
  const fault = field.state.meta.errors[0] as ValidationKey | undefined;
  const fieldProps = {
    name: field.name,
    label: words.label,
    description: words.help,
    isRequired: !question.isOptional,
    error: fault && message(fault, String(field.state.value)),
  };
  const inputProps = {
    ...fieldProps,
    value: value ?? (field.state.value as string), // Safe cast: every answer except a file is text.
    // Answers are checked from the first submission on. TanStack Form would look for checks at each letter.
    onChange: (answer: string) =>
      field.setValue(answer, { dontValidate: field.form.state.submissionAttempts === 0 }),
  };
  const text = {
    ...inputProps,
    ...(question.autoComplete && { autoComplete: question.autoComplete }),
    ...(words.placeholder && { placeholder: words.placeholder }),
  };
  switch (question.kind) {
    case 'line':
      // Spell checkers mark names and addresses as errors.
      return (
        <TextField
          {...text}
          {...(question.autoComplete && { spellCheck: 'false' })}
          notice={limitNotice(question)}
        />
      );
    case 'text':
      return <TextField {...text} isMultiline notice={limitNotice(question)} />;
    case 'phone':
      return <TextField {...text} type="tel" />;
    case 'email':
      return <EmailControl {...text} />;
    case 'date':
      return DateControl && <DateControl {...text} question={question} />;
    case 'choice':
      return question.areRadios ? (
        <RadioField {...inputProps} requiredWord={t('required')} options={options} notice={notice} />
      ) : (
        <SelectField
          {...inputProps}
          requiredWord={t('required')}
          placeholder={t('choose')}
          options={options}
          group={words.group}
          notice={notice}
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

/** Longer than a click takes. A control that the suggestion moves between press and release would not be clicked. */
const suggestionDelayMs = 300;

/** An e-mail address. When the visitor leaves it, suggests a correction of a probable typing error. */
function EmailControl(text: TextControlProps) {
  const { t } = useTranslation('forms');
  const [checked, setChecked] = useState<{ typed: string; address?: string | undefined }>();
  const address = checked?.typed === text.value ? checked.address : undefined;

  async function suggest() {
    const typed = text.value;
    const checker = import('./suggestAddress.ts').catch(() => undefined);
    await new Promise((resolve) => setTimeout(resolve, suggestionDelayMs));
    setChecked({ typed, address: (await checker)?.suggestAddress(typed) });
  }

  return (
    <TextField
      {...text}
      type="email"
      onBlur={() => void suggest()}
      notice={address ? t('email.suggestion', { address }) : ''}
      noticeAction={
        address && (
          <button
            type="button"
            className={button.secondary}
            onClick={({ currentTarget }) => {
              const input = currentTarget.form?.elements.namedItem(text.name);
              // Render before the focus moves, or a screen reader reads the old error with the input.
              flushSync(() => text.onChange(address));
              // The button disappears with the suggestion.
              if (input instanceof HTMLElement) input.focus();
            }}
          >
            {t('email.correct')}
          </button>
        )
      }
    />
  );
}
