import { expect, test } from 'vitest';
import { pages } from '../../src/build/pages.ts';
import { builtPage } from '../support/builtPage.ts';

test('the site map leads to every page but itself, each once, by a name of its own', () => {
  const links = builtPage('/plan-du-site')
    .parts('section')
    .flatMap((group) => group.links());
  const others = pages.filter(({ path, aliasOf }) => !aliasOf && path !== '/plan-du-site');
  expect(links.map(([, href]) => href).toSorted()).toEqual(others.map(({ path }): string => path).toSorted());
  const names = links.map(([name]) => name);
  expect(new Set(names).size).toBe(names.length);
  // A page that no menu names would show its address.
  expect(names.filter((name) => name.startsWith('/'))).toEqual([]);
});
