import { memo, useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { variable } from '../../catalogs/catalog.ts';
import { describeProblem, findProblems, neededVariables } from '../../catalogs/checkLocales.ts';
import { Button, ButtonRow } from '../../ui/Button.tsx';
import { TextField } from '../../ui/TextField.tsx';
import * as layout from '../../ui/layout.css.ts';
import { directionOf } from '#core/texts/languages.ts';
import { pluralRule } from '#core/texts/plurals.ts';
import { type Context, type Entry, placesOf } from '../context.ts';
import * as styles from './Bench.css.ts';
import { bringVariable, isBlank, keepVariables, placeVariable } from './variables.ts';
import type { Words } from './words.ts';
import { type Work, frenchBefore, settle, writeText } from './work.ts';

export interface EntryFieldProps {
  entry: Entry;
  context: Context;
  language: string;
  work: Work;
  isSelected: boolean;
  onSelect: (base: string) => void;
  onChange: (change: (work: Work) => Work) => void;
  w: Words;
}

/** A letter renders the texts of its own entry alone. */
export const EntryField = memo(
  Fields,
  (before, now) =>
    before.entry === now.entry &&
    before.isSelected === now.isSelected &&
    before.w === now.w &&
    (['texts', 'from', 'theirs'] as const).every((kind) =>
      now.entry.forms.every(({ path }) => before.work[kind][path] === now.work[kind][path]),
    ),
);

function Fields({ entry, context, language, work, isSelected, onSelect, onChange, w }: EntryFieldProps) {
  const item = useRef<HTMLLIElement>(null);
  useEffect(() => {
    // Selected in a picture: the focus is elsewhere.
    if (!isSelected || item.current?.contains(document.activeElement)) return;
    item.current?.querySelector('textarea')?.focus();
  }, [isSelected]);

  const { places, letters } = placesOf(entry, context.pictures);
  const facts = [
    entry.base,
    ...new Set(places.map(({ kind }) => w.kind(kind))),
    ...(Number.isFinite(letters) ? [w.room(letters)] : []),
  ];
  return (
    // Follows the focus of its fields.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <li
      ref={item}
      className={`${layout.stack.xs} ${isSelected ? styles.selected : ''}`}
      onFocus={() => onSelect(entry.base)}
    >
      {entry.forms.map(({ path, category, french }) => {
        const write = (text: string) => onChange((now) => writeText(now, path, text, french));
        const choose = (text: string) => onChange((now) => settle(writeText(now, path, text, french), path));
        const needed = neededVariables(path, french);
        const own = work.texts[path] ?? '';
        const text = own || (isBlank(french) ? '' : needed.join(' '));
        const problems = own ? findProblems(path, own.trim(), french) : [];
        const before = frenchBefore(work, path, french);
        const theirs = work.theirs[path];
        const variables = [
          ...new Set([...(french.match(variable) ?? []), ...(category ? ['{{count}}'] : [])]),
        ];
        const area = () => item.current?.querySelector<HTMLTextAreaElement>(`textarea[name="${path}"]`);
        const put = ({ text: placed, end }: ReturnType<typeof placeVariable>) => {
          flushSync(() => write(keepVariables(placed, needed, variables)));
          area()?.focus();
          area()?.setSelectionRange(end, end);
        };
        const type = (typed: string) => {
          // Moving the cursor would end what an input method composes.
          if (keepVariables(typed, needed, variables) === typed) return write(typed);
          const cursor = area()?.selectionStart ?? typed.length;
          const end = keepVariables(typed.slice(0, cursor), [], variables).length;
          put(bringVariable(typed, cursor, text, variables) ?? { text: typed, end });
        };
        return (
          <div key={path} className={layout.stack.xs}>
            <div lang={language} dir={directionOf(language)} className={styles.translation}>
              <TextField
                name={path}
                isMultiline
                label={<span lang="fr">{french}</span>}
                description={category && `${category}, ${w.forms(examplesOf(language, category))}`}
                error={problems.map((problem) => describeProblem(problem, w.rules)).join(' ') || undefined}
                value={text}
                onChange={type}
              />
            </div>
            {before !== undefined && (
              <p>
                {w.before(before)} <Button onClick={() => write(own)}>{w.stillRight}</Button>
              </p>
            )}
            {theirs !== undefined && (
              <>
                <p>{w.inFile(theirs)}</p>
                <ButtonRow>
                  <Button onClick={() => choose(own)}>{w.mine}</Button>
                  <Button onClick={() => choose(theirs)}>{w.theirs}</Button>
                </ButtonRow>
              </>
            )}
            {variables.length > 0 && (
              <ButtonRow>
                {variables.map((name) => (
                  <Button
                    key={name}
                    onClick={() => put(placeVariable(text, name, area()?.selectionStart ?? text.length))}
                  >
                    {w.place(name)}
                  </Button>
                ))}
              </ButtonRow>
            )}
          </div>
        );
      })}
      {entry.frenchPaths.map(
        (path) =>
          context.notes[path] && (
            <p key={path} lang="en">
              {context.notes[path]}
            </p>
          ),
      )}
      <p className={styles.facts}>
        {facts.join(' · ')}
        {entry.frenchPaths.map(
          (path) =>
            context.unseen[path] && (
              <span key={path}>
                {` · ${w.noPicture} (`}
                <span lang="en">{context.unseen[path]}</span>)
              </span>
            ),
        )}
      </p>
    </li>
  );
}

/** The first numbers of a plural category: 3, 4, 5… */
function examplesOf(language: string, category: string): string {
  const rule = pluralRule(language);
  const numbers = Array.from({ length: 1000 }, (_, n) => n).filter((n) => rule(n) === category);
  return numbers.length > 3 ? `${numbers.slice(0, 3).join(', ')}…` : numbers.join(', ') || '1000000…';
}
