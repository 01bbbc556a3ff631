import { expect, test } from 'vitest';
import type { SubmitResult } from '#core/store/admissionStore.ts';
import { academicRequest, submission } from '../support/admission.ts';
import { type StoreUnderTest, hour, newStoreForEach, storedOf, testLimits } from './storeUnderTest.ts';

/** What every store promises when requests come in crowds or from one place: the same cases for each. */
export function testFloods(open: () => Promise<StoreUnderTest>): void {
  const { tested, fromElsewhere, claimAll, complete } = newStoreForEach(open);

  /** Stores requests of as many persons at as many places. */
  async function submitCrowd(count: number): Promise<SubmitResult[]> {
    const results: SubmitResult[] = [];
    for (let one = 0; one < count; one += 1) {
      const request = { ...academicRequest, email: `person${one}@example.dj` };
      results.push(await tested.store.submit(submission({ request, ...fromElsewhere() })));
    }
    return results;
  }

  test('one address is limited to its requests an hour; others and repeats are not', async () => {
    const first = submission();
    for (const one of [first, submission(), submission()]) {
      expect(await tested.store.submit(one)).toMatchObject({ outcome: 'stored' });
    }
    const refused = await tested.store.submit(submission());
    expect(refused).toMatchObject({ outcome: 'rateLimited' });
    expect('retryAfterSeconds' in refused && refused.retryAfterSeconds).toBeGreaterThan(hour - 60);
    expect('retryAfterSeconds' in refused && refused.retryAfterSeconds).toBeLessThanOrEqual(hour);
    expect(await tested.store.submit(first)).toMatchObject({ outcome: 'replayed' });
    expect(await tested.store.submit(submission(fromElsewhere()))).toMatchObject({ outcome: 'stored' });
    await tested.age(hour);
    expect(await tested.store.submit(submission())).toMatchObject({ outcome: 'stored' });
  });

  test('simultaneous requests from one address do not slip past its limit', async () => {
    const results = await Promise.all(Array.from({ length: 8 }, () => tested.store.submit(submission())));
    expect(results.filter(({ outcome }) => outcome === 'stored')).toHaveLength(testLimits.requestsPerAddress);
  });

  test('the networks of one site have a limit together, and all requests have one', async () => {
    const from = (subnet: number, clientAddress = `2001:db8:1:${subnet}`) =>
      tested.store.submit(submission({ clientAddress, clientNetwork: '2001:db8:1' }));
    for (let subnet = 0; subnet < 5; subnet += 1) {
      expect(await from(subnet)).toMatchObject({ outcome: 'stored' });
    }
    expect(await from(5)).toMatchObject({ outcome: 'rateLimited' });
    expect((await submitCrowd(9)).every(({ outcome }) => outcome === 'stored')).toBe(true);
    const [refused] = await submitCrowd(1);
    expect(refused).toMatchObject({ outcome: 'rateLimited', retryAfterSeconds: expect.any(Number) });
    await tested.age(hour);
    expect(await from(6)).toMatchObject({ outcome: 'stored' });
  });

  test('a mailbox gets its share of confirmations, however it is spelt; the rest is withheld for good', async () => {
    const again = (email: string) =>
      tested.store.submit(submission({ request: { ...academicRequest, email }, ...fromElsewhere() }));
    expect(await again('amina@example.dj')).toMatchObject({ confirmation: 'queued' });
    expect(await again('AMINA+1@example.dj')).toMatchObject({ confirmation: 'queued' });
    expect(await again('a.mina@example.dj')).toMatchObject({
      outcome: 'stored',
      confirmation: 'mailboxFull',
    });
    const listed = await tested.store.listRequests({ limit: 3 });
    expect(listed.map(({ confirmation }) => confirmation)).toEqual(['mailboxFull', 'queued', 'queued']);
    const mails = await claimAll();
    expect(mails.filter(({ kind }) => kind === 'school')).toHaveLength(3);
    expect(mails.filter(({ kind }) => kind === 'applicant')).toHaveLength(2);
    await complete(mails);
    await tested.age(hour);
    expect(await again('amina@example.dj')).toMatchObject({ confirmation: 'queued' });
    await tested.age(hour);
    expect(await again('amina@example.dj')).toMatchObject({ confirmation: 'mailboxFull' });
    await tested.age(22 * hour);
    expect(await again('amina@example.dj')).toMatchObject({ confirmation: 'queued' });
    expect((await claimAll()).filter(({ kind }) => kind === 'applicant')).toHaveLength(2);
  });

  test('a repeat is told of its confirmation what the first was told', async () => {
    const one = submission();
    for (const first of [submission(), submission(), one]) await tested.store.submit(first);
    expect(await tested.store.submit(one)).toMatchObject({
      outcome: 'replayed',
      confirmation: 'mailboxFull',
    });
  });

  test('beyond the ceiling nobody gets a confirmation, and that is said', async () => {
    const results = await submitCrowd(testLimits.confirmationCeiling + 1);
    const confirmations = results.map((result) => 'confirmation' in result && result.confirmation);
    expect(confirmations).toEqual([...Array(12).fill('queued'), 'ceilingReached']);
    expect(await tested.store.health()).toEqual(['mailCeiling']);
    await complete(await claimAll());
    await tested.age(hour);
    await complete(await claimAll());
    expect(await tested.store.health()).toEqual([]);
  });

  test('a crowd from before a clock was set back takes nobody’s place, confirmation or mail', async () => {
    await submitCrowd(14);
    await tested.age(-24 * hour);
    const [next] = await submitCrowd(1);
    expect(next).toMatchObject({ outcome: 'stored', confirmation: 'queued' });
    const reference = next && 'reference' in next && next.reference;
    const mails = (await claimAll()).filter((mail) => storedOf(mail)?.reference === reference);
    expect(mails.map(({ kind }) => kind).toSorted()).toEqual(['applicant', 'school']);
  });

  test('of a crowd the school gets some mails and then one about all the others', async () => {
    const results = await submitCrowd(testLimits.schoolMails + 3);
    const references = results.map((result) => 'reference' in result && result.reference);
    const mails = await claimAll();
    expect(mails.filter(({ kind }) => kind === 'school').map((mail) => storedOf(mail)?.reference)).toEqual(
      references.slice(0, testLimits.schoolMails),
    );
    await complete(mails);
    await tested.age(29 * 60);
    expect(await claimAll()).toEqual([]);
    await tested.age(60);
    const [digest, ...others] = await claimAll();
    expect(others).toEqual([]);
    expect(digest).toMatchObject({
      kind: 'digest',
      attempt: 1,
      count: 3,
      listed: references.slice(testLimits.schoolMails).map((reference) => ({ reference })),
    });
    await tested.age(61);
    expect(await claimAll()).toMatchObject([{ id: digest?.id, attempt: 2 }]);
    await complete(digest ? [digest] : []);
    await tested.age(hour);
    expect(await claimAll()).toEqual([]);
  });

  test('a digest that was given up is said until each of its requests is answered', async () => {
    const results = await submitCrowd(testLimits.schoolMails + 2);
    const late = results.slice(-2).map((result) => ('reference' in result ? result.reference : ''));
    await complete(await claimAll());
    await tested.age(hour / 2);
    const [digest] = await claimAll();
    await tested.store.failMail({
      id: digest?.id ?? '',
      attempt: 1,
      errorClass: 'refused',
      retryInSeconds: null,
    });
    for (const reference of late) {
      expect(await tested.store.health()).toEqual(['mailsDead']);
      await tested.store.markAnswered(reference, true);
    }
    expect(await tested.store.health()).toEqual([]);
  });

  test('a digest names no request that was removed, and is not sent when it names none', async () => {
    const results = await submitCrowd(testLimits.schoolMails + 2);
    const [first = '', second = ''] = results
      .slice(-2)
      .map((result) => ('reference' in result ? result.reference : ''));
    await complete(await claimAll());
    await tested.store.deleteRequest(first);
    await tested.age(hour / 2);
    expect(await claimAll()).toMatchObject([{ count: 1, listed: [{ reference: second }] }]);
    await tested.store.deleteRequest(second);
    await tested.age(61);
    expect(await claimAll()).toEqual([]);
    expect(await tested.store.listOutbox()).toEqual([]);
  });
}
