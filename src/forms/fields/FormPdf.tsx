import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../i18n/useFormats.ts';
import { FileField } from '../../ui/FileField.tsx';
import { useFieldContext } from '../formContext.ts';
import { type ChosenFile, findPdfProblem } from '../pdfFile.ts';
import { useRuleWords } from '../useRuleWords.ts';
import type { ValidationKey } from '#core/questions/validationKey.ts';
import type { FormFieldProps } from './useField.ts';

// A name may hold marks that turn the words after it around.
const bidiControls = /[\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;

/** A PDF of a form. What is wrong with a file is said as soon as it is chosen. */
export function FormPdf(props: FormFieldProps) {
  const { t } = useTranslation('forms');
  const field = useFieldContext<ChosenFile | null>();
  const { message } = useRuleWords();
  const formats = useFormats();
  const latest = useRef<File>(null);
  const chosen = field.state.value;
  // The validators of every form here yield keys: see `validate`.
  const key = chosen?.problem ?? (field.state.meta.errors[0] as ValidationKey | undefined);

  async function choose(file: File) {
    latest.current = file;
    const problem = await findPdfProblem(file);
    // One that comes from a cloud is slow to read, and another may have been chosen meanwhile.
    if (latest.current === file) field.handleChange({ file, problem });
  }

  return (
    <FileField
      {...props}
      name={field.name}
      error={key && message(key)}
      accept={['application/pdf', '.pdf']}
      chosen={
        chosen && {
          name: chosen.file.name.replace(bidiControls, ''),
          size: t('file.size', { size: formats.fileSize(chosen.file.size) }),
        }
      }
      labels={{
        required: t('file.required'),
        choose: t('file.choose'),
        replace: t('file.replace'),
        remove: t('file.remove'),
        chosen: t('file.chosen'),
        removed: t('file.removed'),
      }}
      onChoose={choose}
      onRemove={() => {
        latest.current = null;
        field.handleChange(null);
      }}
    />
  );
}
