/**
 * What others do to a page before its scripts run: translators wrap its texts, extensions and proxies add, change and remove
 * nodes. The functions run in the page, so they cannot use each other.
 */
import { callExpression } from './visitor.ts';

const places = ['header', 'main', 'footer', 'head'] as const;
type Place = (typeof places)[number];

/** Wraps each text in two elements, as Chrome's translation does. */
export function wrapTexts(): void {
  const walker = document.createTreeWalker(document.documentElement, NodeFilter.SHOW_TEXT);
  const texts: Node[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode);
  for (const node of texts) {
    const around = node.parentElement?.tagName ?? '';
    if (!node.nodeValue?.trim() || /^(SCRIPT|STYLE|TITLE|OPTION|TEXTAREA)$/i.test(around)) continue;
    const outer = document.createElement('font');
    const inner = document.createElement('font');
    node.parentNode?.replaceChild(outer, node);
    outer.append(inner);
    inner.append(node);
  }
}

const changesOfPlace = {
  'a word changed': (place: Place) => {
    const around = document.querySelector(place === 'head' ? 'title' : place);
    const walker = document.createTreeWalker(around ?? document, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode;
      if (!/\w{4}/.test(node.nodeValue ?? '') || node.parentElement?.closest('script, style')) continue;
      node.nodeValue += ' x';
      return;
    }
    throw new Error(`no word in ${place}`);
  },
  'a node added': (place: Place) => {
    const added = document.createElement(place === 'head' ? 'meta' : 'span');
    // Beside the first field, as password managers do.
    const field = place === 'head' ? null : document.querySelector(`${place} input:not([type="hidden"])`);
    if (field) field.after(added);
    else document.querySelector(place)?.prepend(added);
  },
  'a node removed': (place: Place) => {
    const removed = place === 'head' ? 'meta[name="description"]' : `${place} :is(a, h1)`;
    document.querySelector(removed)?.remove();
  },
};

const changesOfAll = {
  'all texts wrapped': wrapTexts,
  'attributes added to every element': () => {
    for (const element of document.querySelectorAll('*')) element.setAttribute('data-added', '');
  },
  // As Cloudflare's “email address obfuscation” does.
  'mail addresses rewritten': () => {
    for (const link of document.querySelectorAll('a[href^="mailto:"]')) {
      link.setAttribute('href', '/cdn-cgi/l/email-protection#0a');
      link.textContent = '[email protected]';
    }
  },
  // As proxies that minify HTML do.
  'comments removed': () => {
    const walker = document.createTreeWalker(document, NodeFilter.SHOW_COMMENT);
    const comments: Node[] = [];
    while (walker.nextNode()) comments.push(walker.currentNode);
    for (const comment of comments) comment.parentNode?.removeChild(comment);
  },
};

export const changes: ReadonlyMap<string, string> = new Map([
  ...Object.entries(changesOfAll).map(([name, change]) => [name, callExpression(change, [])] as const),
  ...Object.entries(changesOfPlace).flatMap(([name, change]) =>
    places.map((place) => [`${name} in ${place}`, callExpression(change, [place])] as const),
  ),
]);

/**
 * Makes changes before the last script of a page runs, which starts React. Before that, fills in a first name, if the page
 * asks for it.
 */
export function changeScript(names: readonly string[]): string {
  return `new MutationObserver((_, observer) => {
    if (!document.querySelector('body script[type="module"]')) return;
    observer.disconnect();
    const field = document.querySelector('main [name="firstName"]');
    if (field) field.value = 'Hodan';
    ${names.map((name) => changes.get(name)).join(';\n')}
  }).observe(document, { childList: true, subtree: true })`;
}
