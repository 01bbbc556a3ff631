import type { ReactNode, Ref } from 'react';
import { label } from '../../ui/Field.css.ts';
import * as styles from './Office.css.ts';

interface CheckboxesProps<Id extends string> {
  legend: string;
  items: readonly { id: Id; content: ReactNode }[];
  chosen: readonly Id[];
  onChange: (chosen: Id[]) => void;
  /** The first checkbox. */
  ref: Ref<HTMLInputElement>;
}

export function Checkboxes<Id extends string>({ legend, items, chosen, onChange, ref }: CheckboxesProps<Id>) {
  return (
    <fieldset>
      <legend className={label}>{legend}</legend>
      {items.map(({ id, content }, index) => (
        <label key={id} className={styles.checkboxLabel}>
          <input
            ref={index === 0 ? ref : undefined}
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
