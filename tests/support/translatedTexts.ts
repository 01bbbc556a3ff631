import type { BrowserContext } from '@playwright/test';

/**
 * Returns a list to which the pages of this context add each text that would be stale once a browser has translated it. A
 * translation replaces text nodes: React then changes or removes the old node, or inserts something before it, which throws.
 * A text that is the only child of its element is safe, because React sets the content of the element.
 */
export async function findFragileTexts(context: BrowserContext): Promise<string[]> {
  const found: string[] = [];
  await context.exposeBinding('reportFragileText', (_, text: string) => found.push(text));
  await context.addInitScript(() => {
    // No public API tells which texts React changes by their node, but React marks these nodes.
    const isReactText = (node: Node | null): node is Text =>
      node instanceof Text &&
      node.data.trim() !== '' &&
      Object.keys(node).some((key) => key.startsWith('__reactFiber$'));
    const report = (what: string, { data }: Text, parent: Node | null) =>
      // Safe cast: Playwright has added the function to the page.
      (window as unknown as { reportFragileText: (text: string) => void }).reportFragileText(
        `${what}: “${data}” in “${parent?.textContent}”`,
      );
    new MutationObserver((records) => {
      for (const { type, target, removedNodes, addedNodes, nextSibling } of records) {
        if (type === 'characterData' && isReactText(target)) report('changed', target, target.parentNode);
        for (const node of removedNodes) if (isReactText(node)) report('removed', node, target);
        if (addedNodes.length > 0 && isReactText(nextSibling)) report('followed', nextSibling, target);
      }
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
  return found;
}
