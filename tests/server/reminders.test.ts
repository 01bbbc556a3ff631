/** Who is reminded of missing papers, and when, with a clock that the test moves. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { papers as paperGroups } from '#core/model/papers.ts';
import type { StoredRequest } from '#core/model/request.ts';
import type { RequestChange } from '#core/store/store.ts';
import { dayMs, hourMs, minuteMs, schoolTime } from '#core/time/schoolTime.ts';
import { type School, mostWithin, openSchool, school } from '../support/movedSchool.ts';
import {
  academicRequest,
  certifyingRequest,
  findStored,
  storedPaper,
  submission,
} from '../support/requests.ts';

/** Before 15 July. */
const master = { ...academicRequest, domain: 'strategie-gestion', degree: 'master' } as const;
const licenceWithoutDate = { ...master, domain: 'comptabilite-controle-audit', degree: 'licence' } as const;

interface Applicant {
  sentOn: string;
  answers?: typeof academicRequest;
  /** What happens to the dossier on a day, in its first hour. */
  events?: Partial<Record<string, (stored: StoredRequest) => RequestChange>>;
  /** The days of the mails that remind. */
  reminded: string[];
}

const files = paperGroups.required.map((paper) => ({ paper }));
const withPapers = (at: string): RequestChange => ({
  papers: files.map((file) => storedPaper({ ...file, receivedAt: `${at}T00:00:00.000Z` })),
});
const proved = () => ({ isProved: true });
const event = (name: 'asked' | 'unreminded', detail = {}) => ({
  id: crypto.randomUUID(),
  event: name,
  detail,
});

/** 07-01 and 07-12 are 14 and 3 days before the date of the programme. */
const table: Record<string, Applicant> = {
  'a proved mailbox': {
    sentOn: '06-01',
    events: { '06-02': proved },
    reminded: ['07-01', '07-12'],
  },
  'a mailbox that nobody proved, once': { sentOn: '06-01', reminded: ['07-01'] },
  'no complete dossier': {
    sentOn: '06-01',
    events: { '06-05': () => withPapers('2027-06-05') },
    reminded: [],
  },
  'a paper that is asked for again': {
    sentOn: '06-01',
    events: {
      '06-05': () => ({ ...withPapers('2027-06-05'), ...proved() }),
      '07-05': ({ papers: [file] }) => ({
        events: [event('asked', { papers: [file?.paper], file: file?.id, reason: 'blurred' })],
      }),
    },
    reminded: ['07-12'],
  },
  'until the papers are complete': {
    sentOn: '06-01',
    events: { '06-02': proved, '07-05': () => withPapers('2027-07-05') },
    reminded: ['07-01'],
  },
  'until the request is withdrawn': {
    sentOn: '06-01',
    events: { '06-02': proved, '07-02': () => ({ withdrawnAt: '2027-07-02T00:00:00.000Z' }) },
    reminded: ['07-01'],
  },
  'until it is erased': {
    sentOn: '06-01',
    events: { '06-02': proved, '07-01': () => ({ eraseAt: '2027-07-02T00:00:00.000Z' }) },
    reminded: [],
  },
  'until a button stops it': {
    sentOn: '06-01',
    events: { '06-02': proved, '07-02': () => ({ events: [event('unreminded')] }) },
    reminded: ['07-01'],
  },
  'although the school answered': {
    sentOn: '06-01',
    events: { '06-02': () => ({ ...proved(), answeredAt: '2027-06-02T00:00:00.000Z' }) },
    reminded: ['07-01', '07-12'],
  },
  'a late request': { sentOn: '07-05', events: { '07-06': proved }, reminded: ['07-12'] },
  'no request of the last days': { sentOn: '07-12', events: { '07-13': proved }, reminded: [] },
  'a week after a certifying request': {
    sentOn: '06-03',
    answers: certifyingRequest,
    events: { '06-04': proved },
    reminded: ['06-10'],
  },
  'a week after a request without a date': {
    sentOn: '06-03',
    answers: licenceWithoutDate,
    reminded: ['06-10'],
  },
};

let one: School;
beforeEach(() => {
  one = openSchool();
});
afterEach(() => one.store.close());

/** Each of its own network. */
async function submit(reference: string, email: string, answers = master as typeof academicRequest) {
  const clientNetwork = reference;
  await one.store.submit(
    submission({ reference, answers: { ...answers, email }, clientAddress: reference, clientNetwork }),
  );
}

test('in an intake exactly those of the table are reminded, each time once', async () => {
  for (let at = Date.parse('2027-06-01T00:00+03:00'); at < Date.parse('2027-07-18T00:00Z'); at += dayMs) {
    const day = schoolTime(new Date(at)).date.slice(5);
    one.clock.now = at;
    for (const [name, { answers, sentOn, events }] of Object.entries(table)) {
      if (sentOn === day) await submit(name, `${Object.keys(table).indexOf(name)}@example.dj`, answers);
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
  const told = Object.keys(table).map((name, index) => [
    name,
    reminders
      .filter(({ to }) => to === `${index}@example.dj`)
      .map(({ at }) => schoolTime(new Date(at)).date.slice(5)),
  ]);
  expect(told).toEqual(Object.entries(table).map(([name, { reminded }]) => [name, reminded]));
});

test('a family has one mail of a day, with the link and the papers of each; a class is served at the pace', async () => {
  one.clock.now = Date.parse('2027-06-20T09:00+03:00');
  for (const member of [1, 2, 3]) await submit(`ADM-F-${member}`, 'famille@example.dj');
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
  expect(reminders).toHaveLength(61);
  expect(mostWithin(reminders, hourMs)).toBeLessThanOrEqual(300);
  const [mail] = reminders.filter(({ to }) => to === 'famille@example.dj');
  expect(mail?.subject).toBe('Rappel : des pièces manquent à 2 demandes');
  for (const reference of ['ADM-F-2', 'ADM-F-3']) expect(mail?.text).toContain(`/dossier#${reference}.`);
  expect(mail?.text).not.toContain('ADM-F-1');
  expect(mail?.text).toMatch(/Curriculum[^]*avant le 15\sjuillet\s2027/);
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
