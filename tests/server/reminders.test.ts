/** Who is reminded of missing papers, and when, with a clock that the test moves. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { papers as paperGroups } from '#core/model/papers.ts';
import { writeMail } from '#core/mail/mails.ts';
import { describeDossier } from '#core/acts/dossierRules.ts';
import { deadlineOf } from '#core/model/status.ts';
import type { StoredRequest } from '#core/model/request.ts';
import type { RequestChange } from '#core/store/store.ts';
import { dayMs, hourMs, minuteMs, schoolTime } from '#core/time/schoolTime.ts';
import { type School, mostWithin, openSchool, school } from '../support/movedSchool.ts';
import {
  academicRequest,
  certifyingRequest,
  findStored,
  mailTexts,
  storedPaper,
  storedRequest,
  submission,
} from '../support/requests.ts';

// The days below are around the specified deadlines, which the school may have moved.
vi.mock('#core/questions/deadlines.json', async () => {
  const { specifiedDeadlines } = await import('../forms/specification.ts');
  return { default: { programs: specifiedDeadlines } };
});

/** Before 15 July. */
const master = {
  ...academicRequest,
  academicYear: '2027-2028',
  domain: 'strategie-gestion',
  degree: 'master',
} as const;
const finished = { ...master, academicYear: '2025-2026' } as const;
const licenceWithoutDate = { ...master, domain: 'comptabilite-controle-audit', degree: 'licence' } as const;

type Answers = typeof academicRequest;
/** What happens to the dossier on a day, in its first hour. */
type Events = Partial<Record<string, (stored: StoredRequest) => RequestChange>>;

const files = paperGroups.required.map((paper) => ({ paper }));
const withPapers = (at: string): RequestChange => ({
  papers: files.map((file) => storedPaper({ ...file, receivedAt: `${at}T00:00:00.000Z` })),
});
const proved = () => ({ isProved: true });
const event = (name: 'asked' | 'corrected' | 'unreminded', detail = {}) => {
  return { id: crypto.randomUUID(), event: name, detail };
};

const july2 = '2027-07-02T00:00:00.000Z';
const stopReminders = () => ({ events: [event('unreminded')] });
const proves = { '06-02': proved };
const corrects = ({ answers: { email }, generation }: StoredRequest): RequestChange => ({
  events: [event('corrected', { earlier: { email, generation, replacedBy: generation + 1 } })],
  generation: generation + 1,
  isProved: false,
});
const askAgain = ({ papers: [file] }: StoredRequest) => ({
  events: [event('asked', { papers: [file?.paper], file: file?.id, reason: 'blurred' })],
});

/** 07-01 and 07-12 are 14 and 3 days before the date of the programme. */
const table: [name: string, sentOn: string, reminded: string[], events?: Events, answers?: Answers][] = [
  ['a proved mailbox', '06-01', ['07-01', '07-12'], proves],
  ['a mailbox that nobody proved, once', '06-01', ['07-01']],
  ['no complete dossier', '06-01', [], { '06-05': () => withPapers('2027-06-05') }],
  [
    'a paper that is asked for again',
    '06-01',
    ['07-12'],
    { '06-05': () => ({ ...withPapers('2027-06-05'), ...proved() }), '07-05': askAgain },
  ],
  ['no new address that can still be undone', '06-01', ['07-03'], { ...proves, '07-01': corrects }],
  ['until its papers are in', '06-01', ['07-01'], { ...proves, '07-05': () => withPapers('2027-07-05') }],
  [
    'until the request is withdrawn',
    '06-01',
    ['07-01'],
    { ...proves, '07-02': () => ({ withdrawnAt: july2 }) },
  ],
  ['until it is erased', '06-01', [], { ...proves, '07-01': () => ({ eraseAt: july2 }) }],
  ['until a button stops it', '06-01', ['07-01'], { ...proves, '07-02': stopReminders }],
  [
    'although the school answered',
    '06-01',
    ['07-01', '07-12'],
    { '06-02': () => ({ ...proved(), answeredAt: '2027-06-02T00:00:00.000Z' }) },
  ],
  ['a late request', '07-05', ['07-12'], { '07-06': proved }],
  ['no request of 14 days before the date on its own day', '07-01', ['07-12'], { '07-02': proved }],
  ['no request of 3 days before the date on its own day', '07-12', [], { '07-13': proved }],
  ['a week after a certifying request', '06-03', ['06-10'], { '06-04': proved }, certifyingRequest],
  ['a week after a request without a date', '06-03', ['06-10'], {}, licenceWithoutDate],
  ['a week after a request for a year that is over', '06-03', ['06-10'], { '06-04': proved }, finished],
];

let one: School;
beforeEach(() => {
  one = openSchool();
});
afterEach(() => one.store.close());

/** Each of its own network. */
async function submit(reference: string, email: string, answers = master as Answers) {
  const clientNetwork = reference;
  const own = { reference, clientAddress: reference, clientNetwork };
  await one.store.submit(submission({ ...own, answers: { ...answers, email } }));
}

const { degree: _, ...withoutDegree } = { ...master, lastDiploma: 'licence' };
const electrical = { ...withoutDegree, domain: 'genie-electrique' } as const;

test.each<[whose: string, answers: Answers, createdAt: string, date: string]>([
  ['the master that follows the diploma', withoutDegree, '2027-06-01T08:00Z', '2027-07-15'],
  ['the only degree of a domain', electrical, july2, '2027-09-25'],
  ['the intake of the last minute in Djibouti', master, '2027-07-14T20:59Z', '2027-07-15'],
  ['the next intake after it', { ...master, academicYear: '2028-2029' }, '2027-07-14T21:00Z', '2028-07-15'],
])('a reminder names the date of %s', (_, answers, createdAt, date) => {
  expect(deadlineOf({ answers, createdAt })?.date).toBe(date);
});

test.each<[when: string, answers: Answers, at: string, due: object | null, changes?: object]>([
  ['before the day of a programme', master, '2027-07-14T20:59Z', { date: '2027-07-15', isOver: false }],
  ['as over on it', master, '2027-07-14T21:00Z', { date: '2027-07-15', isOver: true }],
  ['until the end of that day', electrical, '2027-09-25T20:59Z', { date: '2027-09-25', isOver: false }],
  ['as over after it', electrical, '2027-09-25T21:00Z', { date: '2027-09-25', isOver: true }],
  ['and not once they have come', master, '2027-07-14T20:59Z', null, withPapers('2027-07-03')],
])('the dossier says the date of missing papers %s', (_, answers, at, due, changes) => {
  const stored = storedRequest(answers, { createdAt: july2, ...changes });
  const { papersDue } = describeDossier(stored, Date.parse(at));
  expect(papersDue && { date: papersDue.date, isOver: papersDue.isOver }).toEqual(due);
});

test.each<[when: string, answers: Answers, words: RegExp]>([
  ['before the day of a programme', master, /^À déposer avant le 15\sjuillet\s2027,/m],
  ['until the end of that day', electrical, /^À déposer le 25\sseptembre\s2027 au plus tard,/m],
])('a reminder asks for papers %s, as the programme takes them', (_, answers, words) => {
  const listed = [storedRequest(answers, { createdAt: july2 })];
  const mail = { id: '', kind: 'reminder', attempt: 1, createdAt: july2, recipient: null, listed } as const;
  expect(writeMail(mail, mailTexts, school).text).toMatch(words);
});

test('exactly those of the table are reminded, once each time, and nobody on the day of the request', async () => {
  for (let at = Date.parse('2027-06-01T00:00+03:00'); at < Date.parse('2027-07-18T00:00Z'); at += dayMs) {
    const day = schoolTime(new Date(at)).date.slice(5);
    one.clock.now = at;
    for (const [index, [name, sentOn, , events, answers]] of table.entries()) {
      if (sentOn === day) await submit(name, `${index}@example.dj`, answers);
      const change = events?.[day];
      if (!change) continue;
      const stored = await findStored(one.store, name);
      expect(await one.store.saveRequest(stored, change(stored))).toBe(true);
    }
    for (const hour of [6, 9, 20]) {
      one.clock.now = at + hour * hourMs;
      await one.remind();
      await one.pass(2);
    }
  }
  const reminders = one.inbox.filter(({ subject }) => subject.startsWith('Rappel'));
  const told = table.map(([name], index) => [
    name,
    reminders
      .filter(({ to }) => to === `${index}@example.dj`)
      .map(({ at }) => schoolTime(new Date(at)).date.slice(5)),
  ]);
  expect(told).toEqual(table.map(([name, , reminded]) => [name, reminded]));
});

test('a family has one mail a day to an address, with the links of each; a class is served at the pace', async () => {
  one.clock.now = Date.parse('2027-06-20T09:00+03:00');
  for (const member of [1, 2, 3]) await submit(`ADM-F-${member}`, 'famille@example.dj');
  // With some mail services, another person's.
  await submit('ADM-F-4', 'fa.mille@example.dj');
  const first = await findStored(one.store, 'ADM-F-1');
  await one.store.saveRequest(first, { ...withPapers('2027-06-20'), isProved: true });
  for (let index = 0; index < 60; index += 1) {
    await submit(`ADM-C-${index}`, `c${index}@example.dj`);
    one.clock.now += minuteMs;
  }
  await one.pass(60);
  one.clock.now = Date.parse('2027-07-01T08:00+03:00');
  // By two processes.
  await Promise.all([one.remind(), one.remind()]);
  await one.pass(30);
  const reminders = one.inbox.filter(({ subject }) => subject.startsWith('Rappel'));
  expect(reminders).toHaveLength(62);
  expect(mostWithin(reminders, hourMs)).toBeLessThanOrEqual(300);
  const [mail] = reminders.filter(({ to }) => to === 'famille@example.dj');
  const [other] = reminders.filter(({ to }) => to === 'fa.mille@example.dj');
  expect(mail?.subject).toBe('Rappel : des pièces manquent à 2 demandes');
  for (const reference of ['ADM-F-2', 'ADM-F-3']) expect(mail?.text).toContain(`/dossier#${reference}.`);
  expect(mail?.text).not.toMatch(/ADM-F-[14]/);
  expect(other?.text.match(/ADM-F-\d/g)).toEqual(['ADM-F-4', 'ADM-F-4']);
  expect(mail?.text).toMatch(/Curriculum[^]*avant le 15\sjuillet\s2027/);
});

test('in a mailbox that nobody proved, each request of a family is reminded once', async () => {
  one.clock.now = Date.parse('2027-06-20T09:00+03:00');
  await submit('ADM-F-1', 'famille@example.dj', licenceWithoutDate);
  await submit('ADM-F-2', 'famille@example.dj');
  const told: string[] = [];
  for (const day of ['06-27', '07-01', '07-12']) {
    one.clock.now = Date.parse(`2027-${day}T09:00+03:00`);
    await one.remind();
    await one.pass(5);
    const mails = one.inbox.filter(({ subject }) => subject.startsWith('Rappel')).slice(told.length);
    told.push(...mails.map(({ text }) => `${day} ${/ADM-F-\d/.exec(text)}`));
  }
  expect(told).toEqual(['06-27 ADM-F-1', '07-01 ADM-F-2']);
});

test('without the address of the site nobody is reminded', async () => {
  await one.store.close();
  one = openSchool({});
  one.clock.now = Date.parse('2027-06-20T09:00+03:00');
  await submit('ADM-0', 'p@example.dj');
  one.clock.now = Date.parse('2027-07-12T09:00+03:00');
  await one.remind();
  await one.pass(5);
  expect(one.to('p@example.dj')).toHaveLength(1);
});

test('papers that come while a reminder waits, or the end of the date, leave nothing to remind of', async () => {
  one.clock.now = Date.parse('2027-06-20T09:00+03:00');
  for (const name of ['complete', 'late']) await submit(`ADM-${name}`, `${name}@example.dj`);
  await one.pass(5);
  one.clock.now = Date.parse('2027-07-12T09:00+03:00');
  await one.remind();
  const stored = await findStored(one.store, 'ADM-complete');
  await one.store.saveRequest(stored, withPapers('2027-07-12'));
  one.server.refuse = ({ to }) => (to === school.email ? undefined : new Error('down'));
  await one.pass(5);
  one.server.refuse = () => undefined;
  one.clock.now = Date.parse('2027-07-15T09:00+03:00');
  await one.pass(60);
  expect(one.inbox.filter(({ subject }) => subject.startsWith('Rappel'))).toEqual([]);
});
