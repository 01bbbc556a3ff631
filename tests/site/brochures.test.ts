import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { brochurePath, programIds, programPath } from '../../src/content/programs.ts';
import { builtPage, siteFolder } from '../support/builtSite.ts';

function decodeUtf16(bytes: string): string {
  const escapes: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };
  const raw = bytes.replaceAll(/\\(.)/gs, (_, escaped: string) => escapes[escaped] ?? escaped);
  return Buffer.from(raw, 'latin1').swap16().toString('utf16le').replace('\ufeff', '');
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
});
