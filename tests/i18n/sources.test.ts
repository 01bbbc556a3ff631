import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import { type Catalog, flatten, splitPluralKey } from '../../src/catalogs/catalog.ts';
import { spokenAttributes } from './support/findLeaks.ts';

const root = join(import.meta.dirname, '../..');
const french: Catalog = JSON.parse(readFileSync(join(root, 'locales/fr.json'), 'utf8'));

/** The fields of a syntax tree node that these tests read. */
type SyntaxNode = { type: string; start: number } & Record<string, unknown>;

interface Source {
  file: string;
  text: string;
  program: SyntaxNode;
}

function readSources(...globs: string[]): Source[] {
  return globSync(globs, { cwd: root })
    .filter((file) => !/\.(test|gen|d)\.tsx?$/.test(file))
    .map((file) => parseSource(file.replaceAll('\\', '/'), readFileSync(join(root, file), 'utf8')));
}

function parseSource(file: string, text: string): Source {
  const { program, errors } = parseSync(file, text);
  if (errors.length > 0) throw new Error(`${file} cannot be parsed`);
  // Safe cast: every node has a type and a start.
  return { file, text, program: program as unknown as SyntaxNode };
}

/** Calls `visit` with every node of a tree and its ancestors, the parent last. */
function walk(
  node: SyntaxNode,
  visit: (node: SyntaxNode, ancestors: readonly SyntaxNode[]) => void,
  ancestors: readonly SyntaxNode[] = [],
): void {
  visit(node, ancestors);
  for (const child of Object.values(node).flat()) {
    if (isNode(child)) walk(child, visit, [...ancestors, node]);
  }
}

function isNode(value: unknown): value is SyntaxNode {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}

/** The text of JSX, a string or a template, with a space for each expression; empty for another node. */
function textOf({ type, value, quasis }: SyntaxNode): string {
  if (type === 'TemplateLiteral' && Array.isArray(quasis))
    return quasis.map((quasi: { value: { cooked: string } }) => quasi.value.cooked).join(' ');
  return /^(JSXText|Literal)$/.test(type) && typeof value === 'string' ? value : '';
}

function placeOf({ file, text }: Source, { start }: SyntaxNode): string {
  return `${file}:${text.slice(0, start).split('\n').length}`;
}

test('every part of every key of the catalog is a word of the sources', () => {
  // Most keys come from templates or are read as lists, so whole keys cannot be found: i18next-cli 1.74 calls half of
  // them unused. A key whose parts are all used in other keys is not noticed.
  const sources = readSources('src/**/*.{ts,tsx}', 'server/**/*.ts', 'supabase/**/*.ts');
  const data = globSync('src/content/*.json', { cwd: root });
  const texts = [
    ...sources.map(({ text }) => text),
    ...data.map((file) => readFileSync(join(root, file), 'utf8')),
  ];
  const words = new Set(texts.flatMap((text) => text.match(/[\w/-]+/g) ?? []));
  // `Governance.tsx` lists all members without naming their keys.
  const seats = [...flatten(french).keys()].filter((key) => key.startsWith('people.'));
  for (const key of seats) words.add(key.split('.').at(-1) ?? '');
  const isUsed = (key: string) =>
    (splitPluralKey(key)?.base ?? key).split('.').every((part) => words.has(part) || /^\d+$/.test(part));
  const keys = [...flatten(french).keys(), 'home.hero.unasked'];
  expect(keys.filter((key) => !isUsed(key))).toEqual(['home.hero.unasked']);
});

/** Words in a module that a person would see or hear: JSX text, a spoken attribute, or French text anywhere. */
function hardCodedWords(source: Source): string[] {
  const found: string[] = [];
  walk(source.program, (node, ancestors) => {
    const parent = ancestors.at(-1);
    const text = textOf(node);
    if (!/\p{L}/u.test(text)) return;
    const container = parent?.type === 'JSXExpressionContainer' ? ancestors.at(-2) : parent;
    const name = container?.type === 'JSXAttribute' && isNode(container.name) ? container.name.name : '';
    const isSpoken = spokenAttributes.some((attribute) => attribute === name);
    const isChild =
      node.type === 'JSXText' ||
      (parent?.type === 'JSXExpressionContainer' && /^JSX(Element|Fragment)$/.test(container?.type ?? ''));
    const isFrench = /[àâçéèêëîïôùûœÀÂÇÉÈÊÎÔŒ«»]|\p{L}’\p{L}/u.test(text);
    if (isSpoken || isChild || isFrench) found.push(`${placeOf(source, node)}: ${text.trim()}`);
  });
  return found;
}

test('no module of the site holds words, only keys', () => {
  const sources = readSources('src/**/*.{ts,tsx}').filter(
    // `content` has names of people and places; `catalogs` has French words for its typography check.
    ({ file }) => !/^src\/(content|build|catalogs)\//.test(file),
  );
  const canary = parseSource('canary.tsx', "export const a = <p title='Port'>Bonjour {'Été'}</p>;");
  expect([...sources, canary].flatMap(hardCodedWords)).toEqual([
    'canary.tsx:1: Port',
    'canary.tsx:1: Bonjour',
    'canary.tsx:1: Été',
  ]);
});

test('styles do not contain words', () => {
  const keywords = /content: ['"](?:center|start|end|space-between|counter|attr)/g;
  const worded = globSync('src/**/*.css.ts', { cwd: root }).filter((file) =>
    /content: ['"`][^'"`]*(?:'|")?\p{L}/u.test(
      readFileSync(join(root, file), 'utf8').replaceAll(keywords, ''),
    ),
  );
  expect(worded).toEqual([]);
});

test('styles use start and end, not left and right, because Arabic runs from right to left', () => {
  const physical =
    /\b(?:left|right)\s*:|\b(?:margin|padding|border|inset|scrollMargin|scrollPadding)(?:Left|Right)\b|\bborder(?:Top|Bottom)(?:Left|Right)Radius\b|\b(?:textAlign|float|clear|captionSide)\s*:\s*['"](?:left|right)/;
  const lines = globSync('src/**/*.{css,css.ts}', { cwd: root }).flatMap((file) =>
    readFileSync(join(root, file), 'utf8')
      .split('\n')
      .flatMap((line, index) => (physical.test(line) ? [`${file}:${index + 1} ${line.trim()}`] : [])),
  );
  expect(lines).toEqual([]);
});
