import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { ClaimedMail } from '#core/store/outbox.ts';
import { type RequestChange, createSqlStore } from '#core/store/store.ts';
import type { Submission, SubmitResult } from '#core/store/submit.ts';
import { type Driver, StoreUnavailable } from '#core/store/driver.ts';
import type { MailKind, StoredRequest } from '#core/model/request.ts';
import { morningId } from '#core/mail/morning.ts';
import type { Limits } from '#core/limits.ts';
import {
  academicRequest,
  answersOf,
  certifyingRequest,
  findStored,
  noLimits,
  setAnswered,
  storeRequest,
  storedPaper,
  submission,
  untouchedDossier,
  contactMessage,
  teacherApplication,
} from '../support/requests.ts';

const testLimits: Limits = {
  requestsPerAddress: 3,
  busyFrom: 6,
  requestsPerNetwork: 2,
  requestsInAll: 14,
  mailsPerHour: 2,
  mailsPerDay: 3,
  mails: { burst: 20, intervalMs: 1_000 },
  schoolMails: { burst: 9, intervalMs: 360_000 },
  fileBytes: 1e9,
};

/** A store on a driver, and what the tests do to its rows. */
export function underTest(driver: Driver, limits: Partial<Limits> = {}) {
  const store = createSqlStore(driver, { ...testLimits, ...limits });
  return {
    store,
    age: (seconds: number) =>
      driver.write({}, async ({ run }) => {
        const ms = Math.round(seconds * 1000);
        await run`update requests set created_at = created_at - ${ms}, withdrawn_at = withdrawn_at - ${ms},
          erase_at = erase_at - ${ms}`;
        await run`update papers set created_at = created_at - ${ms}, received_at = received_at - ${ms}`;
        await run`update events set created_at = created_at - ${ms}`;
        await run`update tickets set expires_at = expires_at - ${ms}`;
        await run`update installation set cleaned_at = cleaned_at - ${ms}, key_replaced_at = key_replaced_at - ${ms},
          mails_full_at = mails_full_at - ${ms}, school_full_at = school_full_at - ${ms}`;
        await run`update network_bytes set since = since - ${ms}`;
        await run`update outbox set created_at = created_at - ${ms}, next_attempt_at = next_attempt_at - ${ms},
          sent_at = sent_at - ${ms}`;
      }),
    /** Copies the first request, each copy a minute older and of another mailbox, until there are `count`. */
    fill: (count: number) =>
      driver.write({}, async ({ run }) => {
        await run`with recursive n (i) as (select 2 union all select i + 1 from n where i < ${count})
          insert into requests
            (kind, reference, idempotency_key, content_hash, locale, created_at, answers, mailbox)
          select kind, 'ADM-' || i, 'key' || i, content_hash, locale, created_at - i * 60000, answers, 'person' || i
            from requests, n where sequence = 1`;
      }),
    dump: () =>
      driver.read(async ({ all }) =>
        JSON.stringify([
          await all`select * from requests`,
          await all`select * from outbox`,
          await all`select * from papers`,
          await all`select * from events`,
          await all`select * from tickets`,
          await all`select * from network_bytes`,
        ]),
      ),
    close: () => store.close(),
  };
}

export type StoreUnderTest = ReturnType<typeof underTest>;

const hourSeconds = 3600;
const pastRetention = 732 * 24 * hourSeconds;

/** The request that a mail is about; undefined for a digest. */
function requestOf(mail: ClaimedMail): StoredRequest | undefined {
  return 'stored' in mail ? mail.stored : undefined;
}

const toSchool = (mails: readonly ClaimedMail[]) => mails.filter(({ recipient }) => recipient === null);
const toApplicants = (mails: readonly ClaimedMail[]) => mails.filter(({ recipient }) => recipient !== null);
const countOf = (kind: MailKind, mails: readonly ClaimedMail[]) =>
  mails.filter((mail) => mail.kind === kind).length;

/** Runs the tests that every implementation of `RequestStore` must pass. `open` opens a new store. */
export function testStore(open: (limits?: Partial<Limits>) => Promise<StoreUnderTest>): void {
  let store: StoreUnderTest['store'];
  let age: StoreUnderTest['age'];
  let dump: StoreUnderTest['dump'];
  let close: StoreUnderTest['close'];
  beforeEach(async () => {
    ({ store, age, dump, close } = await open());
  });
  afterEach(() => close());
  async function reopen(limits: Partial<Limits>): Promise<void> {
    await close();
    ({ store, age, dump, close } = await open(limits));
  }

  let address = 0;
  const fromElsewhere = () => ({ clientAddress: `198.51.${(address += 1)}.1` });

  async function claimAll(): Promise<ClaimedMail[]> {
    const mails = await store.claimMails(10, 60);
    return mails.length === 0 ? [] : [...mails, ...(await claimAll())];
  }

  async function complete(mails: readonly ClaimedMail[]): Promise<void> {
    for (const { id } of mails) await store.completeMail(id);
  }

  async function sendAll(): Promise<ClaimedMail[]> {
    const mails = await claimAll();
    await complete(mails);
    return mails;
  }

  /** Reports that sending these mails has failed, by default permanently. */
  async function fail(
    mails: readonly ClaimedMail[],
    retryInSeconds: number | null = null,
    error = '451:mail.example',
  ): Promise<void> {
    for (const { id, attempt } of mails) await store.failMail({ id, attempt, error, retryInSeconds });
  }

  const isDigest = ({ kind }: ClaimedMail) => kind === 'digest';

  /** Submits more requests than the school gets mails about, and claims their mails. Returns those that one mail has. */
  async function claimDigest(count: number): Promise<{ references: string[]; digests: ClaimedMail[] }> {
    const references = await submitCrowd(testLimits.schoolMails.burst - 1 + count);
    const mails = await claimAll();
    await complete(mails.filter((mail) => !isDigest(mail)));
    return { references: references.slice(-count), digests: mails.filter(isDigest) };
  }

  const listedReferences = async () =>
    (await store.listRequests({ limit: 10 })).map(({ reference }) => reference);

  test('requests of every kind are listed as sent, newest first, with the first of their kind and mailbox', async () => {
    const email = academicRequest.email;
    const message = { ...contactMessage, email };
    const again = { ...message, email: email.toUpperCase() };
    const application = { ...teacherApplication, email };
    const first = submission({ ...fromElsewhere(), kind: 'contact', answers: message });
    await store.submit(submission({ answers: academicRequest }));
    await store.submit(first);
    await store.submit(submission({ ...fromElsewhere(), kind: 'teacher', answers: application }));
    await store.submit(submission({ ...fromElsewhere(), kind: 'contact', answers: again }));
    await store.submit(submission({ answers: certifyingRequest, locale: 'ar' }));
    const listed = await store.listRequests({ limit: 10 });
    expect(listed.map((one) => [one.kind, one.locale, one.answers, one.earlierReference])).toEqual([
      ['admission', 'ar', certifyingRequest, null],
      ['contact', 'fr', again, first.reference],
      ['teacher', 'fr', application, null],
      ['contact', 'fr', message, null],
      ['admission', 'fr', academicRequest, null],
    ]);
    expect(Math.abs(Date.parse(listed[0]?.createdAt ?? '') - Date.now())).toBeLessThan(60_000);
  });

  test('long lists can be read in pages, without a gap or a repeat', async () => {
    const references = (await submitCrowd(5)).toReversed();
    const first = await store.listRequests({ limit: 3 });
    const second = await store.listRequests({ limit: 3, before: first[2]?.sequence ?? 0 });
    expect([...first, ...second].map(({ reference }) => reference)).toEqual(references);
  });

  test('a stored request has one mail for the applicant and one for the school, each with its time once it is sent', async () => {
    const { reference, ...dossier } = await storeRequest(store);
    expect(dossier).toMatchObject({ ...untouchedDossier, answers: academicRequest });
    const mails = async () =>
      (await findStored(store, reference)).mails.map(({ kind, sentAt }) => `${kind} ${sentAt !== null}`);
    expect(await mails()).toEqual(['applicant false', 'school false']);
    await sendAll();
    expect(await mails()).toEqual(['applicant true', 'school true']);
    expect(await store.findRequest('ADM-NONE-NONE')).toBeNull();
  });

  test('a repeated request gets the reference and time of the first, and no second mail', async () => {
    const one = submission();
    await store.submit(one);
    await claimAll();
    await age(30);
    const [{ createdAt } = { createdAt: '' }, ...others] = await store.listRequests({ limit: 10 });
    const repeat = await store.submit({ ...one, reference: 'ADM-AAAA-AAAA' });
    const mail = { state: 'onItsWay', at: null };
    expect(repeat).toEqual({ outcome: 'replayed', reference: one.reference, createdAt, mail });
    expect([...(await store.claimMails(10, 60)), ...others]).toEqual([]);
  });

  test('another request with a known key is a conflict and changes nothing', async () => {
    const one = submission();
    await store.submit(one);
    const other = submission({ idempotencyKey: one.idempotencyKey, contentHash: 'b'.repeat(64) });
    expect(await store.submit(other)).toEqual({ outcome: 'conflict' });
    expect(await listedReferences()).toEqual([one.reference]);
  });

  test('a request with the reference of another one is refused, and the next one is stored', async () => {
    const { reference } = await storeRequest(store);
    await expect(store.submit(submission({ reference }))).rejects.toThrow(StoreUnavailable);
    expect(await store.submit(submission())).toMatchObject({ outcome: 'stored' });
  });

  test('the client’s address is stored only as hashes, which are deleted after a day', async () => {
    const dossier = await storeRequest(store, { clientAddress: '203.0.113.77' });
    await store.saveRequest(dossier, { papers: [storedPaper()], network: '203.0.113' });
    expect(await dump()).toContain('Houssein');
    expect(await dump()).not.toContain('203.0.113.77');
    // Leave out the content hash, which `submission` sets to 64 times `a`.
    const hashes = async () => (await dump()).match(/\b(?!a{64})[\da-f]{64}\b/g);
    expect(await hashes()).toHaveLength(4);
    await age(24 * hourSeconds + 1);
    await store.purge();
    expect(await hashes()).toBeNull();
  });

  test('a leased mail is given to no other sender until its lease ends', async () => {
    await store.submit(submission());
    const mails = await store.claimMails(10, 60);
    expect(mails).toHaveLength(2);
    expect(await claimAll()).toEqual([]);
    await age(61);
    const again = await store.claimMails(10, 60);
    expect(again.map(({ id }) => id).toSorted()).toEqual(mails.map(({ id }) => id).toSorted());
    expect(again.every(({ attempt }) => attempt === 2)).toBe(true);
  });

  test('mails that an earlier process had leased are due at once, at the pace of their mailbox', async () => {
    await reopen({ ...noLimits, mailsPerHour: 1 });
    for (const one of [submission(), submission()]) await store.submit(one);
    const applicants = (mails: ClaimedMail[]) => countOf('applicant', mails);
    expect(applicants(await claimAll())).toBe(1);
    await store.releaseLeases();
    const again = await sendAll();
    expect([again.length, applicants(again)]).toEqual([3, 1]);
    await age(hourSeconds);
    expect(applicants(await sendAll())).toBe(1);
  });

  test('a sent mail stays sent, even after its lease ended or a late failure', async () => {
    await store.submit(submission());
    const mails = await store.claimMails(1, 60);
    await age(61);
    await complete(mails);
    await fail(mails, 0);
    expect((await claimAll()).map(({ id }) => id)).not.toContain(mails[0]?.id);
  });

  test('a failed mail tells why, and is due again after its delay, not before', async () => {
    await store.submit(submission());
    await fail(await claimAll(), 600);
    await age(500);
    expect(await claimAll()).toEqual([]);
    const failed = { state: 'queued', attempts: 1, lastError: '451:mail.example' };
    expect(await store.listOutbox()).toMatchObject([failed, failed]);
    await age(101);
    expect(await claimAll()).toHaveLength(2);
  });

  test('a dead mail stays in the outbox until it is retried by hand: at once, and then for days again', async () => {
    await store.submit(submission());
    await fail(await claimAll());
    await age(24 * hourSeconds);
    expect(await claimAll()).toEqual([]);
    expect(await store.listOutbox()).toMatchObject([{ state: 'dead' }, { state: 'dead' }]);
    expect(await store.retryMails()).toBe(2);
    const retried = await claimAll();
    expect(retried).toHaveLength(2);
    await fail(retried, 600);
    expect(await store.retryMails(), 'before its next attempt').toBe(2);
    expect(await claimAll(), 'from the first delay on').toMatchObject([{ attempt: 2 }, { attempt: 2 }]);
  });

  test('the failure of an older attempt is ignored', async () => {
    await store.submit(submission());
    const mails = await store.claimMails(1, 60);
    await age(61);
    await claimAll();
    await fail(mails);
    expect(await store.listOutbox()).toMatchObject([{ state: 'leased' }, { state: 'leased' }]);
  });

  test('health reports a mail that is an hour late, and a dead mail until its request is answered', async () => {
    const { reference } = await storeRequest(store);
    expect(await store.health()).toEqual([]);
    await age(hourSeconds + 1);
    expect(await store.health()).toEqual(['mailsLate']);
    await fail(await claimAll(), 600);
    expect(await store.health(), 'until its next attempt').toEqual(['mailsLate']);
    await age(601);
    await fail(await claimAll());
    expect(await store.health()).toEqual(['mailsDead']);
    await setAnswered(store, reference);
    expect(await store.health()).toEqual([]);
  });

  test('health reports a dead mail that asks for papers for three days, although its request is answered', async () => {
    const { reference } = await storeRequest(store);
    await complete(await claimAll());
    await setAnswered(store, reference);
    await store.remind([await findStored(store, reference)], 0);
    await fail(await claimAll());
    expect(await store.health()).toEqual(['mailsDead']);
    await age(3 * 24 * hourSeconds);
    expect(await store.health()).toEqual([]);
  });

  test('a link that was given up and is sent again is told no more, and no retry repeats it', async () => {
    const stored = await storeRequest(store);
    const mails = await claimAll();
    await complete(toSchool(mails));
    await fail(toApplicants(mails));
    await store.saveRequest(stored, { mails: [{ kind: 'applicant' }] });
    expect(await store.health(), 'on its way').toEqual(['mailsDead']);
    await sendAll();
    expect([await store.health(), await store.retryMails()]).toEqual([[], 0]);
  });

  test('health says that the school’s mailbox refuses its mails, until it takes them', async () => {
    await store.submit(submission());
    const refused = await claimAll();
    await fail(refused, 0, 'refused:EENVELOPE-550:mail.example:465');
    expect(await store.health()).toEqual(['schoolRefuses']);
    await complete(toSchool(refused));
    expect(await store.health()).toEqual([]);
  });

  test('another key than the noted one is refused, until it replaces that, and health says so for three days', async () => {
    expect([await store.noteKey('one'), await store.noteKey('two')]).toEqual([true, false]);
    await store.noteKey('two', true);
    expect([await store.noteKey('two'), await store.noteKey('one')]).toEqual([true, false]);
    expect(await store.health()).toEqual(['keyReplaced']);
    await age(3 * 24 * hourSeconds);
    expect(await store.health()).toEqual([]);
  });

  test('a mail that is due far in the future, because the clock was set back, is sent now', async () => {
    await store.submit(submission());
    await age(-30 * hourSeconds);
    expect(await claimAll()).toHaveLength(2);
    expect(await store.submit(submission())).toMatchObject({ outcome: 'stored' });
  });

  test('deleting a request deletes every row that names its person, and the mails of no other request', async () => {
    const [gone, kept] = [await storeRequest(store, { answers: answersOf(7) }), await storeRequest(store)];
    const mails = [{ kind: 'addressChanged', recipient: answersOf(7).email }] as const;
    await store.saveRequest(gone, { papers: [storedPaper({ id: 'theirs' })], mails: [...mails] });
    await store.addTicket('ticket', { reference: gone.reference, file: 'theirs' }, 60);
    const traces = /person7|theirs/g;
    expect((await dump()).match(traces)).toHaveLength(8);
    for (const isDeleted of [true, false]) expect(await store.deleteRequest(gone.reference)).toBe(isDeleted);
    const mailed = (await claimAll()).map((mail) => requestOf(mail)?.reference);
    expect(mailed).toEqual([kept.reference, kept.reference]);
    expect((await dump()).match(traces)).toBeNull();
  });

  test('purging deletes requests older than the retention with their mails, and keeps younger ones', async () => {
    const { digests } = await claimDigest(2);
    await complete(digests);
    await age(729 * 24 * hourSeconds);
    const young = await storeRequest(store, fromElsewhere());
    expect(await store.purge()).toEqual({ removed: 0, held: 0 });
    await age(3 * 24 * hourSeconds);
    expect(await store.purge()).toEqual({ removed: 10, held: 0 });
    expect(await listedReferences()).toEqual([young.reference]);
    expect(await claimAll()).toHaveLength(2);
    expect(await dump()).not.toContain(digests[0]?.id);
  });

  describe('a purge that a wrong clock may have caused', () => {
    beforeEach(() => reopen(noLimits));

    test('waits for a person when it takes more than twenty requests and more than a tenth', async () => {
      await submitCrowd(21);
      await sendAll();
      await age(pastRetention);
      await submitCrowd(9);
      expect(await store.purge()).toEqual({ removed: 0, held: 21 });
      expect(await store.health()).toEqual(['purgeHeld']);
      expect(await store.purge(true)).toEqual({ removed: 21, held: 0 });
      expect(await store.health()).toEqual([]);
      expect(await store.listRequests({ limit: 100 })).toHaveLength(9);
    });

    test('takes twenty requests, or a tenth of all, without a person', async () => {
      await submitCrowd(20);
      await age(pastRetention);
      await submitCrowd(1);
      expect(await store.purge()).toEqual({ removed: 20, held: 0 });
    });

    test('takes what was withdrawn or erased, also while it waits for a person', async () => {
      const [withdrawn = '', erased = ''] = await submitCrowd(3);
      await age(pastRetention);
      const past = new Date(Date.now() - 49 * hourSeconds * 1000).toISOString();
      await store.saveRequest(await findStored(store, withdrawn), { withdrawnAt: past });
      await store.saveRequest(await findStored(store, erased), { eraseAt: past });
      expect(await store.purge()).toEqual({ removed: 2, held: 1 });
    });

    test('waits for a person when it takes the newest request', async () => {
      await submitCrowd(2);
      await age(pastRetention);
      expect(await store.purge()).toEqual({ removed: 0, held: 2 });
      await age(-pastRetention);
      expect(await store.purge(), 'once the clock is right again').toEqual({ removed: 0, held: 0 });
      expect(await store.health()).toEqual([]);
    });

    test('one request that is dated ahead holds no other', async () => {
      await submitCrowd(1);
      await age(-2 * pastRetention);
      await submitCrowd(1);
      await age(pastRetention);
      await submitCrowd(1);
      expect(await store.purge()).toEqual({ removed: 1, held: 0 });
    });
  });

  /** Submits requests of `count` persons, each from an address of their own; returns their references. */
  async function submitCrowd(count: number): Promise<string[]> {
    const references: string[] = [];
    for (let one = 0; one < count; one += 1) {
      const { reference } = await storeRequest(store, { answers: answersOf(one), ...fromElsewhere() });
      references.push(reference);
    }
    return references;
  }

  test('an address has a limit of requests an hour; other addresses and repeats are not affected', async () => {
    const third = submission();
    for (const one of [submission(), submission(), third])
      expect(await store.submit(one)).toMatchObject({ outcome: 'stored' });
    const retryAfterSeconds = expect.closeTo(hourSeconds, -2);
    expect(await store.submit(submission())).toMatchObject({ limit: 'address', retryAfterSeconds });
    expect(await store.submit(third), 'with the same word about its mail').toMatchObject({
      outcome: 'replayed',
      mail: { state: 'onItsWay', at: expect.stringMatching(/Z$/) },
    });
    expect(await store.submit(submission(fromElsewhere()))).toMatchObject({ outcome: 'stored' });
    await age(hourSeconds);
    expect(await store.submit(submission())).toMatchObject({ outcome: 'stored' });
  });

  /** Submits a person's request from an address in each network. Returns the limits that they met, or `stored`. */
  async function submitFromEach(networks: readonly number[]): Promise<string[]> {
    const results: SubmitResult[] = [];
    for (const network of networks) {
      const one = (address += 1);
      const clientAddress = `203.0.${network}.${one}`;
      results.push(await store.submit(submission({ answers: answersOf(one), clientAddress })));
    }
    return results.map((result) => (result.outcome === 'rateLimited' ? result.limit : result.outcome));
  }

  test('the more requests arrive, the fewer one network may send, and those of new networks are stored', async () => {
    const ok = 'stored';
    expect(await submitFromEach([1, 1, 1, 1, 1, 1])).toEqual(Array(6).fill(ok));
    expect(await submitFromEach([1, 2, 2, 2]), 'from six in all').toEqual(['network', ok, ok, 'network']);
    expect(await submitFromEach([3, 4, 5, 6, 7, 8]), 'up to the limit of all').toEqual(Array(6).fill(ok));
    expect(await submitFromEach([9]), 'beyond the limit of all').toEqual(['all']);
    expect(await store.health()).toEqual(['requestLimit']);
    await sendAll();
    await age(hourSeconds);
    expect(await submitFromEach([1, 9])).toEqual([ok, ok]);
  });

  test('who meets two limits is told to wait for the one that ends last', async () => {
    for (const _ of [1, 2, 3]) await store.submit(submission());
    await age(50 * 60);
    for (const clientAddress of ['192.0.2.8', '192.0.2.9']) await store.submit(submission({ clientAddress }));
    expect(await submitFromEach([9])).toEqual(['stored']);
    const retryAfterSeconds = expect.closeTo(hourSeconds, -2);
    expect(await store.submit(submission())).toMatchObject({ limit: 'network', retryAfterSeconds });
  });

  test('the school’s mail about a teacher waits an hour for the CV, and leaves at once when it comes', async () => {
    const apply = () =>
      storeRequest(store, { ...fromElsewhere(), kind: 'teacher', answers: teacherApplication });
    const schoolMails = async () =>
      (await sendAll()).flatMap((mail) => (mail.kind === 'school' ? [requestOf(mail)?.reference] : []));
    const [served, waiting] = [await apply(), await apply()];
    expect(await schoolMails()).toEqual([]);
    await store.retryMails();
    expect(await schoolMails(), 'no failure to try again').toEqual([]);
    const change = { papers: [storedPaper()], endsWait: true };
    await store.saveRequest(await findStored(store, served.reference), change);
    expect(await schoolMails()).toEqual([served.reference]);
    await age(hourSeconds - 60);
    expect(await schoolMails()).toEqual([]);
    await age(60);
    expect(await store.health(), 'due now').not.toContain('mailsLate');
    expect(await schoolMails()).toEqual([waiting.reference]);
  });

  test('a mailbox has its pace however it is spelled, and a mail has the links of one spelling', async () => {
    const send = async (email: string) =>
      storeRequest(store, { answers: { ...academicRequest, email }, ...fromElsewhere() });
    for (const email of ['amina@gmail.com', 'AMINA+1@gmail.com', 'a.mina@gmail.com', 'amina@googlemail.com'])
      await send(email);
    for (const _ of [1, 2]) await send('a.mina@gmail.com');
    const last = await send('a.mina@gmail.com');
    expect(countOf('applicant', await sendAll())).toBe(2);
    await age(hourSeconds + 1);
    const later = toApplicants(await claimAll());
    const listed = [{}, {}, {}, { reference: last.reference }];
    expect(later).toMatchObject([{ kind: 'dossiers', recipient: 'a.mina@gmail.com', listed }]);
    await fail(later, 600);
    await send('a.mina@gmail.com');
    await age(601);
    const again = toApplicants(await claimAll());
    expect(again, 'the same in each try').toMatchObject([{ id: later[0]?.id, attempt: 2, listed }]);
    await complete(again);
    expect(countOf('applicant', await claimAll()), 'three in a day').toBe(0);
    await store.deleteRequest(last.reference);
    await age(22.9 * hourSeconds);
    expect(countOf('applicant', await claimAll()), 'still one mail for its pace').toBe(2);
  });

  test('mails of networks that caused few leave first, as many as there are tokens', async () => {
    await reopen({ ...noLimits, mails: { burst: 4, intervalMs: 60_000 } });
    await submitFromEach([1, 1, 1, 1, 2, 3, 2]);
    const applicants = async () =>
      (await sendAll()).filter(({ kind }) => kind === 'applicant').map((mail) => requestOf(mail)?.sequence);
    expect(await applicants()).toEqual([5, 6, 7, 1]);
    expect(await store.health()).toEqual(['mailCeiling']);
    await age(120);
    expect(await applicants()).toEqual([2, 3]);
    await age(60);
    expect(await applicants()).toEqual([4]);
    expect(await store.health()).toEqual([]);
  });

  test('a mail that waits for its turn is not late, however long', async () => {
    await reopen({ mails: { burst: 1, intervalMs: 3 * hourSeconds * 1000 } });
    await submitFromEach([1, 2]);
    await sendAll();
    await age(2 * hourSeconds);
    expect(await store.health()).toEqual(['mailCeiling']);
    await age(hourSeconds);
    expect(await store.health()).toEqual(['mailsLate']);
  });

  test('the pace holds after the clock was set back', async () => {
    await reopen({ ...noLimits, mails: { burst: 1, intervalMs: 60_000 } });
    const applicants = async () => countOf('applicant', await sendAll());
    await submitFromEach([1]);
    expect(await applicants()).toBe(1);
    await age(-24 * hourSeconds);
    await submitFromEach([1, 2]);
    expect([await applicants(), await applicants()]).toEqual([1, 0]);
  });

  test('requests dated in the future, because the clock was set back, do not count for the limits', async () => {
    for (const one of [submission(), submission(), submission()]) await store.submit(one);
    await submitCrowd(11);
    await age(-24 * hourSeconds);
    const { reference } = await storeRequest(store, { answers: answersOf(0), ...fromElsewhere() });
    const mails = (await claimAll()).filter((mail) => requestOf(mail)?.reference === reference);
    expect(mails.map(({ kind }) => kind).toSorted()).toEqual(['applicant', 'school']);
  });

  test('the school gets a mail about each request up to its limit, the last with all others, the same in each try', async () => {
    const { references, digests } = await claimDigest(3);
    const listed = references.map((reference) => ({ reference }));
    expect(digests).toMatchObject([{ attempt: 1, recipient: null, count: 3, listed }]);
    await age(360);
    const again = (await claimAll()).filter(isDigest);
    expect(again).toMatchObject([{ id: digests[0]?.id, attempt: 2, count: 3 }]);
    await complete(again);
    await age(hourSeconds);
    expect(await claimAll()).toEqual([]);
  });

  test.each(['by the server', 'by hand'])(
    'a mail to the school that failed is tried again alone %s, and those that wait leave together after it',
    async (by) => {
      await reopen({ schoolMails: { burst: 1, intervalMs: 60_000 } });
      const claimed = async () => toSchool(await claimAll());
      const [first = ''] = await submitCrowd(1);
      await fail(await claimed(), 0);
      if (by === 'by hand') await store.retryMails();
      await submitCrowd(2);
      await age(60);
      expect(await claimed()).toMatchObject([{ kind: 'school', attempt: 2, stored: { reference: first } }]);
      await age(59);
      expect(await claimed()).toEqual([]);
      await age(1);
      expect(await claimed()).toMatchObject([{ kind: 'digest', attempt: 1, count: 2 }]);
    },
  );

  test('health reports a dead digest until each of its requests is answered', async () => {
    const { references, digests } = await claimDigest(2);
    await fail(digests);
    for (const reference of references) {
      expect(await store.health()).toEqual(['mailsDead']);
      await setAnswered(store, reference);
    }
    expect(await store.health()).toEqual([]);
  });

  test('an erasure lets the files of the sent mails about several requests go, not those of others', async () => {
    const { references, digests } = await claimDigest(2);
    const [listed = ''] = references;
    await store.queueSchoolMail({ id: randomUUID(), kind: 'morning', perHour: 1 });
    const shared = [...(await claimAll()), ...digests];
    await complete(shared);
    const ids = shared.map(({ id }) => id);
    expect(shared.map(({ kind }) => kind).toSorted()).toEqual(['digest', 'morning']);
    expect(await store.findMails([...ids, randomUUID()])).toEqual(new Set(ids));
    await store.deleteRequest('ADM-NONE-NONE');
    expect(await store.findMails(ids), 'nobody was erased').toEqual(new Set(ids));
    await store.deleteRequest(listed);
    expect(await store.findMails(ids)).toEqual(new Set());
    const later = randomUUID();
    await store.queueSchoolMail({ id: later, kind: 'morning', perHour: 9 });
    await sendAll();
    expect(await store.findMails([later])).toEqual(new Set([later]));
  });

  test('a digest leaves out deleted requests', async () => {
    const { references } = await claimDigest(3);
    const [first = '', second = '', third = ''] = references;
    await store.deleteRequest(first);
    await age(360);
    const listed = [{ reference: second }, { reference: third }];
    expect(await claimAll()).toMatchObject([{ count: 2, listed }]);
    for (const reference of [second, third]) await store.deleteRequest(reference);
    await age(61);
    expect(await claimAll()).toEqual([]);
  });

  describe('a dossier', () => {
    const open = (reference: string) => findStored(store, reference);
    const save = (dossier: StoredRequest, change: RequestChange) => store.saveRequest(dossier, change);

    /** Stores a request whose mails are sent, and returns its dossier. */
    async function submitOne(changes: Partial<Submission> = {}): Promise<StoredRequest> {
      const { reference } = await storeRequest(store, { ...fromElsewhere(), ...changes });
      await sendAll();
      return open(reference);
    }

    test('keeps what is saved; a list has it too', async () => {
      const dossier = await submitOne();
      const cv = storedPaper({ createdAt: '2026-03-01T12:00:00.000Z', sha256: 'b'.repeat(64) });
      const identity = storedPaper({ paper: 'identity', state: 'uploading' });
      const changes = {
        generation: 2,
        isProved: true,
        corrections: 1,
        answeredAt: '2026-03-02T12:00:00.000Z',
        withdrawnAt: '2026-03-03T12:00:00.000Z',
        answers: { ...academicRequest, phone: '77 65 43 21' },
        papers: [cv, identity],
      };
      expect(await save(dossier, changes)).toBe(true);
      const saved = { ...changes, revision: dossier.revision + 1 };
      expect(await open(dossier.reference)).toMatchObject(saved);
      expect(await store.listRequests({ limit: 1 })).toMatchObject([saved]);
      const received = { ...identity, state: 'received', receivedAt: cv.receivedAt } as const;
      await save(await open(dossier.reference), { papers: [received], answeredAt: null });
      expect(await open(dossier.reference)).toMatchObject({ papers: [received], answeredAt: null });
    });

    test('with a corrected address is the earlier request of its new mailbox', async () => {
      const dossier = await submitOne();
      const answers = { ...academicRequest, email: 'new@example.dj' };
      await save(dossier, { answers });
      const next = await submitOne({ answers });
      expect(next).toMatchObject({ earlierReference: dossier.reference });
      await save(await open(dossier.reference), { eraseAt: dossier.createdAt });
      expect(await open(next.reference), 'erased').toMatchObject({ earlierReference: null });
    });

    test('cannot take the id of a file of another request', async () => {
      const [mine, theirs] = [await submitOne(), await submitOne()];
      const cv = storedPaper();
      await save(theirs, { papers: [cv] });
      await expect(save(mine, { papers: [{ ...cv, state: 'uploading' }] })).rejects.toThrow(StoreUnavailable);
      expect((await open(theirs.reference)).papers).toMatchObject([{ id: cv.id, state: 'received' }]);
      expect((await open(mine.reference)).papers).toEqual([]);
    });

    test('takes one of two changes of the same state', async () => {
      const dossier = await submitOne();
      const change = () => save(dossier, { mails: [{ kind: 'asked' }] });
      expect((await Promise.all([change(), change()])).toSorted()).toEqual([false, true]);
      expect(await claimAll()).toHaveLength(1);
    });

    test('whose address is changed leaves its mails counted for the mailbox that got them', async () => {
      for (const email of ['one@example.dj', 'two@example.dj']) {
        const dossier = await submitOne();
        await save(dossier, { answers: { ...academicRequest, email } });
      }
      const confirmation = (await submitOne()).mails.find(({ kind }) => kind === 'applicant');
      expect(confirmation).toMatchObject({ state: 'queued', sentAt: null });
    });

    test('whose address is changed while its mail leaves counts that mail, and does not send it again', async () => {
      for (const email of ['one@example.dj', 'two@example.dj']) {
        const dossier = await storeRequest(store, fromElsewhere());
        await claimAll();
        await save(dossier, { answers: { ...academicRequest, email } });
      }
      await storeRequest(store, fromElsewhere());
      expect(toApplicants(await claimAll())).toEqual([]);
      await age(61);
      expect(toApplicants(await claimAll())).toEqual([]);
    });

    test.each([
      ['is tried again', 0],
      ['was given up', null],
    ])(
      'whose address is changed mails link, asks and reminders to the new address alone, also when a mail to the earlier one %s',
      async (_, retryInSeconds) => {
        const dossier = await storeRequest(store);
        const [id, reminded] = [randomUUID(), randomUUID()];
        const events = [
          { id, event: 'asked' as const, detail: {} },
          { id: reminded, event: 'reminded' as const, detail: {} },
        ];
        const reminder = { id: reminded, kind: 'asked', departure: randomUUID() } as const;
        await save(dossier, { events, mails: [{ id, kind: 'asked' }, { kind: 'withdrawn' }, reminder] });
        await fail(await claimAll(), retryInSeconds);
        const email = 'new@example.dj';
        await save(await open(dossier.reference), {
          answers: { ...academicRequest, email },
          mails: [{ kind: 'applicant' }],
        });
        await store.retryMails();
        expect(toApplicants(await claimAll()).map(({ kind, recipient }) => [kind, recipient])).toEqual([
          ['applicant', email],
          ['asked', email],
          ['reminder', email],
        ]);
      },
    );

    test('whose phone is corrected before its confirmation has left still gets it, corrected', async () => {
      const dossier = await storeRequest(store, fromElsewhere());
      const answers = { ...academicRequest, phone: '+253 77 12 34 56' };
      await save(dossier, { answers });
      expect(toApplicants(await claimAll())).toMatchObject([{ kind: 'applicant', stored: { answers } }]);
    });

    test('drops the link to an address that is changed before its mail has left, and keeps those that leave with it', async () => {
      const submitNext = () => storeRequest(store, fromElsewhere());
      for (const _ of ['first', 'second']) await submitNext();
      const [moved, kept, late] = [await submitNext(), await submitNext(), await submitNext()];
      const answers = { ...academicRequest, email: 'new@example.dj' };
      await save(moved, { answers, mails: [{ kind: 'applicant' }] });
      const recipients = toApplicants(await sendAll()).map(({ recipient }) => recipient);
      expect(recipients.toSorted()).toEqual([academicRequest.email, academicRequest.email, 'new@example.dj']);
      await age(hourSeconds + 1);
      const leaving = toApplicants(await claimAll());
      expect(leaving).toMatchObject([{ kind: 'dossiers', listed: [{}, {}] }]);
      await save(await open(late.reference), { answers });
      await fail(leaving, 0);
      const again = { kind: 'applicant', stored: { reference: kept.reference } };
      expect(toApplicants(await sendAll()), 'tried again').toMatchObject([again]);
    });

    test('of twenty that mail their links to one mailbox at once, as many do as the limit allows', async () => {
      await reopen({ ...noLimits, mailsPerHour: testLimits.mailsPerHour });
      const dossiers: StoredRequest[] = [];
      for (let count = 0; count < 20; count += 1)
        dossiers.push(await submitOne({ answers: answersOf(count) }));
      const saved = dossiers.map((dossier) =>
        save(dossier, { answers: academicRequest, mails: [{ kind: 'applicant' }] }),
      );
      expect((await Promise.all(saved)).every(Boolean)).toBe(true);
      expect(await claimAll()).toHaveLength(testLimits.mailsPerHour);
    });

    test('lists papers and events of one millisecond as they were saved', async () => {
      const dossier = await submitOne();
      const ids = ['9', '1', '5'];
      const papers = ids.map((id) => storedPaper({ id, createdAt: dossier.createdAt }));
      const events = ids.map((id) => ({ id, event: 'noted', detail: {} }) as const);
      await save(dossier, { papers, events });
      const saved = await open(dossier.reference);
      expect(saved.papers).toEqual(papers);
      expect(saved.events.map(({ id }) => id)).toEqual(ids);
    });

    test('keeps its events, and a mail about one has it under its id', async () => {
      const dossier = await submitOne();
      const id = randomUUID();
      const asked = { id, event: 'asked' as const, detail: { papers: ['cv' as const], text: 'En PDF' } };
      await save(dossier, { events: [asked], mails: [{ id, kind: 'asked' }] });
      expect(await claimAll()).toMatchObject([{ id, kind: 'asked', stored: { events: [asked] } }]);
      await setAnswered(store, dossier.reference);
      const { events } = await open(dossier.reference);
      expect(events).toMatchObject([
        { ...asked, at: expect.stringMatching(/Z$/) },
        { event: 'answered', detail: {} },
      ]);
    });

    test('is reminded once, whoever writes it, and again only if somebody proved its mailbox', async () => {
      const dossier = await submitOne();
      const remind = async (since: number, one = dossier) => store.remind([one], since);
      const dayAgo = Date.now() - 24 * hourSeconds * 1000;
      const both = await Promise.all([remind(dayAgo), remind(dayAgo)]);
      expect(both.toSorted()).toEqual([false, true]);
      const asked = randomUUID();
      await save(await open(dossier.reference), { mails: [{ id: asked, kind: 'asked' }] });
      expect(await sendAll(), 'beside what the office asks for').toMatchObject([
        { kind: 'asked', id: asked },
        { kind: 'reminder', listed: [{ reference: dossier.reference }] },
      ]);
      const now = Date.now() + 1_000;
      expect(await remind(now, await open(dossier.reference))).toBe(false);
      await save(await open(dossier.reference), { isProved: true });
      expect(await remind(dayAgo, await open(dossier.reference)), 'of the same days').toBe(false);
      await expect(remind(now), 'of what has changed since').rejects.toThrow('dossierBusy');
      expect(await remind(now, await open(dossier.reference))).toBe(true);
      const { events } = await open(dossier.reference);
      expect(events.map(({ event }) => event)).toEqual(['reminded', 'reminded']);
    });

    test('is erased 48 hours after its withdrawal, and an unfinished paper after 24 hours', async () => {
      const dossier = await submitOne();
      const [kept, unfinished] = [storedPaper(), storedPaper({ state: 'uploading' })];
      await save(dossier, { papers: [kept, unfinished] });
      await age(24 * hourSeconds - 10);
      await store.purge();
      expect((await open(dossier.reference)).papers).toHaveLength(2);
      await age(20);
      await store.purge();
      expect((await open(dossier.reference)).papers).toMatchObject([{ id: kept.id }]);
      await save(await open(dossier.reference), { withdrawnAt: new Date().toISOString() });
      await age(48 * hourSeconds - 10);
      expect(await store.purge()).toMatchObject({ removed: 0 });
      await age(20);
      expect(await store.purge()).toMatchObject({ removed: 1, held: 0 });
      expect(await store.findRequest(dossier.reference)).toBeNull();
    });
  });

  describe('the quota of files', () => {
    const megabyte = 1_000_000;
    const reopenWith = (fileBytes: number) => reopen({ ...noLimits, fileBytes });
    beforeEach(() => reopenWith(5_000 * megabyte));

    /** Stores a request and announces files in its dossier. Resolves with the number of accepted ones. */
    async function announce(network: string, count: number, bytes: number, isProved = false) {
      const { reference } = await storeRequest(store, { clientAddress: `${network}.1` });
      for (let accepted = 0; accepted < count; accepted += 1) {
        const dossier = await findStored(store, reference);
        const papers = [...dossier.papers, storedPaper({ state: 'uploading', bytes })];
        const saved = await store
          .saveRequest(dossier, { papers, network, isProved })
          .catch(({ message }: StoreUnavailable) => message);
        expect([true, 'uploadQuota']).toContain(saved);
        if (saved !== true) return accepted;
      }
      return count;
    }

    /** Sends dossiers of this size from a network until one is refused, 200 at most. Resolves with their number. */
    async function fill(network: string, bytes: number, isProved = false): Promise<number> {
      for (let dossiers = 0; dossiers < 200; dossiers += 1)
        if ((await announce(network, 1, bytes, isProved)) === 0) return dossiers;
      return 200;
    }

    test('of a small disk serves a class of sixty behind one address, before anybody has opened a mail', async () => {
      await reopenWith(1_000 * megabyte);
      for (let pupil = 0; pupil < 60; pupil += 1)
        expect(await announce('192.0.2', 1, 5 * 0.8 * megabyte), `pupil ${pupil}`).toBe(1);
    });

    test('serves a class of forty from one network, with proved mailboxes', async () => {
      for (let pupil = 0; pupil < 40; pupil += 1)
        expect(await announce('192.0.2', 1, 40 * megabyte, true), `pupil ${pupil}`).toBe(1);
    });

    test('is shared: networks that take all they can leave some to others, every day', async () => {
      expect(await fill('192.0.2', 50 * megabyte)).toBe(10);
      expect(await fill('198.51.100', 50 * megabyte)).toBe(9);
      expect(await fill('203.0.113', 400 * megabyte, true)).toBe(5);
      // A day later the files still count, and the first network shares the rest again.
      await age(25 * hourSeconds);
      expect(await fill('192.0.2', 50 * megabyte), 'a class').toBe(5);
    });

    test('counts what a network announces for a day from its first file', async () => {
      expect(await announce('192.0.2', 1, 400 * megabyte)).toBe(1);
      await age(13 * hourSeconds);
      expect(await announce('192.0.2', 2, 50 * megabyte)).toBe(2);
      await age(12 * hourSeconds);
      expect(await announce('192.0.2', 1, 400 * megabyte)).toBe(1);
    });

    test('counts announced files, the small ones as 4 kB, and those that are gone no longer', async () => {
      await reopenWith(14 * 4_096);
      expect(await announce('192.0.2', 14, 10, true), 'half of the room').toBe(7);
      await age(25 * hourSeconds);
      await store.purge();
      expect(await announce('192.0.2', 14, 10, true)).toBe(7);
    });

    test('is kept by forty that announce at once', async () => {
      const all = await Promise.all(Array.from({ length: 40 }, () => announce('192.0.2', 1, 20 * megabyte)));
      expect(all.filter(Boolean)).toHaveLength(25);
    });

    test('is reported when new networks are refused', async () => {
      for (const [megabytes, problems] of [
        [20, []],
        [19, ['uploadQuota']],
      ] as const) {
        await reopenWith(megabytes * megabyte);
        expect(await store.health(), `${megabytes} MB`).toEqual(problems);
      }
    });
  });

  test('a download ticket works once, until it expires', async () => {
    const subject = { reference: 'ADM-AAAA-AAAA', file: 'zip' };
    for (const ticket of ['used', 'late']) await store.addTicket(ticket, subject, 60);
    for (const opened of [subject, null]) expect(await store.takeTicket('used')).toEqual(opened);
    await age(61);
    expect(await store.takeTicket('late')).toBeNull();
    await store.addTicket('list', { reference: null, file: 'spreadsheet' }, 60);
    expect(await store.takeTicket('list')).toEqual({ reference: null, file: 'spreadsheet' });
  });

  test('purging deletes expired tickets and the office’s mails of a week ago, except the last morning’s', async () => {
    const reference = 'ADM-CCCC-CCCC';
    await store.addTicket('ticket', { reference, file: 'zip' }, 60);
    await store.queueSchoolMail({ id: randomUUID(), kind: 'morning', perHour: 1 });
    await store.queueSchoolMail({ id: randomUUID(), kind: 'listLink', perHour: 1 });
    const [late, sent] = await claimAll();
    await age(1);
    const last = { id: randomUUID(), kind: 'morning', perHour: 9 } as const;
    await store.queueSchoolMail(last);
    await complete(sent ? [sent] : []);
    await store.purge();
    expect(await dump()).toContain(reference);
    await age(7 * 24 * hourSeconds - 10);
    await store.purge();
    const rows = await dump();
    expect(rows).not.toContain(reference);
    for (const mail of [late, sent]) expect(rows).toContain(mail?.id);
    await age(20);
    await store.purge();
    expect(await dump(), 'its news begin there').toContain(late?.id);
    await sendAll();
    await store.purge();
    for (const mail of [late, sent]) expect(await dump()).not.toContain(mail?.id);
    expect(await dump()).toContain(last.id);
  });

  test('a mail to the school is queued once by its id, and of its kind at most so often in an hour', async () => {
    const morning = { id: randomUUID(), kind: 'morning', perHour: 1 } as const;
    const both = await Promise.all([1, 2].map(() => store.queueSchoolMail(morning)));
    expect(both.toSorted()).toEqual([false, true]);
    const link = () => store.queueSchoolMail({ id: randomUUID(), kind: 'listLink', perHour: 2 });
    expect([await link(), await link(), await link()]).toEqual([true, true, false]);
    const mails = await sendAll();
    const names = mails.map(({ id, kind }) => (kind === 'morning' ? id : kind));
    expect(names.toSorted()).toEqual([morning.id, 'listLink', 'listLink']);
    await age(hourSeconds + 1);
    expect(await link()).toBe(true);
    expect(await store.queueSchoolMail(morning)).toBe(false);
    expect(await store.health()).toEqual([]);
  });

  test('the mail of a morning names the last one before it', async () => {
    const [first, second, third] = ['2026-12-03', '2026-12-05', '2026-12-06'].map(morningId);
    for (const id of [third, first, second])
      await store.queueSchoolMail({ id: id ?? '', kind: 'morning', perHour: 3 });
    const mails = await claimAll();
    const previousIds = new Map(mails.map((mail) => [mail.id, mail.kind === 'morning' && mail.previous]));
    expect([first, second, third].map((id = '') => previousIds.get(id))).toEqual([null, first, second]);
  });

  test('a file is known while a request has or expects it, in capitals too, with its size while expected', async () => {
    const papers = (['uploading', 'received', 'replaced'] as const).map((state) =>
      storedPaper({ id: state === 'received' ? 'RECEIVED' : state, state }),
    );
    await store.saveRequest(await storeRequest(store), { papers });
    const known = await store.findFiles(['uploading', 'RECEIVED', 'replaced', 'unknown']);
    expect(known).toEqual(new Set(['uploading', 'RECEIVED']));
    expect(await store.findFiles([])).toEqual(new Set());
    expect(await store.expectedBytes('uploading')).toBe(1_000);
    expect(await store.expectedBytes('RECEIVED')).toBeUndefined();
  });

  test('of processes that want to clean, one does so in an hour', async () => {
    const start = () => store.startCleaning(hourSeconds);
    expect((await Promise.all([start(), start(), start()])).filter(Boolean)).toHaveLength(1);
    await age(hourSeconds + 1);
    expect([await start(), await start()]).toEqual([true, false]);
  });
}
