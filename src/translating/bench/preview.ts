/** Shows a page as it will be: puts translations in the place of the marked French texts of a state’s HTML. */
import { directionOf } from '#core/texts/languages.ts';
import { pluralRule } from '#core/texts/plurals.ts';
import { splitPluralKey, variable } from '../../catalogs/catalog.ts';
import { addBidiIsolates } from '../../catalogs/translations.ts';
import { markPattern, numberOf } from '../marks.ts';

/** Letters, a marked text, or the value of a variable, whose path is empty. */
type Part = string | { path: string; parts: Part[] };

const marks = () => new RegExp(markPattern, 'gu');

function parse(shown: string, paths: readonly string[]): Part[] {
  const root: Part[] = [];
  const open = [root];
  let from = 0;
  for (const { 0: mark, 1: digits, index } of shown.matchAll(marks())) {
    open.at(-1)?.push(shown.slice(from, index));
    from = index + mark.length;
    if (digits !== undefined) {
      const part = { path: (digits && paths[numberOf(digits)]) || '', parts: [] };
      open.at(-1)?.push(part);
      open.push(part.parts);
    } else if (open.length > 1) open.pop();
  }
  open.at(-1)?.push(shown.slice(from));
  return root;
}

function pathsIn(parts: readonly Part[]): string[] {
  return parts.flatMap((part) =>
    typeof part === 'string' ? [] : [...(part.path ? [part.path] : []), ...pathsIn(part.parts)],
  );
}

/** Whether every opening mark has its closing one. */
function isWhole(text: string): boolean {
  const all = [...text.matchAll(marks())];
  return all.filter(([, digits]) => digits !== undefined).length * 2 === all.length;
}

export type Preview = ReturnType<typeof openPreview>;

const blocks = 'h1, h2, h3, h4, p, li, a, button, dt, dd, td, th, summary, label';
const frame = '[data-chosen] { outline: 3px solid #b3261e; }';

/** Prepares a loaded page. `french` has every text of the catalog by its path, in the order of the marks. */
export function openPreview(page: Document, french: ReadonlyMap<string, string>) {
  const paths = [...french.keys()];
  page.head.append(Object.assign(page.createElement('style'), { textContent: frame }));

  const shown: { element: Element; parts: Part[]; now?: string; write: (text: string) => void }[] = [];
  const nodes = page.createTreeWalker(page.documentElement, NodeFilter.SHOW_TEXT);
  /** A text in several elements, as with the words of another language, is written into the first. */
  let begun: { node: Text; text: string } | undefined;
  for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
    const text = node as Text; // Safe cast: `SHOW_TEXT`.
    if (!text.parentElement || (!begun && !marks().test(text.data))) continue;
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
      if (marks().test(value))
        shown.push({
          element,
          parts: parse(value, paths),
          write: (now) => element.setAttribute(name, now),
        });

  return {
    /** Shows these texts, by path, and French in place of the others. */
    update: (language: string, texts: Readonly<Record<string, string>>) => {
      page.documentElement.lang = language;
      page.documentElement.dir = directionOf(language);
      for (const { parts, write } of shown)
        write(parts.map((part) => render(part, language, texts)).join(''));
    },
    /** Frames a text, which has one of these paths, and scrolls to it. */
    show: (chosen: readonly string[]) => {
      for (const { element } of shown) element.removeAttribute('data-chosen');
      const found = shown.filter(({ parts }) => pathsIn(parts).some((path) => chosen.includes(path)));
      for (const { element } of found) element.setAttribute('data-chosen', '');
      // `scrollIntoView` scrolls the page around the frame too, away from the field.
      const { scrollX: left, scrollY: top } = window;
      found[0]?.element.scrollIntoView({ block: 'center', behavior: 'instant' });
      window.scrollTo({ left, top, behavior: 'instant' });
    },
    /** `select` gets the path of a text that is clicked, until the returned function is called. */
    onClick: (select: (path: string) => void) => {
      const choose = (event: MouseEvent) => {
        event.preventDefault();
        const target = event.target as Element; // Safe cast: a click is on an element.
        const hit = shown.find(({ element }) => element === target || target.contains(element));
        const [path] = pathsIn(hit?.parts ?? []);
        if (path) select(path);
      };
      page.addEventListener('click', choose);
      return () => page.removeEventListener('click', choose);
    },
  };

  function render(part: Part, language: string, texts: Readonly<Record<string, string>>): string {
    if (typeof part === 'string') return part;
    const inner = part.parts.map((each) => render(each, language, texts));
    const isValue = (each: Part | undefined) => typeof each === 'object' && each.path === '';
    const shownValues = inner.filter((_, index) => isValue(part.parts[index]));
    const names = french.get(part.path)?.match(variable) ?? [];
    const values = new Map(names.map((name, index) => [name, shownValues[index] ?? '']));
    const { base, category: inFrench } = splitPluralKey(part.path) ?? {};
    const count = values.get('{{count}}')?.replaceAll(/\D/g, '');
    const category = count ? pluralRule(language)(Number(count)) : inFrench;
    const own = texts[base ? `${base}_${category}` : part.path] || (base && texts[`${base}_other`]);
    if (!own) return inner.join('');
    if (directionOf(language) === 'ltr') return own.replaceAll(variable, (name) => values.get(name) ?? '');
    // Dates and hours are whole before they are inserted.
    const ends = part.path.startsWith('formats.') ? ['', ''] : ['\u2068', '\u2069'];
    return addBidiIsolates(own).replaceAll(variable, (name) => ends.join(values.get(name) ?? ''));
  }
}
