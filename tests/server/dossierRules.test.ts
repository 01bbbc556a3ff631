import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createDossierChanger } from '#core/acts/changeDossier.ts';
import { StoreUnavailable } from '#core/store/driver.ts';
import type { PaperFiles } from '#core/files/paperFiles.ts';
import type { StoredPaper } from '#core/model/papers.ts';
import type { StoredRequest } from '#core/model/request.ts';
import { academicRequest, storedPaper, storedRequest } from '../support/requests.ts';
import {
  decideCorrect,
  decideDiscard,
  decideReceived,
  decideUndo,
  decideUndoCorrect,
  decideUpload,
  decideWithdraw,
  describeDossier,
  mayResend,
} from '#core/acts/dossierRules.ts';
import type { RequestStore } from '#core/store/store.ts';
import { hourMs } from '#core/time/schoolTime.ts';

const createdAt = '2026-03-01T11:05:00.000Z';
const now = Date.parse('2026-03-03T09:00:00Z');
const hoursAgo = (hours: number) => new Date(now - hours * hourMs).toISOString();

const dossierWith = (changes: Partial<StoredRequest> = {}) =>
  storedRequest(academicRequest, { createdAt, ...changes });

const paper = (id: string, changes: Partial<StoredPaper> = {}): StoredPaper =>
  storedPaper({ id, paper: 'transcripts', bytes: 1_000_000, createdAt, receivedAt: createdAt, ...changes });
const uploading = { state: 'uploading', receivedAt: null } as const;

const mail = (
  kind: StoredRequest['mails'][number]['kind'],
  queuedAt: string,
  state: StoredRequest['mails'][number]['state'] = 'sent',
) => ({ kind, state, recipient: academicRequest.email, queuedAt, dueAt: queuedAt, sentAt: null });

/** The mails of a new request: the confirmation and the school's own. */
const announced = [mail('applicant', createdAt), mail('school', createdAt)];

describe('an upload', () => {
  const announced = { act: 'upload', file: 'new', bytes: 1_000_000 } as const;
  const decide = (papers: StoredPaper[], act: object, changes: Partial<StoredRequest> = {}) => {
    const whole = { ...announced, paper: 'transcripts', ...act } as const;
    return decideUpload(dossierWith({ papers, isProved: true, ...changes }), whole, now);
  };
  const upload = (...dossier: Parameters<typeof decide>) => {
    const decision = decide(...dossier);
    if (typeof decision === 'string' || decision === null) return decision;
    return decision.papers?.map(({ id }) => id);
  };

  test('adds an announced file', () => {
    const act = { ...announced, paper: 'cv', bytes: 5, sha256: 'b'.repeat(64) } as const;
    const { paper: name, bytes, sha256 } = act;
    const file = paper('new', { ...uploading, paper: name, bytes, sha256, createdAt: hoursAgo(0) });
    expect(decideUpload(dossierWith({ papers: [] }), act, now)).toEqual({ papers: [file] });
  });

  test('is refused once the request is withdrawn', () => {
    expect(upload([], {}, { withdrawnAt: createdAt })).toBe('withdrawn');
  });

  test('of ten files of a paper is the last; an unfinished one has its place, and a replaced one has none', () => {
    const nine = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((one) => paper(`${one}`));
    const others = [paper('r', { state: 'replaced' }), paper('d', { paper: 'diplomas' })];
    expect(upload([...nine, ...others], {})).toContain('new');
    expect(upload([...nine, paper('10', uploading)], {})).toBe('tooManyFiles');
    expect(upload([...nine, paper('10', { ...uploading, replaces: '1' })], {})).toContain('new');
    expect(upload([...nine, paper('10')], { replaces: '1' })).toContain('new');
  });

  test('of a second file of a paper keeps the first, whose upload was cut or still runs', () => {
    expect(upload([paper('first', uploading)], {})).toEqual(['first', 'new']);
  });

  test('takes the place of an unfinished one, where a paper is one file or the same file is replaced', () => {
    const cv = { paper: 'cv' } as const;
    expect(upload([paper('old', { ...cv, ...uploading })], cv)).toEqual(['new']);
    const replacing = paper('first', { ...uploading, replaces: 'old' });
    expect(upload([paper('old'), replacing], { replaces: 'old' })).toEqual(['old', 'new']);
    expect(upload([paper('old'), paper('2'), replacing], { replaces: '2' })).toContain('first');
  });

  test('of a teacher is the CV alone, of 5 MB at most also once the mailbox is proved', () => {
    const teacher = { kind: 'teacher' } as const;
    expect(upload([], {}, teacher)).toBe('unknownFile');
    expect(upload([], { paper: 'cv', bytes: 5_000_000 }, teacher)).toEqual(['new']);
    expect(upload([], { paper: 'cv', bytes: 5_000_001 }, teacher)).toBe('dossierFull');
    const papers = [paper('old', { paper: 'cv' })];
    const shown = { hasReminders: false, bytesLeft: 5_000_000 };
    expect(describeDossier(dossierWith({ ...teacher, papers }))).toMatchObject(shown);
  });

  test('replaces a received file of the same paper, any of a paper of one file, and none that is gone', () => {
    const replacedBy = (act: object, change: Partial<StoredPaper> = {}) => {
      const decision = decide([paper('old', change)], { replaces: 'old', ...act });
      return decision !== null && typeof decision === 'object' && decision.papers?.at(-1)?.replaces;
    };
    expect(replacedBy({})).toBe('old');
    for (const change of [{ id: 'other' }, uploading, { state: 'replaced' }, { paper: 'diplomas' }] as const)
      expect(replacedBy({}, change)).toBeNull();
    const cv = { paper: 'cv' } as const;
    for (const replaces of [undefined, 'gone']) expect(replacedBy({ ...cv, replaces }, cv)).toBe('old');
  });

  test('repeats for the same paper and size only, and not for a replaced file', () => {
    const repeated = { file: 'old' };
    const larger = paper('else', { ...uploading, bytes: 2_000_000 });
    expect(upload([larger, paper('old', uploading)], repeated)).toBeNull();
    expect(upload([paper('old')], repeated)).toBeNull();
    for (const change of [{ bytes: 2 }, { paper: 'diplomas' }, { state: 'replaced' }] as const)
      expect(upload([paper('old', { ...uploading, ...change })], repeated)).toBe('unknownFile');
  });

  test('may fill the 40 MB to the last byte; a replaced file makes room for its successor', () => {
    const full = [1, 2, 3, 4].map((one) => paper(`${one}`, { bytes: 9_750_000 }));
    expect(upload(full, { bytes: 1_000_000 })).toContain('new');
    expect(upload(full, { bytes: 1_000_001 })).toBe('dossierFull');
    expect(upload(full, { bytes: 10_000_000, replaces: '1' })).toContain('new');
    const gone = paper('gone', { state: 'replaced', bytes: 9_000_000 });
    expect(upload([...full, gone], { bytes: 1_000_000 })).toContain('new');
    const { bytesLeft } = describeDossier(dossierWith({ papers: [...full, gone], isProved: true }));
    expect(bytesLeft).toBe(1_000_000);
  });

  test('may fill 5 MB until the mailbox is proved, then asks for the mailed link', () => {
    const isProved = false;
    const papers = [paper('large', { bytes: 4_000_000 })];
    expect(upload(papers, { bytes: 1_000_000 }, { isProved })).toContain('new');
    expect(upload(papers, { bytes: 1_000_001 }, { isProved })).toBe('needsMailedLink');
    expect(describeDossier(dossierWith({ papers, isProved })).bytesLeft).toBe(1_000_000);
    const cv = paper('cut', { ...uploading, paper: 'cv', bytes: 3_000_000 });
    expect(upload([cv], { paper: 'cv', bytes: 5_000_000 }, { isProved }), 'in place of another').toEqual([
      'new',
    ]);
    // Of a dossier whose address was corrected.
    const more = [...papers, paper('more', { bytes: 4_000_000 })];
    expect(describeDossier(dossierWith({ papers: more, isProved })).bytesLeft).toBe(0);
  });
});

describe('a received file', () => {
  const receive = (papers: StoredPaper[], changes: Partial<StoredRequest> = {}) =>
    decideReceived(dossierWith({ papers, ...changes }), 'new', now);

  test('is dated; the file that it replaces is kept in the list, one of several', () => {
    const oldest = paper('oldest', { state: 'replaced' });
    const others = [paper('else'), paper('d', { paper: 'diplomas', state: 'replaced' })];
    const next = paper('new', { ...uploading, replaces: 'old' });
    const received = { ...next, state: 'received', receivedAt: hoursAgo(0) };
    const papers = [paper('old', { state: 'replaced' }), ...others, received];
    expect(receive([oldest, paper('old'), ...others, next])).toEqual({ papers });
    const alone = { replaces: null };
    expect(receive([oldest, { ...next, ...alone }])).toEqual({ papers: [oldest, { ...received, ...alone }] });
  });

  test('is refused when it is unknown, was replaced, or the request is withdrawn; a repeat changes nothing', () => {
    expect(receive([paper('other', uploading)])).toBe('unknownFile');
    expect(receive([paper('new', { state: 'replaced' })])).toBe('unknownFile');
    expect(receive([paper('new', uploading)], { withdrawnAt: createdAt })).toBe('withdrawn');
    expect(receive([paper('new')])).toBeNull();
  });

  test('cannot be discarded; an unfinished one can', () => {
    const papers = [paper('new', uploading), paper('kept')];
    expect(decideDiscard(dossierWith({ papers }), 'new')).toEqual({ papers: [paper('kept')] });
    expect(decideDiscard(dossierWith({ papers }), 'kept')).toBeNull();
    expect(decideDiscard(dossierWith({ papers }), 'unknown')).toBeNull();
  });
});

describe('a change that is saved', () => {
  const dossier = dossierWith({ papers: [paper('new', uploading)] });
  const onMails = vi.fn<() => void>();
  const files = { remove: () => Promise.reject(new Error('busy')) } as unknown as PaperFiles;
  const find = async () => dossier;
  const store = { saveRequest: async () => true, findRequest: find } as unknown as RequestStore;
  const change = createDossierChanger({ store, files, onMails });
  beforeEach(() => void onMails.mockClear());

  test('is done although its file cannot be removed yet', async () => {
    expect(await change(find, (found) => decideDiscard(found, 'new'))).toBe(dossier);
    expect(onMails).not.toHaveBeenCalled();
  });

  test('is done although the store fails before the new secret can be made', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] }).setTimerTickMode('nextTimerAsync');
    const findRequest = vi.fn<typeof find>(find).mockRejectedValueOnce(new StoreUnavailable('sqlite5'));
    const changeBusy = createDossierChanger({ store: { ...store, findRequest }, files, onMails });
    expect(await changeBusy(find, () => ({ generation: 2 }))).toBe(dossier);
    vi.useRealTimers();
  });

  test.each([{ mails: [{ kind: 'applicant' as const }] }, { endsWait: true }])(
    'has its mails sent at once, new or waiting: %j',
    async (decision) => {
      await change(find, () => decision);
      expect(onMails).toHaveBeenCalledOnce();
    },
  );
});

describe('a correction', () => {
  const correct = (act: object, changes: Partial<StoredRequest> = {}, hasMailedLink = true) => {
    const dossier = dossierWith({ mails: announced, isProved: hasMailedLink, ...changes });
    const opened = { ...dossier, newAddress: null, mayLook: false };
    return decideCorrect(opened, { act: 'correct', ...act }, hasMailedLink, now);
  };
  const email = 'new@example.dj';

  test('of the address tells the old one, mails the link to the new one, and ends the earlier links', () => {
    expect(correct({ email })).toMatchObject({
      corrections: 1,
      generation: 2,
      events: [{ event: 'corrected', detail: { text: academicRequest.email } }],
      answers: { ...academicRequest, email },
      mails: [{ kind: 'addressChanged', recipient: academicRequest.email }, { kind: 'applicant' }],
    });
  });

  test('of a mistyped address needs only the receipt, and does not mail it', () => {
    expect(correct({ email }, {}, false)).toMatchObject({ isProved: false, mails: [{ kind: 'applicant' }] });
  });

  test('of an address that is proved needs the link that was mailed there', () => {
    expect(correct({ email }, { isProved: true }, false)).toBe('needsMailedLink');
    expect(correct({ phone: '77 65 43 21' }, { isProved: true }, false)).toMatchObject({ corrections: 1 });
  });

  test('of a proved address can be undone for two days, also once the request is withdrawn or answered', () => {
    const earlier = { email, generation: 1, replacedBy: 2 };
    const undo = (hours: number, ended: Partial<StoredRequest> = {}, phone?: string) => {
      const detail = { earlier: { ...earlier, phone } };
      const events = [{ id: '1', at: hoursAgo(hours), event: 'corrected', detail } as const];
      const dossier = dossierWith({ events, generation: 2, ...ended });
      return decideUndoCorrect({ ...dossier, newAddress: 'undoable', mayLook: false }, now);
    };
    for (const ended of [{}, { withdrawnAt: hoursAgo(1) }, { answeredAt: hoursAgo(1) }])
      expect(undo(47, ended)).toMatchObject({ answers: { email }, generation: 3, isProved: true });
    expect(undo(49)).toBe('unknown');
    const moved = {
      events: [{ id: '1', at: hoursAgo(47), event: 'corrected', detail: { earlier } } as const],
    };
    const shown = describeDossier({ ...dossierWith(moved), newAddress: 'undoable' });
    expect(shown.addressUndoUntil).toBe(hoursAgo(-1));
    const [replaced, phone] = [academicRequest.phone, '77 65 43 21'];
    const together = { events: [{ detail: { earlier: { phone: replaced } } }] };
    expect(correct({ email, phone }), 'with the phone number of the same correction').toMatchObject(together);
    expect(undo(47)).toMatchObject({ answers: { phone: replaced } });
    expect(undo(47, {}, phone)).toMatchObject({
      answers: { email, phone },
      events: [{ detail: { text: `${academicRequest.email}, ${replaced}` } }],
    });
  });

  test('of the phone number alone keeps the links and mails nobody', () => {
    const decision = correct({ phone: '77 65 43 21' });
    expect(decision).toMatchObject({ answers: { ...academicRequest, phone: '77 65 43 21' } });
    expect(decision).not.toHaveProperty('mails');
    expect(decision).not.toHaveProperty('generation');
  });

  test('that changes nothing does not count, and the fourth is refused', () => {
    const { phone, email: same } = academicRequest;
    expect(correct({ phone })).toBeNull();
    expect(correct({ phone, email: same }), 'the link again').toEqual({ mails: [{ kind: 'applicant' }] });
    const waiting = [mail('applicant', hoursAgo(1), 'queued')];
    expect(correct({ email: same }, { mails: waiting })).toBe('sameAddress');
    expect(correct({ email }, { corrections: 2 })).toMatchObject({ corrections: 3 });
    expect(correct({ email }, { corrections: 3 })).toBe('noCorrectionsLeft');
  });

  test('is refused once the request is withdrawn or answered, unless no mail can reach the address', () => {
    expect(correct({ email }, { withdrawnAt: createdAt })).toBe('withdrawn');
    expect(correct({ email }, { answeredAt: createdAt })).toBe('answered');
    for (const kind of ['applicant', 'asked'] as const) {
      const answered = { answeredAt: createdAt, mails: [...announced, mail(kind, createdAt, 'dead')] };
      expect(correct({ email }, answered), kind).toMatchObject({ corrections: 1 });
      expect(describeDossier(dossierWith(answered)).mayCorrect, kind).toBe(true);
    }
  });
});

describe('a withdrawal', () => {
  const withdrawn = (id: number) => ({ id: `${id}`, at: createdAt, event: 'withdrawn', detail: {} }) as const;

  test('is noted and mailed to a proved mailbox, three times at most, and changes nothing when repeated', () => {
    const withdraw = (changes: Partial<StoredRequest>) =>
      decideWithdraw(dossierWith({ isProved: true, ...changes }), now);
    const [withdrawnAt, events, mails] = [hoursAgo(0), [{ event: 'withdrawn' }], [{ kind: 'withdrawn' }]];
    expect(withdraw({ events: [1, 2].map(withdrawn) })).toMatchObject({ withdrawnAt, events, mails });
    const fourth = withdraw({ events: [1, 2, 3].map(withdrawn) });
    expect(fourth).toMatchObject({ withdrawnAt, events: [], mails: [] });
    expect(withdraw({ withdrawnAt: createdAt })).toBeNull();
    expect(withdraw({ isProved: false })).toMatchObject({ events, mails: [] });
  });

  test('can be undone for 48 hours, unless the office erases the request, and the dossier says so', () => {
    const undo = (withdrawnAt: string | null, eraseAt: string | null = null) => {
      const dossier = dossierWith({ withdrawnAt, eraseAt, mails: announced });
      return [describeDossier(dossier, now).undoUntil, decideUndo(dossier, now)];
    };
    const restored = { withdrawnAt: null, events: [{ event: 'restored' }] };
    expect(undo(hoursAgo(47))).toMatchObject([hoursAgo(-1), restored]);
    expect(undo(hoursAgo(1), hoursAgo(-1))).toEqual([null, 'notWithdrawn']);
    expect(undo(hoursAgo(48))).toMatchObject([hoursAgo(0), restored]);
    expect(undo(hoursAgo(48.01))).toEqual([null, 'notWithdrawn']);
    expect(undo(null), 'again').toEqual([null, null]);
    expect(describeDossier(dossierWith({ withdrawnAt: hoursAgo(50) }))).toMatchObject({ isWithdrawn: true });
  });
});

test('a dossier shows whose it is and when the answer is due, and neither the phone number nor the address', () => {
  const papers = [paper('t'), paper('c', { paper: 'cv', replaces: 'x' })];
  const shown = describeDossier(dossierWith({ papers, corrections: 2, answeredAt: createdAt }));
  expect(shown).toMatchObject({
    firstName: 'Amina',
    receivedOn: '2026-03-01',
    answerDue: '2026-03-03T11:05:00.000Z',
    isAnswered: true,
    mayCorrect: false,
    isLate: false,
    phone: '… 56',
    email: 'a…@example.dj',
    correctionsLeft: 1,
    undoUntil: null,
  });
  expect(JSON.stringify(shown)).not.toMatch(/Houssein|2004|77 12|lycee/);
  expect(Object.keys(shown.programme)).toEqual(['formationType', 'academicYear', 'domain', 'degree']);
  expect(shown.papers).toEqual(papers);
  const another = describeDossier(dossierWith({ corrections: 4 }));
  expect(another).toMatchObject({ isAnswered: false, isLate: true, correctionsLeft: 0 });
  const isLate = (at: string) => describeDossier(dossierWith(), Date.parse(at)).isLate;
  const midnight = ['2026-03-03T20:59Z', '2026-03-03T21:00Z'].map(isLate);
  expect(midnight, 'not before the announced day is over').toEqual([false, true]);
});

test('a mailbox counts on mails if it got the last one, or is proved and the last one did not fail', () => {
  const isMailable = (state: 'sent' | 'queued' | 'dead', isProved: boolean) =>
    describeDossier(dossierWith({ mails: [mail('applicant', hoursAgo(1), state)], isProved })).isMailable;
  for (const [state, unproved, proved] of [
    ['sent', true, true],
    ['queued', false, true],
    ['dead', false, false],
  ] as const)
    expect([isMailable(state, false), isMailable(state, true)], state).toEqual([unproved, proved]);
});

test('a dossier shows the state of the last mail with the link to the current address', () => {
  const stateOf = (mails: StoredRequest['mails'], changes: Partial<StoredRequest> = {}) =>
    describeDossier(dossierWith({ mails, ...changes }), now).mail.state;
  const first = mail('applicant', hoursAgo(9));
  expect(stateOf([first])).toBe('sent');
  expect(stateOf([first, mail('applicant', hoursAgo(8), 'queued')])).toBe('onItsWay');
  expect(stateOf([first, mail('applicant', hoursAgo(8), 'leased')])).toBe('onItsWay');
  expect(stateOf([first, mail('applicant', hoursAgo(8), 'dead')])).toBe('refused');
  expect(stateOf([first, mail('school', hoursAgo(8), 'dead')])).toBe('sent');
  expect(stateOf([])).toBe('none');
  const waiting = { ...mail('applicant', hoursAgo(8), 'queued'), dueAt: hoursAgo(-1) };
  const { mail: shown } = describeDossier(dossierWith({ mails: [first, waiting] }), now);
  expect(shown, 'until when it waits').toEqual({ state: 'onItsWay', at: hoursAgo(-1) });
  const left = describeDossier(dossierWith({ mails: [{ ...waiting, state: 'sent' }] }), now);
  expect(left.mail, 'of a lease that was longer').toEqual({ state: 'sent', at: null });
  const answers = { ...academicRequest, email: 'new@example.dj' };
  expect(stateOf([first], { answers }), 'to another address').toBe('none');
});

test('the link is mailed again unless one is waiting or three were asked for in a day', () => {
  const may = (mails: StoredRequest['mails'], changes: Partial<StoredRequest> = {}) =>
    mayResend(dossierWith({ mails, ...changes }), now);
  const first = mail('applicant', createdAt);
  const resent = (...hours: number[]) => [first, ...hours.map((one) => mail('applicant', hoursAgo(one)))];
  expect(may(resent(23, 2))).toBe(true);
  expect(may(resent(23, 2, 1))).toBe(false);
  expect(may(resent(24, 2, 1))).toBe(true);
  for (const state of ['queued', 'leased'] as const)
    expect(may([first, mail('applicant', createdAt, state)])).toBe(false);
  expect(may([first, mail('asked', createdAt, 'queued')])).toBe(true);
  const ofToday = [1, 2, 3].map(() => mail('applicant', hoursAgo(1)));
  expect(may(ofToday, { createdAt: hoursAgo(1) }), 'none was asked for').toBe(true);
});
