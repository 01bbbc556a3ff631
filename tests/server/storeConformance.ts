import { afterEach, beforeEach, expect, test } from 'vitest';
import type { AdmissionStore, ClaimedMail } from '../../supabase/functions/_shared/admissionStore.ts';
import { academicRequest, certifyingRequest, submission } from '../support/admission.ts';

export const testLimits = { requestsPerHour: 3, mailsPerHour: 2 };

/** An empty store with the limits above. */
export interface StoreUnderTest {
  store: AdmissionStore;
  /** Makes everything stored older, as if so many seconds had passed. */
  age(seconds: number): Promise<void>;
  /** All that is stored, as text. */
  dump(): Promise<string>;
  close(): Promise<void>;
}

const hour = 3600;

/** What every store promises: the same cases for each, inside its `describe`. */
export function testStore(open: () => Promise<StoreUnderTest>): void {
  let tested: StoreUnderTest;
  let store: AdmissionStore;
  let address = 0;

  beforeEach(async () => {
    tested = await open();
    store = tested.store;
  });
  afterEach(() => tested.close());

  const fromElsewhere = () => ({ clientAddress: `198.51.100.${(address += 1)}` });

  async function claimAll(leaseSeconds = 60): Promise<ClaimedMail[]> {
    const mails = await store.claimMails(10, leaseSeconds);
    return mails.length === 0 ? [] : [...mails, ...(await claimAll(leaseSeconds))];
  }

  test('what was stored is listed as it was sent, newest first, in any script', async () => {
    await store.submit(submission({ request: academicRequest }));
    await store.submit(submission({ request: certifyingRequest, locale: 'ar' }));
    const listed = await store.listRequests({ limit: 10 });
    expect(listed.map(({ request }) => request)).toEqual([certifyingRequest, academicRequest]);
    expect(listed.map(({ locale }) => locale)).toEqual(['ar', 'fr']);
    expect(Math.abs(Date.parse(listed[0]?.createdAt ?? '') - Date.now())).toBeLessThan(60_000);
  });

  test('long lists come page by page, without a gap or a repeat', async () => {
    const references = [];
    for (let count = 0; count < 5; count += 1) {
      const one = submission(fromElsewhere());
      references.unshift(one.reference);
      await store.submit(one);
    }
    const first = await store.listRequests({ limit: 3 });
    const second = await store.listRequests({ limit: 3, before: first[2]?.sequence ?? 0 });
    expect([...first, ...second].map(({ reference }) => reference)).toEqual(references);
  });

  test('a stored request has one mail for the applicant and one for the school', async () => {
    const one = submission();
    await store.submit(one);
    const mails = await claimAll();
    expect(mails.map(({ kind }) => kind).toSorted()).toEqual(['applicant', 'school']);
    expect(mails.every(({ stored }) => stored.reference === one.reference)).toBe(true);
    expect(mails[0]?.stored.request).toEqual(academicRequest);
    expect(new Set(mails.map(({ id }) => id)).size).toBe(2);
    expect(mails.every(({ attempt }) => attempt === 1)).toBe(true);
  });

  test('a repeat of a request is answered with the same reference and mails nobody again', async () => {
    const one = submission();
    await store.submit(one);
    await claimAll();
    const repeat = await store.submit({ ...one, reference: 'ADM-AAAA-AAAA' });
    expect(repeat).toEqual({ outcome: 'replayed', reference: one.reference });
    expect(await claimAll()).toEqual([]);
    expect(await store.listRequests({ limit: 10 })).toHaveLength(1);
  });

  test('another request under a known key is refused and changes nothing', async () => {
    const one = submission();
    await store.submit(one);
    const other = submission({ idempotencyKey: one.idempotencyKey, contentHash: 'b'.repeat(64) });
    expect(await store.submit(other)).toEqual({ outcome: 'conflict' });
    expect((await store.listRequests({ limit: 10 })).map(({ reference }) => reference)).toEqual([
      one.reference,
    ]);
  });

  test('ten simultaneous submissions with one key make one row and one reference', async () => {
    const one = submission();
    const results = await Promise.all(
      Array.from({ length: 10 }, () => store.submit({ ...one, reference: submission().reference })),
    );
    const references = results.map((result) => ('reference' in result ? result.reference : result.outcome));
    expect(new Set(references).size).toBe(1);
    expect(results.filter(({ outcome }) => outcome === 'stored')).toHaveLength(1);
    expect(await store.listRequests({ limit: 10 })).toHaveLength(1);
    expect(await claimAll()).toHaveLength(2);
  });

  test('two requests never bear one reference', async () => {
    const one = submission();
    await store.submit(one);
    expect(await store.submit(submission({ reference: one.reference }))).toEqual({
      outcome: 'referenceTaken',
    });
  });

  test('one address is limited to its requests an hour; others and repeats are not', async () => {
    const first = submission();
    for (const one of [first, submission(), submission()]) {
      expect(await store.submit(one)).toMatchObject({ outcome: 'stored' });
    }
    const refused = await store.submit(submission());
    expect(refused).toMatchObject({ outcome: 'rateLimited' });
    expect('retryAfterSeconds' in refused && refused.retryAfterSeconds).toBeGreaterThan(hour - 60);
    expect('retryAfterSeconds' in refused && refused.retryAfterSeconds).toBeLessThanOrEqual(hour);
    expect(await store.submit(first)).toMatchObject({ outcome: 'replayed' });
    expect(await store.submit(submission(fromElsewhere()))).toMatchObject({ outcome: 'stored' });
    await tested.age(hour);
    expect(await store.submit(submission())).toMatchObject({ outcome: 'stored' });
  });

  test('simultaneous requests from one address do not slip past its limit', async () => {
    const results = await Promise.all(Array.from({ length: 8 }, () => store.submit(submission())));
    expect(results.filter(({ outcome }) => outcome === 'stored')).toHaveLength(testLimits.requestsPerHour);
  });

  test('the client’s address is nowhere in what is stored', async () => {
    await store.submit(submission({ clientAddress: '203.0.113.77' }));
    expect(await tested.dump()).toContain('Houssein');
    expect(await tested.dump()).not.toContain('203.0.113.77');
  });

  test('a mail in one sender’s hands is given to no other until its lease ends', async () => {
    await store.submit(submission());
    const mails = await store.claimMails(10, 60);
    expect(mails).toHaveLength(2);
    expect(await claimAll()).toEqual([]);
    await tested.age(61);
    const again = await store.claimMails(10, 60);
    expect(again.map(({ id }) => id).toSorted()).toEqual(mails.map(({ id }) => id).toSorted());
    expect(again.every(({ attempt }) => attempt === 2)).toBe(true);
  });

  test('senders at the same moment share the mails, none twice', async () => {
    for (let count = 0; count < 5; count += 1) {
      const request = { ...academicRequest, email: `person${count}@example.dj` };
      await store.submit(submission({ request, ...fromElsewhere() }));
    }
    const claims = await Promise.all([1, 2, 3, 4].map(() => store.claimMails(3, 60)));
    const ids = [...claims.flat(), ...(await claimAll())].map(({ id }) => id);
    expect(ids).toHaveLength(10);
    expect(new Set(ids).size).toBe(10);
  });

  test('a sent mail stays sent, even when its lease had ended or a failure comes in late', async () => {
    await store.submit(submission());
    const [mail] = await store.claimMails(1, 60);
    if (!mail) throw new Error('no mail');
    await tested.age(61);
    await store.completeMail(mail.id);
    await store.failMail({ id: mail.id, attempt: 1, errorClass: 'timeout', retryInSeconds: 0 });
    expect((await claimAll()).map(({ id }) => id)).not.toContain(mail.id);
  });

  test('a failed mail is due again after its delay, not before', async () => {
    await store.submit(submission());
    for (const { id, attempt } of await claimAll()) {
      await store.failMail({ id, attempt, errorClass: 'timeout', retryInSeconds: 600 });
    }
    await tested.age(500);
    expect(await claimAll()).toEqual([]);
    expect(await store.listOutbox()).toMatchObject([
      { state: 'queued', attempts: 1, lastError: 'timeout' },
      { state: 'queued', attempts: 1, lastError: 'timeout' },
    ]);
    await tested.age(101);
    expect(await claimAll()).toHaveLength(2);
  });

  test('a mail that is given up waits, listed, until it is retried by hand', async () => {
    await store.submit(submission());
    for (const { id, attempt } of await claimAll()) {
      await store.failMail({ id, attempt, errorClass: 'MailRefused', retryInSeconds: null });
    }
    await tested.age(24 * hour);
    expect(await claimAll()).toEqual([]);
    expect(await store.listOutbox()).toMatchObject([{ state: 'dead' }, { state: 'dead' }]);
    expect(await store.retryMails()).toBe(2);
    expect(await claimAll()).toHaveLength(2);
  });

  test('a failure of an older try than the current one changes nothing', async () => {
    await store.submit(submission());
    const [mail] = await store.claimMails(1, 60);
    if (!mail) throw new Error('no mail');
    await tested.age(61);
    await claimAll();
    await store.failMail({ id: mail.id, attempt: 1, errorClass: 'timeout', retryInSeconds: null });
    expect((await store.listOutbox()).every(({ state }) => state === 'leased')).toBe(true);
  });

  test('one applicant’s address gets so many mails an hour and the rest later; the school gets all', async () => {
    const spelled = [academicRequest.email, academicRequest.email.toUpperCase(), academicRequest.email];
    for (const email of spelled) {
      await store.submit(submission({ request: { ...academicRequest, email }, ...fromElsewhere() }));
    }
    const mails = await claimAll();
    expect(mails.filter(({ kind }) => kind === 'school')).toHaveLength(3);
    expect(mails.filter(({ kind }) => kind === 'applicant')).toHaveLength(testLimits.mailsPerHour);
    for (const { id } of mails) await store.completeMail(id);
    await tested.age(hour / 2);
    expect(await claimAll()).toEqual([]);
    await tested.age(hour / 2 + 5);
    expect((await claimAll()).map(({ kind }) => kind)).toEqual(['applicant']);
  });

  test('a mail due far in the future, as after a clock set back, is sent now', async () => {
    await store.submit(submission());
    await tested.age(-24 * hour);
    expect(await claimAll()).toHaveLength(2);
    expect(await store.submit(submission())).toMatchObject({ outcome: 'stored' });
  });

  test('deleting a request takes its mails along and leaves nothing of the person', async () => {
    const [one, other] = [submission(), submission(fromElsewhere())];
    await store.submit(one);
    await store.submit({ ...other, request: certifyingRequest });
    expect(await store.findRequest(one.reference)).toMatchObject({ request: academicRequest });
    expect(await store.deleteRequest(one.reference)).toBe(true);
    expect(await store.deleteRequest(one.reference)).toBe(false);
    expect(await store.findRequest(one.reference)).toBeNull();
    expect((await claimAll()).every(({ stored }) => stored.reference === other.reference)).toBe(true);
    expect(await tested.dump()).not.toContain(academicRequest.email);
  });

  test('requests older than the retention are removed with their mails, younger ones stay', async () => {
    await store.submit(submission());
    await tested.age(32 * 24 * hour);
    await store.submit(submission({ request: certifyingRequest, ...fromElsewhere() }));
    expect(await store.purge(0)).toBe(0);
    expect(await store.purge(2)).toBe(0);
    expect(await store.purge(1)).toBe(1);
    expect((await store.listRequests({ limit: 10 })).map(({ request }) => request)).toEqual([
      certifyingRequest,
    ]);
    expect(await claimAll()).toHaveLength(2);
  });
}
