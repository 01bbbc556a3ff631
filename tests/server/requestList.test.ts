import { expect, test } from 'vitest';
import {
  academicRequest,
  storedRequest,
  mailTexts,
  contactMessage,
  teacherApplication,
} from '../support/requests.ts';
import type { StoredRequest } from '#core/request/request.ts';
import type { ListFilter } from '#core/office/officeLimits.ts';
import { findPage } from '#core/office/requestList.ts';

/** A time on 1 March 2026 (UTC). */
const at = (hour: number) => new Date(Date.UTC(2026, 2, 1, hour)).toISOString();
const admission = (hour: number) =>
  storedRequest(academicRequest, { reference: `admission at ${hour}`, createdAt: at(hour) });

async function referencesOn(
  page: number,
  listed: StoredRequest[],
  { now = at(12), filter = 'open' as ListFilter } = {},
) {
  const store = { listRequests: async () => listed, findRequest: async () => null };
  const act = { act: 'list', filter, page } as const;
  const { found, pages } = await findPage(store, act, mailTexts.translator('fr'), Date.parse(now));
  return { found: found.map(({ reference }) => reference), pages };
}

test('of the open requests, the one that is due first comes first, and one without a promised time last', async () => {
  const application = storedRequest(teacherApplication, {
    kind: 'teacher',
    reference: 'application',
    createdAt: at(8),
  });
  // A message is due after a day, an admission request after two.
  const message = storedRequest(contactMessage, { kind: 'contact', reference: 'message', createdAt: at(11) });
  expect(await referencesOn(1, [message, admission(10), admission(9), application])).toEqual({
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
  expect(await referencesOn(2, listed)).toEqual({ found: ['admission at 51'], pages: 2 });
});
