/** Describes a request for the office and decides what each act changes. Without side effects. */
import { type Decision, newEvent } from './changeDossier.ts';
import { type PaperName, paperNamesOf } from '../model/papers.ts';
import {
  earlierAddress,
  isPaperAsked,
  linkMailOf,
  missingPapers,
  paperStates,
  receivedFiles,
  takenBy,
} from '../model/status.ts';
import { answerPairs } from '../model/answerTexts.ts';
import { plainText } from '../texts/bidi.ts';
import type { EventDetail, StoredRequest, StoredEvent } from '../model/request.ts';
import { officeLimits } from '../limits.ts';
import type { OfficeAct, OfficeEvent } from './officeProtocol.ts';
import { type Words, summarise } from './requestList.ts';
import { dayMs, minuteMs } from '../time/schoolTime.ts';

export type OfficeRequest = ReturnType<typeof describeRequest>;

export function describeRequest(stored: StoredRequest, words: Words, now: number, hasScanner: boolean) {
  const { kind, answers, locale } = stored;
  return {
    ...summarise(stored, words.t, now),
    email: answers.email,
    /** Whether `email` replaced a proved address and may be a stranger's: mails to it tell little. */
    isUnconfirmed: earlierAddress(stored, now) !== undefined,
    phone: answers.phone ?? null,
    locale,
    revision: revisionOf(stored),
    /** Label and text, in the order of the form and in the school’s language. */
    answers: answerPairs(kind, answers, words).map((pair) => pair.map(plainText) as [string, string]),
    /** Whether a virus scanner examines files. */
    hasScanner,
    /** Received ones, oldest first. */
    papers: receivedFiles(stored),
    states: paperStates(stored),
    missing: missingPapers(stored),
    /** Oldest first. */
    history: historyOf(stored, now),
  };
}

function historyOf(stored: StoredRequest, now: number): OfficeEvent[] {
  const { createdAt, mails, papers, events } = stored;
  const sent = mails.find(({ kind, sentAt }) => kind === 'applicant' && sentAt !== null);
  const isUnconfirmed = linkMailOf(stored, now).state === 'refused';
  const history: OfficeEvent[] = [
    { at: createdAt, event: 'received' },
    ...(sent?.sentAt ? [{ at: sent.sentAt, event: 'confirmed' } as const] : []),
    ...mails.flatMap(({ kind, state, queuedAt: askedAt, dueAt: at }): OfficeEvent[] => {
      if (state !== 'dead') return [];
      if (kind === 'asked') return [{ at, event: 'unasked', askedAt }];
      return kind === 'applicant' && isUnconfirmed ? [{ at, event: 'unconfirmed' }] : [];
    }),
    ...papers.flatMap(({ paper, receivedAt }): OfficeEvent[] =>
      receivedAt ? [{ at: receivedAt, event: 'paper', papers: [paper] }] : [],
    ),
    ...events.map(({ at, event, detail }) => ({ at, event, ...detail })),
  ];
  return history.toSorted((a, b) => (a.at < b.at ? -1 : 1));
}

/** When the office's page changed last, in ms. Not the revision of the row, which every announced file raises. */
function revisionOf({ createdAt, events, papers }: StoredRequest): number {
  const times = [createdAt, ...events.map(({ at }) => at), ...papers.map((file) => file.receivedAt)];
  return Math.max(...times.map((time) => (time === null ? 0 : Date.parse(time))));
}

type Act = Extract<OfficeAct, { revision?: unknown }>;

export function decideAct(stored: StoredRequest, act: Act, now: number): Decision {
  const decision = decide(stored, act, now);
  const isChange = decision !== null && typeof decision !== 'string';
  return isChange && act.revision !== undefined && isContradicted(stored, act, act.revision)
    ? 'behind'
    : decision;
}

/** Whether somebody did, since the page was at `revision`, what the act would undo or repeat. Notes never contradict. */
function isContradicted({ events, papers }: StoredRequest, act: Act, revision: number): boolean {
  const isNew = (at: string | null) => at !== null && Date.parse(at) > revision;
  const happened = (...names: StoredEvent['event'][]) =>
    events.some(({ event, at }) => names.includes(event) && isNew(at));
  switch (act.act) {
    case 'note':
    case 'accept':
      return false;
    case 'answered':
    case 'unanswered':
      return happened('answered', 'reopened', 'corrected', 'withdrawn', 'restored');
    case 'take':
    case 'release':
      return happened('taken', 'released');
    case 'ask':
    case 'askAgain': {
      const wanted =
        act.act === 'ask' ? act.papers : papers.flatMap(({ id, paper }) => (id === act.file ? paper : []));
      const isWanted = (paper: PaperName) => wanted.includes(paper);
      return (
        papers.some(({ paper, receivedAt }) => isWanted(paper) && isNew(receivedAt)) ||
        events.some(
          ({ event, at, detail }) => event === 'asked' && isNew(at) && detail.papers?.some(isWanted),
        )
      );
    }
  }
}

function decide(stored: StoredRequest, act: Act, now: number): Decision {
  const { answeredAt } = stored;
  const by = authorOf(act);
  switch (act.act) {
    case 'answered':
      if (answeredAt) return null;
      return { answeredAt: new Date(now).toISOString(), events: [newEvent('answered', by)] };
    case 'unanswered':
      return answeredAt ? { answeredAt: null, events: [newEvent('reopened', by)] } : null;
    case 'take':
      return takenBy(stored) === act.by ? null : { events: [newEvent('taken', by)] };
    case 'release':
      return takenBy(stored) ? { events: [newEvent('released', by)] } : null;
    case 'ask':
      return askFor(
        stored,
        { papers: [...new Set(act.papers)], ...(act.line && { text: act.line }), ...by },
        now,
      );
    case 'askAgain':
    case 'accept': {
      const file = receivedFiles(stored).find(({ id }) => id === act.file);
      if (!file) return 'noFile';
      const detail = { papers: [file.paper], file: file.id };
      const isAsked = file.state === 'asked';
      if (act.act === 'accept')
        return isAsked || isPaperAsked(stored, file.paper)
          ? { events: [newEvent('accepted', { ...detail, ...by })] }
          : null;
      return isAsked ? null : askFor(stored, { ...detail, reason: act.reason ?? 'closed', ...by }, now);
    }
    case 'note': {
      const noted = newEvent('noted', { text: act.text, ...by });
      if (isRepeated(stored, noted, now)) return null;
      if (stored.events.filter(({ event }) => event === 'noted').length >= officeLimits.notes)
        return 'noNotesLeft';
      return { events: [noted] };
    }
  }
}

const authorOf = ({ by }: { by?: string | undefined }): EventDetail => (by ? { by } : {});

export function decideErasure(
  { eraseAt }: StoredRequest,
  act: Extract<OfficeAct, { act: 'erase' | 'keep' }>,
  now: number,
): Decision {
  const isErased = act.act === 'erase';
  if (isErased === (eraseAt !== null)) return null;
  return {
    eraseAt: isErased ? new Date(now + officeLimits.eraseMinutes * minuteMs).toISOString() : null,
    events: [newEvent(isErased ? 'erasing' : 'kept', authorOf(act))],
  };
}

function askFor(stored: StoredRequest, detail: EventDetail, now: number): Decision {
  const { kind, events, papers, withdrawnAt } = stored;
  const asked = newEvent('asked', detail);
  if (!detail.papers?.every((paper) => paperNamesOf(kind).includes(paper))) return 'invalid';
  // A page that shows the withdrawal does not ask.
  if (withdrawnAt) return 'behind';
  // A file that the office has accepted since, or a paper that has come, is asked for again at once.
  const cameAt = papers.flatMap(({ paper, receivedAt }) =>
    receivedAt && detail.papers?.includes(paper) ? Date.parse(receivedAt) : [],
  );
  if (!detail.file && isRepeated(stored, asked, now, Math.max(0, ...cameAt))) return 'alreadyAsked';
  const isOfToday = ({ event, at }: StoredEvent) => event === 'asked' && Date.parse(at) > now - dayMs;
  if (events.filter(isOfToday).length >= officeLimits.asksPerDay) return 'noAsksLeft';
  return { events: [asked], mails: [{ id: asked.id, kind: 'asked' }] };
}

function isRepeated(
  { events }: StoredRequest,
  one: Omit<StoredEvent, 'at'>,
  now: number,
  after = 0,
): boolean {
  const contentOf = ({ event, detail: { papers, text, file, by } }: typeof one) =>
    JSON.stringify([event, papers, text, file, by]);
  const since = Math.max(now - officeLimits.repeatMinutes * minuteMs, after);
  return events.some((stored) => contentOf(stored) === contentOf(one) && Date.parse(stored.at) > since);
}
