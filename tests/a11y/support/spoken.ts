import type { Locator, Page } from '@playwright/test';

/** The part of the browser's accessibility tree that is read here. */
interface Node {
  nodeId: string;
  ignored: boolean;
  role?: { value?: unknown };
  name?: { value?: unknown };
  description?: { value?: unknown };
  properties?: { name: string; value: { value?: unknown } }[];
  parentId?: string;
  childIds?: string[];
  backendDOMNodeId?: number;
}

/** Said with their name and not entered: their content is the name. */
const whole = new Set([
  'heading',
  'link',
  'button',
  'textbox',
  'combobox',
  'radio',
  'checkbox',
  'image',
  'DisclosureTriangle',
]);

/** Announced when one comes in, with what follows inside. */
const places = new Set(
  (
    'banner navigation main contentinfo region complementary form dialog alertdialog group radiogroup list table grid ' +
    'article figure status alert blockquote'
  ).split(' '),
);

/** Parts of a sentence: their words are said in one breath with what is around them. */
const inline = new Set([
  'StaticText',
  'strong',
  'emphasis',
  'time',
  'generic',
  'none',
  'LabelText',
  'abbr',
  'subscript',
]);

/** What is never said. */
const silent = new Set(['InlineTextBox', 'ListMarker', 'MenuListPopup', 'LineBreak']);

const states: Record<string, (value: unknown) => string | false> = {
  level: (value) => `level ${String(value)}`,
  required: (value) => value === true && 'required',
  invalid: (value) => value === 'true' && 'invalid',
  expanded: (value) => (value === true ? 'expanded' : 'collapsed'),
  checked: (value) => (value === 'true' ? 'checked' : 'not checked'),
  pressed: (value) => (value === 'true' ? 'pressed' : 'not pressed'),
  disabled: (value) => value === true && 'unavailable',
  hasPopup: (value) => value !== 'false' && `opens a ${String(value)}`,
  modal: (value) => value === true && 'modal',
  focused: (value) => value === true && 'has the focus',
};

/**
 * What a screen reader has to say about an element of the page, from the browser's accessibility tree: a line for each
 * thing that it stops at, set in by the places that it is in.
 */
export async function spokenTextOf(locator: Locator): Promise<string> {
  const page = locator.page();
  const session = await page.context().newCDPSession(page);
  await locator.evaluate((element) => element.setAttribute('data-transcript', ''));
  const { root } = await session.send('DOM.getDocument', { depth: 0 });
  const { nodeId } = await session.send('DOM.querySelector', {
    nodeId: root.nodeId,
    selector: '[data-transcript]',
  });
  const { node: described } = await session.send('DOM.describeNode', { nodeId });
  const { nodes }: { nodes: Node[] } = await session.send('Accessibility.getFullAXTree');
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const start = nodes.find((node) => node.backendDOMNodeId === described.backendNodeId);
  const lines: string[] = [];
  let sentence = '';
  if (start) speak(start, 0);
  return `${lines.join('\n')}\n`;

  function speak(node: Node, depth: number): void {
    const role = String(node.role?.value ?? 'none');
    const name = textOf(node.name);
    if (silent.has(role)) return;
    if (role === 'StaticText') {
      sentence += ` ${name}`;
      return;
    }
    // A question’s words are said apart from the hint and the error beside them.
    if (role === 'LabelText') say(depth);
    const isSaid = !node.ignored && (whole.has(role) || places.has(role));
    if (isSaid) {
      say(depth);
      sentence = nameOf(node);
      say(depth);
      if (whole.has(role)) return;
    } else if (!node.ignored && !inline.has(role)) say(depth);
    for (const id of node.childIds ?? []) {
      const child = byId.get(id);
      if (child) speak(child, isSaid ? depth + 1 : depth);
    }
    if (isSaid) say(depth + 1);
    else if (role === 'LabelText') say(depth);
    else if (!node.ignored && !inline.has(role)) say(depth);
  }

  function say(depth: number): void {
    const words = sentence.replaceAll(/\s+/g, ' ').trim();
    if (words) lines.push(`${'  '.repeat(depth)}${words}`);
    sentence = '';
  }
}

/**
 * What a screen reader has to say about what has the focus, but that it has it: the places around it, outermost first,
 * then itself. Empty while nothing has it.
 */
export async function spokenFocusOf(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes }: { nodes: Node[] } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const isFocused = ({ role, properties = [] }: Node) =>
    role?.value !== 'RootWebArea' && properties.some(({ name, value }) => name === 'focused' && value.value);
  const path: string[] = [];
  for (let node = nodes.findLast(isFocused); node; node = byId.get(node.parentId ?? '')) {
    const isPlace = !node.ignored && places.has(String(node.role?.value));
    if (path.length === 0 || isPlace) path.unshift(nameOf(node).replace(', has the focus', ''));
  }
  return path;
}

/** A thing in one sentence: what it is, its name, its states and what is said of it. */
function nameOf(node: Node): string {
  const name = textOf(node.name);
  return [`${String(node.role?.value)}${name && `: ${name}`}`, ...statesOf(node), textOf(node.description)]
    .filter(Boolean)
    .join(', ');
}

function textOf(value: Node['name']): string {
  return typeof value?.value === 'string' ? value.value.replaceAll(/\s+/g, ' ').trim() : '';
}

function statesOf({ role, properties = [] }: Node): string[] {
  return properties.flatMap(({ name, value }) => {
    // Every link can have the focus and every select opens a list: heard in the role.
    if (name === 'hasPopup' && role?.value === 'combobox') return [];
    if (name === 'expanded' && role?.value === 'combobox') return [];
    return states[name]?.(value.value) || [];
  });
}
