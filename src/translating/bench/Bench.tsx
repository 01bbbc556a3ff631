import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { browserStorage } from '../../browser/features.ts';
import { saveFile } from '../../browser/saveFile.ts';
import { isLanguageCode } from '../../catalogs/catalog.ts';
import { findProblems } from '../../catalogs/checkLocales.ts';
import { readTranslation, textsToTranslate } from '../../catalogs/translations.ts';
import { takesFiles, useFileDrop } from '../../forms/useFileDrop.ts';
import { Button, ButtonRow } from '../../ui/Button.tsx';
import { Container } from '../../ui/Section.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { Status } from '../../ui/Status.tsx';
import { TextField } from '../../ui/TextField.tsx';
import * as layout from '../../ui/layout.css.ts';
import { type Context, type Entry, entriesFor } from '../context.ts';
import * as styles from './Bench.css.ts';
import { EntryField, type EntryFieldProps } from './EntryField.tsx';
import { PicturePanel } from './PicturePanel.tsx';
import { catalogOf, frenchBefore, keepWork, mergeFile, onOtherTab, readWork } from './work.ts';
import { wordsIn } from './words.ts';

export function Bench({ context }: { context: Context }) {
  const [own, setOwn] = useState<'fr' | 'en'>('fr');
  const [language, setLanguage] = useState(() => browserStorage.get('bench') ?? '');
  const w = wordsIn(own);
  const other = own === 'fr' ? 'en' : 'fr';
  const isKnown = isLanguageCode(language);
  useEffect(() => {
    document.documentElement.lang = own;
    document.title = [language, w.title].filter(Boolean).join(' – ');
    browserStorage.set('bench', language);
  }, [own, language, w.title]);
  return (
    <main className={styles.bench}>
      <Container className={layout.stack.l}>
        <div className={layout.ends}>
          <h1 className={layout.headingSize.h3}>{w.title}</h1>
          <Button lang={other} onClick={() => setOwn(other)}>
            {w.inLanguage}
          </Button>
        </div>
        <TextField
          name="language"
          label={w.language}
          description="en, ar, so, pt-BR…"
          error={language && !isKnown ? w.unknownLanguage : undefined}
          value={language}
          onChange={(code) => setLanguage(code.trim())}
        />
        {isKnown && <Workplace key={language} context={context} language={language} w={w} />}
      </Container>
    </main>
  );
}

const filters = ['missing', 'changed', 'wrong', 'different'] as const;
const entriesAtOnce = 30;
const unasked = { requiredWord: '', error: undefined };

function Workplace({ context, language, w }: Pick<EntryFieldProps, 'context' | 'language' | 'w'>) {
  useFileDrop();
  const { french, parts } = context;
  const [work, setWork] = useState(() => readWork(language));
  const [isKept, setKept] = useState(true);
  const [part, setPart] = useState('/contact');
  const [filter, setFilter] = useState('');
  const [search, setSearch] = useState('');
  const [count, setCount] = useState(entriesAtOnce);
  const [selected, setSelected] = useState('');
  const [notice, setNotice] = useState('');

  const entries = useMemo(() => entriesFor(language, french), [language, french]);
  const texts = useDeferredValue(work.texts);
  const missing = useMemo(
    () => new Set(readTranslation(catalogOf(texts, french, language), french, language).missing),
    [texts, french, language],
  );

  useEffect(() => setKept(keepWork(language, work)), [language, work]);
  useEffect(() => onOtherTab(language, setWork), [language]);

  const matches: Record<string, (form: Entry['forms'][number]) => boolean> = {
    missing: ({ path }) => missing.has(path),
    changed: ({ path, french: now }) => frenchBefore(work, path, now) !== undefined,
    wrong: ({ path, french: now }) => findProblems(path, (work.texts[path] || now).trim(), now).length > 0,
    different: ({ path }) => work.theirs[path] !== undefined,
  };

  const entriesByPart = useMemo(
    () =>
      new Map(
        parts.map(({ name, texts: shown }) => {
          const paths = new Set(shown);
          return [name, entries.filter(({ frenchPaths }) => frenchPaths.some((path) => paths.has(path)))];
        }),
      ),
    [parts, entries],
  );
  // Not while typing: a text would leave the list with its first letter.
  const listed = useMemo(() => {
    const words = search.trim().toLowerCase();
    return (entriesByPart.get(part) ?? entries).filter(
      ({ base, forms }) =>
        (!filter || forms.some((form) => matches[filter]?.(form))) &&
        [base, ...forms.flatMap(({ path, french: now }) => [now, work.texts[path] ?? ''])].some((text) =>
          text.toLowerCase().includes(words),
        ),
    );
    // oxlint-disable-next-line react/exhaustive-deps
  }, [entriesByPart, entries, part, filter, search]);

  const progressOf = (of: readonly Entry[]) =>
    w.progress(of.filter(({ forms }) => !forms.some(({ path }) => missing.has(path))).length, of.length);

  /** Otherwise the selected text would take the focus when it is listed again. */
  const listBy = (set: (value: string) => void) => (value: string) => (setSelected(''), set(value));

  /** The field of a text that was chosen in a picture. */
  function show(path: string) {
    const entry = entries.find(({ frenchPaths }) => frenchPaths.includes(path));
    if (!entry) return;
    setSelected(entry.base);
    setCount(Math.max(count, listed.indexOf(entry) + 1));
    if (listed.includes(entry)) return;
    setPart('');
    setFilter('');
    setSearch(entry.base);
  }

  async function readFile(file: File) {
    // `fr.json`, also `fr (1).json`: its texts would be taken for translations.
    const [code = ''] = /^\w+(?= ?(?:\(\d+\))?\.json$)/.exec(file.name) ?? [];
    if (isLanguageCode(code) && !language.startsWith(code)) {
      setNotice(w.otherLanguage(file.name));
      return;
    }
    try {
      const known = textsToTranslate(french, language);
      const { merged, taken, unknown } = mergeFile(await file.text(), work, known);
      setWork(merged);
      const different = Object.keys(merged.theirs).length;
      setNotice(w.opened(taken, unknown, different));
      if (different > 0) {
        setPart('');
        setFilter('different');
      }
    } catch {
      setNotice(w.notJson);
    }
  }

  function download() {
    const json = `${JSON.stringify(catalogOf(work.texts, french, language), null, 2)}\n`;
    saveFile(new Blob([json], { type: 'application/json' }), `${language}.json`);
  }

  return (
    <>
      <div className={`${layout.tabletColumns.two} ${styles.tools}`}>
        <label className={`${layout.stack.xs} ${styles.fileField}`} {...takesFiles}>
          <span className={layout.bold}>{w.open}</span>
          <input
            type="file"
            accept=".json"
            className={styles.fileInput}
            onChange={({ currentTarget: input }) => {
              const [file] = input.files ?? [];
              if (file) void readFile(file);
              input.value = '';
            }}
          />
        </label>
        <div className={layout.stack.xs}>
          <ButtonRow>
            <Button variant="strong" onClick={download}>
              {`${w.download} locales/${language}.json`}
            </Button>
          </ButtonRow>
          <Status>{isKept ? notice : w.notKept}</Status>
        </div>
      </div>
      <div className={styles.filters} role="search">
        <SelectField
          name="part"
          label={w.part}
          placeholder={`${w.all} (${progressOf(entries)})`}
          {...unasked}
          options={parts.map(({ name }) => ({
            value: name,
            label: `${w.parts[name] ?? name} (${progressOf(entriesByPart.get(name) ?? [])})`,
          }))}
          value={part}
          onChange={listBy(setPart)}
        />
        <SelectField
          name="filter"
          label={w.show}
          placeholder={w.everything}
          {...unasked}
          options={filters.map((name) => ({ value: name, label: w[name] }))}
          value={filter}
          onChange={listBy(setFilter)}
        />
        <TextField
          name="search"
          type="search"
          label={w.search}
          {...unasked}
          value={search}
          onChange={listBy(setSearch)}
        />
      </div>
      <Status>{w.count(listed.length)}</Status>
      <div className={styles.columns}>
        <ol role="list" className={layout.rows.l}>
          {listed.slice(0, count).map((entry) => (
            <EntryField
              key={entry.base}
              entry={entry}
              context={context}
              language={language}
              work={work}
              isSelected={entry.base === selected}
              onSelect={setSelected}
              onChange={setWork}
              w={w}
            />
          ))}
          {listed.length > count && (
            <li>
              <Button
                onClick={() => {
                  setCount(count + entriesAtOnce);
                  setSelected(listed[count]?.base ?? '');
                }}
              >
                {w.more}
              </Button>
            </li>
          )}
        </ol>
        <PicturePanel
          context={context}
          language={language}
          texts={texts}
          part={part}
          selected={entries.find(({ base }) => base === selected)}
          onSelect={show}
          w={w}
        />
      </div>
    </>
  );
}
