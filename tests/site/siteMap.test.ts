import { beforeAll, describe, expect, it, vi } from 'vitest';
import { isUnlisted, pages as allPages } from '../../src/build/pages.ts';
import { foldWord, searchPages } from '../../src/pages/site-map/searchPages.ts';
import { builtPage, readBuilt } from '../support/builtSite.ts';

const pages = allPages.filter(({ path }) => !isUnlisted(path));

beforeAll(() => {
  vi.stubGlobal('fetch', (path: string) => Promise.resolve(new Response(readBuilt(path.slice(1)))));
});

it('the site map links to every other listed page and the dossier once, in its group, with a unique name', () => {
  const map = builtPage('/plan-du-site');
  const links = map.parts('section').flatMap((group) => group.links());
  for (const [heading, kind] of [
    ['Licences professionnelles', 'license'],
    ['Masters professionnels', 'master'],
  ] as const) {
    const group = map.under(heading).links();
    expect(group.filter(([, href]) => !href.startsWith(`/programs/${kind}-`))).toEqual([]);
  }
  const others = pages.filter(({ path, aliasOf }) => !aliasOf && path !== '/plan-du-site');
  const expected = ['/dossier', ...others.map(({ path }): string => path)];
  expect(links.map(([, href]) => href).toSorted()).toEqual(expected.toSorted());
  const names = links.map(([name]) => name);
  expect(new Set(names).size).toBe(names.length);
  // A page without a name would show its address.
  expect(names.filter((name) => name.startsWith('/'))).toEqual([]);
});

/** What visitors type into the search, separated by commas, by the page that answers it. */
const queries: Record<string, string> = {
  '/programs/license-logistique':
    'logistik, logistique, licence logistique, license transport, transit, douanes',
  '/programs/master-logistique': 'master logistique',
  '/programs/license-cca': 'comptabilite, comptable, audit',
  '/programs/master-cca': 'master CCA',
  '/programs/license-systemes-reseaux': 'informatique, reseau',
  '/programs/master-systemes-reseaux': 'master réseaux',
  '/programs/license-genie-electrique': 'electricité, solaire, energie renouvelable',
  '/programs/license-strategie-gestion': 'gestion entreprise, marketing',
  '/programs/master-management': 'master management, TOEIC',
  '/programs': 'formations, quelle formation choisir',
  '/programs/executive':
    'supply chain, formation continue, formation entreprise, former mon équipe, executive',
  '/certifications':
    'certificat, certifications, ISO 21001, cybersécurité certificaton, excel word, finance islamique',
  '/admissions':
    'prix, tarifs, frais de scolarité, inscription, inscriptions, date limite, pièces à fournir, documents, conditions d’admission, concours',
  '/dossier': 'suivi dossier',
  '/admission-request': 'demande d’admission, postuler, préinscription',
  '/contact': 'adresse, telephone, horaires, numéro de l’école',
  '/campus': 'bibliotheque, cafétéria, visite',
  '/': 'e-learning, partenaires',
  '/news': 'evenements',
  '/about': 'histoire de l’école, directeur',
  '/calendrier-academique': 'calendrier, vacances, examens',
  '/reglement-interieur': 'règlement',
  '/confidentialite': 'données personnelles',
};

const pathsFoundFor = async (words: string) => (await searchPages('fr', words)).map(({ path }) => path);

it('a search works again after one that failed for want of a connection', async () => {
  vi.resetModules();
  const { searchPages: search } = await import('../../src/pages/site-map/searchPages.ts');
  vi.spyOn(globalThis, 'fetch').mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await expect(search('fr', 'campus')).rejects.toThrow('Failed to fetch');
  expect((await search('fr', 'campus')).map(({ path }) => path)).toContain('/campus');
});

describe('the search of the built site finds the page that a future student looks for', () => {
  it('finds the right page first for 60 of these 65 queries, in which no accent or plural matters', async () => {
    const wrong: string[] = [];
    for (const [path, list] of Object.entries(queries))
      for (const words of list.split(', ')) {
        const [first = 'nothing'] = await pathsFoundFor(words);
        if (first !== path) wrong.push(`“${words}” finds ${first} instead of ${path}`);
      }
    expect(wrong.length, wrong.join('\n')).toBeLessThanOrEqual(5);
  });

  it('finds words that stand in elements side by side, and words with a typo', async () => {
    expect(await pathsFoundFor('enseigner')).toContain('/');
    expect(await pathsFoundFor('certificaton')).toContain('/certifications');
  });

  it.each(['prix', 'tarifs', 'cout'])('“%s” finds the fees first, and also group prices', async (words) => {
    const [first, ...others] = await pathsFoundFor(words);
    expect(first).toBe('/admissions');
    expect(others).toContain('/programs/executive');
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

it('a number is found only as a whole: “201” is not part of 2018', async () => {
  expect(await pathsFoundFor('2018')).not.toEqual([]);
  expect(await pathsFoundFor('201')).toEqual([]);
});

it('the index has each listed page once, under its main address, and the dossier’s', () => {
  const { documentIds }: { documentIds: Record<string, string> } = JSON.parse(readBuilt('search/fr.json'));
  const main = pages.filter(({ path, aliasOf }) => !aliasOf && path !== '/plan-du-site');
  const paths = ['/dossier', ...main.map(({ path }): string => path)];
  expect(Object.values(documentIds).toSorted()).toEqual(paths.toSorted());
});

describe('the index normalises words', () => {
  it.each([
    ['Bibliothèques', 'bibliothek'],
    ['Œuvre', 'oeuvr'],
    ['vitæ', 'vita'],
    ['prix', 'prix'],
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
