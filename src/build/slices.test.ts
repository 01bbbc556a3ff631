import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { frameSlices as publishedWithFrame } from '../catalogs/translations.ts';
import { makeTestFolder } from '../../tests/support/runningTest.ts';
import { slicesByRoute } from './pages.ts';
import { slicesOf } from './slices.ts';

function write(files: Record<string, string>): string {
  const root = makeTestFolder();
  mkdirSync(join(root, 'src'));
  for (const [name, source] of Object.entries(files)) writeFileSync(join(root, 'src', name), source);
  return root;
}

test('a page has the texts of every module that it imports, also of one that loads later', () => {
  const root = write({
    'route.tsx': `import { Page } from './Page.tsx'; export const head = pageHead('home', title);`,
    'Page.tsx': `
      import type { Other } from './Other.tsx';
      import { list } from './list.ts';
      export { Late } from './Exported.tsx';
      const { t } = useTranslation(['home', 'programNames']);
      const own = useTranslation(program);
      const load = () => import('./Dialog.tsx');
      const elsewhere = () => import('./Elsewhere.tsx');
      const isLoaded = useSlices('executive');
      const course = useTranslation('executive');`,
    'list.ts': `import { Page } from './Page.tsx'; export const list = i18n.getFixedT(null, 'events');`,
    'Exported.tsx': `export const Late = () => i18n.getResourceBundle(i18n.language, 'formats');`,
    'Dialog.tsx': `useTranslation('forms')`,
    'Other.tsx': `useTranslation('other')`,
    'Elsewhere.tsx': `useTranslation('elsewhere')`,
  });
  const slices = slicesOf(root, ['src/route.tsx'], ['src/Elsewhere.tsx']);
  expect(slices).toEqual(['events', 'formats', 'forms', 'home', 'programNames']);
});

test('a call that does not name its slice ends the build', () => {
  const root = write({ 'Page.tsx': 'useTranslation(names[0])' });
  expect(() => slicesOf(root, ['src/Page.tsx'])).toThrow('src/Page.tsx: names[0] does not name a slice');
});

test('the not-found page needs its own slice and those of the frame; a language publishes all of them', () => {
  const notFound = slicesOf(join(import.meta.dirname, '../..'), ['src/pages/not-found/NotFound.tsx']);
  expect(notFound.filter((slice) => !slicesByRoute.frame?.includes(slice))).toEqual(['notFound']);
  expect(publishedWithFrame).toEqual(expect.arrayContaining([...(slicesByRoute.frame ?? []), ...notFound]));
});
