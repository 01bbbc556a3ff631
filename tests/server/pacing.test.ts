/** The pace of mails, by the functions and with a clock that the test moves, on default settings. */
import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { LinkMail } from '#core/model/request.ts';
import { hourMs, minuteMs } from '#core/time/schoolTime.ts';
import { dossierSecrets } from '../support/clients.ts';
import { type School, mostWithin, openSchool, school } from '../support/movedSchool.ts';
import { answersOf, submission } from '../support/requests.ts';

/** Attacking networks, each of which sends all that it can; all 200 in `npm run test:faults`. */
const attackers = process.env.FAULT_ROUNDS === undefined ? 20 : 200;

const range = (count: number) => Array.from({ length: count }, (_, index) => index);

let one: School;
beforeEach(() => {
  one = openSchool();
});
afterEach(() => one.store.close());

async function apply(email: string, address: string) {
  const sent = await one.ask(email, address);
  expect(sent).toMatchObject({ status: 200, mail: { state: 'onItsWay' } });
  const secret: string = sent.dossierSecret;
  const show = async () => (await one.act({ act: 'show', secret }, address)).dossier;
  return { email, address, secret, reference: String(sent.reference), mail: sent.mail as LinkMail, show };
}
type Person = Awaited<ReturnType<typeof apply>>;

const askForLink = ({ reference, email, address }: Person) =>
  one.act({ act: 'resend', reference, email }, address);

const hasLink = ({ email, reference }: Person) =>
  one.to(email).some(({ text }) => dossierSecrets(text).some((secret) => secret.startsWith(reference)));

test('a class of 60 behind one address: nothing is refused or dropped, and all has left within two hours', async () => {
  const address = '192.0.2.1';
  const people: Person[] = [];
  for (const index of range(60)) people.push(await apply(`p${index}@example.dj`, address));
  for (const { secret } of people) {
    for (const paper of ['cv', 'coverLetter', 'transcripts', 'diplomas', 'identity']) {
      const act = { act: 'upload', secret, file: randomUUID(), paper, bytes: 800_000 };
      expect(await one.act(act, address)).toMatchObject({ status: 200 });
    }
    const { status } = await one.act({ act: 'correct', secret, phone: '77 65 43 21' }, address);
    expect(status).toBe(200);
  }
  await one.pass(60);
  expect(people.filter(hasLink)).toHaveLength(60);
  for (const person of people) {
    expect((await person.show()).mail).toEqual({ state: 'sent', at: null });
    expect(await askForLink(person)).toMatchObject({ status: 200 });
    expect((await person.show()).mail).toEqual({ state: 'onItsWay', at: null });
  }
  await one.pass(60);
  for (const { email } of people) expect(one.to(email)).toHaveLength(2);
});

test('in a flood others are stored and served, a stranger gets three mails an hour, the school reads all', async () => {
  const [stranger, another] = ['stranger@example.dj', 'another@example.dj'];
  const own = await apply(stranger, '198.18.0.1');
  await one.pass(1);
  const [secret = ''] = dossierSecrets(one.to(stranger)[0]?.text ?? '');
  await one.act({ act: 'correct', secret, phone: '77 65 43 21' }, own.address);
  let [stored, inName, host] = [1, 0, 0];
  /** A request in the stranger's name; its sender withdraws it, and corrects its address. */
  async function forge(address: string) {
    const sent = await one.ask(stranger, address);
    if (sent.status !== 200) return false;
    const forged = { secret: sent.dossierSecret };
    for (const act of ['withdraw', 'undoWithdraw', 'withdraw', 'undoWithdraw'])
      await one.act({ act, ...forged }, address);
    if (inName < 12) await one.act({ act: 'correct', email: another, ...forged }, address);
    inName += 1;
    return true;
  }
  async function attack(network: number) {
    for (;;) {
      host += 1;
      const clientAddress = `10.0.${network}.${host % 250}`;
      const isStored =
        network < 30 && inName < 95 && host % 4 === 0
          ? await forge(clientAddress)
          : (await one.store.submit(submission({ answers: answersOf(host), clientAddress }))).outcome ===
            'stored';
      if (!isStored) return;
      stored += 1;
    }
  }
  const honest: { person: Person; at: number }[] = [];
  for (const minute of range(60)) {
    for (const network of range(attackers)) await attack(network);
    const person = await apply(`honest${minute}@example.dj`, `203.0.${minute}.1`);
    honest.push({ person, at: one.clock.now });
    await apply(`pupil${minute}@example.dj`, `192.0.2.${minute}`);
    stored += 2;
    await one.pass(1);
  }
  await one.pass(10);
  const served = honest.filter(({ person, at }) =>
    one.to(person.email).some((mail) => mail.at <= at + 10 * minuteMs),
  );
  expect(served).toHaveLength(60);
  await one.act({ act: 'withdraw', secret }, own.address);
  await one.pass(5);
  expect(one.to(stranger).at(-1)?.subject, 'his own dossier’s mail').toContain('retir');
  await one.pass(105);
  const ofStrangers = one.to(stranger).slice(0, -1);
  for (const mails of [ofStrangers, one.to(another)]) {
    expect(mostWithin(mails, hourMs)).toBeLessThanOrEqual(3);
    expect(mails.length).toBeLessThanOrEqual(6);
  }
  const toSchool = one.to(school.email).filter(({ subject }) => !/\d+ réponses? attendues?/.test(subject));
  expect(mostWithin(toSchool, hourMs)).toBeLessThanOrEqual(30);
  const told = toSchool.map(({ subject }) => Number(/^(\d+) demandes? reçues?/.exec(subject)?.[1] ?? 1));
  expect(told.reduce((sum, count) => sum + count, 0)).toBe(stored);
  const toApplicants = one.inbox.filter(({ to }) => to !== school.email);
  expect(mostWithin(toApplicants, hourMs)).toBeLessThanOrEqual(300);
}, 600_000);

test('a family of four with one mailbox has its four links, and those asked for, within two hours', async () => {
  const email = 'famille@example.dj';
  const family = [];
  for (const host of range(4)) family.push(await apply(email, `192.0.2.${host}`));
  expect(family.map(({ mail }) => mail.at === null)).toEqual([true, true, true, false]);
  await one.pass(1);
  expect(one.to(email)).toHaveLength(3);
  for (const person of family) await askForLink(person);
  expect((await family[3]?.show())?.mail).toEqual({ state: 'onItsWay', at: family[3]?.mail.at });
  await one.pass(120);
  expect(family.filter(hasLink)).toHaveLength(4);
  const together = dossierSecrets(one.to(email)[3]?.text ?? '');
  for (const { reference } of family)
    expect(together.filter((secret) => secret.startsWith(reference))).toHaveLength(1);
  expect(one.to(email)).toHaveLength(4);
});

test('one mail has the links of ten dossiers, and a page says that its request gets no more mail today', async () => {
  const email = 'agence@example.dj';
  const mails: LinkMail[] = [];
  for (const host of range(70)) mails.push((await one.ask(email, `192.0.${host}.1`)).mail);
  expect(mails.filter(({ state }) => state === 'onItsWay')).toHaveLength(3 + 6 * 10);
  expect(mails.at(-1), 'no more mail today').toEqual({ state: 'none', at: null });
  // Although nothing leaves for two hours.
  one.clock.now += hourMs;
  await one.pass(26, hourMs);
  expect(mostWithin(one.to(email), hourMs)).toBe(3);
  const links = one.to(email).map(({ text }) => dossierSecrets(text).length);
  expect(links).toEqual([1, 1, 1, 10, 10, 10, 10, 10, 10]);
});
