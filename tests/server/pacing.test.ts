/** The pace of mails, by the functions and with a clock that the test moves, on default settings and both databases. */
import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { MailRefused } from '#core/mail/deliverOutbox.ts';
import type { Mail } from '#core/mail/mails.ts';
import type { LinkMail } from '#core/model/request.ts';
import type { Driver } from '#core/store/driver.ts';
import { hourMs, minuteMs } from '#core/time/schoolTime.ts';
import { dossierSecrets } from '../support/clients.ts';
import { type School, describeOnBoth, mostWithin, openSchool, school } from '../support/movedSchool.ts';
import { academicRequest } from '../support/requests.ts';
import { recordHonestResult } from '../support/runningTest.ts';

/** Attacking networks, each of which sends a hundred requests in an hour; all 200 in `npm run test:faults`. */
const attackers = process.env.FAULT_ROUNDS === undefined ? 20 : 200;
const killRounds = Number(process.env.FAULT_ROUNDS ?? 5);

const range = (count: number) => Array.from({ length: count }, (_, index) => index);

function testPacing(open: () => Promise<Driver>): void {
  let one: School;
  beforeEach(async () => {
    one = openSchool(await open());
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

  /** Sends requests of so many people of one network. */
  async function applyAll(count: number, address: string): Promise<Person[]> {
    const people = [];
    for (const index of range(count)) people.push(await apply(`p${index}.${address}@example.dj`, address));
    return people;
  }

  const hasLink = ({ email, reference }: Person) =>
    one.to(email).some(({ text }) => dossierSecrets(text).some((secret) => secret.startsWith(reference)));

  test('a class of 60 behind one address: nothing is refused or dropped, and all has left within two hours', async () => {
    const address = '192.0.2.1';
    const people = await applyAll(60, address);
    for (const { secret } of people) {
      for (const paper of ['cv', 'coverLetter', 'transcripts', 'diplomas', 'identity']) {
        const act = { act: 'upload', secret, file: randomUUID(), paper, bytes: 800_000 };
        expect(await one.act(act, address)).toMatchObject({ status: 200 });
      }
      expect(await one.act({ act: 'correct', secret, phone: '77 65 43 21' }, address)).toMatchObject({
        status: 200,
      });
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
    recordHonestResult(people.filter(hasLink).length, 60, 'links of a class behind one address');
  });

  test('beside two classes of 60, twenty people elsewhere have confirmation and link within five minutes', async () => {
    const classes = [await applyAll(60, '192.0.2.1'), await applyAll(60, '198.51.100.1')];
    await one.pass(2);
    const others: Person[] = [];
    for (const index of range(20)) {
      const person = await apply(`other${index}@example.dj`, `203.0.${index}.1`);
      others.push(person);
      await one.pass(1);
      await askForLink(person);
      await one.pass(1);
    }
    await one.pass(3);
    for (const { email } of others) expect(one.to(email)).toHaveLength(2);
    for (const person of others) {
      const [first, second] = one.to(person.email);
      expect(Number(second?.at) - Number(first?.at)).toBeLessThanOrEqual(5 * minuteMs);
    }
    await one.pass(60);
    for (const people of classes) expect(people.filter(hasLink)).toHaveLength(60);
    expect(
      mostWithin(
        one.inbox.filter(({ to }) => to !== school.email),
        hourMs,
      ),
    ).toBeLessThanOrEqual(300);
  });

  test('in a flood honest people are served, a stranger gets three mails an hour, the school reads of all', async () => {
    const stranger = 'stranger@example.dj';
    const own = await apply(stranger, '198.18.0.1');
    await one.pass(1);
    const [secret = ''] = dossierSecrets(one.to(stranger)[0]?.text ?? '');
    await one.act({ act: 'correct', secret, phone: '77 65 43 21' }, own.address);
    const honest: { person: Person; at: number }[] = [];
    let [stored, inName] = [1, 0];
    for (const minute of range(60)) {
      for (const network of range(attackers))
        for (
          let count = Math.floor((minute * 100) / 60);
          count < Math.floor(((minute + 1) * 100) / 60);
          count += 1
        ) {
          const isInName = network < 30 && inName < 95 && count % 4 === 0;
          inName += Number(isInName);
          const email = isInName ? stranger : `${randomUUID()}@example.dj`;
          const { outcome } = await one.store.submit({
            kind: 'admission',
            idempotencyKey: randomUUID(),
            contentHash: '',
            reference: `ADM-${randomUUID()}`,
            answers: { ...academicRequest, email },
            locale: 'fr',
            clientAddress: `10.0.${network}.${count}`,
            clientNetwork: `10.0.${network}`,
          });
          stored += Number(outcome === 'stored');
        }
      if (minute % 3 === 0) {
        const person = await apply(`honest${minute}@example.dj`, `203.0.${minute}.1`);
        honest.push({ person, at: one.clock.now });
        stored += 1;
      }
      await one.pass(1);
    }
    await one.pass(10);
    const served = honest.filter(({ person, at }) =>
      one.to(person.email).some((mail) => mail.at <= at + 10 * minuteMs),
    );
    recordHonestResult(served.length, 20, `confirmed beside ${attackers} attacking networks`);
    expect(served).toHaveLength(20);
    await one.act({ act: 'withdraw', secret }, own.address);
    await one.pass(5);
    expect(one.to(stranger).at(-1)?.subject, 'his own dossier’s mail').toContain('retir');
    await one.pass(105);
    const ofStrangers = one.to(stranger).filter(({ subject }) => !subject.includes('retir'));
    expect(mostWithin(ofStrangers, hourMs)).toBeLessThanOrEqual(3);
    expect(ofStrangers.length).toBeLessThanOrEqual(6);
    const toSchool = one.to(school.email).filter(({ subject }) => !/\d+ réponses? attendues?/.test(subject));
    expect(mostWithin(toSchool, hourMs)).toBeLessThanOrEqual(30);
    const told = toSchool.map(({ subject }) => Number(/^(\d+) demandes? à traiter/.exec(subject)?.[1] ?? 1));
    expect(told.reduce((sum, count) => sum + count, 0)).toBe(stored);
    expect(
      mostWithin(
        one.inbox.filter(({ to }) => to !== school.email),
        hourMs,
      ),
    ).toBeLessThanOrEqual(300);
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
    const together = one.to(email)[3];
    for (const { reference } of family)
      expect(
        dossierSecrets(together?.text ?? '').filter((secret) => secret.startsWith(reference)),
      ).toHaveLength(1);
    expect(one.to(email)).toHaveLength(4);
  });

  test('in one mail ten dossiers have their links, and the others are counted until the day is over', async () => {
    const email = 'agence@example.dj';
    const mails: LinkMail[] = [];
    for (const host of range(70)) mails.push((await one.ask(email, `192.0.${host}.1`)).mail);
    expect(mails.filter(({ state }) => state === 'onItsWay')).toHaveLength(3 + 6 * 10);
    expect(mails.at(-1), 'no more mail today').toEqual({ state: 'none', at: null });
    // Although nothing leaves for two hours.
    one.clock.now += hourMs;
    await one.passHours(26);
    expect(mostWithin(one.to(email), hourMs)).toBe(3);
    const texts = one.to(email).map(({ text }) => text);
    expect(texts.map((text) => dossierSecrets(text).length)).toEqual([1, 1, 1, 10, 10, 10, 10, 10, 10]);
    expect(texts.filter((text) => text.includes('Et 7 autres demandes'))).toHaveLength(1);
  });

  test('a retry of mails that leave together is the same mail, without what was written since', async () => {
    const email = 'famille@example.dj';
    for (const host of range(5)) await apply(email, `192.0.2.${host}`);
    await one.pass(1);
    const tried: Mail[] = [];
    one.server.refuse = (mail) => {
      if (mail.to === email) tried.push(mail);
      return mail.to === email ? Object.assign(new Error(), { code: 'ETIMEDOUT' }) : undefined;
    };
    await one.pass(61);
    one.server.refuse = () => undefined;
    await apply(email, '192.0.2.9');
    await one.pass(30);
    const again = one.to(email).find(({ id }) => id === tried[0]?.id);
    for (const { text } of tried) expect(text).toBe(again?.text);
    expect(dossierSecrets(again?.text ?? '')).toHaveLength(2);
  });

  test('an address is corrected to a mailbox that had its three: the page says until when the mail waits', async () => {
    const email = 'pleine@example.dj';
    for (const host of range(3)) await apply(email, `198.51.${host}.1`);
    const { secret, address } = await apply('faute@example.dj', '192.0.2.1');
    await one.pass(1);
    const corrected = await one.act({ act: 'correct', secret, email }, address);
    const show = async () => (await one.act({ act: 'show', secret: corrected.secret }, address)).dossier;
    const { mail, isMailable } = await show();
    expect(mail.state).toBe('onItsWay');
    expect(Date.parse(mail.at) - one.clock.now).toBeCloseTo(hourMs, -6);
    expect(isMailable, 'nothing has reached the new address').toBe(false);
    await one.pass(61);
    expect((await show()).mail).toEqual({ state: 'sent', at: null });
    expect(one.to(email)).toHaveLength(4);
  });

  test('552 for thirty hours gives nothing up; 550 ends at once, and is told by page, outbox and health', async () => {
    const refusals = new Map([
      ['full@example.dj', 552],
      ['gone@example.dj', 550],
    ]);
    one.server.refuse = ({ to }) => {
      const code = refusals.get(to);
      if (code === undefined) return undefined;
      const said = `EENVELOPE-${code}:mail.example:465`;
      return code === 550 ? new MailRefused(said) : Object.assign(new Error(), { code: said });
    };
    const [full, gone] = [
      await apply('full@example.dj', '192.0.2.1'),
      await apply('gone@example.dj', '198.51.100.1'),
    ];
    await one.pass(1);
    expect((await gone.show()).mail).toEqual({ state: 'refused', at: null });
    expect(await one.store.health()).toEqual(['mailsDead']);
    expect(await one.store.listOutbox(true)).toContainEqual(
      expect.objectContaining({
        reference: gone.reference,
        state: 'dead',
        lastError: 'refused:EENVELOPE-550:mail.example:465',
      }),
    );
    await one.passHours(30);
    expect((await full.show()).mail.state).toBe('onItsWay');
    refusals.delete(full.email);
    await one.passHours(7);
    expect(hasLink(full)).toBe(true);
  });

  test('the school’s mailbox is tried for three days; health says that it refuses', async () => {
    one.server.refuse = ({ to }) =>
      to === school.email ? new MailRefused('EENVELOPE-550:mail.example:465') : undefined;
    await apply('amina@example.dj', '192.0.2.1');
    await one.pass(2);
    expect(await one.store.health()).toEqual(['schoolRefuses']);
    await one.passHours(72);
    expect(await one.store.health()).toContain('mailsLate');
    one.server.refuse = () => undefined;
    await one.passHours(7);
    expect(one.to(school.email).filter(({ subject }) => /ADM-/.test(subject))).toHaveLength(1);
    expect(await one.store.health()).toEqual([]);
  });

  test('health does not call late what waits for its turn, and names a ceiling that is reached', async () => {
    for (const host of range(4)) await apply('famille@example.dj', `192.0.2.${host}`);
    expect(await one.store.health()).toEqual([]);
    await applyAll(90, '198.51.100.1');
    await one.deliver();
    expect(await one.store.health()).toEqual(['mailCeiling']);
    await one.pass(90);
    expect(await one.store.health()).toEqual([]);
  });

  test('a mail that is due later than any may wait was written before the clock was set back, and leaves', async () => {
    one.clock.now += 30 * 24 * hourMs;
    for (const host of range(4)) await apply('famille@example.dj', `192.0.2.${host}`);
    one.clock.now -= 30 * 24 * hourMs;
    await one.pass(1);
    expect(one.to('famille@example.dj').length).toBeGreaterThan(2);
  });

  test('a process that dies while it paces loses no mail, and doubles one only between 250 and its mark', async () => {
    const arrived: string[] = [];
    const unmarked: string[] = [];
    for (const round of range(killRounds)) {
      for (const host of range(4)) await one.ask(`r${round % 9}@example.dj`, `192.${round}.${host}.1`);
      const mails = await one.store.claimMails(10, 60);
      // The process dies after so many mails; the server took the last one, whose mark is missing.
      const taken = mails.slice(0, 1 + Math.floor(Math.random() * mails.length)).map(({ id }) => id);
      for (const id of taken.slice(0, -1)) await one.store.completeMail(id);
      arrived.push(...taken);
      unmarked.push(...taken.slice(-1));
      await one.store.releaseLeases();
      one.clock.now += minuteMs;
    }
    await one.passHours(24 * 4);
    const mails = (await one.store.listRequests({ limit: 1_000 })).flatMap((stored) => stored.mails);
    expect(mails.filter(({ state }) => state !== 'sent')).toEqual([]);
    arrived.push(...one.inbox.map(({ id }) => id));
    const doubled = arrived.filter((id, index) => arrived.indexOf(id) !== index);
    expect(doubled.filter((id) => !unmarked.includes(id))).toEqual([]);
    recordHonestResult(mails.length, mails.length, `mails kept through ${killRounds} deaths`);
  }, 600_000);
}

describeOnBoth(testPacing);
