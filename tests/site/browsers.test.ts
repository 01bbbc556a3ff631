import { globSync } from 'node:fs';
import { parseAst } from 'vite';
import { expect, it } from 'vitest';
import { methodsToAvoid } from './browserData.ts';
import { readBuilt, siteFolder } from '../support/builtSite.ts';

const scripts = new Map(
  globSync('{assets/*,serviceWorker}.js', { cwd: siteFolder }).map((file) => [file, readBuilt(file)]),
);

/** Libraries look for the first four before they use them; the others are members of their own objects. */
const harmless = 'captureStackTrace stackTraceLimit fromBase64 toBase64 displayName dispose resize use'.split(
  ' ',
);

function propertiesOf(code: string): Set<string> {
  const names = new Set<string>();
  JSON.stringify(parseAst(code), (_, node: unknown) => {
    const { type, property, computed } = (node ?? {}) as Record<string, unknown>;
    if (type === 'MemberExpression' && !computed) names.add((property as { name: string }).name);
    return node;
  });
  return names;
}

it('no script uses a method that one of the oldest supported browsers lacks', () => {
  const lacking = methodsToAvoid();
  expect([...lacking]).toEqual(expect.arrayContaining(['toSorted', 'toReversed', 'groupBy', ...harmless]));
  expect(scripts.size).toBeGreaterThan(30);
  const uses = [...scripts].flatMap(([file, code]) =>
    [...propertiesOf(code)]
      .filter((name) => lacking.has(name) && !harmless.includes(name))
      .map((name) => `${file}: ${name}`),
  );
  expect(uses).toEqual([]);
});

// Vite lowers newer syntax to `build.target`, but cannot lower a regular expression, which Safari 15 refuses at its start.
it('no script has a regular expression with lookbehind', () => {
  for (const [file, code] of scripts) expect(code, file).not.toMatch(/\(\?<[=!]/);
});

// Safari before 17.4 and Firefox before 128 drop a declaration that has one.
it('a sign that is drawn with an alternative for screen readers is drawn without it too', () => {
  for (const file of ['index', 'about', 'programs'].map((name) => `${name}.html`)) {
    const signs = Array.from(readBuilt(file).matchAll(/content:("[^"]*") \/ ""/g), ([, sign]) => sign);
    expect(signs.length, file).toBeGreaterThan(0);
    for (const sign of signs) expect(readBuilt(file), file).toContain(`content:${sign};content:${sign} / ""`);
  }
});
