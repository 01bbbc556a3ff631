import { useId, useRef, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import { button } from './Button.css.ts';
import * as styles from './Field.css.ts';
import { ErrorText, type FieldProps, RequiredMark } from './Field.tsx';
import { Icon } from './Icon.tsx';
import { visuallyHidden } from './VisuallyHidden.css.ts';

interface FileFieldProps extends FieldProps {
  /** MIME types and extensions for the file dialog. */
  accept: readonly string[];
  /** The chosen file, or null. */
  chosen: { name: string; size: string } | null;
  labels: {
    required: string;
    choose: string;
    replace: string;
    remove: string;
    chosen: string;
    removed: string;
  };
  onChoose: (file: File) => void;
  onRemove: () => void;
}

/**
 * A field to choose, replace or remove a file. A button opens the file dialog, because the native control has texts in
 * the browser's language. The button's accessible name and description include label, requirement, file and error.
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
  const chooseButton = useRef<HTMLButtonElement>(null);
  const [isRemoved, setRemoved] = useState(false);

  function remove() {
    onRemove();
    setRemoved(true);
    // The focused remove button disappears with the file.
    chooseButton.current?.focus();
  }

  const describedBy = [
    isRequired && `${id}-required`,
    description && `${id}-description`,
    chosen && `${id}-chosen`,
    error && `${id}-error`,
  ];
  const errorText = error && (
    <span id={`${id}-error`}>
      <ErrorText>{error}</ErrorText>
    </span>
  );
  return (
    <div className={styles.field}>
      <span id={`${id}-label`} className={styles.label}>
        {label}
        {isRequired && <RequiredMark />}
      </span>
      {/* `aria-required` is not allowed on a button, so its description says that the file is required. */}
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
      {/* Rendered from the start: screen readers announce only changes of an existing live region. */}
      <div role="status">
        {chosen ? (
          <p id={`${id}-chosen`} className={styles.chosenFile}>
            <Icon name="file" />
            <span>
              {labels.chosen} <bdi>{chosen.name}</bdi> {chosen.size}
            </span>
          </p>
        ) : (
          isRemoved && <span className={visuallyHidden}>{labels.removed}</span>
        )}
        {chosen && errorText}
      </div>
      <div className={styles.fileButtons}>
        <FileTrigger
          acceptedFileTypes={accept}
          onSelect={(files) => {
            const file = files?.[0];
            if (file) onChoose(file);
          }}
        >
          <Button
            ref={chooseButton}
            name={name}
            className={button.secondary}
            id={`${id}-button`}
            aria-labelledby={`${id}-label ${id}-button`}
            aria-describedby={describedBy.filter(Boolean).join(' ')}
          >
            {chosen ? labels.replace : labels.choose}
          </Button>
        </FileTrigger>
        {chosen && (
          <Button className={button.quiet} onPress={remove}>
            {labels.remove}
          </Button>
        )}
      </div>
      {/* Outside the live region, because the error summary announces a missing file. */}
      {!chosen && errorText}
    </div>
  );
}
