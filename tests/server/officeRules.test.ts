import { describe, expect, test } from 'vitest';
import {
  academicRequest,
  contactMessage,
  mailTexts,
  storedPaper,
  storedRequest,
  teacherApplication,
} from '../support/requests.ts';
import { decideAct, decideErasure, describeRequest } from '#core/acts/officeRules.ts';
import { type OfficeAct, officeAct } from '#core/acts/officeProtocol.ts';
import { type StoredPaper, papers as paperNames } from '#core/model/papers.ts';
import type { StoredRequest } from '#core/model/request.ts';
import { fileStates, missingPapers, paperStates } from '#core/model/status.ts';
import { describeDossier } from '#core/acts/dossierRules.ts';
import { minuteMs } from '#core/time/schoolTime.ts';

const words = { t: mailTexts.translator('fr'), formats: mailTexts.formats('fr') };
/** A time on 1 March 2026 (UTC). */
const at = (hour: number, minute = 0) => new Date(Date.UTC(2026, 2, 1, hour, minute)).toISOString();
const describeAt = (stored: StoredRequest, hour: number) =>
  describeRequest(stored, words, Date.parse(at(hour)), true);

describe('the page of a request', () => {
  const { email: recipient } = academicRequest;
  const confirmation = { kind: 'applicant', recipient, queuedAt: at(8), dueAt: at(8) } as const;
  const stored = storedRequest(academicRequest, {
    createdAt: at(8),
    papers: [
      storedPaper({ state: 'replaced', receivedAt: at(9) }),
      storedPaper({ id: 'received', receivedAt: at(12) }),
      storedPaper({ paper: 'identity', state: 'uploading' }),
    ],
    mails: [{ ...confirmation, state: 'sent', sentAt: at(10) }],
    events: [{ id: 'asked', at: at(11), event: 'asked', detail: { papers: ['cv'] } }],
  });

  test('tells what happened in the order of time, whoever did it', () => {
    expect(describeAt(stored, 20).history.map(({ at, event }) => [at, event])).toEqual([
      [at(8), 'received'],
      [at(9), 'paper'],
      [at(10), 'confirmed'],
      [at(11), 'asked'],
      [at(12), 'paper'],
    ]);
  });

  test('has the answers, the received files without replaced and unfinished ones, and what is missing', () => {
    const shown = describeAt(stored, 20);
    expect(shown).toMatchObject({
      name: 'Amina Houssein',
      topic: 'Licence – Logistique et Transport International',
      email: academicRequest.email,
      phone: academicRequest.phone,
      due: at(8 + 48),
      missing: ['coverLetter', 'transcripts', 'diplomas', 'identity'],
      states: { cv: 'received', diplomas: 'nothing', identity: 'sending' },
    });
    expect(shown.answers).toContainEqual(['Dernier établissement', 'Lycée']);
    expect(shown.papers.map(({ id }) => id)).toEqual(['received']);
  });

  test('says that a new address is not confirmed yet, as long as the change can be undone', () => {
    const earlier = { email: 'old@example.dj', generation: 1, replacedBy: 2 };
    const events = [{ id: '1', at: at(9), event: 'corrected', detail: { earlier } } as const];
    const isUnconfirmed = (changes: Partial<StoredRequest>) =>
      describeAt({ ...stored, events, generation: 2, ...changes }, 20).isUnconfirmed;
    expect([isUnconfirmed({}), isUnconfirmed({ isProved: true })]).toEqual([true, false]);
  });

  test('of a message has its subject, that of an application its CV', () => {
    const message = storedRequest(contactMessage, { kind: 'contact' });
    const topic = contactMessage.subject;
    expect(describeAt(message, 20)).toMatchObject({ kind: 'contact', topic, papers: [], missing: [] });
    const cv = storedPaper();
    const application = storedRequest(teacherApplication, { kind: 'teacher', papers: [cv] });
    expect(describeAt(application, 20)).toMatchObject({ papers: [{ id: cv.id, paper: 'cv' }], missing: [] });
  });

  test('says which mails could not be sent: a confirmation without a later one to the address, and each ask', () => {
    const dead = { ...confirmation, state: 'dead', dueAt: at(11), sentAt: null } as const;
    const eventsWith = (mails: StoredRequest['mails'], email = recipient) => {
      const answers = { ...academicRequest, email };
      const told = describeAt({ ...stored, answers, papers: [], events: [], mails }, 20).history;
      return told.map(({ at, event, askedAt }) => (askedAt ? [at, event, askedAt] : [at, event])).slice(1);
    };
    const confirmed = [at(10), 'confirmed'];
    expect(eventsWith([dead])).toEqual([[at(11), 'unconfirmed']]);
    expect(eventsWith([dead, ...stored.mails])).toEqual([confirmed]);
    const corrected = { ...dead, recipient: 'new@example.dj' };
    expect(eventsWith([...stored.mails, corrected], corrected.recipient)).toEqual([
      confirmed,
      [at(11), 'unconfirmed'],
    ]);
    const mails = [...stored.mails, { ...dead, kind: 'asked' as const }];
    expect(eventsWith(mails)).toEqual([confirmed, [at(11), 'unasked', at(8)]]);
  });
});

type Act = Parameters<typeof decideAct>[1];

/** A request that its acts change. `act` returns the decision, `revision` what its page shows. */
function openRequest(changes: Partial<StoredRequest> = {}) {
  let stored = storedRequest(academicRequest, { createdAt: at(8), ...changes });
  return {
    stored: () => stored,
    revision: () => describeAt(stored, 12).revision,
    takenBy: () => describeAt(stored, 12).takenBy,
    act: (one: Act, time = at(12)) => {
      const decision = decideAct(stored, one, Date.parse(time));
      if (typeof decision === 'string' || decision === null) return decision;
      const events = (decision.events ?? []).map((event) => ({ ...event, at: time }));
      const { answeredAt = stored.answeredAt } = decision;
      stored = { ...stored, answeredAt, events: [...stored.events, ...events] };
      const last = events.at(-1);
      const isMailed = decision.mails?.some(({ id, kind }) => kind === 'asked' && id === last?.id) ?? false;
      return { answeredAt: stored.answeredAt, last, isMailed };
    },
  };
}

test('“answered” keeps its first date, names its author, and can be undone at any time', () => {
  const { act } = openRequest();
  const answered = { answeredAt: at(12), last: { event: 'answered', detail: { by: 'Kadra' } } };
  expect(act({ act: 'answered', by: 'Kadra' })).toMatchObject(answered);
  expect(act({ act: 'answered' }, at(13))).toBeNull();
  const reopened = { answeredAt: null, last: { event: 'reopened' } };
  expect(act({ act: 'unanswered' }, at(500))).toMatchObject(reopened);
  expect(act({ act: 'unanswered' })).toBeNull();
});

test('a colleague takes care of a request until another does, or nobody', () => {
  const { act, takenBy } = openRequest();
  expect(takenBy()).toBe('');
  act({ act: 'take', by: 'Kadra' });
  expect(act({ act: 'take', by: 'Kadra' }), 'twice').toBeNull();
  expect(takenBy()).toBe('Kadra');
  act({ act: 'take', by: 'Ali' });
  expect(takenBy()).toBe('Ali');
  expect(act({ act: 'release', by: 'Kadra' })).toMatchObject({ last: { event: 'released' } });
  expect([takenBy(), act({ act: 'release' })]).toEqual(['', null]);
  expect(officeAct.safeParse({ act: 'take', by: ' ' }).success, 'without a name').toBe(false);
});

test('a file that is asked for again is missing until a newer one comes, or the office accepts it', () => {
  const file = storedPaper({ paper: 'transcripts', receivedAt: at(9) });
  const detail = { papers: ['transcripts' as const], file: file.id };
  const again = { id: 'again', at: at(10), event: 'asked' as const, detail };
  const stored = storedRequest(academicRequest, { papers: [file], events: [again] });
  const missing = (papers = stored.papers, events = stored.events) =>
    missingPapers({ ...stored, papers, events });
  expect(missing(stored.papers, [])).not.toContain('transcripts');
  expect(missing()).toContain('transcripts');
  const asked = { ...file, state: 'asked', askedAt: at(10), reason: 'closed' };
  const told = { papers: [asked], states: { transcripts: 'asked', cv: 'nothing' } };
  expect(describeDossier(stored)).toMatchObject(told);
  expect(describeAt(stored, 12)).toMatchObject(told);
  const accepted = { ...again, id: 'accepted', at: at(11), event: 'accepted' as const };
  expect(missing(stored.papers, [again, accepted])).not.toContain('transcripts');
  expect(missing(stored.papers, [again, accepted, { ...again, at: at(12) }])).toContain('transcripts');
  const newer = storedPaper({ paper: 'transcripts', receivedAt: at(11) });
  expect(missing([file, newer])).not.toContain('transcripts');
  expect(missing([{ ...file, state: 'replaced' }, newer])).not.toContain('transcripts');
  const other = storedPaper({ paper: 'diplomas', receivedAt: at(11) });
  expect(missing([file, other])).toContain('transcripts');
  expect(missing([file, { ...newer, state: 'uploading', receivedAt: null }])).toContain('transcripts');
  expect(missing([file, { ...newer, createdAt: at(9) }]), 'announced before').toContain('transcripts');
});

test('a paper that the office asks for is missing until a file of it comes, or the office accepts one', () => {
  const papers = paperNames.required.map((paper) => storedPaper({ id: paper, paper, receivedAt: at(9) }));
  const { stored, act } = openRequest({ papers });
  act({ act: 'ask', papers: ['transcripts', 'languages'], line: 'Dès 2023.' }, at(10));
  const after = (changes: Partial<StoredRequest> = {}) => missingPapers({ ...stored(), ...changes });
  expect(after()).toEqual(['transcripts', 'languages']);
  expect(describeDossier(stored()).states).toMatchObject({ transcripts: 'asked', languages: 'asked' });
  expect(fileStates(stored()), 'the files are of use').toEqual(papers);
  const came = storedPaper({ paper: 'languages', receivedAt: at(11) });
  const infected = { id: '', at: at(11), event: 'refused' as const, detail: { papers: [came.paper] } };
  expect(after({ events: [...stored().events, infected] })).toContain('languages');
  expect(after({ papers: [...papers, { ...came, receivedAt: null }] })).toContain('languages');
  expect(after({ papers: [...papers, came] })).toEqual(['transcripts']);
  expect(act({ act: 'accept', file: 'cv' })).toBeNull();
  expect(act({ act: 'accept', file: 'transcripts' })).toMatchObject({ last: { event: 'accepted' } });
  expect(after()).toEqual(['languages']);
});

test('a paper is refused as long as its last file had a virus, not once a later one was removed', () => {
  const stateAfter = (...names: ('refused' | 'removed' | 'asked')[]) => {
    const detail = { papers: ['cv' as const] };
    const events = names.map((event, index) => ({ id: `${index}`, at: at(9 + index), event, detail }));
    return paperStates(storedRequest(academicRequest, { events })).cv;
  };
  expect(stateAfter('removed', 'refused')).toBe('refused');
  expect(stateAfter('refused', 'removed')).toBe('nothing');
  expect(stateAfter('asked', 'refused')).toBe('refused');
  expect(stateAfter('refused', 'asked')).toBe('asked');
});

test('of two files that are asked for again, each needs a newer one of its own', () => {
  const [first, second, third, last] = [1, 2, 3, 4].map((id) =>
    storedPaper({ id: String(id), paper: 'transcripts', receivedAt: at(8 + 2 * Math.ceil(id / 2), id) }),
  ) as [StoredPaper, StoredPaper, StoredPaper, StoredPaper];
  const events = ['2', '1'].map((file) => ({
    id: `asked ${file}`,
    at: at(11),
    event: 'asked' as const,
    detail: { papers: ['transcripts' as const], file },
  }));
  const asked = (papers: StoredPaper[]) =>
    fileStates({ papers, events }).flatMap(({ id, state }) => (state === 'asked' ? id : []));
  const replaced = { ...first, state: 'replaced' as const };
  expect(asked([first, second])).toEqual(['1', '2']);
  expect(asked([first, second, third])).toEqual(['2']);
  expect(asked([first, second, third, last])).toEqual([]);
  expect(asked([replaced, second, { ...third, replaces: '1' }]), 'replaced').toEqual(['2']);
  expect(asked([replaced, second, { ...third, replaces: '1' }, last])).toEqual([]);
  // The office asked for the first alone, a further file came for it, and was replaced twice: the third is forgotten by then.
  const fourth = { ...last, replaces: '3' };
  const fifth = { ...last, id: '5', replaces: '4' };
  const once = [first, { ...third, state: 'replaced' as const }, fourth];
  const twice = [first, { ...fourth, state: 'replaced' as const }, fifth];
  for (const papers of [once, twice]) expect(asked(papers), 'a further one, replaced').toEqual([]);
});

const ask = { act: 'ask', papers: ['cv'] } satisfies Act;
const note = { act: 'note', text: 'Rappeler' } satisfies Act;

describe('of two colleagues who see the same page', () => {
  const papers = (['cv', 'identity'] as const).map((paper) =>
    storedPaper({ id: paper, paper, receivedAt: at(9) }),
  );
  const answered = { act: 'answered' } satisfies Act;
  test.each<[Act, Act, 'done' | 'nothing' | 'behind']>([
    [note, note, 'done'],
    [note, answered, 'done'],
    [answered, note, 'done'],
    [answered, ask, 'done'],
    [ask, { act: 'ask', papers: ['identity'] }, 'done'],
    [ask, { act: 'askAgain', file: 'identity' }, 'done'],
    [answered, answered, 'nothing'],
    [ask, { act: 'ask', papers: ['identity', 'cv'] }, 'behind'],
    [ask, { act: 'askAgain', file: 'cv' }, 'behind'],
    [{ act: 'take', by: 'Kadra' }, { act: 'take', by: 'Ali' }, 'behind'],
  ])('after %j, %j is %s', (first, second, result) => {
    const { act, revision } = openRequest({ papers });
    const seen = revision();
    const own = { ...first, revision: seen, by: 'Kadra' };
    expect(act(own)).toMatchObject({ last: { detail: { by: 'Kadra' } } });
    expect(act(own, at(12, 1)), 'a retry').toBe(first.act === 'ask' ? 'alreadyAsked' : null);
    const decision = act({ ...second, revision: seen, by: 'Ali' }, at(12, 2));
    expect(typeof decision === 'string' ? decision : decision ? 'done' : 'nothing').toBe(result);
    expect(act({ ...second, revision: revision(), by: 'Ali' }, at(14)), 'once seen').not.toBe('behind');
  });

  test('the second does not mark again what the first marked and reopened', () => {
    const { act, revision } = openRequest();
    const seen = revision();
    act(answered);
    act({ act: 'unanswered' }, at(12, 1));
    expect(act({ ...answered, revision: seen })).toBe('behind');
  });
});

test.each(['corrected', 'withdrawn', 'restored'] as const)(
  'a request is not marked as treated by a page that does not show what the applicant did since: %s',
  (event) => {
    const { act, revision } = openRequest({ events: [{ id: event, at: at(9), event, detail: {} }] });
    expect(act({ act: 'answered', revision: openRequest().revision() })).toBe('behind');
    expect(act({ act: 'answered', revision: revision() })).toMatchObject({ answeredAt: at(12) });
  },
);

test('a paper that came is not asked for by a page that does not show it, another one or one on its way is', () => {
  const cv = storedPaper({ state: 'uploading', receivedAt: null });
  const seen = openRequest().revision();
  const afterUpload = (changes: Partial<StoredPaper>) => openRequest({ papers: [{ ...cv, ...changes }] });
  const asked = { last: { event: 'asked' } };
  expect(afterUpload({}).act({ ...ask, revision: seen })).toMatchObject(asked);
  const received = afterUpload({ state: 'received', receivedAt: at(9) });
  expect(received.act({ ...ask, revision: seen })).toBe('behind');
  expect(received.act({ act: 'ask', papers: ['identity'], revision: seen })).toMatchObject(asked);
});

test('papers that a request has are asked for by mail ten times a day, once an hour, unless withdrawn', () => {
  const { act } = openRequest();
  for (let hour = 1; hour <= 10; hour += 1) {
    expect(act({ ...ask, papers: ['cv', 'cv'] }, at(hour, 1))).toMatchObject({
      last: { event: 'asked', detail: { papers: ['cv'] } },
      isMailed: true,
    });
    expect(act(ask, at(hour + 1))).toBe('alreadyAsked');
  }
  expect(act(ask, at(24))).toBe('noAsksLeft');
  expect(act(ask, at(25, 2))).toMatchObject({ last: { event: 'asked' } });
  const handedIn = openRequest({ papers: [storedPaper({ receivedAt: at(12, 10) })] });
  handedIn.act(ask, at(12));
  expect(handedIn.act(ask, at(12, 20)), 'after a file of no use').toMatchObject({ isMailed: true });
  expect(openRequest({ withdrawnAt: at(9) }).act(ask)).toBe('behind');
  expect(openRequest({ kind: 'teacher' }).act(ask)).toMatchObject({ last: { event: 'asked' } });
  expect(openRequest({ kind: 'teacher' }).act({ ...ask, papers: ['cv', 'identity'] })).toBe('invalid');
  expect(openRequest({ kind: 'contact' }).act(ask)).toBe('invalid');
});

test('a file that is not replaced is asked for again once, for a reason, until the office takes that back', () => {
  const papers = [
    storedPaper({ id: 'old', state: 'replaced', receivedAt: at(8) }),
    storedPaper({ id: 'new', receivedAt: at(9) }),
    storedPaper({ id: 'back', receivedAt: at(9) }),
  ];
  const { act } = openRequest({ papers });
  const again = { act: 'askAgain', file: 'new', reason: 'blurred' } satisfies Act;
  expect(act({ ...again, file: 'old' }), 'replaced meanwhile').toBe('noFile');
  const detail = { papers: ['cv'], file: 'new', reason: 'blurred' };
  expect(act(again)).toMatchObject({ last: { event: 'asked', detail }, isMailed: true });
  expect(act({ ...again, file: 'back' }), 'the other side').toMatchObject({ isMailed: true });
  expect(act({ ...again, reason: 'dark' }, at(15)), 'one mail').toBeNull();
  expect(act({ act: 'accept', file: 'new' }, at(16))).toMatchObject({ last: { event: 'accepted' } });
  expect(act({ act: 'accept', file: 'new' }, at(16))).toBeNull();
  expect(act(again, at(16, 1))).toMatchObject({ last: { event: 'asked', detail } });
});

test('a note is kept once in an hour by the same colleague, up to a hundred notes', () => {
  const { act } = openRequest();
  expect(act(note)).toMatchObject({ last: { event: 'noted', detail: { text: 'Rappeler' } } });
  expect(act(note, at(12, 59))).toBeNull();
  expect(act({ ...note, by: 'Ali' }, at(12, 59))).toMatchObject({ last: { detail: { by: 'Ali' } } });
  for (let count = 3; count <= 100; count += 1) expect(act(note, at(12 + count))).not.toBeNull();
  expect(act(note, at(500))).toBe('noNotesLeft');
  expect(act({ act: 'answered' }, at(500)), 'notes alone are counted').toMatchObject({ answeredAt: at(500) });
});

test('an erasure is due in an hour, names its author, and is noted once', () => {
  const erase = { act: 'erase' as const, references: [], by: 'Kadra' };
  const [now, event] = [Date.parse(at(12)), { detail: { by: 'Kadra' } }];
  const erasing = storedRequest(academicRequest, { eraseAt: at(13) });
  const eraseAt = new Date(now + 60 * minuteMs).toISOString();
  const kept = { eraseAt: null };
  expect(decideErasure({ ...erasing, ...kept }, erase, now)).toMatchObject({ eraseAt, events: [event] });
  expect(decideErasure(erasing, erase, now)).toBeNull();
  const undone = decideErasure(erasing, { ...erase, act: 'keep' }, now);
  expect(undone).toMatchObject({ ...kept, events: [event] });
});

test.each<[string, unknown]>([
  ...['www.evil.example', 'https://evil', 'me@evil', 'voir evil.com'].map((line): [string, unknown] => [
    `a line with the link ${line}`,
    { ...ask, line },
  ]),
  ['a line of 201 characters', { ...ask, line: 'x'.repeat(201) }],
  ['an empty note', { ...note, text: ' \n ' }],
  ['a note of 2,001 characters', { ...note, text: 'x'.repeat(2_001) }],
  ['no paper', { ...ask, papers: [] }],
])('%s is invalid', (_, act) => {
  expect(officeAct.safeParse(act).success).toBe(false);
});

test('a line of 200 characters, on one line, a note of 2,000 and 51 requests to erase are accepted', () => {
  const parsed = (act: object) => officeAct.safeParse(act).data;
  expect(parsed({ ...ask, line: ` Recto \n et verso ` })).toMatchObject({ line: 'Recto et verso' });
  const long: OfficeAct[] = [
    { ...ask, line: '🦁'.repeat(200) },
    { ...note, text: 'é'.repeat(2_000) },
    { act: 'erase', references: Array.from({ length: 51 }, () => 'ADM-AAAA-AAAA') },
  ];
  for (const act of long) expect(parsed(act)).toEqual(act);
});
