import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readBuilt } from '../support/builtSite.ts';

interface LockedPackage {
  dev?: boolean;
  license?: string;
  hasInstallScript?: boolean;
}

const readJson = (file: string) => JSON.parse(readFileSync(join(import.meta.dirname, '../..', file), 'utf8'));
const { dependencies, devDependencies, optionalDependencies } = readJson('package.json');
const { packages }: { packages: Record<string, LockedPackage> } = readJson('package-lock.json');
/** Packages that run in the server. Those of the browser are listed on the site. */
const shipped = Object.entries(packages).filter(([path, { dev }]) => path !== '' && !dev);
/** Licences that require attribution only. */
const permissiveLicences =
  'MIT MIT-0 BlueOak-1.0.0 ISC 0BSD BSD-2-Clause BSD-3-Clause Apache-2.0 Unlicense Unicode-DFS-2016'.split(
    ' ',
  );

describe('the dependencies', () => {
  test('have exact versions', () => {
    const versions = Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies });
    const loose = versions.filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(String(version)));
    expect(loose).toEqual([]);
  });

  test('have the same versions in the edge functions', () => {
    const { imports }: { imports: Record<string, string> } = readJson('supabase/functions/deno.json');
    for (const [name, address] of Object.entries(imports)) {
      const [, dependency = '', version] = /^npm:(@?[^@]+)@([\d.]+)/.exec(address) ?? [];
      expect(version, name).toBe({ ...dependencies, ...devDependencies }[dependency]);
    }
  });

  test('have permissive licences and no install scripts', () => {
    expect(shipped.length).toBeGreaterThan(20);
    const others = shipped.filter(([, { license = '' }]) => !permissiveLicences.includes(license));
    expect(others.map(([path, { license }]) => `${path}: ${license}`)).toEqual([]);
    expect(shipped.filter(([, { hasInstallScript }]) => hasInstallScript).map(([path]) => path)).toEqual([]);
  });

  test('are listed with their licences on the site', () => {
    const listed = [...readBuilt('licences.md').matchAll(/^## (\S+) - [\d.]+ \((\S+)\)$/gm)];
    const names = listed.map(([, name]) => name);
    for (const name of ['react-dom', '@tanstack/react-router', 'i18next', 'react-aria', 'zod'])
      expect(names).toContain(name);
    for (const [, name, license = ''] of listed) expect(permissiveLicences, name).toContain(license);
  });
});
