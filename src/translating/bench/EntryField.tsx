import { useEffect, useMemo, useRef } from 'react';
import { variable } from '../../catalogs/catalog.ts';
import { neededVariables } from '../../catalogs/checkLocales.ts';
import { Button, ButtonRow } from '../../ui/Button.tsx';
import { TextField } from '../../ui/TextField.tsx';
import * as layout from '../../ui/layout.css.ts';
import { pluralRule } from '#core/texts/plurals.ts';
import { type Context, type Entry, placesOf } from '../context.ts';
import * as styles from './Bench.css.ts';
import { directionOf } from './preview.ts';
import { keepVariables, placeVariable } from './variables.ts';
import type { Words } from './words.ts';

interface EntryFieldProps {
  entry: Entry;
  context: Context;
  language: string;
  texts: Readonly<Record<string, string>>;
  /** The French texts that a translation was made from, if one of them has changed. */
  changedFrom: Readonly<Record<string, string>> | undefined;
  problemsOf: (path: string, text: string, french: string) => string[];
  isSelected: boolean;
  onSelect: (base: string) => void;
  onWrite: (path: string, text: string) => void;
  w: Words;
}

export function EntryField(props: EntryFieldProps) {
  const { entry, context, language, texts, changedFrom, isSelected, onSelect, onWrite, w } = props;
  const item = useRef<HTMLLIElement>(null);
  useEffect(() => {
    // Selected in a picture: the focus is elsewhere.
    if (!isSelected || item.current?.contains(document.activeElement)) return;
    item.current?.querySelector('textarea')?.focus();
  }, [isSelected]);

  // Not at each letter that is typed.
  const { places, letters } = useMemo(() => placesOf(entry, context.pictures), [entry, context]);
  const kinds = [...new Set(places.map(({ kind }) => kind))];
  const facts = [
    entry.base,
    ...kinds.map((kind) => w.kinds[kind]),
    ...(Number.isFinite(letters) ? [w.room(letters)] : []),
    ...entry.frenchPaths.map((path) => context.unseen[path] && `${w.noPicture} : ${context.unseen[path]}`),
  ].filter(Boolean);
  const notes = entry.frenchPaths.flatMap((path) => context.notes[path] ?? []);
  return (
    // Follows the focus of its fields.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <li
      ref={item}
      className={isSelected ? styles.selectedEntry : styles.entry}
      onFocus={() => onSelect(entry.base)}
    >
      {entry.forms.map(({ path, category, french }) => {
        const needed = neededVariables(path, french);
        const all = [...new Set(french.match(variable))];
        const text = texts[path] || needed.join(' ');
        const problems = texts[path] ? props.problemsOf(path, texts[path], french) : [];
        const before = changedFrom?.[path];
        const area = () => item.current?.querySelector<HTMLTextAreaElement>(`textarea[name="${path}"]`);
        return (
          <div key={path} className={layout.stack.xs}>
            <div lang={language} dir={directionOf(language)} className={styles.translation}>
              <TextField
                name={path}
                isMultiline
                label={<span lang="fr">{french}</span>}
                {...(category && {
                  description: <span>{`${category} : ${w.forms(examplesOf(language, category))}`}</span>,
                })}
                error={problems.length > 0 ? problems.join(' ') : undefined}
                value={text}
                onChange={(typed) => onWrite(path, keepVariables(text, typed, needed))}
              />
            </div>
            {before !== undefined && before !== french && (
              <p>
                {w.changed(before)}{' '}
                <Button onClick={() => onWrite(path, texts[path] ?? '')}>{w.stillRight}</Button>
              </p>
            )}
            {all.length > 0 && (
              <ButtonRow>
                {all.map((name) => (
                  <Button
                    key={name}
                    onClick={() => {
                      const at = area()?.selectionStart ?? text.length;
                      onWrite(path, placeVariable(text, name, at));
                      area()?.focus();
                    }}
                  >
                    {w.place(name)}
                  </Button>
                ))}
                <Button onClick={() => onWrite(path, french)}>{w.copy}</Button>
              </ButtonRow>
            )}
          </div>
        );
      })}
      {notes.map((note) => (
        <p key={note} lang="en">
          {note}
        </p>
      ))}
      <p className={styles.facts}>{facts.join(' · ')}</p>
    </li>
  );
}

/** The first numbers of a plural category: 3, 4, 5… */
function examplesOf(language: string, category: string): string {
  const rule = pluralRule(language);
  const numbers = Array.from({ length: 1000 }, (_, count) => count).filter(
    (count) => rule(count) === category,
  );
  return numbers.length > 3 ? `${numbers.slice(0, 3).join(', ')}…` : numbers.join(', ') || '1000000…';
}
