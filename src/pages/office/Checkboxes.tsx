import type { ReactNode } from 'react';
import { head, label } from '../../ui/Field.css.ts';
import { ErrorText } from '../../ui/Field.tsx';
import * as styles from './Office.css.ts';

interface CheckboxesProps<Id extends string> {
  legend: string;
  items: readonly { id: Id; content: ReactNode }[];
  chosen: readonly Id[];
  onChange: (chosen: Id[]) => void;
  error: string | undefined;
}

export function Checkboxes<Id extends string>({
  legend,
  items,
  chosen,
  onChange,
  error,
}: CheckboxesProps<Id>) {
  return (
    <fieldset>
      {/* As in `RadioField`, the error is in the name of the group. */}
      <legend className={head}>
        <span className={label}>{legend}</span>
        {error && <ErrorText>{error}</ErrorText>}
      </legend>
      {items.map(({ id, content }) => (
        <label key={id} className={styles.checkboxLabel}>
          <input
            type="checkbox"
            checked={chosen.includes(id)}
            onChange={({ target }) =>
              onChange(target.checked ? [...chosen, id] : chosen.filter((other) => other !== id))
            }
          />
          {content}
        </label>
      ))}
    </fieldset>
  );
}
