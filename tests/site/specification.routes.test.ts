import { expect, test } from 'vitest';
import { pages } from '../../src/build/pages.ts';
import { builtPage } from '../support/builtPage.ts';

/** The route table of section 2. An alias has the path of the page that it shows as `screen`. */
const routes: [path: string, screen?: string][] = [
  ['/'],
  ['/about'],
  ['/programs'],
  ['/campus'],
  ['/admissions'],
  ['/news'],
  ['/certifications'],
  ['/contact'],
  ['/admission-request'],
  ['/student-space', '/admission-request'],
  ['/programs/license-cca'],
  ['/programs/license-strategie-gestion'],
  ['/programs/license-management', '/programs/license-strategie-gestion'],
  ['/programs/license-logistique'],
  ['/programs/license-logistics', '/programs/license-logistique'],
  ['/programs/license-systemes-reseaux'],
  ['/programs/license-genie-electrique'],
  ['/programs/master-cca'],
  ['/programs/master-management'],
  ['/programs/master-logistique'],
  ['/programs/master-logistics', '/programs/master-logistique'],
  ['/programs/master-systemes-reseaux'],
  ['/programs/executive'],
];

test('every path of the specification exists', () => {
  expect(pages.map(({ path }) => path)).toEqual(expect.arrayContaining(routes.map(([path]) => path)));
});

test.each(routes.filter(([, screen]) => screen))('%s shows the screen of %s', (path, screen = '') => {
  const [shown, expected] = [builtPage(path), builtPage(screen)];
  expect(shown.text).toBe(expected.text);
  expect(shown.links()).toEqual(expected.links());
});
