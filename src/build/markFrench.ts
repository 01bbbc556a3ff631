import { languageOfText, withoutGapMarks } from '#core/texts/gapMarks.ts';
import { spokenAttributes } from '../i18n/spokenAttributes.ts';
import { decodeText } from './decodeText.ts';

const voidElements = new Set([
  'area',
  'br',
  'col',
  'embed',
  'hr',
  'img',
  'input',
  'link',
  'meta',
  'source',
  'wbr',
]);
/** A script or style with its content, a comment, a tag, or a text, as React writes them. */
const tokens = /<(script|style)\b.*?<\/\1>|<!--.*?-->|<!.*?>|<\/?([a-zA-Z][\w-]*)(?:"[^"]*"|[^">])*>|[^<]+/gs;
const spoken = new RegExp(` (?:${spokenAttributes.join('|')})="([^"]*)"`, 'g');

/**
 * The same page with each element that shows or says French marked as French, the translated ones within it as what
 * they are, and no mark of a gap left. An element's language is that of its own text, else of its attributes. What
 * names its language already keeps it, and names of people and places (`bdi`) have none. In the browser
 * `src/i18n/keepFrenchMarked.ts` does the same.
 */
export function markFrench(html: string): string {
  const [, own = ''] = /<html[^>]* lang="([^"]*)"/.exec(html) ?? [];
  const isRightToLeft = /<html[^>]* dir="rtl"/.test(html);
  const parts = html.match(tokens) ?? [];
  const elements = readElements(parts);
  const languages = new Map<Element | undefined, string>();
  const directions = new Map<Element | undefined, string>();
  for (const element of elements) {
    const { index, parent, text, attributes } = element;
    const start = parts[index] ?? '';
    const [, named] = / lang="([^"]*)"/.exec(start) ?? [];
    const inherited = languages.get(parent) ?? own;
    const language = named ?? languageOfText(text, own) ?? languageOfText(attributes, own) ?? inherited;
    languages.set(element, language);
    // The full stop of a French sentence stands at its right, on an Arabic page too.
    const around = directions.get(parent) ?? (isRightToLeft ? 'rtl' : 'ltr');
    const ownDirection = language === own ? 'rtl' : 'ltr';
    const direction = isRightToLeft && text && named === undefined ? ownDirection : around;
    directions.set(element, direction);
    if (named !== undefined || (language === inherited && direction === around)) continue;
    const turned = direction === around ? '' : ` dir="${direction}"`;
    parts[index] = start.replace(/^<[\w-]+/, `$& lang="${language}" data-gap=""${turned}`);
  }
  return parts.map((part) => (isForMachines(part) ? part : withoutGapMarks(part))).join('');
}

interface Element {
  /** Of its start tag among the parts of the page. */
  index: number;
  parent: Element | undefined;
  /** What it shows itself, without the elements in it; empty where that has no letters. */
  text: string;
  /** What its attributes say. */
  attributes: string;
}

/** The elements of a page, each after the one that it is in. */
function readElements(parts: readonly string[]): Element[] {
  const elements: Element[] = [];
  const open: Element[] = [];
  parts.forEach((part, index) => {
    const [, tag = ''] = /^<\/?([a-zA-Z][\w-]*)/.exec(part) ?? [];
    const around = open.at(-1);
    if (isForMachines(part)) return;
    if (part.startsWith('</')) open.pop();
    else if (tag) {
      const element = { index, parent: around, text: '', attributes: attributeTexts(part) };
      elements.push(element);
      if (!voidElements.has(tag) && !part.endsWith('/>')) open.push(element);
    } else if (around && /\p{L}/u.test(part) && !parts[around.index]?.startsWith('<bdi')) {
      around.text += decodeText(part);
    }
  });
  return elements;
}

/** A script or a style, whose words are data: the page is hydrated with the marks of its gaps. */
function isForMachines(part: string): boolean {
  return /^<(script|style)\b/.test(part);
}

/** What a start tag says by its attributes, in one text. */
function attributeTexts(tag: string): string {
  return [...tag.matchAll(spoken)].map(([, value = '']) => decodeText(value)).join();
}
