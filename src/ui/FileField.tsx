import { useId, useRef, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import { button } from './Button.css.ts';
import * as styles from './Field.css.ts';
import { ErrorText, RequiredMark, type WordedFieldProps } from './Field.tsx';
import { Icon } from './Icon.tsx';
import { visuallyHidden } from './VisuallyHidden.css.ts';

interface FileFieldProps extends WordedFieldProps {
  /** MIME types and extensions for the file dialog. */
  accept: readonly string[];
  /** The chosen file, or null. */
  chosen: { name: string; size: string } | null;
  labels: {
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
 * the browser's language. The button's accessible name and description include label, file and error.
 */
export function FileField({
  name,
  label,
  description,
  error,
  isRequired = false,
  requiredWord,
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

  const describedBy = [description && `${id}-description`, chosen && `${id}-chosen`, error && `${id}-error`];
  const errorText = error && (
    <span id={`${id}-error`}>
      <ErrorText>{error}</ErrorText>
    </span>
  );
  return (
    <div className={styles.field}>
      <span className={styles.label}>
        {label}
        {isRequired && <RequiredMark />}
      </span>
      {description && (
        <span id={`${id}-description`} className={styles.description}>
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
            aria-describedby={describedBy.filter(Boolean).join(' ')}
          >
            {/* Not `aria-labelledby`, because Orca would read the label twice. */}
            <span className={visuallyHidden}>
              {label}
              {isRequired && ` (${requiredWord})`}{' '}
            </span>
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
