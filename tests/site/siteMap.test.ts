import { beforeAll, describe, expect, it, vi } from 'vitest';
import { pages } from '../../src/build/pages.ts';
import { foldWord, searchPages, splitWords } from '../../src/pages/site-map/searchPages.ts';
import { builtPage } from '../support/builtPage.ts';
import { readBuilt } from '../support/builtSite.ts';

beforeAll(() => {
  vi.stubGlobal('fetch', (path: string) => Promise.resolve(new Response(readBuilt(path.slice(1)))));
});

it('the site map links to every other page once, with a unique name', () => {
  const links = builtPage('/plan-du-site')
    .parts('section')
    .flatMap((group) => group.links());
  const others = pages.filter(({ path, aliasOf }) => !aliasOf && path !== '/plan-du-site');
  expect(links.map(([, href]) => href).toSorted()).toEqual(others.map(({ path }): string => path).toSorted());
  const names = links.map(([name]) => name);
  expect(new Set(names).size).toBe(names.length);
  // A page without a name would show its address.
  expect(names.filter((name) => name.startsWith('/'))).toEqual([]);
});

const pathsFoundFor = async (words: string) => (await searchPages('fr', words)).map(({ path }) => path);

describe('the search of the built site finds the page that a future student looks for', () => {
  it.each([
    ['e-learning', '/'],
    ['elearning', '/'],
    ['inscription', '/admissions'],
    ['frais', '/admissions'],
    ['master CCA', '/programs/master-cca'],
    ['contrôle de gestion', '/programs/license-cca'],
    ['CONTROLE GESTION', '/programs/license-cca'],
    ['bibliotheque', '/campus'],
    ['horaires', '/contact'],
    ['supply chain', '/programs/executive'],
  ])('“%s” finds %s first', async (words, path) => {
    expect((await pathsFoundFor(words))[0]).toBe(path);
  });

  it.each(['prix', 'tarifs', 'cout'])('“%s” finds both pages with prices', async (words) => {
    expect((await pathsFoundFor(words)).slice(0, 2).toSorted()).toEqual([
      '/admissions',
      '/programs/executive',
    ]);
  });

  it.each([
    ['license', 5, ['bac+3', 'Bac +3', 'BAC 3']],
    ['master', 4, ['bac+5', 'BAC +5', 'bac + 5']],
  ] as const)('each spelling of a level finds the %s programmes first', async (family, count, spellings) => {
    for (const words of spellings) {
      const first = (await pathsFoundFor(words)).slice(0, count);
      const families = first.map((path) => path.split('-')[0]);
      expect(families, words).toEqual(Array(count).fill(`/programs/${family}`));
    }
  });
});

it('the index has each page once, under its main address', () => {
  const { documentIds }: { documentIds: Record<string, string> } = JSON.parse(readBuilt('search/fr.json'));
  const main = pages.filter(({ path, aliasOf }) => !aliasOf && path !== '/plan-du-site');
  expect(Object.values(documentIds).toSorted()).toEqual(main.map(({ path }): string => path).toSorted());
});

describe('the index normalises words', () => {
  it.each([
    ['Bibliothèque', 'bibliotheque'],
    ['ÉLÈVE', 'eleve'],
    ['Œuvre', 'oeuvre'],
    ['vitæ', 'vitae'],
    ['أُستاذ', 'استاذ'],
    ['\u20682018\u2069', '2018'],
  ])('%s becomes %s', (word, folded) => {
    expect(foldWord(word)).toBe(folded);
  });

  it('drops an elided article and keeps a single digit', () => {
    expect(foldWord('l')).toBeNull();
    expect(foldWord('3')).toBe('3');
  });
});

describe('the index splits text into words', () => {
  it.each([
    ['Bac+3', ['Bac', '3']],
    ['BAC +5', ['BAC', '5']],
    ["l’école, l'école, l´école", ['l', 'école', 'l', 'école', 'l', 'école']],
    ['e-learning', ['e', 'learning']],
    ['150+ recrutements', ['150', 'recrutements']],
    ['\u20682018\u2069', ['\u20682018\u2069']],
  ])('%s', (text, words) => {
    expect(splitWords(text)).toEqual(words);
  });
});
