import type { Place } from '../../src/translating/context.ts';

/**
 * Runs in a page whose texts are marked: removes all marks, so that the page looks like the site’s, and returns where each
 * text is shown.
 */
export function findTexts(pattern: string): Place[] {
  const places: Place[] = [];
  const marks = () => new RegExp(pattern, 'gu');
  const numberOf = (digits: string) =>
    Number([...digits].map((digit) => (digit.codePointAt(0) ?? 0) - 0xe0030).join(''));
  const numbersIn = (text: string) =>
    [...text.matchAll(marks())].flatMap(([, digits]) => (digits ? [numberOf(digits)] : []));
  const bare = (text: string) => text.replaceAll(marks(), '');

  // First all marks are removed, because they may move lines; then the places are measured.
  const spans: { node: Text; from: number; to: number; index: number }[] = [];
  const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  // A text may be in several elements of its block, as with the words of another language.
  let open: { index: number; from: number }[] = [];
  let lastBlock: Element | undefined;
  for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
    const text = node as Text; // Safe cast: `SHOW_TEXT`.
    const parent = text.parentElement;
    if (!parent || parent.closest('script, style')) continue;
    const block = blockOf(parent);
    if (block !== lastBlock) open = [];
    lastBlock = block;
    let removed = 0;
    for (const { 0: mark, 1: digits, index: at } of text.data.matchAll(marks())) {
      const position = at - removed;
      removed += mark.length;
      // Of a variable: -1.
      if (digits !== undefined) open.push({ index: digits ? numberOf(digits) : -1, from: position });
      else {
        const last = open.pop();
        if (last && last.index >= 0) spans.push({ node: text, ...last, to: position });
      }
    }
    if (removed > 0) text.data = bare(text.data);
    for (const each of open) {
      if (each.index >= 0) spans.push({ node: text, ...each, to: text.data.length });
      each.from = 0;
    }
  }
  const attributes: { element: Element; name: string; index: number }[] = [];
  for (const element of document.querySelectorAll('body *')) {
    for (const { name, value } of element.attributes) {
      const decoded = name === 'href' && value.includes('%F3%A0%80%81') ? decodeURIComponent(value) : value;
      for (const index of numbersIn(decoded)) attributes.push({ element, name, index });
      if (decoded === value && bare(value) !== value) element.setAttribute(name, bare(value));
    }
  }
  const filled = [...document.querySelectorAll<HTMLInputElement>('input, textarea')];
  for (const field of filled) {
    for (const index of numbersIn(field.value)) attributes.push({ element: field, name: 'value', index });
    if (bare(field.value) !== field.value) field.value = bare(field.value);
  }
  const metas = [...document.head.querySelectorAll('meta')].map(({ content }) => content);
  const data = [...document.querySelectorAll('script[type="application/ld+json"]')];
  for (const text of [document.title, ...metas, ...data.map(({ textContent }) => textContent)])
    for (const index of new Set(numbersIn(text)))
      places.push({ index, kind: 'search engines', boxes: [], around: '' });

  for (const { node, from, to, index } of spans) {
    const element = node.parentElement;
    const list = element?.closest('select');
    if (list?.checkVisibility({ visibilityProperty: true }))
      places.push({ index, kind: 'option', boxes: [boxOf(list)], around: around(list) });
    if (list || !element?.checkVisibility({ visibilityProperty: true })) continue;
    const range = document.createRange();
    range.setStart(node, from);
    range.setEnd(node, to);
    const boxes = [...range.getClientRects()].filter(({ width, height }) => width > 0 && height > 0);
    if (boxes.length === 0) continue;
    const sighted = sightedParent(element);
    if (sighted !== element) {
      places.push({ index, kind: 'read aloud only', boxes: [boxOf(sighted)], around: around(element) });
      continue;
    }
    if (isCovered(element, boxes[0])) continue;
    const block = blockOf(element, boxes.length === 1 ? boxes[0]?.width : undefined);
    const { paddingLeft, paddingRight } = getComputedStyle(block);
    const width = Math.round(
      block.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight),
    );
    const length = boxes.reduce((sum, box) => sum + box.width, 0);
    places.push({
      index,
      kind: kindOf(element),
      boxes: boxes.map(rounded),
      room: { width, letters: Math.max(1, Math.floor((width * (to - from)) / length)) },
      around: around(element),
    });
  }
  const kinds: Record<string, Place['kind']> = {
    href: 'prepared message',
    value: 'text',
    placeholder: 'placeholder',
    alt: 'alternative text',
  };
  for (const { element, name, index } of attributes) {
    const holder = element.closest('select') ?? element;
    if (!holder.checkVisibility({ visibilityProperty: true })) continue;
    const shown = sightedParent(holder);
    if (isCovered(shown, shown.getBoundingClientRect())) continue;
    const kind = kinds[name] ?? 'read aloud only';
    places.push({ index, kind, boxes: [boxOf(shown)], around: around(element) });
  }
  return places;

  function rounded({ left, top, width, height }: DOMRect): number[] {
    return [left + scrollX, top + scrollY, width, height].map(Math.round);
  }

  function boxOf(element: Element): number[] {
    return rounded(element.getBoundingClientRect());
  }

  /** The parent of the clipped box of one pixel, for screen readers, that has the element; without one, the element. */
  function sightedParent(element: Element): Element {
    let shown = element;
    for (let box: Element | null = element; box; box = box.parentElement) {
      const { width, height } = box.getBoundingClientRect();
      if (box instanceof HTMLElement && width <= 1 && height <= 1 && box.parentElement)
        shown = box.parentElement;
    }
    return shown;
  }

  /** Whether a dialog or a toast lies over it. */
  function isCovered(element: Element, box: DOMRect | undefined): boolean {
    if (!box || element.closest('[inert]')) return true;
    const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    const layer = top?.closest('dialog, [role="dialog"], [data-toast], [role="listbox"]');
    return layer !== null && layer !== undefined && !layer.contains(element);
  }

  /** The box that holds the lines; around a single line, one that does not shrink to its text, as a button does. */
  function blockOf(element: Element, lineWidth = 0): Element {
    const isShrunk = (box: Element) =>
      box.clientWidth - lineWidth < 80 && box.clientWidth < lineWidth * 2 + 40;
    let block = element;
    while (
      block.parentElement &&
      (getComputedStyle(block).display.startsWith('inline') || isShrunk(block)) &&
      block.parentElement !== document.body
    )
      block = block.parentElement;
    return block;
  }

  function kindOf(element: Element): Place['kind'] {
    if (element.closest('h1, h2, h3, h4, h5, h6')) return 'heading';
    if (element.closest('button, summary, [role="button"]')) return 'button';
    if (element.closest('a')) return 'link';
    if (element.closest('[role="option"]')) return 'option';
    return element.closest('label, legend, dt, th, caption') ? 'label' : 'text';
  }

  function around(element: Element): string {
    const part = element.closest('dialog, [role="dialog"], header, nav, main, footer');
    const headings = [...(part ?? document).querySelectorAll('h1, h2, h3, h4')].filter(
      (heading) =>
        heading === element ||
        (heading.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0,
    );
    const name = part?.getAttribute('role') ?? part?.tagName.toLowerCase() ?? '';
    return [name, (headings.at(-1)?.textContent ?? '').trim()].filter(Boolean).join(', ');
  }
}
