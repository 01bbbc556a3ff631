/** Shows a page as it will be: puts translations in the place of the marked French texts of a state’s HTML. */
import { pluralRule } from '#core/texts/plurals.ts';
import { splitPluralKey } from '../../catalogs/catalog.ts';
import { addBidiIsolates } from '../../catalogs/translations.ts';
import { markPattern, numberOf } from '../marks.ts';

export interface Translations {
  language: string;
  /** The paths of the French texts, in the order of their marks. */
  paths: readonly string[];
  /** By path. */
  french: ReadonlyMap<string, string>;
  texts: Readonly<Record<string, string>>;
}

/** Scripts that run from right to left. Firefox lacks `getTextInfo`. */
const rightToLeft = ['Arab', 'Hebr', 'Nkoo', 'Syrc', 'Thaa', 'Adlm', 'Rohg'];

export function directionOf(language: string): 'ltr' | 'rtl' {
  return rightToLeft.includes(new Intl.Locale(language).maximize().script ?? '') ? 'rtl' : 'ltr';
}

/** A shown text: letters, and marked texts inside it. */
type Part = string | { path: string; parts: Part[] };

function parse(shown: string, paths: readonly string[]): Part[] {
  const root: Part[] = [];
  const open = [root];
  let from = 0;
  for (const { 0: mark, 1: digits, index } of shown.matchAll(new RegExp(markPattern, 'gu'))) {
    open.at(-1)?.push(shown.slice(from, index));
    from = index + mark.length;
    if (digits) {
      const part = { path: paths[numberOf(digits)] ?? '', parts: [] };
      open.at(-1)?.push(part);
      open.push(part.parts);
    } else if (open.length > 1) open.pop();
  }
  open.at(-1)?.push(shown.slice(from));
  return root;
}

const isolated = (value: string, language: string) =>
  directionOf(language) === 'rtl' ? `\u2068${value}\u2069` : value;

/** Stands for a marked text while the variables of the text around it are found. */
const firstStandIn = 0xe000;

function render(part: Part, translations: Translations): string {
  if (typeof part === 'string') return part;
  const { language, french, texts } = translations;
  const inner = part.parts.map((each) => render(each, translations));
  const shown = part.parts
    .map((each, index) => (typeof each === 'string' ? each : String.fromCodePoint(firstStandIn + index)))
    .join('');
  const fill = (text: string) =>
    text.replaceAll(
      /[\uE000-\uF8FF]/gu,
      (letter) => inner[(letter.codePointAt(0) ?? 0) - firstStandIn] ?? '',
    );
  const template = french.get(part.path) ?? '';
  const names = [...template.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => name);
  const pattern = template
    .split(/\{\{\w+\}\}/)
    .map((words) => words.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
    .join('([^]*?)');
  const found = new RegExp(`^${pattern}$`).exec(shown);
  const values = Object.fromEntries(names.map((name, index) => [name, fill(found?.[index + 1] ?? '')]));
  const base = splitPluralKey(part.path)?.base;
  const count = Number((values.count ?? '1').replaceAll(/\D/g, ''));
  const own =
    texts[base ? `${base}_${pluralRule(language)(count)}` : part.path] ?? texts[`${base ?? ''}_other`] ?? '';
  if (!own || !found) return fill(shown);
  const isRight = directionOf(language) === 'rtl';
  return (isRight ? addBidiIsolates(own) : own).replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) =>
    isolated(values[name] ?? '', language),
  );
}

export interface Preview {
  update: (texts: Translations['texts']) => void;
  /** Frames a text, which has one of these paths, and scrolls to it. */
  show: (chosen: readonly string[]) => void;
}

const blocks = 'h1, h2, h3, h4, p, li, a, button, dt, dd, td, th, summary, label';

/** Whether every opening mark has its closing one. */
function isWhole(text: string): boolean {
  const all = [...text.matchAll(new RegExp(markPattern, 'gu'))];
  return all.filter(([, digits]) => digits).length * 2 === all.length;
}

const outline = '3px solid #b3261e';

/** Prepares a loaded page. `onSelect` gets the path of a text that is clicked. */
export function openPreview(
  page: Document,
  { language, french }: Pick<Translations, 'language' | 'french'>,
  onSelect: (path: string) => void,
): Preview {
  const paths = [...french.keys()];
  const marks = new RegExp(markPattern, 'u');
  const shown: { element: Element; parts: Part[]; write: (text: string) => void }[] = [];
  const nodes = page.createTreeWalker(page.documentElement, NodeFilter.SHOW_TEXT);
  /** A text in several elements, as with the words of another language, is written into the first. */
  let begun: { node: Text; text: string } | undefined;
  for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
    const text = node as Text; // Safe cast: `SHOW_TEXT`.
    if (!text.parentElement || (!begun && !marks.test(text.data))) continue;
    begun = begun ? { node: begun.node, text: begun.text + text.data } : { node: text, text: text.data };
    if (begun.node !== text) text.data = '';
    if (!isWhole(begun.text) && isWhole(text.parentElement.closest(blocks)?.textContent ?? '')) continue;
    const { node: first, text: all } = begun;
    begun = undefined;
    if (first.parentElement)
      shown.push({
        element: first.parentElement,
        parts: parse(all, paths),
        write: (now) => (first.data = now),
      });
  }
  for (const element of page.querySelectorAll('*'))
    for (const { name, value } of element.attributes)
      if (marks.test(value))
        shown.push({ element, parts: parse(value, paths), write: (now) => element.setAttribute(name, now) });

  const pathsIn = (parts: readonly Part[]): string[] =>
    parts.flatMap((part) => (typeof part === 'string' ? [] : [part.path, ...pathsIn(part.parts)]));
  page.documentElement.lang = language;
  page.documentElement.dir = directionOf(language);
  page.addEventListener(
    'click',
    (event) => {
      event.preventDefault();
      const target = event.target as Element; // Safe cast: a click is on an element.
      const hit = shown.find(({ element }) => element === target || target.contains(element));
      const [path] = hit ? pathsIn(hit.parts) : [];
      if (path) onSelect(path);
    },
    true,
  );
  return {
    update: (texts) => {
      for (const { parts, write } of shown)
        write(parts.map((part) => render(part, { language, paths, french, texts })).join(''));
    },
    show: (chosen) => {
      const found = shown.filter(({ parts }) => pathsIn(parts).some((path) => chosen.includes(path)));
      for (const { element } of shown)
        if (element instanceof HTMLElement || 'style' in element) (element as HTMLElement).style.outline = '';
      for (const { element } of found) (element as HTMLElement).style.outline = outline;
      found[0]?.element.scrollIntoView({ block: 'center', behavior: 'instant' });
    },
  };
}
