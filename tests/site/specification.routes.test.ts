import { expect, test } from 'vitest';
import { origin } from '../../src/build/settings.ts';
import { fileOf, pages } from '../../src/build/pages.ts';
import { readBuilt } from '../support/builtSite.ts';

/** The route table of section 2: every path with the one whose screen it shows. */
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

const documentOf = (path: string) => readBuilt(fileOf(path, 'fr'));

test('every path of the specification is there', () => {
  expect(pages.map(({ path }) => path)).toEqual(expect.arrayContaining(routes.map(([path]) => path)));
});

test.each(pages)(
  '$path has a canonical link of the site’s origin, where that is set, and its own path',
  ({ path }) => {
    const html = documentOf(path);
    const links = [...html.matchAll(/<link rel="canonical" href="([^"]*)"/g)].map(([, href]) => href);
    expect(links).toEqual([`${origin}${path}`]);
    expect(html).toContain(`<meta property="og:url" content="${origin}${path}"/>`);
  },
);

test.each(routes.filter(([, screen]) => screen))('%s shows the screen of %s', (path, screen = '') => {
  const heading = (html: string) => /<h1\b[^>]*>(.*?)<\/h1>/.exec(html)?.[1];
  expect(heading(documentOf(path))).toBeTruthy();
  expect(heading(documentOf(path))).toBe(heading(documentOf(screen)));
});
