import { createFrenchTest } from './frenchTexts.ts';

/**
 * Keeps `lang="fr"` on every element that shows one of these French texts on a page of another language: what the
 * prerendered page has from the build, for all that is rendered later. Loaded only where a catalog has gaps.
 */
export function keepFrenchMarked(texts: readonly string[]): void {
  const isFrench = createFrenchTest(texts);
  const marked = new WeakSet<Element>();

  const holdsFrench = (element: Element) =>
    [...element.childNodes].some((node) => node instanceof Text && isFrench(node.data.trim()));

  function examine(element: Element) {
    const showsFrench = holdsFrench(element);
    if (showsFrench && !element.hasAttribute('lang')) {
      marked.add(element);
      element.setAttribute('lang', 'fr');
      // The full stop of a French sentence stands at its right, on an Arabic page too.
      const { lang, dir } = document.documentElement;
      if (dir === 'rtl') element.setAttribute('dir', 'ltr');
      // The translated words beside it stay what they are.
      for (const child of element.children) {
        if (child.hasAttribute('lang') || holdsFrench(child) || !/\p{L}/u.test(child.textContent)) continue;
        child.setAttribute('lang', lang);
        if (dir === 'rtl') child.setAttribute('dir', dir);
      }
    } else if (!showsFrench && marked.delete(element)) {
      element.removeAttribute('lang');
      element.removeAttribute('dir');
    }
  }

  function examineAll(root: Element) {
    examine(root);
    for (const element of root.querySelectorAll('*')) examine(element);
  }

  new MutationObserver((mutations) => {
    for (const { target, addedNodes } of mutations) {
      const element = target instanceof Element ? target : target.parentElement;
      if (element) examine(element);
      for (const node of addedNodes) if (node instanceof Element) examineAll(node);
    }
  }).observe(document.body, { childList: true, characterData: true, subtree: true });
  examineAll(document.body);
}
