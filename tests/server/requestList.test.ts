import { describe, expect, test } from 'vitest';
import {
  academicRequest,
  certifyingRequest,
  storedPaper,
  storedRequest,
  mailTexts,
  contactMessage,
  teacherApplication,
} from '../support/requests.ts';
import type { StoredRequest } from '#core/model/request.ts';
import { paperNames } from '#core/model/papers.ts';
import type { ListFilter } from '#core/model/linkedPages.ts';
import type { OfficeAct } from '#core/acts/officeProtocol.ts';
import { findPage } from '#core/acts/requestList.ts';

/** A time on 1 March 2026 (UTC). */
const at = (hour: number) => new Date(Date.UTC(2026, 2, 1, hour)).toISOString();
const admission = (hour: number) =>
  storedRequest(academicRequest, { reference: `admission at ${hour}`, createdAt: at(hour) });

const words = { t: mailTexts.translator('fr'), formats: mailTexts.formats('fr') };

type Query = Extract<OfficeAct, { act: 'list' }>;

async function referencesOn(
  page: number,
  listed: StoredRequest[],
  { now = at(12), filter = 'open' as ListFilter, ...wanted }: Partial<Query> & { now?: string } = {},
) {
  const store = { listRequests: async () => listed, findRequest: async () => null };
  const act = { act: 'list', filter, page, ...wanted } as const;
  const { found, ...others } = await findPage(store, act, words, Date.parse(now));
  return { found: found.map(({ reference }) => reference), ...others };
}

describe('a search', () => {
  const helene = storedRequest(
    { ...certifyingRequest, firstName: 'Hélène', lastName: 'Ould-Abdi' },
    { reference: 'ADM-HELE-NE22' },
  );
  const amina = storedRequest(academicRequest, { reference: 'ADM-AMIN-A222' });
  const named = { firstName: 'Naïma', lastName: 'N’Guessan', email: 'naima.guessan@gmail.com' };
  const naima = storedRequest(
    { ...academicRequest, ...named, phone: '+33 6 12 34 56 78', birthDate: '2001-02-03' },
    {
      reference: 'ADM-NAIM-A222',
      events: [
        { id: '1', at: at(9), event: 'corrected', detail: { text: 'n.guesan@hotmail.com' } },
        {
          id: '2',
          at: at(9),
          event: 'noted',
          detail: { text: 'Rappeler l’oncle\njeudi 5/3, tél. +253 21 45 67 89' },
        },
        { id: '3', at: at(9), event: 'taken', detail: { by: 'Kadra' } },
      ],
    },
  );
  const abdallah = storedRequest(
    { ...academicRequest, firstName: 'عبد الله', lastName: 'فاطمه Abdi', email: 'abdi.12345@example.dj' },
    { reference: 'ADM-ABDA-L222' },
  );
  const all = [amina, helene, naima, abdallah];

  test.each<[how: string, search: string, found: StoredRequest]>([
    ['name, without its accent', 'helene', helene],
    ['name, in part and in another order', 'ABDI hel', helene],
    ['programme', 'sécurité licence', helene],
    ['reference, without its hyphens', 'admamina222', amina],
    ['reference, in part', 'AMIN-A222', amina],
    ['reference, with the words of a mail', 'RE: Votre demande d’admission n°ADM-AMIN-A222', amina],
    ['e-mail address', 'ARC+admission@example', helene],
    ['e-mail address, with a tag in digits', 'abdi.12345+67890@example.dj', abdallah],
    ...['(+253) 77.12-34.56', '34 56', '٧٧–١٢ ٣٤ ٥٦'].map((phone): [string, string, StoredRequest] => [
      'phone number, in any spelling',
      `ould ${phone}`,
      helene,
    ]),
    ['name, with a typewriter’s apostrophe', "n'guessan", naima],
    ['name, without its apostrophe', 'NGUESSAN', naima],
    ['phone number, as dialled in its country', '0612345678', naima],
    ['phone number, with the zero in brackets', '+33 (0)6 12 34 56 78', naima],
    ['date of birth, in digits', '03/02/2001', naima],
    ['date of birth, in short', '3.2.2001', naima],
    ['date of birth, in words', '3 février 2001', naima],
    ['earlier address', 'n.guesan@hotmail.com', naima],
    ['address, with other dots and a tag', 'na.ima.guessan+ecole@gmail.com', naima],
    ['note', 'oncle jeudi', naima],
    ['number in a note', '21-45-67-89', naima],
    ['colleague who has taken it', 'Kadra', naima],
    ['name, in one word', 'عبدالله', abdallah],
    ['name, with another last letter', 'فاطمة', abdallah],
    ['name, in two words', 'عبد الله', abdallah],
  ])('finds a request by its %s: “%s”', async (_, search, { reference }) => {
    expect((await referencesOn(1, all, { search })).found).toEqual([reference]);
  });

  test('finds nothing that lacks one of its words', async () => {
    for (const search of ['77 12 34 57', 'nobody', 'helene amina', '03/02/2002'])
      expect((await referencesOn(1, all, { search })).found, search).toEqual([]);
  });
});

describe('a filter', () => {
  const papers = paperNames.map((paper) => storedPaper({ paper }));
  const listed = [
    admission(9),
    storedRequest(academicRequest, { reference: 'answered', answeredAt: at(9), papers }),
    storedRequest(certifyingRequest, {
      reference: 'withdrawn',
      answeredAt: at(8),
      withdrawnAt: at(9),
      papers,
    }),
    storedRequest(contactMessage, { reference: 'message', kind: 'contact', createdAt: at(200) }),
  ];
  const counts = { open: 2, late: 1, missing: 1, complete: 1, answered: 1, withdrawn: 1, all: 4 };

  test.each<[ListFilter, string[]]>([
    ['open', ['admission at 9', 'message']],
    ['late', ['admission at 9']],
    ['missing', ['admission at 9']],
    ['complete', ['answered']],
    ['answered', ['answered']],
    ['withdrawn', ['withdrawn']],
    ['all', ['admission at 9', 'answered', 'withdrawn', 'message']],
  ])('“%s” has its requests, and all are counted', async (filter, references) => {
    const { found, ...all } = await referencesOn(1, listed, { now: at(72), filter });
    expect([found, all.counts]).toEqual([references, counts]);
  });

  test('takes one programme of those that were asked for', async () => {
    const { programs } = await referencesOn(1, listed);
    const [certifying = '', licence] = programs;
    expect(certifying).toMatch(/^Certification/);
    expect(licence).toMatch(/^Licence/);
    const chosen = await referencesOn(1, listed, { filter: 'all', program: certifying });
    expect(chosen, 'and leaves the others to choose').toMatchObject({ found: ['withdrawn'], programs });
  });
});

test('of the open requests, the one that is due first comes first, and one without a promised time last', async () => {
  const untimed = { kind: 'teacher', reference: 'application', createdAt: at(8) } as const;
  const application = storedRequest(teacherApplication, untimed);
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

test('a page of the list has fifty requests; beyond the last page, that one is shown', async () => {
  const listed = Array.from({ length: 51 }, (_, index) => admission(51 - index));
  expect((await referencesOn(1, listed)).found).toHaveLength(50);
  for (const page of [2, 3])
    expect(await referencesOn(page, listed)).toMatchObject({ found: ['admission at 51'], page: 2, pages: 2 });
});
