import { expect, test } from 'vitest';

import { academicRequest, certifyingRequest, submission } from '../support/admission.ts';
import { contactMessage, teacherApplication } from '../support/messages.ts';
import { type StoreUnderTest, hour, newStoreForEach, storedOf } from './storeUnderTest.ts';

/** What every store promises: the same cases for each, inside its `describe`. */
export function testStore(open: () => Promise<StoreUnderTest>): void {
  const { tested, fromElsewhere, claimAll } = newStoreForEach(open);

  test('what was stored is listed as it was sent, newest first, in any script', async () => {
    await tested.store.submit(submission({ request: academicRequest }));
    await tested.store.submit(submission({ request: certifyingRequest, locale: 'ar' }));
    const listed = await tested.store.listRequests({ limit: 10 });
    expect(listed.map(({ request }) => request)).toEqual([certifyingRequest, academicRequest]);
    expect(listed.map(({ locale }) => locale)).toEqual(['ar', 'fr']);
    expect(Math.abs(Date.parse(listed[0]?.createdAt ?? '') - Date.now())).toBeLessThan(60_000);
  });

  test('requests of other kinds are kept as they were sent, and the first of a kind from a mailbox is known', async () => {
    const email = academicRequest.email;
    const message = { ...contactMessage, email };
    const application = { ...teacherApplication, email, cv: 'a.pdf' } as const;
    await tested.store.submit(submission({ request: academicRequest }));
    const first = submission({ ...fromElsewhere(), kind: 'contact', request: message });
    await tested.store.submit(first);
    await tested.store.submit(submission({ ...fromElsewhere(), kind: 'teacher', request: application }));
    await tested.store.submit(submission({ ...fromElsewhere(), kind: 'contact', request: message }));
    const listed = await tested.store.listRequests({ limit: 10 });
    expect(listed.map(({ kind, request, earlierReference }) => [kind, request, earlierReference])).toEqual([
      ['contact', message, first.reference],
      ['teacher', application, null],
      ['contact', message, null],
      ['admission', academicRequest, null],
    ]);
  });

  test('long lists come page by page, without a gap or a repeat', async () => {
    const references = [];
    for (let count = 0; count < 5; count += 1) {
      const one = submission(fromElsewhere());
      references.unshift(one.reference);
      await tested.store.submit(one);
    }
    const first = await tested.store.listRequests({ limit: 3 });
    const second = await tested.store.listRequests({ limit: 3, before: first[2]?.sequence ?? 0 });
    expect([...first, ...second].map(({ reference }) => reference)).toEqual(references);
  });

  test('a stored request has one mail for the applicant and one for the school', async () => {
    const one = submission();
    await tested.store.submit(one);
    const mails = await claimAll();
    expect(mails.map(({ kind }) => kind).toSorted()).toEqual(['applicant', 'school']);
    expect(mails.map(storedOf)).toMatchObject([
      { reference: one.reference, request: academicRequest },
      { reference: one.reference, request: academicRequest },
    ]);
    expect(new Set(mails.map(({ id }) => id)).size).toBe(2);
    expect(mails.every(({ attempt }) => attempt === 1)).toBe(true);
  });

  test('a repeat of a request is answered with the same reference and mails nobody again', async () => {
    const one = submission();
    await tested.store.submit(one);
    await claimAll();
    const repeat = await tested.store.submit({ ...one, reference: 'ADM-AAAA-AAAA' });
    expect(repeat).toEqual({ outcome: 'replayed', reference: one.reference, confirmation: 'queued' });
    expect(await claimAll()).toEqual([]);
    expect(await tested.store.listRequests({ limit: 10 })).toHaveLength(1);
  });

  test('another request under a known key is refused and changes nothing', async () => {
    const one = submission();
    await tested.store.submit(one);
    const other = submission({ idempotencyKey: one.idempotencyKey, contentHash: 'b'.repeat(64) });
    expect(await tested.store.submit(other)).toEqual({ outcome: 'conflict' });
    expect((await tested.store.listRequests({ limit: 10 })).map(({ reference }) => reference)).toEqual([
      one.reference,
    ]);
  });

  test('ten simultaneous submissions with one key make one row and one reference', async () => {
    const one = submission();
    const results = await Promise.all(
      Array.from({ length: 10 }, () => tested.store.submit({ ...one, reference: submission().reference })),
    );
    const references = results.map((result) => ('reference' in result ? result.reference : result.outcome));
    expect(new Set(references).size).toBe(1);
    expect(results.filter(({ outcome }) => outcome === 'stored')).toHaveLength(1);
    expect(await tested.store.listRequests({ limit: 10 })).toHaveLength(1);
    expect(await claimAll()).toHaveLength(2);
  });

  test('two requests never bear one reference', async () => {
    const one = submission();
    await tested.store.submit(one);
    expect(await tested.store.submit(submission({ reference: one.reference }))).toEqual({
      outcome: 'referenceTaken',
    });
  });

  test('the client’s address is nowhere in what is stored, and its hashes are forgotten after a day', async () => {
    await tested.store.submit(submission({ clientAddress: '203.0.113.77' }));
    expect(await tested.dump()).toContain('Houssein');
    expect(await tested.dump()).not.toContain('203.0.113.77');
    // The content has one too, of one letter here.
    const hashes = async () => (await tested.dump()).match(/\b(?!a{64})[\da-f]{64}\b/g);
    expect(await hashes()).toHaveLength(2);
    await tested.age(24 * hour + 1);
    await tested.store.purge(0);
    expect(await hashes()).toBeNull();
  });

  test('a mail in one sender’s hands is given to no other until its lease ends', async () => {
    await tested.store.submit(submission());
    const mails = await tested.store.claimMails(10, 60);
    expect(mails).toHaveLength(2);
    expect(await claimAll()).toEqual([]);
    await tested.age(61);
    const again = await tested.store.claimMails(10, 60);
    expect(again.map(({ id }) => id).toSorted()).toEqual(mails.map(({ id }) => id).toSorted());
    expect(again.every(({ attempt }) => attempt === 2)).toBe(true);
  });

  test('senders at the same moment share the mails, none twice', async () => {
    for (let count = 0; count < 5; count += 1) {
      const request = { ...academicRequest, email: `person${count}@example.dj` };
      await tested.store.submit(submission({ request, ...fromElsewhere() }));
    }
    const claims = await Promise.all([1, 2, 3, 4].map(() => tested.store.claimMails(3, 60)));
    const ids = [...claims.flat(), ...(await claimAll())].map(({ id }) => id);
    expect(ids).toHaveLength(10);
    expect(new Set(ids).size).toBe(10);
  });

  test('a sent mail stays sent, even when its lease had ended or a failure comes in late', async () => {
    await tested.store.submit(submission());
    const [mail] = await tested.store.claimMails(1, 60);
    if (!mail) throw new Error('no mail');
    await tested.age(61);
    await tested.store.completeMail(mail.id);
    await tested.store.failMail({ id: mail.id, attempt: 1, errorClass: 'timeout', retryInSeconds: 0 });
    expect((await claimAll()).map(({ id }) => id)).not.toContain(mail.id);
  });

  test('a failed mail is due again after its delay, not before', async () => {
    await tested.store.submit(submission());
    for (const { id, attempt } of await claimAll()) {
      await tested.store.failMail({ id, attempt, errorClass: 'timeout', retryInSeconds: 600 });
    }
    await tested.age(500);
    expect(await claimAll()).toEqual([]);
    expect(await tested.store.listOutbox()).toMatchObject([
      { state: 'queued', attempts: 1, lastError: 'timeout' },
      { state: 'queued', attempts: 1, lastError: 'timeout' },
    ]);
    await tested.age(101);
    expect(await claimAll()).toHaveLength(2);
  });

  test('a mail that is given up waits, listed, until it is retried by hand', async () => {
    await tested.store.submit(submission());
    for (const { id, attempt } of await claimAll()) {
      await tested.store.failMail({ id, attempt, errorClass: 'MailRefused', retryInSeconds: null });
    }
    await tested.age(24 * hour);
    expect(await claimAll()).toEqual([]);
    expect(await tested.store.listOutbox()).toMatchObject([{ state: 'dead' }, { state: 'dead' }]);
    expect(await tested.store.retryMails()).toBe(2);
    expect(await claimAll()).toHaveLength(2);
  });

  test('a failure of an older try than the current one changes nothing', async () => {
    await tested.store.submit(submission());
    const [mail] = await tested.store.claimMails(1, 60);
    if (!mail) throw new Error('no mail');
    await tested.age(61);
    await claimAll();
    await tested.store.failMail({ id: mail.id, attempt: 1, errorClass: 'timeout', retryInSeconds: null });
    expect((await tested.store.listOutbox()).every(({ state }) => state === 'leased')).toBe(true);
  });

  test('a second request of one mailbox names the first; others name none', async () => {
    const first = submission();
    const spelled = { ...academicRequest, email: academicRequest.email.toUpperCase() };
    const second = submission({ request: spelled });
    for (const one of [first, second, submission({ request: certifyingRequest })])
      await tested.store.submit(one);
    const listed = await tested.store.listRequests({ limit: 10 });
    expect(listed.map(({ earlierReference }) => earlierReference)).toEqual([null, first.reference, null]);
    expect(await tested.store.findRequest(second.reference)).toMatchObject({
      earlierReference: first.reference,
    });
  });

  test('a request is open until it is marked as answered, and again when that is taken back', async () => {
    const one = submission();
    await tested.store.submit(one);
    const answeredAt = async () => (await tested.store.findRequest(one.reference))?.answeredAt;
    expect(await answeredAt()).toBeNull();
    expect(await tested.store.markAnswered(one.reference, true)).toBe(true);
    expect(Math.abs(Date.parse((await answeredAt()) ?? '') - Date.now())).toBeLessThan(60_000);
    expect(await tested.store.markAnswered(one.reference, false)).toBe(true);
    expect(await answeredAt()).toBeNull();
    expect(await tested.store.markAnswered('ADM-NONE-NONE', true)).toBe(false);
  });

  test('says that a mail is late after an hour, and that one was given up until its request is answered', async () => {
    const one = submission();
    await tested.store.submit(one);
    expect(await tested.store.health()).toEqual([]);
    await tested.age(hour + 1);
    expect(await tested.store.health()).toEqual(['mailsLate']);
    for (const { id, attempt } of await claimAll()) {
      await tested.store.failMail({ id, attempt, errorClass: 'MailRefused', retryInSeconds: null });
    }
    expect(await tested.store.health()).toEqual(['mailsDead']);
    await tested.store.markAnswered(one.reference, true);
    expect(await tested.store.health()).toEqual([]);
  });

  test('a mail due far in the future, as after a clock set back, is sent now', async () => {
    await tested.store.submit(submission());
    await tested.age(-24 * hour);
    expect(await claimAll()).toHaveLength(2);
    expect(await tested.store.submit(submission())).toMatchObject({ outcome: 'stored' });
  });

  test('deleting a request takes its mails along and leaves nothing of the person', async () => {
    const [one, other] = [submission(), submission({ request: certifyingRequest, ...fromElsewhere() })];
    await tested.store.submit(one);
    await tested.store.submit(other);
    expect(await tested.store.findRequest(one.reference)).toMatchObject({ request: academicRequest });
    expect(await tested.store.deleteRequest(one.reference)).toBe(true);
    expect(await tested.store.deleteRequest(one.reference)).toBe(false);
    expect(await tested.store.findRequest(one.reference)).toBeNull();
    expect((await claimAll()).map((mail) => storedOf(mail)?.reference)).toEqual([
      other.reference,
      other.reference,
    ]);
    expect(await tested.dump()).not.toContain(academicRequest.email);
  });

  test('requests older than the retention are removed with their mails, younger ones stay', async () => {
    await tested.store.submit(submission());
    await tested.age(32 * 24 * hour);
    await tested.store.submit(submission({ request: certifyingRequest, ...fromElsewhere() }));
    expect(await tested.store.purge(0)).toEqual({ removed: 0, isDone: true });
    expect(await tested.store.purge(2)).toEqual({ removed: 0, isDone: true });
    expect(await tested.store.purge(1)).toEqual({ removed: 1, isDone: true });
    expect((await tested.store.listRequests({ limit: 10 })).map(({ request }) => request)).toEqual([
      certifyingRequest,
    ]);
    expect(await claimAll()).toHaveLength(2);
  });
}
