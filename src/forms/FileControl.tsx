import type { AnyFieldApi } from '@tanstack/react-form';
import { useEffect, useId, useRef, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import { useTranslation } from 'react-i18next';
import type { FileQuestion } from '#core/questions/questions.ts';
import { withoutDirection } from '#core/texts/bidi.ts';
import { useFormats } from '../i18n/useFormats.ts';
import { button } from '../ui/Button.css.ts';
import * as styles from '../ui/Field.css.ts';
import { ErrorText, RequiredMark, type RequiredWordFieldProps } from '../ui/Field.tsx';
import { Icon } from '../ui/Icon.tsx';
import * as layout from '../ui/layout.css.ts';
import { useRuleWords } from './formWords.ts';
import { type ChosenFile, judgePdf, pdfTypes } from './pdfFile.ts';
import { takesFiles, useFileDrop } from './useFileDrop.ts';

export interface FileControlProps extends RequiredWordFieldProps {
  field: Pick<AnyFieldApi, 'state' | 'handleChange'>;
  question: FileQuestion;
}

/**
 * A field for one PDF, checked as soon as it is chosen. A button opens the file dialog, because the native control has
 * texts in the browser's language. Its accessible name and description include label, file and error.
 */
export function FileControl({
  field,
  question,
  name,
  label,
  description,
  error,
  isRequired = false,
  requiredWord,
}: FileControlProps) {
  useFileDrop();
  const { t } = useTranslation(['teacherApplication', 'forms']);
  const { message } = useRuleWords();
  const formats = useFormats();
  const id = useId();
  const chooseButton = useRef<HTMLButtonElement>(null);
  const latestFile = useRef<File>(null);
  const [notice, setNotice] = useState<'removed' | 'single'>();
  const chosen = field.state.value as ChosenFile | null;
  const isRead = chosen !== null && chosen.problem !== question.messages.reading;
  const fault = isRead && chosen.problem ? message(chosen.problem) : error;

  async function choose(file: File) {
    latestFile.current = file;
    // Reading a file from a cloud drive is slow.
    field.handleChange({ file, problem: question.messages.reading, isEncrypted: false });
    const { problem, isEncrypted } = await judgePdf(file, question.maxBytes);
    // The visitor may have chosen another file meanwhile.
    if (latestFile.current === file)
      field.handleChange({ file, problem: problem && question.messages[problem], isEncrypted });
  }

  useEffect(() => {
    // The dialog was closed while this file was read.
    if (chosen && !isRead && chosen.file !== latestFile.current) void choose(chosen.file);
  });

  function remove() {
    latestFile.current = null;
    field.handleChange(null);
    setNotice('removed');
    // The focused remove button disappears with the file.
    chooseButton.current?.focus();
  }

  const describedBy = [
    description && `${id}-description`,
    chosen && `${id}-chosen`,
    chosen?.isEncrypted && `${id}-notice`,
    fault && `${id}-error`,
  ];
  const errorText = fault && (
    <span id={`${id}-error`}>
      <ErrorText>{fault}</ErrorText>
    </span>
  );
  return (
    <div className={styles.field} {...takesFiles}>
      <span className={styles.label}>
        {label}
        {isRequired && <RequiredMark />}
      </span>
      {description && (
        <span id={`${id}-description`} className={layout.secondary}>
          {description}
        </span>
      )}
      {/* Always rendered, because screen readers announce only changes of an existing live region. Without
          `role="status"`, because Orca's cursor would stop at it while it is empty. */}
      <div aria-live="polite">
        {chosen ? (
          <p id={`${id}-chosen`} className={styles.chosenFile}>
            <Icon name="file" />
            <span>
              {t('file.chosen')} <bdi>{withoutDirection(chosen.file.name)}</bdi>{' '}
              <span>{t('file.size', { size: formats.fileSize(chosen.file.size) })}</span>
            </span>
          </p>
        ) : (
          notice === 'removed' && <span className={layout.visuallyHidden}>{t('file.removed')}</span>
        )}
        {chosen?.isEncrypted && <p id={`${id}-notice`}>{t('forms:encryptedPdf')}</p>}
        {isRead && errorText}
        {notice === 'single' && <p>{t('forms:singleFile')}</p>}
      </div>
      <div className={styles.fileButtons}>
        <FileTrigger
          acceptedFileTypes={pdfTypes}
          onSelect={(files) => {
            const [file, ...others] = files ?? [];
            // Several can be dropped. Then none, because the page cannot know which one is meant.
            setNotice(others.length > 0 ? 'single' : undefined);
            if (file && others.length === 0) void choose(file);
          }}
        >
          <Button
            ref={chooseButton}
            name={name}
            className={button.secondary}
            aria-describedby={describedBy.filter(Boolean).join(' ')}
          >
            {/* Not `aria-labelledby`, because Orca would read the label twice. */}
            <span className={layout.visuallyHidden}>
              {label}
              {isRequired && ` (${requiredWord})`}{' '}
            </span>
            <span>{t(chosen ? 'file.replace' : 'file.choose')}</span>
          </Button>
        </FileTrigger>
        {chosen && (
          <Button className={button.quiet} onPress={remove}>
            {t('file.remove')}
          </Button>
        )}
      </div>
      {/* Outside the live region, because the error summary announces a file that is missing or being read. */}
      {!isRead && errorText}
    </div>
  );
}
