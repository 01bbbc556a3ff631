/** Rules for the sources of a site in several languages. */
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

/** The modules of the product that a glob names. */
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

/** The text of a string, or of a template with null for each expression; undefined for another node. */
function textParts(node: SyntaxNode): (string | null)[] | undefined {
  if (node.type === 'Literal') return typeof node.value === 'string' ? [node.value] : undefined;
  if (node.type !== 'TemplateLiteral' || !Array.isArray(node.quasis)) return undefined;
  return node.quasis.flatMap((quasi: { value: { cooked: string } }, index) =>
    index === 0 ? [quasi.value.cooked] : [null, quasi.value.cooked],
  );
}

function placeOf({ file, text }: Source, { start }: SyntaxNode): string {
  return `${file}:${text.slice(0, start).split('\n').length}`;
}

/**
 * Returns the keys that the sources do not use. A key is used if a string equals it, with or without its slice, or if a
 * template matches it with words of the sources as expressions. If a module calls `t` with a variable, all keys of the
 * slices that the module names are used. i18next-cli 1.74 cannot replace this: it reports 1,273 of the 2,455 keys as
 * unused, because most come from templates or are read as lists, and it depends on i18next 26, react-i18next 17 and
 * swc.
 */
function unusedKeys(keys: readonly string[], sources: readonly Source[]): string[] {
  const words = new Set<string>();
  const spellings: { pattern: RegExp; hasSlice: boolean }[] = [];
  const slices = new Set(keys.map((key) => key.split('.')[0] ?? key));
  for (const { program } of sources) {
    const named = new Set<string>();
    let callsWithVariable = false;
    walk(program, (node, ancestors) => {
      callsWithVariable ||= isCallWithVariable(node);
      if (node.type === 'Literal' && slices.has(String(node.value))) named.add(String(node.value));
      if (node.type === 'Identifier' && typeof node.name === 'string') words.add(node.name);
      const parts = textParts(node);
      if (!parts) return;
      for (const word of parts.flatMap((part) => part?.split(/[.:]/) ?? [])) words.add(word);
      const letters = parts.join('');
      if (!/^[\w.:]+$/.test(letters) || !/[a-z]/i.test(letters)) return;
      const source = parts.map((part) => part?.replaceAll('.', String.raw`\.`) ?? '(.+)').join('');
      const below = JSON.stringify(ancestors.at(-1)?.arguments ?? '').includes('"returnObjects"');
      spellings.push({
        pattern: new RegExp(`^(?:\\w+:)?${source}${below ? '(?:\\..+)?' : ''}$`),
        hasSlice: letters.includes(':'),
      });
    });
    if (!callsWithVariable) continue;
    for (const slice of named) spellings.push({ pattern: new RegExp(`^${slice}:(.+)$`), hasSlice: true });
  }
  const isUsed = (key: string) => {
    const base = splitPluralKey(key)?.base ?? key;
    const [whole, bare] = [base.replace('.', ':'), base.slice(base.indexOf('.') + 1)];
    return spellings.some(({ pattern, hasSlice }) => {
      const found = pattern.exec(whole) ?? (hasSlice ? null : pattern.exec(bare));
      const inserted = found?.slice(1).flatMap((part) => (part ?? '').split(/[.:]/));
      return inserted?.every((word) => words.has(word) || /^\d+$/.test(word)) ?? false;
    });
  };
  return keys.filter((key) => !isUsed(key));
}

/** Whether a node is a call of `t` whose key is neither a string nor a template, such as `t(id)`. */
function isCallWithVariable({ type, callee, arguments: given }: SyntaxNode): boolean {
  const key: unknown = Array.isArray(given) ? given[0] : undefined;
  return (
    type === 'CallExpression' &&
    isNode(callee) &&
    callee.name === 't' &&
    isNode(key) &&
    textParts(key) === undefined
  );
}

test('every key of the catalog is used', () => {
  const sources = readSources('src/**/*.{ts,tsx}', 'server/**/*.ts', 'supabase/**/*.ts');
  // `createFormats` reads the slice `formats` as an object.
  const keys = [...flatten(french).keys()].filter((key) => !key.startsWith('formats.'));
  const canary = 'home.hero.unasked';
  expect(unusedKeys([...keys, canary], sources)).toEqual([canary]);
});

test('every text of the slice `formats` is used', () => {
  const formats = readFileSync(join(root, 'supabase/functions/_shared/texts/formats.ts'), 'utf8');
  const unread = Object.keys(french.formats ?? {}).filter((key) => !formats.includes(`texts.${key}`));
  expect(unread).toEqual([]);
});

/** Words in a module that a person would see or hear: JSX text, a spoken attribute, or French text anywhere. */
function hardCodedWords(source: Source): string[] {
  const found: string[] = [];
  walk(source.program, (node, ancestors) => {
    const parent = ancestors.at(-1);
    const text = node.type === 'JSXText' ? String(node.value) : (textParts(node)?.join(' ') ?? '');
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
