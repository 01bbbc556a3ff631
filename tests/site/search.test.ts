import { beforeAll, describe, expect, it, vi } from 'vitest';
import { searchPages } from '../../src/pages/site-map/searchPages.ts';
import { readBuilt } from '../support/builtSite.ts';

beforeAll(() => {
  vi.stubGlobal('fetch', (path: string) => Promise.resolve(new Response(readBuilt(path.slice(1)))));
});

const found = async (words: string) => (await searchPages('fr', words)).map(({ path }) => path);

describe('what a future student asks the built site for leads to the page about it', () => {
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
  ])('%s', async (words, path) => {
    expect((await found(words))[0]).toBe(path);
  });

  it.each(['prix', 'tarifs', 'cout'])('%s to both pages that speak of paying', async (words) => {
    expect((await found(words)).slice(0, 2).toSorted()).toEqual(['/admissions', '/programs/executive']);
  });

  it.each([
    ['license', 5, ['bac+3', 'Bac +3', 'BAC 3']],
    ['master', 4, ['bac+5', 'BAC +5', 'bac + 5']],
  ] as const)('a level to the programmes of that level: %s', async (family, count, spellings) => {
    for (const words of spellings) {
      const first = (await found(words)).slice(0, count);
      expect(
        first.every((path) => path.startsWith(`/programs/${family}-`)),
        `${words}: ${first.join()}`,
      ).toBe(true);
    }
  });

  it('an apostrophe is one by any sign', async () => {
    for (const [written, ...others] of [
      ['l’école', "l'école", 'l´école', 'ecole'],
      ['aujourd’hui', "aujourd'hui", 'aujourd hui'],
    ]) {
      const pages = await found(written ?? '');
      expect(pages.length).toBeGreaterThan(0);
      for (const other of others) expect(await found(other), other).toEqual(pages);
    }
  });
});
