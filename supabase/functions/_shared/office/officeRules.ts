/** Describes a request for the office and decides what each act changes. Without side effects. */
import type { Decision } from '../dossier/changeDossier.ts';
import type { StoredDossier } from '../dossier/dossierStore.ts';
import { papers as paperGroups } from '../dossier/papers.ts';
import { answerPairs, nameParts, topicText } from '../mail/answerTexts.ts';
import { plainText } from '../mail/mailDocument.ts';
import { answerDue } from '../questions/requestKinds.ts';
import type { Formats } from '../texts/formats.ts';
import type { Translate } from '../texts/mailTexts.ts';
import { officeLimits } from './desk.ts';
import type { Brief } from './officeStore.ts';
import type { OfficeAct, OfficeEvent, OfficeFile, OfficeRequest } from './protocol.ts';
import { isLate } from './requestList.ts';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

type Act<Name extends OfficeAct['act']> = Extract<OfficeAct, { act: Name }>;

/** What the page of a request and a line of the list both show. */
export function describeBrief(stored: Brief, t: Translate, now: number) {
  const { kind, reference, createdAt, answeredAt, withdrawnAt, request } = stored;
  return {
    kind,
    reference,
    name: nameParts(request).join(' '),
    topic: topicText(stored, t),
    receivedAt: createdAt,
    due: answerDue(stored)?.toISOString() ?? null,
    isLate: isLate(stored, now),
    answeredAt,
    withdrawnAt,
  };
}

export function describeRequest(
  stored: StoredDossier,
  { t, formats }: { t: Translate; formats: Formats },
  now: number,
): OfficeRequest {
  const { kind, request, answeredAt, locale } = stored;
  const undoUntil = undoneUntil(answeredAt);
  return {
    ...describeBrief(stored, t, now),
    email: request.email,
    phone: request.phone ?? null,
    locale,
    undoUntil: undoUntil > now ? new Date(undoUntil).toISOString() : null,
    answers: answerPairs(kind, request, t, formats).map((pair) => pair.map(plainText) as [string, string]), // Safe cast: a pair stays one.
    papers: papersOf(stored),
    missing: missingPapers(stored),
    asksLeft: asksLeft(stored, now),
    history: historyOf(stored),
  };
}

function papersOf({ papers }: StoredDossier): OfficeRequest['papers'] {
  const files: OfficeRequest['papers'] = {};
  for (const { paper, state, id, bytes, receivedAt } of papers) {
    const file: OfficeFile = { id, bytes: bytes || null, receivedAt: receivedAt ?? '' };
    if (state === 'received') files[paper] = [...(files[paper] ?? []), file];
  }
  return files;
}

/** The required papers of an admission request that have no file. */
export function missingPapers({ kind, papers }: Pick<StoredDossier, 'kind' | 'papers'>) {
  if (kind !== 'admission') return [];
  return paperGroups.required.filter(
    (name) => !papers.some(({ paper, state }) => paper === name && state === 'received'),
  );
}

function historyOf({ createdAt, mails, papers, events }: StoredDossier): OfficeEvent[] {
  const confirmations = mails.filter(({ kind }) => kind === 'applicant');
  const sent = confirmations.find(({ sentAt }) => sentAt !== null);
  const dead = confirmations.find(({ state }) => state === 'dead');
  const history: OfficeEvent[] = [
    { at: createdAt, event: 'received' },
    ...(sent?.sentAt ? [{ at: sent.sentAt, event: 'confirmed' } as const] : []),
    ...(dead && !sent ? [{ at: dead.queuedAt, event: 'unconfirmed' } as const] : []),
    ...papers.flatMap(({ paper, receivedAt }): OfficeEvent[] =>
      receivedAt ? [{ at: receivedAt, event: 'paper', papers: [paper] }] : [],
    ),
    ...mails.flatMap(({ kind, queuedAt }): OfficeEvent[] => {
      if (kind === 'withdrawal') return [{ at: queuedAt, event: 'withdrawn' }];
      return kind === 'restored' ? [{ at: queuedAt, event: 'restored' }] : [];
    }),
    ...events.map(({ at, event, detail }) => ({ at, event, ...detail })),
  ];
  return history.toSorted((a, b) => (a.at < b.at ? -1 : 1));
}

/** When the link of a request expires, in ms: some days after the last thing that happened, or was mailed. */
export function linkUntil({ createdAt, mails, papers, events }: StoredDossier): number {
  const moments = [
    createdAt,
    ...mails.map(({ queuedAt }) => queuedAt),
    ...papers.map(({ receivedAt }) => receivedAt ?? ''),
    ...events.map(({ at }) => at),
  ];
  return Math.max(...moments.filter(Boolean).map(Date.parse)) + officeLimits.linkDays * dayMs;
}

const undoneUntil = (answeredAt: string | null) =>
  answeredAt === null ? 0 : Date.parse(answeredAt) + officeLimits.undoMinutes * minuteMs;

function asksLeft({ kind, events }: StoredDossier, now: number): number {
  if (kind !== 'admission') return 0;
  const asked = events.filter(({ event, at }) => event === 'asked' && Date.parse(at) > now - dayMs);
  return Math.max(0, officeLimits.asksPerDay - asked.length);
}

const newEvent = (event: 'answered' | 'reopened') => ({ id: crypto.randomUUID(), event, detail: {} });

/** Keeps the date of the first answer. */
export function decideAnswered({ answeredAt }: StoredDossier, now: number): Decision {
  if (answeredAt) return null;
  return { answeredAt: new Date(now).toISOString(), events: [newEvent('answered')] };
}

export function decideUnanswered({ answeredAt }: StoredDossier, now: number): Decision {
  if (!answeredAt) return null;
  return undoneUntil(answeredAt) < now ? 'tooLate' : { answeredAt: null, events: [newEvent('reopened')] };
}

export function decideAsk(stored: StoredDossier, { id, papers, line }: Act<'ask'>, now: number): Decision {
  if (stored.kind !== 'admission') return 'invalid';
  if (stored.events.some((event) => event.id === id)) return null;
  if (stored.withdrawnAt) return 'withdrawnByApplicant';
  if (asksLeft(stored, now) === 0) return 'noAsksLeft';
  const detail = { papers: [...new Set(papers)], ...(line && { text: line }) };
  return { events: [{ id, event: 'asked', detail }], mails: [{ id, kind: 'asked' }] };
}

export function decideNote(stored: StoredDossier, { id, text }: Act<'note'>): Decision {
  if (stored.events.some((event) => event.id === id)) return null;
  return { events: [{ id, event: 'noted', detail: { text } }] };
}
