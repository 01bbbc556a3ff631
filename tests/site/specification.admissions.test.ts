import { expect, test } from 'vitest';
import { kindFacts } from '#core/questions/requestKinds.ts';
import { school } from '../../src/content/school.ts';
import { builtPage, catalogs } from '../support/builtSite.ts';
import { shownAnswerTime } from '../support/editedData.ts';

const admissions = builtPage('/admissions');

test('the hero has its badges', () => {
  const hero = admissions.under('Admissions');
  expect(hero.parts('ul').map((list) => list.texts('li'))).toContainEqual([
    'Demande possible toute l’année',
    'Dossier en ligne, en PDF ou en photo',
    'Diplômes d’État',
  ]);
});

test('the seven steps of the admission are in order', () => {
  const steps = admissions.under(/^Sept étapes/).parts('ol > li');
  expect(steps.map((step) => step.text)).toEqual([
    expect.stringMatching(`^1 Dépôt de la demande Toute l’année .*${shownAnswerTime(48)}`),
    expect.stringMatching(/^2 Étude du dossier Dès sa réception ; pour la rentrée, à partir du 1er mars /),
    expect.stringMatching(/^3 Entretien de motivation /),
    expect.stringMatching(/^4 Test d’admission Si la formation l’exige /),
    expect.stringMatching(/^5 Décision d’admission Sous 2 à 3 semaines, /),
    expect.stringMatching(/^6 Inscription administrative .*frais/),
    expect.stringMatching(/^7 Intégration et début des cours Mi-septembre /),
  ]);
  expect(steps[4]?.facts().map(([outcome]) => outcome)).toEqual([
    'Admission confirmée',
    'Admission conditionnelle',
    'Refus motivé',
  ]);
  expect(steps[5]?.links()).toEqual([
    ['par email', expect.stringMatching(/^mailto:.*\?subject=Frais/)],
    [school.phone, expect.stringMatching(/^tel:\+253\d{8}$/)],
  ]);
});

test('the page states the entry requirements of licences, masters and executive education', () => {
  const licences = admissions.under('Licences');
  expect(licences.text).toContain('3 ans, diplôme de niveau Bac+3');
  expect(licences.texts('ol > li')[0]).toMatch(/^Licence 1 Baccalauréat De toute série/);
  expect(licences.texts('ol > li')[1]).toMatch(/^Licence 2 Entrée parallèle /);
  const masters = admissions.under('Masters');
  expect(masters.text).toContain('2 ans, diplôme de niveau Bac+5');
  expect(masters.texts('ol > li')).toEqual([
    expect.stringMatching(/^Master 1 Bac\+3 Dans un domaine compatible/),
    expect.stringMatching(/^Master 2 Entrée exceptionnelle Après un Master 1 validé/),
  ]);
  const executive = admissions.under('Executive education');
  expect(executive.text).toContain('Les prérequis varient selon le module');
  expect(executive.links()[0]?.[1]).toBe('/programs/executive');
});

test('the page lists the required and the recommended documents', () => {
  expect(admissions.under('Pièces obligatoires').texts('li')).toEqual([
    'Curriculum vitæ (CV)',
    'Lettre de motivation',
    'Relevés de notes des 3 dernières années',
    'Copies des diplômes, traduites si nécessaire',
    'Pièce d’identité ou passeport',
  ]);
  expect(admissions.under('Pièces recommandées').texts('li')).toEqual([
    'Lettres de recommandation',
    'Attestations de stage ou d’expérience',
    'Certificats de langue (TOEIC, IELTS)',
    'Portfolio',
  ]);
});

test('documents are sent online as PDF; international candidates need a certified translation', () => {
  expect(admissions.under(/^Le dossier/).facts()).toEqual([
    ['En ligne, en PDF ou en photo', expect.stringMatching(/par un formulaire en ligne, au format PDF/)],
    ['Candidats internationaux', expect.stringContaining('traduction française certifiée')],
  ]);
});

test('the calendar of 2024-2025 has machine-readable dates', () => {
  const entries = admissions.under('Calendrier 2024-2025').parts('ol > li');
  expect(entries.map((entry) => entry.text)).toEqual([
    expect.stringMatching(/^janvier – avril Rencontres d’information/),
    expect.stringMatching(/^1er mars Ouverture des demandes/),
    expect.stringMatching(/^mars – juin Demandes et entretiens/),
    expect.stringMatching(/^juillet – août Résultats et inscriptions/),
    expect.stringMatching(/^mi-septembre Rentrée/),
  ]);
  expect(entries.map((entry) => entry.times().map(([, dateTime]) => dateTime))).toEqual([
    ['2024-01', '2024-04'],
    ['2024-03-01'],
    ['2024-03', '2024-06'],
    ['2024-07', '2024-08'],
    ['2024-09-15'],
  ]);
});

test('the page ends with a link to the admission request and a button for the guide', () => {
  const apply = admissions.under('Demandez votre admission');
  expect(apply.links()).toEqual([['Démarrer ma candidature', '/admission-request']]);
  expect(apply.buttons()).toEqual(['Télécharger le guide d’admission']);
});

test('of the texts of the admission request the specified toast alone states hours without a variable', () => {
  const texts = JSON.stringify(catalogs.fr?.admissionRequest);
  const hours = [...texts.matchAll(/sous (\d+)\s?h/g)].map(([, count]) => Number(count));
  expect(hours).toEqual([kindFacts.admission.answerHours]);
});

test('the admission request has an intro, a banner, and a titled card that explains its choices', () => {
  const page = builtPage('/admission-request');
  expect(page.texts('h1')).toEqual(['Demande d’Admission']);
  expect(page.texts('h1 + p')[0]).toContain('préinscription pour commencer votre parcours académique');
  expect(page.texts('h2')).toEqual(['Ce qui se passe ensuite', 'Formulaire de Demande d’Admission']);
  expect(page.text).toContain('Un certificat, en 3 à 12 mois');
  expect(page.text).toContain('Une licence en 3 ans, ou un master en 2 ans');
  expect(page.buttons()).toEqual(['Sélectionner une date', 'Envoyer ma demande d’admission']);
  const phone = page.element.querySelector('[name="phone"]');
  expect(phone?.getAttribute('placeholder')).toMatch(/^\+253( \d\d){4}$/);
});

test('the groups of questions have names, and what is not optional is marked as required', () => {
  const marked = (path: string) =>
    builtPage(path, 'main form')
      .parts('[aria-required="true"]')
      .map(({ element }) => element.getAttribute('name'));
  const request = builtPage('/admission-request', 'main form');
  expect(request.texts('fieldset > legend')).toEqual(['Vous', 'Votre formation', 'Votre parcours']);
  expect(request.texts('fieldset fieldset')[1]).toContain('Type de formation (obligatoire)');
  expect(marked('/admission-request')).toEqual(['firstName', 'lastName', 'birthDate', 'phone', 'email']);
  expect(marked('/contact')).toEqual(['name', 'email', 'subject', 'message']);
});

test('the fields of phone and email have their autofill tokens, and the keyboards of a phone', () => {
  const request = builtPage('/admission-request');
  for (const name of ['tel', 'email']) {
    const fields = request.parts(`input[autocomplete="${name}"]`);
    expect(fields.map(({ element }) => element.getAttribute('type'))).toEqual([name]);
  }
});
