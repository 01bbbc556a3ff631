import { useId } from 'react';
import { Button } from 'react-aria-components/Button';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import { button } from './Button.css.ts';
import * as styles from './Field.css.ts';
import { ErrorText, type FieldProps, RequiredMark } from './FieldParts.tsx';
import { Icon } from './Icon.tsx';
import { visuallyHidden } from './VisuallyHidden.css.ts';

interface FileFieldProps extends FieldProps {
  /** MIME types and endings that the system's file dialog offers. */
  accept: readonly string[];
  /** The chosen file as it is shown; null while there is none. */
  chosen: { name: string; size: string } | null;
  labels: { required: string; choose: string; replace: string; remove: string; chosen: string };
  onChoose: (file: File) => void;
  onRemove: () => void;
}

/**
 * A file to choose, replace or remove. The browser's own control would speak the browser's language, so a button opens
 * the dialog; its name and description carry the label, the requirement, the file and the error.
 */
export function FileField({
  name,
  label,
  description,
  error,
  isRequired = false,
  accept,
  chosen,
  labels,
  onChoose,
  onRemove,
}: FileFieldProps) {
  const id = useId();
  const described = [
    isRequired && `${id}-required`,
    description && `${id}-description`,
    chosen && `${id}-chosen`,
    error && `${id}-error`,
  ];
  return (
    <div className={styles.field}>
      <span id={`${id}-label`} className={styles.label}>
        {label}
        {isRequired && <RequiredMark />}
      </span>
      {/* A button cannot be required: its description says it. */}
      {isRequired && (
        <span id={`${id}-required`} className={visuallyHidden}>
          {labels.required}
        </span>
      )}
      {description && (
        <span id={`${id}-description`} className={styles.description}>
          {description}
        </span>
      )}
      {chosen && (
        <p id={`${id}-chosen`} className={styles.chosenFile}>
          <Icon name="file" />
          <span>
            {labels.chosen} <bdi>{chosen.name}</bdi> {chosen.size}
          </span>
        </p>
      )}
      <div className={styles.fileButtons}>
        <FileTrigger
          acceptedFileTypes={accept}
          onSelect={(files) => {
            const file = files?.[0];
            if (file) onChoose(file);
          }}
        >
          <Button
            name={name}
            className={button.secondary}
            id={`${id}-button`}
            aria-labelledby={`${id}-label ${id}-button`}
            aria-describedby={described.filter(Boolean).join(' ')}
          >
            {chosen ? labels.replace : labels.choose}
          </Button>
        </FileTrigger>
        {chosen && (
          <Button className={button.quiet} onPress={onRemove}>
            {labels.remove}
          </Button>
        )}
      </div>
      {/* Alive from the start, so that a refusal is said as soon as it is known. */}
      <span id={`${id}-error`} role="status">
        {error && <ErrorText>{error}</ErrorText>}
      </span>
    </div>
  );
}
