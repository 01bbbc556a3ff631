import { pdfTypes } from '../../forms/pdfFile.ts';
import { button } from '../../ui/Button.css.ts';
import * as layout from '../../ui/layout.css.ts';
import * as styles from './Dossier.css.ts';

interface FileChoiceProps {
  /** Accepts several photographs instead of a PDF. */
  isForPhotos?: boolean;
  /** Only screen readers need it: the name of the paper is above. */
  context: string;
  label: string;
  onChoose: (files: readonly File[]) => void;
}

/** Shown as a button, because a file input's own words are in the language of the browser. */
export function FileChoice({ isForPhotos = false, context, label, onChoose }: FileChoiceProps) {
  return (
    <label className={`${button.secondary} ${styles.fileChoice}`}>
      <span className={layout.visuallyHidden}>{`${context} `}</span>
      <span>{label}</span>
      <input
        type="file"
        className={layout.visuallyHidden}
        accept={isForPhotos ? 'image/*' : pdfTypes.join()}
        multiple={isForPhotos}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          // Lets the visitor choose the same file again.
          target.value = '';
          // A screen reader drops what is announced while the file dialog closes.
          if (files.length > 0) setTimeout(() => onChoose(files), 1000);
        }}
      />
    </label>
  );
}
