import type { Locator } from '@playwright/test';

interface Node {
  /** The role with its level, states and address, or the number of items of a list. */
  label: string;
  children: Node[];
}

/** Roles of text, and of parts that hold nothing but text in most places: their content stands in their place. */
const textRoles = new Set(
  'text paragraph strong emphasis code time term definition listitem option'.split(' '),
);

/**
 * Returns the structure of a part of a page as its accessibility tree has it: landmarks, headings, numbers of list items,
 * controls with their states, and the addresses of links. It has no words, so it stays the same when a text changes. An
 * only child stands in the line of its parent, and equal siblings in one line.
 */
export async function readStructure(part: Locator): Promise<string> {
  return print(parse(await part.ariaSnapshot())).join('\n') + '\n';
}

/** Parses an aria snapshot of Playwright, which has one node a line. */
function parse(snapshot: string): Node[] {
  const root: Node = { label: '', children: [] };
  const path: Node[] = [root];
  for (const [, indent = '', rest = ''] of snapshot.matchAll(/^( *)- ['"]?(.*)$/gm)) {
    const parent = path[indent.length / 2] ?? root;
    const [, role = '', states = ''] =
      /^(\w+)(?: \\?"(?:[^"\\]|\\.)*")?((?: \[[\w=]+\])*)/.exec(rest) ?? /^(\/url): /.exec(rest) ?? [];
    const node: Node = {
      label: role + states.replace(/ \[level=(\d)\]/, ' $1').replace(' [cursor=pointer]', ''),
      children: [],
    };
    path[indent.length / 2 + 1] = node;
    if (role === '/url') parent.label += ` ${addressIn(rest)}`;
    else if (role) parent.children.push(node);
  }
  return root.children.flatMap(withoutTexts);
}

/** An address without what a link fills into a mail, a message or a map, and without the random name of a made file. */
function addressIn(line: string): string {
  const address = line.replace(/^\/url: ["']?/, '').replace(/["']$/, '');
  return address.startsWith('/') ? address : address.replace(/\?.*|(?<=^blob:).*/, '');
}

function withoutTexts({ label, children }: Node): Node[] {
  const kept = children.flatMap(withoutTexts);
  const [role = ''] = label.split(' ');
  if (textRoles.has(role)) return kept;
  if (role !== 'list') return [{ label, children: kept }];
  return [{ label: `list of ${children.length}`, children: kept }];
}

function print(nodes: readonly Node[]): string[] {
  const printed = nodes.map(({ label, children }) => {
    const [first = '', ...rest] = print(children);
    const isOnlyChild = rest.every((line) => line.startsWith('  '));
    if (children.length > 0 && isOnlyChild) return [`${label} > ${first}`, ...rest].join('\n');
    return [label, ...[first, ...rest].filter(Boolean).map((line) => `  ${line}`)].join('\n');
  });
  return printed.flatMap((text, index) => {
    if (text === printed[index - 1]) return [];
    const after = printed.slice(index);
    const count = after.findIndex((other) => other !== text);
    const equal = count < 0 ? after.length : count;
    const [first = '', ...rest] = text.split('\n');
    return [equal > 1 ? `${equal} × ${first}` : first, ...rest];
  });
}
