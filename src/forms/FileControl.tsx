import type { AnyFieldApi } from '@tanstack/react-form';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { FileQuestion } from '#core/questions/questions.ts';
import { useFormats } from '../i18n/useFormats.ts';
import type { WordedFieldProps } from '../ui/Field.tsx';
import { FileField } from '../ui/FileField.tsx';
import { useRuleWords } from './formWords.ts';
import { type ChosenFile, findPdfProblem } from './pdfFile.ts';

/** Bidirectional control characters: in a file name they would reorder the words after it. */
const bidiControls = /[\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;

export interface FileControlProps extends WordedFieldProps {
  field: AnyFieldApi;
  question: FileQuestion;
}

/** A field for one PDF, which is checked as soon as it is chosen. */
export function FileControl({ field, question, error, ...shown }: FileControlProps) {
  const { t } = useTranslation('forms');
  const { message } = useRuleWords();
  const formats = useFormats();
  const latestFile = useRef<File>(null);
  // Safe cast: the value of a file question.
  const chosen = field.state.value as ChosenFile | null;

  async function choose(file: File) {
    latestFile.current = file;
    const rule = await findPdfProblem(file, question.maxBytes);
    // Reading a file from a cloud drive is slow. The visitor may have chosen another file meanwhile.
    if (latestFile.current === file) field.handleChange({ file, problem: rule && question.messages[rule] });
  }

  return (
    <FileField
      {...shown}
      error={chosen?.problem ? message(chosen.problem) : error}
      accept={['application/pdf', '.pdf']}
      chosen={
        chosen && {
          name: chosen.file.name.replace(bidiControls, ''),
          size: t('file.size', { size: formats.fileSize(chosen.file.size) }),
        }
      }
      labels={{
        choose: t('file.choose'),
        replace: t('file.replace'),
        remove: t('file.remove'),
        chosen: t('file.chosen'),
        removed: t('file.removed'),
      }}
      onChoose={choose}
      onRemove={() => {
        latestFile.current = null;
        field.handleChange(null);
      }}
    />
  );
}
