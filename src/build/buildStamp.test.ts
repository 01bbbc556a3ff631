import { mkdirSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { temporaryFolder } from '../../tests/support/temporaryFolder.ts';
import { stampOf } from './buildStamp.ts';

let folder: ReturnType<typeof temporaryFolder>;
let before: string;
const path = (name: string) => join(folder.path, name);

beforeEach(() => {
  folder = temporaryFolder();
  for (const name of ['src/pages', 'locales', 'public', 'server', 'supabase/functions/_shared'])
    mkdirSync(path(name), { recursive: true });
  for (const name of ['src/a.ts', 'src/pages/b.ts', 'vite.config.ts', 'package.json', 'package-lock.json'])
    writeFileSync(path(name), name);
  before = stampOf(folder.path);
});
afterEach(() => {
  vi.unstubAllEnvs();
  folder.remove();
});

test.each<[string, () => void]>([
  [
    'a changed file with an old date',
    () => (writeFileSync(path('src/a.ts'), 'x'), utimesSync(path('src/a.ts'), 0, 0)),
  ],
  ['a removed file', () => rmSync(path('src/pages/b.ts'))],
  ['a renamed file', () => renameSync(path('src/a.ts'), path('src/c.ts'))],
  ['a new file', () => writeFileSync(path('locales/en.json'), '{}')],
  ['another address of the site', () => vi.stubEnv('SITE_URL', 'https://ecole.example')],
  ['another compression', () => vi.stubEnv('BROTLI_QUALITY', '1')],
  ['other headers', () => vi.stubEnv('HSTS_SUBDOMAINS', 'true')],
  ['another address of the school', () => vi.stubEnv('SCHOOL_EMAIL', 'ecole@exemple.dj')],
  ['another back end', () => vi.stubEnv('VITE_SUPABASE_URL', 'https://project.example')],
])('%s changes the stamp', (_, change) => {
  change();
  expect(stampOf(folder.path)).not.toBe(before);
});

test.each<[string, () => void]>([
  ['a touched file', () => utimesSync(path('src/a.ts'), 1, 1)],
  ['a generated file', () => writeFileSync(path('src/routeTree.gen.ts'), 'x')],
  ['a setting of the server', () => vi.stubEnv('PORT', '80')],
])('%s does not change the stamp', (_, change) => {
  change();
  expect(stampOf(folder.path)).toBe(before);
});
