import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { saveFile } from '../../browser/saveFile.ts';
import { flatten, isLanguageCode } from '../../catalogs/catalog.ts';
import { describeProblem, findProblems } from '../../catalogs/checkLocales.ts';
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
import { EntryField } from './EntryField.tsx';
import { PicturePanel } from './PicturePanel.tsx';
import { directionOf } from './preview.ts';
import { isBlank } from './variables.ts';
import {
  type Difference,
  catalogOf,
  keepWork,
  lastLanguage,
  mergeFile,
  readWork,
  writeText,
} from './work.ts';
import { type Words, words } from './words.ts';

export function Bench({ context }: { context: Context }) {
  const [own, setOwn] = useState<keyof typeof words>('fr');
  const [language, setLanguage] = useState(lastLanguage.get);
  const w = words[own];
  useEffect(() => {
    document.documentElement.lang = own;
    document.title = [language, w.title].filter(Boolean).join(' – ');
  }, [own, language, w]);

  function choose(code: string) {
    lastLanguage.set(code);
    setLanguage(code);
  }

  return (
    <main className={styles.page}>
      <Container className={layout.stack.l}>
        <div className={layout.ends}>
          <h1 className={layout.headingSize.h3}>{language ? `${w.title} : ${language}` : w.title}</h1>
          <ButtonRow>
            {language && <Button onClick={() => choose('')}>{w.change}</Button>}
            <Button lang={own === 'fr' ? 'en' : 'fr'} onClick={() => setOwn(own === 'fr' ? 'en' : 'fr')}>
              {w.inLanguage}
            </Button>
          </ButtonRow>
        </div>
        {language ? (
          <Workplace key={language} context={context} language={language} w={w} />
        ) : (
          <LanguageForm w={w} onChoose={choose} />
        )}
      </Container>
    </main>
  );
}

function LanguageForm({ w, onChoose }: { w: Words; onChoose: (code: string) => void }) {
  const [code, setCode] = useState('');
  const [isWrong, setWrong] = useState(false);
  return (
    <form
      className={layout.stack.m}
      onSubmit={(event) => {
        event.preventDefault();
        if (isLanguageCode(code.trim())) onChoose(code.trim());
        else setWrong(true);
      }}
    >
      <TextField
        name="language"
        label={w.language}
        description={w.languageHelp}
        error={isWrong ? w.unknownLanguage : undefined}
        value={code}
        onChange={setCode}
      />
      <ButtonRow>
        <Button type="submit" variant="strong">
          {w.start}
        </Button>
      </ButtonRow>
    </form>
  );
}

interface WorkplaceProps {
  context: Context;
  language: string;
  w: Words;
}

type Filter = keyof Words['filters'];

const entriesAtOnce = 30;

function Workplace({ context, language, w }: WorkplaceProps) {
  useFileDrop();
  const { french, parts } = context;
  const [work, setWork] = useState(() => readWork(language));
  const [isKept, setKept] = useState(true);
  const [part, setPart] = useState('/contact');
  const [filter, setFilter] = useState<Filter>('all');
  const [search, setSearch] = useState('');
  const [count, setCount] = useState(entriesAtOnce);
  const [selected, setSelected] = useState('');
  const [notice, setNotice] = useState('');
  const [differences, setDifferences] = useState<readonly Difference[]>([]);

  const entries = useMemo(() => entriesFor(language, french), [language, french]);
  const frenchTexts = useMemo(() => flatten(textsToTranslate(french, language)), [language, french]);
  const texts = useDeferredValue(work.texts);
  const missing = useMemo(
    () => new Set(readTranslation(catalogOf(texts, french, language), french, language).missing),
    [texts, french, language],
  );

  function change(next: typeof work) {
    setWork(next);
    setKept(keepWork(language, next));
  }
  function write(path: string, text: string) {
    const inFrench = frenchTexts.get(path) ?? '';
    const isEmpty = isBlank(text) && !isBlank(inFrench);
    change(writeText(work, path, isEmpty ? '' : text, inFrench));
  }

  const isMissing = (entry: Entry) => entry.forms.some(({ path }) => missing.has(path));
  const isChanged = ({ forms }: Entry) =>
    forms.some(({ path, french: now }) => work.texts[path] && work.from[path] !== now);
  const isWrong = ({ forms }: Entry) =>
    forms.some(({ path, french: now }) => {
      const text = work.texts[path];
      return text && findProblems(path, text, now).length > 0;
    });
  const matches: Record<Filter, (entry: Entry) => boolean> = {
    all: () => true,
    missing: isMissing,
    changed: isChanged,
    wrong: isWrong,
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
      (entry) =>
        matches[filter](entry) &&
        (!words ||
          entry.base.toLowerCase().includes(words) ||
          entry.forms.some(({ path, french: now }) =>
            `${now}\n${work.texts[path] ?? ''}`.toLowerCase().includes(words),
          )),
    );
    // oxlint-disable-next-line react/exhaustive-deps
  }, [entriesByPart, entries, part, filter, search]);

  const progressOf = (of: readonly Entry[]) =>
    w.progress(of.filter((entry) => !isMissing(entry)).length, of.length);
  const nameOf = (name: string) => ({ frame: w.frame, teachers: w.teachers, mails: w.mails })[name] ?? name;

  /** From the list, or from a picture. */
  function select(base: string) {
    setSelected(base);
    const index = listed.findIndex((entry) => entry.base === base);
    if (index >= count) setCount(index + 1);
  }

  async function readFile(file: File) {
    try {
      const { merged, differences, taken, unknown } = mergeFile(await file.text(), work, frenchTexts);
      change(merged);
      setDifferences(differences);
      setNotice(w.opened(taken, unknown));
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
      {differences.length > 0 && (
        <section className={layout.stack.m} aria-labelledby="differences">
          <h2 id="differences" className={layout.headingSize.h4}>
            {w.differences}
          </h2>
          <ul className={layout.rows.m}>
            {differences.map(({ path, mine, theirs }) => {
              const settle = (text: string) => {
                write(path, text);
                setDifferences(differences.filter((other) => other.path !== path));
              };
              return (
                <li key={path} className={layout.stack.xs}>
                  <span>{frenchTexts.get(path)}</span>
                  <div className={layout.tabletColumns.two} lang={language} dir={directionOf(language)}>
                    <Choice text={mine} label={w.mine} onChoose={settle} />
                    <Choice text={theirs} label={w.theirs} onChoose={settle} />
                  </div>
                </li>
              );
            })}
          </ul>
        </section>
      )}
      <div className={styles.filters} role="search">
        <SelectField
          name="part"
          label={w.part}
          requiredWord=""
          placeholder={`${w.all} (${progressOf(entries)})`}
          error={undefined}
          options={parts.map(({ name }) => ({
            value: name,
            label: `${nameOf(name)} (${progressOf(entriesByPart.get(name) ?? [])})`,
          }))}
          value={part}
          onChange={setPart}
        />
        <SelectField
          name="filter"
          label={w.show}
          requiredWord=""
          placeholder={w.filters.all}
          error={undefined}
          options={(['missing', 'changed', 'wrong'] as const).map((name) => ({
            value: name,
            label: w.filters[name],
          }))}
          value={filter === 'all' ? '' : filter}
          onChange={(name) => setFilter((name || 'all') as Filter)}
        />
        <TextField
          name="search"
          type="search"
          label={w.search}
          error={undefined}
          value={search}
          onChange={setSearch}
        />
      </div>
      <Status>{w.count(listed.length)}</Status>
      <div className={styles.columns}>
        <ol className={layout.rows.l}>
          {listed.slice(0, count).map((entry) => (
            <EntryField
              key={entry.base}
              entry={entry}
              context={context}
              language={language}
              texts={work.texts}
              changedFrom={isChanged(entry) ? work.from : undefined}
              problemsOf={(path, text, inFrench) =>
                findProblems(path, text, inFrench).map((problem) => describeProblem(problem, w.rules))
              }
              isSelected={entry.base === selected}
              onSelect={setSelected}
              onWrite={write}
              w={w}
            />
          ))}
          {listed.length > count && (
            <li>
              <Button onClick={() => setCount(count + entriesAtOnce)}>{w.more}</Button>
            </li>
          )}
        </ol>
        <PicturePanel
          context={context}
          language={language}
          texts={texts}
          part={part}
          selected={entries.find(({ base }) => base === selected)}
          onSelect={(path) => {
            const entry = entries.find(({ frenchPaths }) => frenchPaths.includes(path));
            if (entry) select(entry.base);
          }}
          w={w}
        />
      </div>
    </>
  );
}

interface ChoiceProps {
  text: string;
  label: string;
  onChoose: (text: string) => void;
}

function Choice({ text, label, onChoose }: ChoiceProps) {
  return (
    <p className={layout.stack.xs}>
      <span>{text}</span>
      <Button onClick={() => onChoose(text)}>{label}</Button>
    </p>
  );
}
