import { expect, test, vi } from 'vitest';
import { type PaperName, type StoredPaper, papers as paperGroups } from '#core/model/papers.ts';
import { type RequestNews, morningId, queueMorning, readMorning } from '#core/mail/morning.ts';
import { confirmedUntil, findOutdatedFacts } from '../../src/content/facts.ts';
import type { StoredRequest } from '#core/model/request.ts';
import {
  academicRequest,
  storedPaper,
  storedRequest,
  contactMessage,
  teacherApplication,
} from '../support/requests.ts';

// The days below are those of the specified hours, which the school may have changed.
vi.mock('#core/time/openingHours.json', async () => {
  const { specifiedHours } = await import('../forms/specification.ts');
  return { default: specifiedHours };
});
vi.mock('#core/time/closedPeriods.json', () => ({ default: { periods: [], confirmedUntil: '' } }));

/** A moment in December 2026, by the school’s clock. The 6th is a Sunday; Fridays are closed. */
const at = (day: number, time = '09:00') =>
  new Date(`2026-12-${String(day).padStart(2, '0')}T${time}+03:00`).toISOString();

const factsOf = ({ isNew, papers, changes }: RequestNews) => [
  ...(isNew ? ['new'] : []),
  ...(papers > 0 ? [`${papers} papers`] : []),
  ...changes,
];

async function readNews(day: string, listed: StoredRequest[], previousDay?: string) {
  const news = await readMorning(
    { listRequests: async () => listed },
    { id: morningId(day), previous: previousDay ? morningId(previousDay) : null },
  );
  return (
    news && {
      day: news.day,
      until: new Date(news.until).toISOString(),
      due: news.due.map((one) => [one.stored.reference, new Date(one.dueAt).toISOString(), ...factsOf(one)]),
      complete: news.complete.map(({ stored }) => stored.reference),
      came: news.came.map((one) => [one.stored.reference, ...factsOf(one)]),
    }
  );
}

const admission = (reference: string, createdAt: string, changes: Partial<StoredRequest> = {}) =>
  storedRequest(academicRequest, { reference, createdAt, ...changes });

const event = (name: 'corrected' | 'removed' | 'refused' | 'restored' | 'noted', moment: string) =>
  ({ id: moment, at: moment, event: name, detail: {} }) as const;

/** A teacher application, whose answer is never due. */
const application = (reference: string, createdAt: string, changes: Partial<StoredRequest> = {}) =>
  storedRequest(teacherApplication, { kind: 'teacher', reference, createdAt, ...changes });

type Paper = StoredPaper['paper'];
const received = (paper: Paper, receivedAt: string, state: StoredPaper['state'] = 'received') =>
  storedPaper({ paper, state, receivedAt });

test('a problem of the server is enough for a mail', async () => {
  const mail = { id: morningId('2026-12-06'), previous: null };
  const news = await readMorning({ listRequests: async () => [] }, mail, ['mailsDead']);
  expect(news?.problems).toEqual(['mailsDead']);
});

test('the first open day of a month names what nobody has confirmed, even without other news', async () => {
  const days = { ...confirmedUntil, calendar: '2027-08-31', news: '2027-09-03' };
  const factsOn = async (day: string, previous: string) => {
    const mail = { id: morningId(day), previous: morningId(previous) };
    const news = await readMorning({ listRequests: async () => [] }, mail, [], (today) =>
      findOutdatedFacts(today, days),
    );
    return news?.facts.filter((fact) => fact === 'calendar' || fact === 'news');
  };
  expect(await factsOn('2027-09-01', '2027-08-31')).toEqual(['calendar']);
  expect(await factsOn('2027-09-02', '2027-09-01')).toBeUndefined();
  // The 1st of October 2027 is a Friday.
  expect(await factsOn('2027-10-02', '2027-09-30')).toEqual(['calendar', 'news']);
});

test('a morning without news has no mail', async () => {
  expect(await readNews('2026-12-06', [])).toBeNull();
  const old = [
    application('old', at(5, '07:59')),
    application('later', at(6, '08:00')),
    admission('withdrawn', at(4), { withdrawnAt: at(5, '07:59') }),
    admission('withdrawn later', at(5), { withdrawnAt: at(6, '08:00') }),
    admission('answered', at(3), { answeredAt: at(5) }),
    application('answered at once', at(5), { answeredAt: at(5) }),
  ];
  expect(await readNews('2026-12-06', old)).toBeNull();
});

test('the news begin at the last mail, or a day before, and end at this one', async () => {
  const came = [application('last', at(6, '07:59')), application('first', at(5, '08:00'))];
  const until = at(7, '08:00');
  const all = ['first', 'last'].map((reference) => [reference, 'new']);
  const expected = { day: '2026-12-06', until, due: [], complete: [], came: all };
  expect(await readNews('2026-12-06', came)).toEqual(expected);
  const since = await readNews('2026-12-06', [application('old', at(3))], '2026-12-03');
  expect(since?.came).toEqual([['old', 'new']]);
});

test('a request is due before the next mail, which is sent on the next day that the school is open', async () => {
  const listed = [
    admission('after', at(3, '08:00')),
    admission('in time', at(3, '07:59')),
    storedRequest(contactMessage, { kind: 'contact', reference: 'message', createdAt: at(3, '07:00') }),
    storedRequest(contactMessage, { kind: 'contact', reference: 'after too', createdAt: at(3, '08:30') }),
    admission('late', at(1)),
  ];
  const news = await readNews('2026-12-03', listed);
  // A Thursday. The school is closed on Fridays, so the next mail is sent on Saturday.
  expect(news?.until).toBe(at(5, '08:00'));
  expect(news?.due).toEqual([
    ['late', at(3)],
    ['message', at(4, '07:00'), 'new'],
    ['in time', at(5, '07:59'), 'new'],
  ]);
  expect(news?.came).toEqual([]);
});

test('a dossier is complete on the morning after its last required paper came, even if it was replaced', async () => {
  const [first = 'cv', ...others] = paperGroups.required;
  const before = others.map((paper) => received(paper, at(4)));
  const completeAt = async (...last: StoredPaper[]) => {
    const one = admission('one', at(1), { answeredAt: at(2), papers: [...before, ...last] });
    return (await readNews('2026-12-06', [one]))?.complete ?? [];
  };
  expect(await completeAt(received(first, at(5)))).toEqual(['one']);
  expect(await completeAt(received(first, at(4)))).toEqual([]);
  expect(await completeAt(received(first, at(6, '08:00')))).toEqual([]);
  const newer = received(first, at(6, '08:30'));
  expect(await completeAt(received(first, at(5), 'replaced'), newer)).toEqual(['one']);
  expect(await completeAt({ ...received(first, at(5)), state: 'uploading', receivedAt: null })).toEqual([]);
  expect(await completeAt(received('languages', at(5)))).toEqual([]);
  const teacher = application('teacher', at(5), { papers: [received('cv', at(5))] });
  expect((await readNews('2026-12-06', [teacher]))?.complete, 'of a request for admission').toEqual([]);
});

test('a dossier of which a paper is asked for again is complete once more when the paper comes', async () => {
  const papers = paperGroups.required.map((paper) => received(paper, at(2)));
  const [file] = papers;
  const detail = { papers: ['cv' as const], file: file?.id ?? '', reason: 'dark' as const };
  const events = [{ id: 'asked', at: at(4), event: 'asked' as const, detail }];
  const completeOn = async (day: string, ...more: StoredPaper[]) => {
    const one = admission('one', at(1), { answeredAt: at(2), events, papers: [...papers, ...more] });
    return (await readNews(day, [one]))?.complete ?? [];
  };
  expect(await completeOn('2026-12-03')).toEqual([]);
  const newer = received('cv', at(5));
  expect(await completeOn('2026-12-06', newer)).toEqual(['one']);
  expect(
    await completeOn('2026-12-06', { ...received('cv', at(4, '12:00')), createdAt: at(3) }, newer),
  ).toEqual(['one']);
});

test('a dossier of which papers are asked for, also recommended ones, is complete again when they come', async () => {
  const papers = paperGroups.required.map((paper) => received(paper, at(2)));
  const detail = { papers: ['cv', 'languages'] satisfies PaperName[] };
  const events = [{ id: 'asked', at: at(3), event: 'asked' as const, detail }];
  const completeOn = async (day: string, ...more: StoredPaper[]) => {
    const one = admission('one', at(1), { answeredAt: at(2), events, papers: [...papers, ...more] });
    return (await readNews(day, [one]))?.complete ?? [];
  };
  const newer = [received('cv', at(4)), received('languages', at(5))];
  expect(await completeOn('2026-12-03')).toEqual([]);
  expect(await completeOn('2026-12-06', ...newer.slice(0, 1))).toEqual([]);
  expect(await completeOn('2026-12-06', ...newer)).toEqual(['one']);
});

test('complete dossiers are listed oldest first', async () => {
  const papers = paperGroups.required.map((paper) => received(paper, at(5)));
  const news = await readNews('2026-12-06', [
    admission('last', at(2), { answeredAt: at(3), papers }),
    admission('first', at(1), { answeredAt: at(2), papers }),
  ]);
  expect(news?.complete).toEqual(['first', 'last']);
});

test('a withdrawal is news instead of what else happened, and so is its undoing', async () => {
  const news = await readNews('2026-12-06', [
    admission('restored', at(1), { answeredAt: at(2), events: [event('restored', at(5))] }),
    admission('withdrawn', at(5), { withdrawnAt: at(5, '10:00'), papers: [received('cv', at(5))] }),
  ]);
  expect(news?.came).toEqual([
    ['withdrawn', 'withdrawn'],
    ['restored', 'restored'],
  ]);
  expect(news?.due).toEqual([]);
});

test('papers and a correction are news of a request that is due and of an older one', async () => {
  const changes = (['corrected', 'removed', 'refused'] as const).map((name) => event(name, at(5)));
  const own = [received('cv', at(5)), received('identity', at(4))];
  const news = await readNews('2026-12-06', [admission('due', at(4), { papers: own, events: changes })]);
  expect(news?.due).toEqual([['due', at(6), '1 papers', 'corrected', 'removed', 'refused']]);
  expect(news?.came).toEqual([]);
  const papers = [...own, received('diplomas', at(5)), received('languages', at(5), 'replaced')];
  const cameWith = async (correctedAt: string) => {
    const events = [event('noted', at(6, '07:00')), event('corrected', correctedAt)];
    const news = await readNews('2026-12-06', [
      admission('with papers', at(1), { papers, answeredAt: at(2) }),
      admission('corrected', at(1), { events, answeredAt: at(2) }),
    ]);
    return news?.came;
  };
  expect(await cameWith(at(5))).toEqual([
    ['corrected', 'corrected'],
    ['with papers', '2 papers'],
  ]);
  expect(await cameWith(at(4))).toEqual([['with papers', '2 papers']]);
});

test('a mail that was given up is news once, with the request that it is about', async () => {
  const dead = { state: 'dead', recipient: academicRequest.email, queuedAt: at(1), sentAt: null } as const;
  const mails = [
    { ...dead, kind: 'applicant', dueAt: at(5) } as const,
    { ...dead, kind: 'asked', dueAt: at(6) } as const,
  ];
  const listed = [
    application('open', at(1), { mails }),
    application('answered', at(1), { answeredAt: at(2), mails }),
  ];
  const cameOn = async (day: string) => (await readNews(day, listed))?.came;
  expect(await cameOn('2026-12-06')).toEqual([['open', 'unconfirmed']]);
  const both = ['answered', 'open'].map((reference) => [reference, 'unasked']);
  expect(await cameOn('2026-12-07')).toEqual(both);
  expect(await cameOn('2026-12-08')).toBeUndefined();
});

test('a change comes before older requests and papers, which the office’s list has too', async () => {
  const news = await readNews('2026-12-06', [
    admission('corrected', at(5), {
      events: [event('corrected', at(5, '10:00'))],
      answeredAt: at(5, '11:00'),
    }),
    admission('new', at(5), { papers: [received('cv', at(5))], answeredAt: at(5, '11:00') }),
    admission('newer', at(5), { papers: [received('cv', at(5))], answeredAt: at(5, '11:00') }),
  ]);
  expect(news?.came.map(([reference]) => reference)).toEqual(['corrected', 'newer', 'new']);
});

test('on a day that the school is open the mail is queued once, from eight o’clock', async () => {
  const queueAt = vi.fn<(now: string, mail: object) => Promise<boolean>>(async () => true);
  for (const now of [at(4, '12:00'), at(5, '07:59'), at(5, '08:00'), at(5, '20:00'), at(6, '08:01')])
    await queueMorning({ queueSchoolMail: (mail) => queueAt(now, mail) }, Date.parse(now));
  const mailOf = (day: string) => ({ id: `00000000-0000-4000-8000-0000${day}`, kind: 'morning', perHour: 1 });
  expect(queueAt.mock.calls).toEqual([
    [at(5, '08:00'), mailOf('20261205')],
    // The store refuses an id that it knows.
    [at(5, '20:00'), mailOf('20261205')],
    [at(6, '08:01'), mailOf('20261206')],
  ]);
});
