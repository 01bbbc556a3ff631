import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makeTestFolder } from '../../tests/support/runningTest.ts';
import { type FormatTexts, createFormats } from '#core/texts/formats.ts';
import { slicesByRoute } from './pages.ts';
import { matcherOf, shownBy, textsOfFormat } from './slices.ts';

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
      const isLoaded = useSlice('executive');
      const course = useTranslation('executive');`,
    'list.ts': `import { Page } from './Page.tsx'; export const list = i18n.getFixedT(null, 'events');`,
    'Exported.tsx': `export const Late = () => i18n.getResourceBundle(i18n.language, 'formats');`,
    'Dialog.tsx': `useTranslation('forms')`,
    'Other.tsx': `useTranslation('other')`,
    'Elsewhere.tsx': `useTranslation('elsewhere')`,
  });
  const { slices } = shownBy(root, ['src/route.tsx'], ['src/Elsewhere.tsx']);
  expect(slices).toEqual(['events', 'formats', 'forms', 'home', 'programNames']);
});

test('a call that does not name its slice ends the build', () => {
  const root = write({ 'Page.tsx': 'useTranslation(names[0])' });
  expect(() => shownBy(root, ['src/Page.tsx'])).toThrow('src/Page.tsx: names[0] does not name a slice');
});

test('a page shows the texts whose keys its modules name, and all that a key made at run time may name', () => {
  const root = write({
    'Page.tsx': `
      const { t } = useTranslation(['home', 'common']);
      const formats = useFormats();
      const parts = [t('heading'), t(\`hero.\${name}\`), t('common:newTab'), formats.dayOf(date)];`,
  });
  const shows = matcherOf({ ...shownBy(root, ['src/Page.tsx']), slices: ['home', 'common', 'formats'] });
  const shown = [
    'home.heading_one',
    'home.hero.text',
    'common.newTab',
    'formats.dayMonth',
    'formats.months.0',
  ];
  expect(shown.filter(shows)).toEqual(shown);
  expect(['home.headings', 'home.text', 'about.heading', 'formats.time'].filter(shows)).toEqual([]);
});

test('each format shows the texts that are listed for it', () => {
  const read = new Set<string>();
  const get = (_: object, name: string | symbol) => {
    read.add(String(name));
    return Object.assign(Array<string>(12).fill(''), { replaceAll: () => '' });
  };
  const texts = new Proxy({}, { get });
  // Safe cast: it has every text.
  const formats = createFormats(texts as FormatTexts, () => 'other');
  const samples: Partial<Record<string, unknown[]>> = {
    date: ['2026-03-01'],
    dayOf: ['2026-03-01'],
    monthDay: [{ month: 3, day: 1 }],
    monthYear: ['2026-03'],
    time: ['8:30'],
    duration: [1, 'day'],
    list: [['a', 'b', 'c']],
  };
  for (const [name, needed] of Object.entries(textsOfFormat)) {
    read.clear();
    // Safe cast: a number is an example for every other format.
    (formats[name as 'number'] as (...values: unknown[]) => unknown)(...(samples[name] ?? [1]));
    expect(needed, name).toEqual(expect.arrayContaining([...read]));
  }
});

test('the not-found page needs its own slice and those of the frame', () => {
  const notFound = shownBy(join(import.meta.dirname, '../..'), ['src/pages/not-found/NotFound.tsx']);
  expect(notFound.slices.filter((slice) => !slicesByRoute.frame?.includes(slice))).toEqual(['notFound']);
});
