import { setImmediate } from 'node:timers/promises';
import type { RequestAnswers } from '#core/questions/questions.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createDossierHandler } from '#core/acts/dossierHandler.ts';
import type { PaperFiles } from '#core/files/paperFiles.ts';
import { createOfficeHandler } from '#core/acts/officeHandler.ts';
import { createLinks } from '#core/model/links.ts';
import type { StoredRequest } from '#core/model/request.ts';
import {
  answersOf,
  noLimits,
  storeRequest,
  storedPaper,
  functionRequest,
  mailTexts,
  teacherApplication,
} from '../support/requests.ts';
import { callOffice, officeClient } from '../support/clients.ts';
import { StoreUnavailable } from '#core/store/driver.ts';
import { batchLength } from '#core/store/store.ts';
import type { PaperName } from '#core/model/papers.ts';
import type { OfficeAct } from '#core/acts/officeProtocol.ts';
import { hourMs, minuteMs } from '#core/time/schoolTime.ts';
import { createSqliteDriver } from '../../server/sqlite.ts';
import { openTestDatabase } from '../support/runningTest.ts';
import { type StoreUnderTest, underTest } from './storeConformance.ts';

const key = () => 'a-long-secret';
const siteUrl = 'https://school.example';
const linksOf = (officeNumber = 1) => createLinks(key, { siteUrl, officeNumber });
const links = linksOf();
const contact = { email: 'school@school.example', phone: '+253 21 00 00 00' };

/** How often other work could run during some work. */
async function countTurns<Result>(work: Promise<Result>): Promise<{ result: Result; turns: number }> {
  const state = { isDone: false };
  const finished = work.finally(() => (state.isDone = true));
  let turns = 0;
  for (; !state.isDone; turns += 1) await setImmediate();
  return { result: await finished, turns };
}

let store: StoreUnderTest['store'];
let age: StoreUnderTest['age'];
let fill: StoreUnderTest['fill'];
let close: StoreUnderTest['close'];
beforeEach(() => {
  ({ store, age, fill, close } = underTest(createSqliteDriver(openTestDatabase())));
});
afterEach(() => close());

const files: PaperFiles = {
  ticket: () => Promise.reject(new Error('no uploads')),
  finish: async () => null,
  read: async () => null,
  remove: async () => {},
};
const options = () => ({
  store,
  files,
  texts: mailTexts,
  contact,
  limits: noLimits,
  log: () => {},
  allowedOrigins: [],
  onMails: () => {},
  inBackground: () => {},
});
const createOffice = () => createOfficeHandler({ ...options(), links });

const submitOne = (person: number, answers: Partial<RequestAnswers> = {}) =>
  storeRequest(store, {
    answers: { ...answersOf(person), ...answers },
    clientAddress: `198.51.100.${person}`,
  });

test('a forged, voided, expired, another’s or the applicant’s secret opens nothing, whatever the act', async () => {
  const [dossier, other] = [await submitOne(1), await submitOne(2)];
  const soon = Date.now() + hourMs;
  const secret = links.officeSecret(dossier.reference, soon);
  const list = links.officeSecret('list', Date.now() + hourMs);
  const showOther = () => officeClient(createOffice(), links.officeSecret(other.reference, soon)).show();
  const before = await showOther();
  const wrong = [
    `${other.reference}${secret.slice(secret.indexOf('.'))}`,
    `${secret}A`,
    secret.replace('.', '.zzzzzz.'),
    list.replace(/\.\w+\./, '.zzzzzz.'),
    list.replace('list', other.reference),
    links.dossierSecret(dossier, 'mail'),
    linksOf(2).officeSecret(dossier.reference, soon),
    linksOf(2).officeSecret('list', Date.now() + hourMs),
    links.officeSecret('ADM-AAAA-AAAA', soon),
    '',
  ];
  const actsOfRequest: OfficeAct[] = [
    { act: 'show' },
    { act: 'ticket', file: 'zip' },
    { act: 'answered' },
    { act: 'unanswered' },
    { act: 'ask', papers: ['cv'] },
    { act: 'note', text: 'Rappeler' },
  ];
  const actsOfList: OfficeAct[] = [
    { act: 'list', filter: 'all', page: 1 },
    { act: 'list', filter: 'all', page: 1, person: other.reference },
    { act: 'ticket', file: 'spreadsheet' },
    { act: 'erase', references: [other.reference] },
    { act: 'keep', references: [other.reference] },
  ];
  for (const { acts, secrets, subject } of [
    { acts: actsOfRequest, secrets: [...wrong, list], subject: dossier.reference },
    { acts: actsOfList, secrets: [...wrong, secret], subject: 'list' },
  ])
    for (const act of acts) {
      for (const one of secrets) {
        const { status, reply } = await callOffice(createOffice(), { ...act, secret: one });
        expect([status, reply], `${act.act} with ${one}`).toMatchObject([404, { code: 'unknown' }]);
      }
      const expired = links.officeSecret(subject, Date.now() - minuteMs);
      await expect(officeClient(createOffice(), expired).act(act)).rejects.toThrow('expired');
    }
  expect(await showOther()).toEqual(before);

  const dossiers = createDossierHandler({ ...options(), links });
  const openDossier = async (one: string) =>
    (await dossiers(functionRequest({ act: 'show', secret: one }), '192.0.2.1')).status;
  expect(await openDossier(links.dossierSecret(dossier, 'mail'))).toBe(200);
  for (const one of [secret, list]) expect(await openDossier(one)).toBe(404);
});

test('a teacher, who gave no date of birth, is not asked for it to open the CV', async () => {
  const found: unknown[] = [];
  for (const [kind, answers] of [
    ['teacher', teacherApplication] as const,
    ['admission', answersOf(1)] as const,
  ]) {
    const dossier = await storeRequest(store, { kind, answers });
    const act = { act: 'show', secret: links.dossierSecret(dossier, 'mail') };
    const shown = await createDossierHandler({ ...options(), links })(functionRequest(act), '192.0.2.1');
    found.push((await shown.json()).dossier.mayLook);
  }
  expect(found).toEqual([false, true]);
});

test('of birth dates that several isolates try at once, five are judged', async () => {
  const paper = storedPaper();
  const dossier = await submitOne(1);
  await store.saveRequest(dossier, { papers: [paper] });
  const wrong = Array.from({ length: 20 }, (_, year) => `${1970 + year}-05-17`);
  const look = async (birthDate: string) => {
    const act = { act: 'look', file: paper.id, birthDate, secret: links.dossierSecret(dossier, 'mail') };
    const reply = await createDossierHandler({ ...options(), links })(functionRequest(act), '192.0.2.1');
    return (await reply.json()).code;
  };
  const codes = await Promise.all([...wrong, answersOf(1).birthDate ?? ''].map(look));
  expect(codes.filter((code) => code !== 'noGuessesLeft')).toEqual(Array(5).fill('wrongBirthDate'));
});

const openList = () => officeClient(createOffice(), links.officeSecret('list', Date.now() + hourMs));

test('the list links the requests of a mailbox, a phone, or a name with its birth date, also if filtered', async () => {
  const other = { phone: '77 65 43 21', firstName: 'Kadra', lastName: 'Robleh', birthDate: '2001-02-03' };
  const first = await submitOne(1, { degree: 'master' });
  const ofSame = [
    await submitOne(2, { ...other, email: 'Per.son1+again@example.dj' }),
    await submitOne(3, { ...other, phone: '0025377123456', firstName: 'Ali' }),
    await submitOne(4, { phone: '+33 6 12 34 56 78', firstName: 'HOUSSEIN', lastName: 'Aminâ' }),
  ];
  const alone = await submitOne(5, { phone: '77 00 00 00', lastName: 'Ahmed' });
  const { rows } = await openList().list({ filter: 'all', person: first.reference, search: 'ignored' });
  const referencesOf = (requests: readonly { reference: string }[]) =>
    requests.map(({ reference }) => reference).toSorted();
  expect(referencesOf(rows)).toEqual(referencesOf([first, ...ofSame]));
  const all = await openList().list({ filter: 'all' });
  expect(referencesOf(all.rows.filter(({ hasOthers }) => !hasOthers))).toEqual([alone.reference]);
  const program = all.programs.find((name) => name.startsWith('Master')) ?? '';
  for (const narrowed of [{ program }, { search: first.reference }])
    expect((await openList().list({ filter: 'all', ...narrowed })).rows).toMatchObject([{ hasOthers: true }]);
  expect((await openList().list({ filter: 'all', person: 'ADM-AAAA-AAAA' })).rows).toEqual([]);

  const shown = await officeClient(createOffice(), rows[0]?.secret ?? '').show();
  const others = referencesOf(rows).filter((reference) => reference !== shown.reference);
  expect(others.filter((reference) => JSON.stringify(shown).includes(reference))).toEqual([]);
});

test('an erasure that cannot be stored is not said to be done', async () => {
  const { reference } = await submitOne(1);
  vi.spyOn(store, 'saveRequest').mockRejectedValueOnce(new StoreUnavailable('locked'));
  await expect(openList().act({ act: 'erase', references: [reference] })).rejects.toThrow('unavailable');
});

test('an erasure by the list names its author, can be undone for an hour, and is then final', async () => {
  const [dossier, other] = [await submitOne(1), await submitOne(2)];
  const references = [dossier.reference, other.reference];
  await openList().act({ act: 'erase', references, by: 'Kadra' });
  await openList().act({ act: 'keep', references: [other.reference], by: 'Ali' });
  const open = (one: StoredRequest) =>
    officeClient(createOffice(), links.officeSecret(one.reference, Date.now() + hourMs)).show();
  expect((await open(dossier)).history.slice(-1)).toMatchObject([{ event: 'erasing', by: 'Kadra' }]);
  expect((await open(other)).history.slice(-2)).toMatchObject([
    { event: 'erasing', by: 'Kadra' },
    { event: 'kept', by: 'Ali' },
  ]);
  await store.purge();
  await age(61 * 60);
  await expect(openList().act({ act: 'keep', references: [dossier.reference] })).rejects.toThrow('erased');
  await openList().act({ act: 'erase', references });
  const { rows } = await openList().list();
  expect(rows, 'beside one that is gone').toMatchObject([{ eraseAt: expect.any(String) }]);
  await openList().act({ act: 'keep', references: [other.reference] });
  await expect(open(dossier)).rejects.toThrow('unknown');
  expect((await openList().list()).rows).toMatchObject([{ reference: other.reference, eraseAt: null }]);
  expect(await store.purge()).toMatchObject({ removed: 1 });
});

test('what three colleagues do at once to one request all succeeds, for it does not contradict', async () => {
  const { reference } = await submitOne(1);
  const client = officeClient(createOffice(), links.officeSecret(reference, Date.now() + hourMs));
  // What the page of each colleague has shown since the morning.
  const { revision } = await client.show();
  const papersOf = { Kadra: 'cv', Ali: 'identity', Hodan: 'diplomas' } as const;
  const work = async ([by, paper]: [string, PaperName]) => {
    await client.act({ act: 'note', text: 'Appelée', revision, by });
    await client.act({ act: 'ask', papers: [paper], revision, by });
    await client.act({ act: 'answered', revision, by });
    await client.act({ act: 'note', text: 'Pas de réponse', revision, by });
  };
  await Promise.all(Object.entries(papersOf).map(work));
  const { history } = await client.show();
  const eventsOf = (name: string) => history.filter(({ event }) => event === name);
  expect(eventsOf('noted')).toHaveLength(6);
  expect(eventsOf('answered'), 'marked once').toHaveLength(1);
  const asked = eventsOf('asked').flatMap(({ papers }) => papers);
  expect(asked.toSorted()).toEqual(Object.values(papersOf).toSorted());
});

test('the link of the list leaves at once', async () => {
  const onMails = vi.fn<() => void>();
  const office = createOfficeHandler({ ...options(), links, onMails });
  expect(await callOffice(office, { act: 'sendList' })).toMatchObject({ status: 200 });
  expect(onMails).toHaveBeenCalledOnce();
});

test('a page of 3,000 requests is smaller than 100 kB, and other work runs after every 200', async () => {
  await submitOne(1);
  await fill(3_000);
  const office = createOffice();
  const secret = links.officeSecret('list', Date.now() + hourMs);
  const act = { act: 'list', filter: 'open', search: 'houssein logistique', page: 60, secret };
  const { result, turns } = await countTurns(callOffice(office, act));
  const { reply, bytes } = result;
  if (!reply.success || !reply.list) throw new Error('no list');
  expect(reply.list.counts.all).toBe(3_000);
  expect(reply.list.rows).toHaveLength(50);
  expect(bytes).toBeLessThan(100_000);
  expect(turns).toBeGreaterThanOrEqual(3_000 / batchLength);
});
