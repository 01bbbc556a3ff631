import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inflateSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { printedOrigin } from '../../src/build/settings.ts';
import { brochurePath, programIds, programPath } from '../../src/content/programs.ts';
import { builtPage, siteFolder } from '../support/builtSite.ts';

function decodeUtf16(bytes: string): string {
  const escapes: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };
  const raw = bytes.replaceAll(/\\(.)/gs, (_, escaped: string) => escapes[escaped] ?? escaped);
  return Buffer.from(raw, 'latin1').swap16().toString('utf16le').replace('\ufeff', '');
}

/** The lines of text of a PDF by PDFKit, in which the characters of each font stand in its order. */
function linesOf(pdf: string): string {
  const streams = Array.from(
    pdf.matchAll(/\/Filter \/FlateDecode\n>>\nstream\n(.*?)\nendstream/gs),
    ([, bytes = '']) => inflateSync(Buffer.from(bytes, 'latin1')).toString('latin1'),
  );
  const hexesOf = (list: string) => Array.from(list.matchAll(/<(\w+)>/g), ([, hex = '']) => hex);
  const fonts = streams
    .filter((stream) => stream.startsWith('/CIDInit'))
    .map((map) => hexesOf(/\[.*\]/.exec(map)?.[0] ?? ''));
  const drawn = streams.join('\n').matchAll(/\/F(\d+) \S+ Tf\n(.*) TJ/g);
  return Array.from(drawn, ([, font, line = '']) => {
    const glyphs = hexesOf(line).join('').match(/.{4}/g) ?? [];
    const characters = glyphs.map((glyph) => fonts[Number(font) - 1]?.[Number.parseInt(glyph, 16)]);
    return Buffer.from(characters.join(''), 'hex').swap16().toString('utf16le');
  }).join('\n');
}

describe.each(programIds)('the brochure of %s', (id) => {
  const pdf = readFileSync(join(siteFolder, brochurePath(id)), 'latin1');
  const count = (pattern: RegExp) => pdf.match(pattern)?.length ?? 0;
  const page = builtPage(programPath(id));

  test('has two pages, a title, a language and embedded fonts', () => {
    expect(count(/\/Type \/Page\b/g)).toBe(2);
    const [, object] = /\/Title (\d+) 0 R/.exec(pdf) ?? [];
    const [, title = ''] = new RegExp(`\\n${object} 0 obj\\n\\((.*?)\\)\\nendobj`, 's').exec(pdf) ?? [];
    expect(decodeUtf16(title)).toBe(`${page.texts('h1')[0]} | École supérieure de management`);
    expect(pdf).toContain('/DisplayDocTitle true');
    expect(pdf).toContain('/Lang (fr)');
    expect(count(/\/FontFile2 /g)).toBe(2);
  });

  test('has a tag for each heading, course, objective and job of the page', () => {
    expect(pdf).toContain('/Marked true');
    expect(count(/\/S \/H1\b/g)).toBe(1);
    expect(count(/\/S \/H2\b/g)).toBe(page.texts('h2').length);
    expect(count(/\/S \/H3\b/g)).toBe(page.texts('h3').length);
    const items =
      page.under(/plan d’études/).texts('li li').length +
      page.under('Ce que vous saurez faire').texts('li').length;
    expect(count(/\/S \/LI\b/g)).toBeGreaterThanOrEqual(items);
  });

  test('says each word of the page, and no other', () => {
    const { element, parts, under } = builtPage(programPath(id));
    const unprinted = parts('nav, summary, details:has(button), a[href^="/"], [data-apply]');
    const contactTerms = under('Une question avant votre demande ?').parts('dt');
    for (const part of [...unprinted, ...contactTerms]) part.element.remove();
    const wordsOf = (text: string) => text.match(/[\p{L}\p{N}]+/gu)?.toSorted();
    expect(wordsOf(linesOf(pdf))).toEqual(
      wordsOf(`École supérieure de management ${element.structuredText} ${printedOrigin}${programPath(id)}`),
    );
  });
});
