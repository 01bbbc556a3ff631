import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const source = join(import.meta.dirname, '..');

/** Lengths of type, space and rules. Other units are relative: to the text (em), the window (vw) or paper (pt, mm). */
const rawSizes = [
  /\b(fontSize|gap|rowGap|columnGap|(margin|padding|border)\w*): .*\b\d(rem|px)\b/,
  /\b(lineHeight|letterSpacing|zIndex): .*\d/,
];

it('no stylesheet names a size of type, space, rule or layer that is not a token', () => {
  const files = globSync('**/{*.css,mixins}.ts', { cwd: source, exclude: ['theme/tokens.css.ts'] });
  expect(files.length).toBeGreaterThan(30);
  const found = files.flatMap((file) =>
    readFileSync(join(source, file), 'utf8')
      .split('\n')
      .flatMap((line, index) =>
        rawSizes.some((size) => size.test(line)) ? [`${file}:${index + 1}: ${line.trim()}`] : [],
      ),
  );
  expect(found).toEqual([]);
});
