import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';

const root = join(import.meta.dirname, '../../..');

/** A node of a syntax tree, as far as these tests look at it. */
export type SyntaxNode = { type: string; start: number } & Record<string, unknown>;

/** A module of the product: not a test, not generated, no state of the audit. */
export interface Source {
  file: string;
  text: string;
  program: SyntaxNode;
}

/** The modules that a glob names, parsed. */
export function readSources(...globs: string[]): Source[] {
  return globSync(globs, { cwd: root })
    .filter((file) => !/\.(test|states|gen|d)\.tsx?$/.test(file))
    .map((file) => {
      const text = readFileSync(join(root, file), 'utf8');
      const { program, errors } = parseSync(file, text);
      if (errors.length > 0) throw new Error(`${file} cannot be parsed`);
      // The parser's types name every node; these tests need any.
      return { file: file.replaceAll('\\', '/'), text, program: program as unknown as SyntaxNode };
    });
}

/** Calls `visit` with every node of a tree and those around it, the nearest last. */
export function walk(
  node: SyntaxNode,
  visit: (node: SyntaxNode, around: readonly SyntaxNode[]) => void,
  around: readonly SyntaxNode[] = [],
): void {
  visit(node, around);
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) {
      if (isNode(child)) walk(child, visit, [...around, node]);
    }
  }
}

export function isNode(value: unknown): value is SyntaxNode {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}

/** The text of a string or of a template, whose variable parts are null; undefined for another node. */
export function textParts(node: SyntaxNode): (string | null)[] | undefined {
  if (node.type === 'Literal') return typeof node.value === 'string' ? [node.value] : undefined;
  if (node.type !== 'TemplateLiteral' || !Array.isArray(node.quasis)) return undefined;
  return node.quasis.flatMap((quasi: { value: { cooked: string } }, index) =>
    index === 0 ? [quasi.value.cooked] : [null, quasi.value.cooked],
  );
}

/** Where a node stands, for a message. */
export function placeOf({ file, text }: Source, { start }: SyntaxNode): string {
  return `${file}:${text.slice(0, start).split('\n').length}`;
}
