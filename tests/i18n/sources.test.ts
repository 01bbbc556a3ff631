import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { describe, expect, test } from 'vitest';
import { flatten } from '../../src/catalogs/catalog.ts';
import { spokenAttributes } from './support/findLeaks.ts';
import { unusedKeys } from './support/keyUses.ts';
import { type Source, type SyntaxNode, placeOf, readSources, textParts, walk } from './support/sources.ts';

const root = join(import.meta.dirname, '../..');
const french = JSON.parse(readFileSync(join(root, 'locales/fr.json'), 'utf8'));

function sourceOf(text: string): Source {
  const { program } = parseSync('example.tsx', text);
  // The parser's types name every node; these tests need any.
  return { file: 'example.tsx', text, program: program as unknown as SyntaxNode };
}

describe('every key of the catalog is asked for somewhere', () => {
  // `language.name` is read by the build, from every catalog.
  const known = readSources('src/**/*.{ts,tsx}', 'server/**/*.ts', 'supabase/**/*.ts');

  test('none is left over', () => {
    // The server names a failure by its problem; that a key has each of them is held by its own tests.
    const { formats: _, ...spelled } = french;
    expect(unusedKeys([...flatten(spelled).keys()], known)).toEqual([]);
  });

  test('none of those that dates and numbers are written with is left over', () => {
    const formats = readFileSync(join(root, 'supabase/functions/_shared/texts/formats.ts'), 'utf8');
    const unread = Object.keys(french.formats).filter((key) => !formats.includes(`texts.${key}`));
    expect(unread).toEqual([]);
  });

  test('a key that nothing spells is found', () => {
    const source = sourceOf(
      "t('a.whole'); t(`list.${id}.title`); const id = 'first'; t('part', { returnObjects: true }); t('x:y');",
    );
    const keys = ['s.a.whole', 's.list.first.title', 's.part.0.text', 'x.y', 's.count_one'];
    expect(unusedKeys(keys, [source])).toEqual(['s.count_one']);
    expect(unusedKeys(['s.a', 's.list.second.title', 's.list.first', 'z.y'], [source])).toEqual([
      's.a',
      's.list.second.title',
      's.list.first',
      'z.y',
    ]);
  });
});

/** Words in a module that a person would see or hear, instead of a key. */
function hardCodedWords(source: Source): string[] {
  const found: string[] = [];
  walk(source.program, (node, around) => {
    const parent = around.at(-1);
    if (node.type === 'JSXText') {
      if (/\p{L}/u.test(String(node.value)))
        found.push(`${placeOf(source, node)}: ${String(node.value).trim()}`);
      return;
    }
    const parts = textParts(node);
    const text = parts?.join(' ') ?? '';
    if (!/\p{L}/u.test(text)) return;
    const container = parent?.type === 'JSXExpressionContainer' ? around.at(-2) : parent;
    const attribute = container?.type === 'JSXAttribute' ? container.name : undefined;
    const isSpoken =
      typeof attribute === 'object' &&
      attribute !== null &&
      'name' in attribute &&
      spokenAttributes.some((name) => name === attribute.name);
    const isChild =
      parent?.type === 'JSXExpressionContainer' && /^JSX(Element|Fragment)$/.test(container?.type ?? '');
    // What is certainly French, wherever it stands.
    const isFrench = /[àâçéèêëîïôùûœÀÂÇÉÈÊÎÔŒ«»]|\p{L}’\p{L}/u.test(text);
    if (isSpoken || isChild || isFrench) found.push(`${placeOf(source, node)}: ${text}`);
  });
  return found;
}

describe('no words stand in the code', () => {
  test('no module of the site says anything that is not in the catalogs', () => {
    const sources = readSources('src/**/*.{ts,tsx}').filter(
      // Names of people and of places are content; the typography of French is its rules’ own subject.
      ({ file }) => !/^src\/(content|build|catalogs)\//.test(file),
    );
    expect(sources.flatMap(hardCodedWords)).toEqual([]);
  });

  test('a word in the markup, in a spoken attribute or in French is found', () => {
    expect(hardCodedWords(sourceOf('const a = <p>Bonjour</p>;'))).toEqual(['example.tsx:1: Bonjour']);
    expect(hardCodedWords(sourceOf('const a = <p>{`Page ${n}`}</p>;'))).toHaveLength(1);
    expect(
      hardCodedWords(sourceOf('const a = <img alt="Port" aria-label={"Port"} className="wide" />;')),
    ).toHaveLength(2);
    expect(hardCodedWords(sourceOf("const a = ['Téléphone'];"))).toHaveLength(1);
    expect(hardCodedWords(sourceOf("const a = <p className='wide'>{t('hero.heading')} · {n}</p>;"))).toEqual(
      [],
    );
  });

  test('no style writes words', () => {
    const worded = globSync('src/**/*.css.ts', { cwd: root }).filter((file) =>
      /content: ['"`][^'"`]*(?:'|")?\p{L}/u.test(
        readFileSync(join(root, file), 'utf8').replaceAll(
          /content: ['"](?:center|start|end|space-between|counter|attr)/g,
          '',
        ),
      ),
    );
    expect(worded).toEqual([]);
  });
});

/** A direction that Arabic turns around. */
const physical =
  /\b(?:left|right)\s*:|\b(?:margin|padding|border|inset|scrollMargin|scrollPadding)(?:Left|Right)\b|\bborder(?:Top|Bottom)(?:Left|Right)Radius\b|\b(?:textAlign|float|clear|captionSide)\s*:\s*['"](?:left|right)/;

describe('styles know start and end, not left and right', () => {
  test('every style sheet is right in both directions', () => {
    const lines = globSync('src/**/*.{css,css.ts}', { cwd: root }).flatMap((file) =>
      readFileSync(join(root, file), 'utf8')
        .split('\n')
        .flatMap((line, index) =>
          physical.test(line)
            ? [
                `${file}:${index + 1} ${line.trim()}: Arabic runs from right to left; say start or end (insetInlineStart, marginInlineEnd, textAlign: 'start').`,
              ]
            : [],
        ),
    );
    expect(lines).toEqual([]);
  });

  test.each([
    'marginLeft: 0',
    "textAlign: 'right'",
    'left: 0',
    "float: 'left'",
    'borderTopLeftRadius: 4',
    'scrollMarginRight: 3',
  ])('%s is found', (line) => expect(line).toMatch(physical));

  test.each(['marginInlineStart: 0', "textAlign: 'start'", 'insetInline: 0', 'paddingBlockStart: 3'])(
    '%s is not',
    (line) => expect(line).not.toMatch(physical),
  );
});
