import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { makeTestFolder } from '../tests/support/runningTest.ts';
import { sources, stampOf } from './buildStamp.ts';

let folder: string;
let stampBefore: string;
const path = (name: string) => join(folder, name);

beforeEach(() => {
  folder = makeTestFolder();
  for (const name of [...sources, 'src/pages/b.ts', 'src/a.ts']) {
    mkdirSync(path(name.replace(/[^/]*\.\w+$/, '')), { recursive: true });
    if (name.includes('.')) writeFileSync(path(name), name);
  }
  stampBefore = stampOf(folder);
});
afterEach(() => void vi.unstubAllEnvs());

test.each<[string, () => void]>([
  [
    'a changed file with an old modification time',
    () => (writeFileSync(path('src/a.ts'), 'x'), utimesSync(path('src/a.ts'), 0, 0)),
  ],
  ['a removed file', () => rmSync(path('src/pages/b.ts'))],
  ['a renamed file', () => renameSync(path('src/a.ts'), path('src/c.ts'))],
  ['a new file', () => writeFileSync(path('locales/en.json'), '{}')],
  ['another public address', () => vi.stubEnv('SITE_URL', 'https://ecole.example')],
  ['another Brotli quality', () => vi.stubEnv('BROTLI_QUALITY', '1')],
  ['another mail address of the school', () => vi.stubEnv('SCHOOL_EMAIL', 'ecole@exemple.dj')],
  ['another back end', () => vi.stubEnv('VITE_SUPABASE_URL', 'https://project.example')],
])('%s changes the build stamp', (_, change) => {
  change();
  expect(stampOf(folder)).not.toBe(stampBefore);
});

test.each<[string, () => void]>([
  ['a new modification time', () => utimesSync(path('src/a.ts'), 1, 1)],
  ['a generated file', () => writeFileSync(path('src/routeTree.gen.ts'), 'x')],
  ['a setting that only the server reads', () => vi.stubEnv('PORT', '80')],
  ['a setting of the school’s mails', () => vi.stubEnv('SCHOOL_MAILS_PER_HOUR', '31')],
  ['a test', () => writeFileSync(path('src/a.test.ts'), 'x')],
])('%s does not change the build stamp', (_, change) => {
  change();
  expect(stampOf(folder)).toBe(stampBefore);
});

test('publishing by hand does not replace other settings', () => {
  mkdirSync(path('.ci'), { recursive: true });
  copyFileSync(join(import.meta.dirname, '../.ci/publish'), path('.ci/publish'));
  mkdirSync(path('bin'));
  writeFileSync(path('bin/npm'), '#!/bin/sh\necho npm ran >&2\nexit 1', { mode: 0o755 });
  const deploy = { DEPLOY_HOST: 'school@host', DEPLOY_KEY: 'key', DEPLOY_KNOWN_HOSTS: 'host' };
  const env = { ...process.env, ...deploy, PATH: `${path('bin')}:${process.env.PATH}` };
  const publish = (SETTINGS: string) =>
    spawnSync('bash', [path('.ci/publish'), 'server'], { env: { ...env, SETTINGS }, encoding: 'utf8' })
      .stderr;
  const settings = 'SITE_URL=https://ecole.example\n';
  for (let run = 1; run <= 2; run++) expect(publish(settings), `run ${run}`).toBe('npm ran\n');
  expect(publish('PORT=80')).toMatch(/\.env has other settings/);
  expect(readFileSync(path('.env'), 'utf8')).toBe(`${settings}\n`);
});

test('a build that delivers messages is published with their functions, however its settings are written', () => {
  vi.stubEnv('DELIVER_MESSAGES', undefined);
  const script = readFileSync(join(import.meta.dirname, '../.ci/publish'), 'utf8');
  const [, options = '', file = ''] = /if grep (.*) (\S+); then functions\+=/.exec(script) ?? [];
  const isFound = (setting: string) => {
    writeFileSync(path('.env'), setting);
    mkdirSync(path('dist'), { recursive: true });
    writeFileSync(path('dist/built'), stampOf(folder));
    return spawnSync('sh', ['-c', `grep ${options} ${file}`], { cwd: folder }).status === 0;
  };
  for (const value of ['true', '"true"', " ' true ' # both forms"])
    expect(isFound(`DELIVER_MESSAGES=${value}`), value).toBe(true);
  for (const setting of ['DELIVER_MESSAGES=false', '#DELIVER_MESSAGES=true', ''])
    expect(isFound(setting), setting).toBe(false);
});
