import { describe, expect, test } from 'vitest';
import catalog from '../../locales/fr.json' with { type: 'json' };
import { type ProgramId, programAtPath, programIds } from '../../src/content/programs.ts';
import { school } from '../../src/content/school.ts';
import { bandsOf, builtPage } from '../support/builtSite.ts';
import { plain, shownDeadline, wordsOfDeadline } from '../support/editedData.ts';
import { specifiedDeadlines } from '../forms/specification.ts';

/** The words that the pages of the programmes share. What they must say is tested once. */
const words = JSON.parse(plain(JSON.stringify(catalog.program))) as typeof catalog.program; // Safe cast: only spaces differ.
const { facts } = words;
const internship = facts.internshipLength_other.replace('{{count}}', '4');
const bac3 = (text: string) => text.replace('{{level}}', '3');

/** The name in lists and the domain of each degree programme as specified, by path. */
const specified: Record<string, [name: string, domain: string]> = {
  '/programs/license-cca': ['Comptabilité, contrôle et audit', 'comptabilite-controle-audit'],
  '/programs/license-strategie-gestion': ['Stratégie et gestion des entreprises', 'strategie-gestion'],
  '/programs/license-logistique': ['Logistique et transport international', 'logistique-transport'],
  '/programs/license-systemes-reseaux': ['Systèmes, réseaux et sécurité', 'systemes-reseaux-securite'],
  '/programs/license-genie-electrique': ['Génie électrique et développement durable', 'genie-electrique'],
  '/programs/master-cca': ['Comptabilité, contrôle et audit', 'comptabilite-controle-audit'],
  '/programs/master-management': ['Management et stratégie des entreprises', 'strategie-gestion'],
  '/programs/master-logistique': ['Logistique et transport international', 'logistique-transport'],
  '/programs/master-systemes-reseaux': ['Systèmes, réseaux et sécurité', 'systemes-reseaux-securite'],
};

/** The specified requirements besides the diploma. */
const requirements: Partial<Record<ProgramId, string[]>> = {
  masterManagement: ['3 ans d’expérience au moins', 'TOEIC 750 minimum (anglais avancé)'],
  masterLogistique: ['2 à 3 ans d’expérience'],
};
const list = (items: string[]) => new Intl.ListFormat('fr').format(items);

const programs = Object.entries(specified).map(([path, [name, domain]]) => {
  const id = programAtPath(path);
  if (!id) throw new Error(`There is no programme at ${path}.`);
  const isInitial = id === 'licenseCca';
  return { id, path, name, domain, isInitial, requirements: requirements[id] ?? [] };
});

test('prerequisites: a licence needs a baccalaureate, a master a Bac+3 or, for its second year, a Master 1', () => {
  for (const text of [facts.baccalaureate, words.admission.licence])
    expect(text).toMatch(/baccalauréat.* série/i);
  for (const text of [facts.level, words.admission.master]) expect(text).toContain('Bac+{{level}} ');
  expect(words.admission.licenceParallel).toContain('deuxième année');
  expect(words.admission.masterParallel).toMatch(/exceptionnel.*Master 1 validé/);
});

test('a deadline says whether its day is the last one, or that there is none', () => {
  const kinds = ['licenseCca', 'licenseGenieElectrique', 'masterSystemesReseaux'] as const;
  expect(kinds.map((id) => wordsOfDeadline(specifiedDeadlines[id]))).toEqual([
    'Sans date limite',
    'Jusqu’au 25 septembre',
    'Avant le 1er août',
  ]);
});

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

describe.each(programs)('$path', (program) => {
  const page = builtPage(program.path);
  const isLicence = program.path.includes('license');
  const title = `${isLicence ? 'Licence' : 'Master'} en ${lowerFirst(program.name)}`;
  const deadline = shownDeadline(program.id);

  test('shows title, subtitle and three badges', () => {
    expect(page.texts('h1')).toEqual([title]);
    const head = page.under(title);
    expect(head.texts('h1 + p')[0]?.length).toBeGreaterThan(40);
    const own = isLicence
      ? ['Licence professionnelle', '3 ans · Bac+3']
      : ['Master professionnel', '2 ans · Bac+5'];
    expect(head.parts('ul').map((list) => list.texts('li'))).toContainEqual(['Diplôme d’État', ...own]);
  });

  test('begins with the essential facts: deadline, evenings, internship, prerequisites', () => {
    const expected = [
      [facts.deadline, deadline],
      [facts.schedule, isLicence ? facts.daytime : facts.evening],
      [facts.internship, isLicence ? internship : facts.atEmployer.replace('{{length}}', internship)],
      [
        facts.prerequisite,
        list([isLicence ? facts.baccalaureate : bac3(facts.level), ...program.requirements]),
      ],
      ...(program.isInitial ? [[facts.training, facts.initialTraining]] : []),
    ];
    expect(page.under(facts.heading).facts()).toEqual(expected);
  });

  test('says where to ask about the fees', () => {
    expect(page.text).toMatch(/Frais de scolarité\s: demandez-les par email ou au \+253/);
  });

  test('is presented with its objectives', () => {
    expect(page.under(words.objectives).texts('li').length).toBeGreaterThanOrEqual(4);
  });

  test('lists the courses by year, without duplicates', () => {
    const years = page.under(words.plan.heading).parts('ol > li');
    const labels = Object.values(isLicence ? words.plan.licence : words.plan.master);
    expect(years.map((year) => year.texts('h3')[0])).toEqual(
      labels.map((label) => expect.stringContaining(label)),
    );
    for (const year of years) expect(year.texts('li').length).toBeGreaterThanOrEqual(6);
    const courses = years.flatMap((year) => year.texts('li'));
    expect(new Set(courses).size).toBe(courses.length);
    const ofInternship = words.plan.internship_other.replace('{{count}}', '4');
    expect(page.under(words.plan.heading).texts('h3')).toContain(ofInternship);
  });

  test('shows prerequisites, selection, application dates and a link to the admissions page', () => {
    const { admission } = words;
    const prerequisites = page.under(admission.prerequisites).texts('li');
    expect(prerequisites[0]).toBe(isLicence ? admission.licence : bac3(admission.master));
    expect(prerequisites).toEqual(expect.arrayContaining(program.requirements));
    expect(prerequisites.at(-1)).toBe(isLicence ? admission.licenceParallel : admission.masterParallel);
    const selection = page.under(admission.selection);
    expect(selection.texts('ol > li').length).toBeGreaterThanOrEqual(3);
    expect(selection.text).toContain('les dossiers sont étudiés à partir du 1er mars');
    expect(selection.text).toContain(lowerFirst(deadline));
    expect(selection.text).toContain('pièce d’identité ou passeport');
    const asks = (word: string) => program.requirements.join().includes(word);
    expect(selection.text.includes(admission.experienceProof), 'proof of what is required').toBe(
      asks('expérience'),
    );
    expect(selection.text.includes(admission.toeicProof)).toBe(asks('TOEIC'));
    expect(selection.links()).toEqual([[admission.apply, '/admissions']]);
  });

  test('shows careers, each with a title and a description', () => {
    const careers = page.under(words.careers).parts('li');
    expect(careers.length).toBeGreaterThanOrEqual(4);
    for (const career of careers) {
      expect(career.texts('h3')[0]).toBeTruthy();
      expect(career.texts('p')[0]?.length).toBeGreaterThan(30);
    }
  });

  test('“Candidater” opens the admission request with this field of study and degree preselected', () => {
    const degree = isLicence ? 'licence' : 'master';
    const apply = page.links().filter(([name]) => name === 'Candidater');
    const address = `/admission-request?domain=${program.domain}&degree=${degree}`;
    expect(new Set(apply.map(([, href]) => href))).toEqual(new Set([address]));
  });

  test('the page ends with contact details and two buttons', () => {
    const contact = page.under(words.contact.heading);
    expect(contact.facts()).toEqual([
      [words.contact.address, 'Salines ouest, Djibouti, République de Djibouti'],
      [words.contact.phone, school.phone],
      [words.contact.email, school.email],
    ]);
    expect(contact.links().map(([name]) => name)).toContain('Candidater');
    const brochure = `/brochures/${program.path.split('/').at(-1)}.pdf`;
    expect(contact.links()).toContainEqual(['Télécharger la brochure (PDF, en français)', brochure]);
  });
});

const overview = builtPage('/programs');
const cardsUnder = (heading: string) =>
  overview
    .under(heading)
    .parts('li')
    .filter((item) => item.element.querySelector('h3 > a'));

const isMaster = ({ path }: { path: string }) => path.includes('/master-');
const cardOf = ({ name, path, id }: (typeof programs)[number]) => [name, path, shownDeadline(id)] as const;

const groups = [
  {
    heading: 'Licences professionnelles',
    facts: ['3 ans · Bac+3', 'Un stage de 4 mois au moins'],
    cards: programs.filter((program) => !isMaster(program)).map(cardOf),
  },
  {
    heading: 'Masters professionnels',
    facts: ['2 ans · Bac+5', 'Un stage de 4 mois au moins'],
    cards: programs.filter(isMaster).map(cardOf),
  },
  {
    heading: 'Executive education',
    facts: ['Formations courtes : 40 à 70 heures', 'Parcours certifiants : 3 à 12 mois'],
    cards: [
      ['Formations courtes certifiantes', '/programs/executive#shortPrograms', ''],
      ['Formations sur mesure pour les organisations', '/programs/executive#customPrograms', ''],
    ],
  },
] as const;

test('the overview has three groups: licences, masters, executive education', () => {
  const headings = overview.texts('section[id] > div > :first-child h2, section[id] h2');
  expect(headings).toEqual(groups.map(({ heading }) => heading));
});

test.each(groups)('$heading: shows duration, number, and cards with their deadlines', (group) => {
  const { facts, cards, heading } = group;
  const items = overview.under(heading).texts('li');
  expect(items).toEqual(expect.arrayContaining([...facts]));
  if (heading !== 'Executive education') expect(items).toContain(`${cardsUnder(heading).length} formations`);
  for (const [name, path, deadline] of cards) {
    const card = cardsUnder(heading).find((found) => found.links()[0]?.[1] === path);
    expect(card?.texts('h3')[0]?.startsWith(name)).toBe(true);
    expect(card?.texts('h3 ~ p, p')[0]?.length).toBeGreaterThan(20);
    expect(card?.text).toContain(deadline);
  }
});

test.each(groups)('$heading: shows advantages, careers and a testimonial', ({ heading }) => {
  const part = overview.under(heading);
  expect(part.under('Ce que la formation apporte').texts('li').length).toBeGreaterThanOrEqual(3);
  expect(part.under('Métiers visés').texts('li').length).toBeGreaterThanOrEqual(3);
  expect(part.texts('blockquote')).toHaveLength(1);
  expect(part.texts('figcaption > p')).toHaveLength(3);
});

test('the duration of a certificate stands above a link to the certificates', () => {
  expect(overview.under('Executive education').links()).toContainEqual([
    'Voir les parcours certifiants',
    '/certifications',
  ]);
});

test('the overview ends with a link to the admissions page', () => {
  expect(overview.links().at(-1)).toEqual(['Voir la procédure d’admission', '/admissions']);
});

test('the admissions page has the deadline of every degree programme, with its requirements', () => {
  const rows = builtPage('/admissions')
    .parts('tr:has(td)')
    .map((row) => [row.texts('th')[0], row.texts('td')[0]]);
  const expected = programs.map((program) => {
    const family = isMaster(program) ? 'Master professionnel' : 'Licence professionnelle';
    const further = program.isInitial
      ? 'Formation initiale, avec le baccalauréat'
      : list(program.requirements);
    return [`${program.name} (${family}) ${further}`.trim(), shownDeadline(program.id)];
  });
  expect(rows).toEqual(expect.arrayContaining(expected));
  expect(rows).toHaveLength(programIds.length);
});

test('each card of the home page links to its family and to every programme of it', () => {
  const cards = bandsOf('/')[3]?.parts('article') ?? [];
  for (const [index, path] of ['/programs#licence', '/programs#master', '/programs/executive'].entries()) {
    const paths = groups[index]?.cards.map(([, own]) => own).filter((own) => !own.includes('#')) ?? [];
    expect(cards[index]?.links().map(([, href]) => href)).toEqual(expect.arrayContaining([path, ...paths]));
  }
});
