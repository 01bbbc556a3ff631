import { describe, expect, test } from 'vitest';
import {
  academicRequest,
  certifyingRequest,
  storedRequest,
  mailTexts,
  contactMessage,
  teacherApplication,
} from '../support/requests.ts';
import type { StoredRequest } from '#core/model/request.ts';
import type { ListFilter } from '#core/model/office.ts';
import { findPage } from '#core/acts/requestList.ts';

/** A time on 1 March 2026 (UTC). */
const at = (hour: number) => new Date(Date.UTC(2026, 2, 1, hour)).toISOString();
const admission = (hour: number) =>
  storedRequest(academicRequest, { reference: `admission at ${hour}`, createdAt: at(hour) });

async function referencesOn(
  page: number,
  listed: StoredRequest[],
  { now = at(12), filter = 'open' as ListFilter, search = '' } = {},
) {
  const store = { listRequests: async () => listed, findRequest: async () => null };
  const act = { act: 'list', filter, page, search } as const;
  const { found, pages, counts } = await findPage(store, act, mailTexts.translator('fr'), Date.parse(now));
  return { found: found.map(({ reference }) => reference), pages, counts };
}

describe('a search', () => {
  const helene = storedRequest(
    { ...certifyingRequest, firstName: 'Hélène', lastName: 'Ould-Abdi' },
    { reference: 'ADM-HELE-NE22' },
  );
  const amina = storedRequest(academicRequest, { reference: 'ADM-AMIN-A222' });
  test.each<[how: string, search: string, found: StoredRequest]>([
    ['name, without its accent', 'helene', helene],
    ['name, in part and in another order', 'ABDI hel', helene],
    ['programme', 'sécurité licence', helene],
    ['reference, without its hyphens', 'admamina222', amina],
    ['reference, in part', 'AMIN-A222', amina],
    ['e-mail address', 'ARC+admission@example', helene],
    ['phone number, in any spelling', 'ould 77 12 34 56', helene],
    ['phone number, in any spelling', 'ould +253 77-12-34-56', helene],
    ['phone number, in any spelling', 'ould 0025377123456', helene],
    ['phone number, in any spelling', 'ould (+253) 77.12.34.56', helene],
    ['phone number, in any spelling', 'ould 3456', helene],
    ['phone number, in any spelling', 'ould ٧٧ ١٢ ٣٤ ٥٦', helene],
  ])('finds a request by its %s: “%s”', async (_, search, { reference }) => {
    expect((await referencesOn(1, [amina, helene], { search })).found).toEqual([reference]);
  });

  test('finds nothing that lacks one of its words', async () => {
    for (const search of ['77 12 34 57', 'nobody', 'helene amina'])
      expect((await referencesOn(1, [amina, helene], { search })).found, search).toEqual([]);
  });
});

test('a request is open, late, answered or withdrawn, and counted so', async () => {
  const listed = [
    admission(9),
    storedRequest(academicRequest, { reference: 'answered', answeredAt: at(9) }),
    storedRequest(academicRequest, { reference: 'withdrawn', withdrawnAt: at(9) }),
  ];
  const { found, counts } = await referencesOn(1, listed, { now: at(72), filter: 'late' });
  expect([found, counts]).toEqual([['admission at 9'], { open: 1, late: 1, answered: 1, all: 3 }]);
  expect((await referencesOn(1, listed, { filter: 'answered' })).found).toEqual(['answered']);
});

test('of the open requests, the one that is due first comes first, and one without a promised time last', async () => {
  const application = storedRequest(teacherApplication, {
    kind: 'teacher',
    reference: 'application',
    createdAt: at(8),
  });
  // A message is due after a day, an admission request after two.
  const message = storedRequest(contactMessage, { kind: 'contact', reference: 'message', createdAt: at(11) });
  expect(await referencesOn(1, [message, admission(10), admission(9), application])).toMatchObject({
    found: ['message', 'admission at 9', 'admission at 10', 'application'],
    pages: 1,
  });
});

test('of the late requests, the most overdue comes first', async () => {
  // An admission request is late after 48 hours.
  const late = { now: at(48 + 20), filter: 'late' } as const;
  const listed = [admission(23), admission(10), admission(9)];
  expect((await referencesOn(1, listed, late)).found).toEqual(['admission at 9', 'admission at 10']);
});

test('a page of the list has fifty requests, and the next page the others', async () => {
  const listed = Array.from({ length: 51 }, (_, index) => admission(51 - index));
  expect((await referencesOn(1, listed)).found).toHaveLength(50);
  expect(await referencesOn(2, listed)).toMatchObject({ found: ['admission at 51'], pages: 2 });
});
