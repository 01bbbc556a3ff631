/**
 * Keeps `lang` true on the page of a language whose catalog has gaps: what the build does to the prerendered page
 * (`src/build/markFrench.ts`), for all that is rendered later. Loaded only where a catalog has gaps.
 */
import type { i18n as I18n } from 'i18next';
import { hasGapMarks, languageOfText, withoutGapMarks } from '#core/texts/gapMarks.ts';
import { defaultLanguage } from '#core/texts/languages.ts';
import { spokenAttributes } from './spokenAttributes.ts';

/** A place that holds words. */
type Part = Text | Attr;

/**
 * From now on texts come with the marks of their gaps, which become `lang` as they reach the document. `texts` is what
 * stood in each element that the build marked: what is another by now is rendered anew, and says it itself.
 */
export function keepFrenchMarked(
  i18n: I18n,
  words: Readonly<Record<string, object>>,
  texts: ReadonlyMap<Element, string>,
): void {
  for (const [slice, texts] of Object.entries(words)) {
    i18n.addResourceBundle(i18n.language, slice, texts, false, true);
  }
  const { documentElement: root } = document;
  const { lang: own, dir } = root;
  /** What is French, by the text or by the element with its attributes, whose objects an engine may make anew. */
  const french = new WeakMap<Node, Set<string>>();

  function isFrench(part: Part): boolean {
    return french.get(holderOf(part))?.has(part.nodeName) ?? false;
  }

  function note(part: Part, asFrench: boolean): void {
    const names = french.get(holderOf(part)) ?? new Set();
    if (asFrench) names.add(part.nodeName);
    else names.delete(part.nodeName);
    french.set(holderOf(part), names);
  }

  /** Takes note of what a part shows, and takes its marks away. */
  function read(part: Part): void {
    const value = part.nodeValue ?? '';
    note(part, languageOfText(value, own) === defaultLanguage);
    if (hasGapMarks(value)) part.nodeValue = withoutGapMarks(value);
  }

  /** Names the language of an element where it is not the one around it. */
  function mark(element: Element): void {
    const isNamed = element.hasAttribute('data-gap');
    // What names its language by itself keeps it, with all that it holds: the offer of another language.
    if (element.closest('[lang]:not([data-gap])') !== root) return;
    // Names of people and places are of no language either.
    const part = element.tagName === 'BDI' ? undefined : partsOf(element).find(hasLetters);
    const language = part && (isFrench(part) ? defaultLanguage : own);
    const around = (name: string) => element.parentElement?.closest(`[${name}]`)?.getAttribute(name);
    // The full stop of a French sentence stands at its right, on an Arabic page too.
    const direction = dir === 'rtl' && part instanceof Text && (language === own ? dir : 'ltr');
    if (language && (language !== around('lang') || (direction && direction !== around('dir')))) {
      element.setAttribute('lang', language);
      element.setAttribute('data-gap', '');
      if (direction) element.setAttribute('dir', direction);
    } else if (isNamed) {
      for (const name of ['lang', 'data-gap', 'dir']) element.removeAttribute(name);
    }
  }

  function examine(element: Element): void {
    const elements = [element, ...element.querySelectorAll('*')].filter(
      (each) => !each.matches('script, style'),
    );
    for (const each of elements) {
      for (const part of partsOf(each)) if (hasGapMarks(part.nodeValue ?? '')) read(part);
      mark(each);
    }
  }

  for (const element of root.querySelectorAll('*')) {
    // What the build marked, or what is within it.
    const marked = element.closest('[lang]');
    if (!marked?.matches(`[data-gap][lang="${defaultLanguage}"]`)) continue;
    if (texts.get(marked) !== marked.textContent) continue;
    for (const part of partsOf(element)) note(part, true);
  }
  examine(root);
  const observer = new MutationObserver((mutations) => {
    for (const { target, attributeName } of mutations) {
      const attribute = attributeName && target instanceof Element && target.getAttributeNode(attributeName);
      const part = target instanceof Text ? target : attribute;
      if (part) read(part);
    }
    const changed = mutations.map(({ target }) =>
      target instanceof Element ? target : target.parentElement,
    );
    for (const element of new Set(changed)) if (element?.isConnected) examine(element);
    // What was done here itself is no change to look at.
    observer.takeRecords();
  });
  observer.observe(root, {
    childList: true,
    characterData: true,
    subtree: true,
    attributeFilter: [...spokenAttributes],
  });
}

/** What an element says itself: its texts, then its attributes. */
function partsOf(element: Element): Part[] {
  const texts = [...element.childNodes].filter((node) => node instanceof Text);
  return [...texts, ...spokenAttributes.flatMap((name) => element.getAttributeNode(name) ?? [])];
}

function holderOf(part: Part): Node {
  return part instanceof Attr && part.ownerElement ? part.ownerElement : part;
}

/** Numbers are of no language. */
function hasLetters({ nodeValue }: Part): boolean {
  return /\p{L}/u.test(nodeValue ?? '');
}
