import { expect, test } from 'vitest';
import { parse } from 'node-html-parser';
import catalog from '../../locales/fr.json' with { type: 'json' };
import { programOfTrack } from '../../src/content/certifications.ts';
import { readBuilt, builtPage } from '../support/builtSite.ts';

const certifications = builtPage('/certifications');

test('four accordion items explain ISO 21001:2018, at most one open at a time', () => {
  const items = certifications.parts('details');
  expect(items.map((item) => item.texts('summary')[0])).toEqual([
    'Ce qu’est la norme ISO 21001:2018',
    'Ce que la norme apporte aux étudiants',
    'Ce que la norme apporte à l’école',
    'Notre engagement qualité',
  ]);
  const names = new Set(items.map(({ element }) => element.getAttribute('name')));
  expect(names.size).toBe(1);
  expect([...names][0]).toBeTruthy();
  expect(items.filter(({ element }) => element.hasAttribute('open'))).toHaveLength(1);
  for (const item of items) expect(item.text.length).toBeGreaterThan(200);
});

test('a certificate that has expired says so before its details', () => {
  const certificate = certifications.under('Le certificat ISO 21001 de l’école');
  expect(certificate.text).toMatch(/^Le certificat .* il a expiré le 30 août 2025\. Certificat délivré à/);
});

test('the certificate states standard, number, issuing body and period of validity, and no renewal', () => {
  const certificate = certifications.under('Le certificat ISO 21001 de l’école');
  expect(certificate.facts()).toEqual([
    ['Norme', 'ISO 21001:2018'],
    ['Numéro', expect.stringMatching(/\d{4}/)],
    ['Organisme certificateur', expect.stringMatching(/\w{4}/)],
    ['Domaine d’application', expect.any(String)],
    ['Du', '31 août 2024'],
    ['Au', '30 août 2025'],
  ]);
  expect(certificate.times()).toEqual([
    ['31 août 2024', '2024-08-31'],
    ['30 août 2025', '2025-08-30'],
  ]);
  expect(certificate.links()).toEqual([]);
  expect(certificate.text).not.toMatch(/renouvel/i);
});

const hours: Record<string, Record<string, number>> = {
  Numérique: { 'Bureautique Office': 40, 'Google Workspace': 30, 'Suite Adobe': 60, 'Marketing digital': 50 },
  Métier: {
    'Logiciels de comptabilité': 80,
    'Logiciels de gestion commerciale': 60,
    'Professionnel de la chaîne logistique': 70,
    'Gestion de projet': 100,
  },
  Secteur: {
    'Logistique portuaire': 90,
    'Finance islamique': 60,
    Cybersécurité: 80,
    'Énergies renouvelables': 70,
  },
};

test.each(Object.entries(hours))('the tracks of “%s” have their hours and descriptions', (group, own) => {
  const tracks = certifications.under(group).parts('li');
  const shown = tracks.map((track) => [track.texts('h4')[0], track.texts('p')[0]]);
  expect(shown).toEqual(Object.entries(own).map(([name, count]) => [name, `${count} h`]));
  for (const track of tracks) expect(track.texts('p')[1]?.length).toBeGreaterThan(30);
});

test('the bar of each track is proportional to its hours; 100 hours fill the width', () => {
  const shares = parse(readBuilt('certifications.html'))
    .querySelectorAll('main li:has(h4)')
    .map((track) => {
      const [, , width] = track.querySelector('svg')?.getAttribute('viewBox')?.split(' ') ?? [];
      const [, end] = /H(\d+)/.exec(track.querySelector('svg path')?.getAttribute('d') ?? '') ?? [];
      return Number(end) / Number(width);
    });
  const counts = Object.values(hours).flatMap((own) => Object.values(own));
  expect(shares).toEqual(counts.map((count) => count / 100));
});

test('the certification process has four steps in order', () => {
  const steps = certifications.under(/De l’inscription au certificat/).parts('ol > li');
  const names = steps.map((step) => step.texts('h3')[0]);
  expect(names).toEqual(['Formation', 'Préparation', 'Examen', 'Certification']);
  for (const step of steps) expect(step.texts('p')[0]?.length).toBeGreaterThan(40);
});

test('the process states its duration and who prepares a quote, and links to the request and to funding', () => {
  const process = certifications.under('De l’inscription au certificat');
  expect(process.text).toContain('en 3 à 12 mois');
  expect(process.text).toContain('le secrétariat établit le devis');
  expect(process.links()).toEqual([
    ['Demander l’admission en formation certifiante', expect.stringMatching(/^\/admission-request/)],
    ['Financer sa formation', '/programs/executive#funding'],
  ]);
});

test('each track leads to its own option, or to a message that names it', () => {
  const { groups } = catalog.certifications.tracks;
  const options = Object.values(programOfTrack);
  expect(new Set(options).size, 'tracks of different hours have different options').toBe(options.length);
  for (const { tracks } of Object.values(groups)) {
    for (const [id, { name }] of Object.entries(tracks)) {
      const [, href = ''] = certifications.links().find(([text]) => text === name) ?? [];
      const search = new URLSearchParams(href.split('?')[1]);
      expect(search.get('certifyingProgram') ?? null, name).toBe(programOfTrack[id] ?? null);
      if (!programOfTrack[id]) expect(search.get('subject'), name).toContain(name);
    }
  }
});
