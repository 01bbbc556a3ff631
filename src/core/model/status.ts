import { answerDue } from '../questions/answerDue.ts';
import { deadlines, intakeAt, lastDayOf } from '../questions/deadlines.ts';
import { type Program, nextDegree, programs } from '../questions/programs.ts';
import { type AskReason, type PaperName, type StoredPaper, paperNamesOf, papersOf } from './papers.ts';
import type { EarlierAddress, LinkMail, StoredEvent, StoredRequest } from './request.ts';
import { dossierLimits } from '../limits.ts';
import { hourMs, isoDay, momentAt, schoolTime, todayAtSchool } from '../time/schoolTime.ts';

export const isOpen = ({ answeredAt, withdrawnAt }: Pick<StoredRequest, 'answeredAt' | 'withdrawnAt'>) =>
  answeredAt === null && withdrawnAt === null;

/** Until the next purge an erased request is still stored, but its links open nothing. The store has the same in SQL (`isKept`). */
export const isErased = ({ eraseAt }: Pick<StoredRequest, 'eraseAt'>, now: number): boolean =>
  eraseAt !== null && Date.parse(eraseAt) <= now;

export const isLate = (stored: StoredRequest, at: number): boolean =>
  isOpen(stored) && (answerDue(stored)?.getTime() ?? Infinity) < at;

/** Whether the day that the applicant was told is over; the office counts by the hour (`isLate`). */
export const isDayOver = (stored: StoredRequest, now: number): boolean =>
  isLate(stored, momentAt(todayAtSchool(new Date(now))));

/** The colleague who takes care of a request; empty for nobody. */
export function takenBy({ events }: Pick<StoredRequest, 'events'>): string {
  const last = events.findLast(({ event }) => event === 'taken' || event === 'released');
  return (last?.event === 'taken' && last.detail.by) || '';
}

/** Until when what happened `at` a moment can be undone (ISO 8601). */
export const undoDeadline = (at: string): string =>
  new Date(Date.parse(at) + dossierLimits.undoHours * hourMs).toISOString();

type Moves = Pick<StoredRequest, 'events'>;
const lastMove = ({ events }: Moves) => events.findLast(({ detail }) => detail.earlier);

/** Until when the last new address can be undone. Throws without one. */
export const undoMoveUntil = (moved: Moves): string => undoDeadline(lastMove(moved)?.at ?? '');

/**
 * The address whose mailed link still opens the dossier and undoes its replacement: for two days, until the new address is
 * confirmed. A mistyped address would otherwise take the dossier to a stranger.
 */
export function earlierAddress(
  stored: Moves & Pick<StoredRequest, 'isProved' | 'generation'>,
  now: number,
): EarlierAddress | undefined {
  const earlier = lastMove(stored)?.detail.earlier;
  if (stored.isProved || earlier?.replacedBy !== stored.generation) return undefined;
  return Date.parse(undoMoveUntil(stored)) > now ? earlier : undefined;
}

export const receivedPapers = (files: readonly StoredPaper[]): StoredPaper[] =>
  files.filter(({ state }) => state === 'received');

/** A file with what became of it. `asked`: received, and asked for again by the office at `askedAt`, for a `reason`. */
export interface FileState extends Omit<StoredPaper, 'state'> {
  state: StoredPaper['state'] | 'asked';
  askedAt?: string;
  /** Came while the virus scanner had no answer. */
  isUnscanned?: boolean;
  reason?: AskReason;
}

type Papers = Pick<StoredRequest, 'kind' | 'papers' | 'events'>;

/** The event by which the office asked for a file again, unless it accepted the file after all. */
function askOf(file: StoredPaper, events: readonly StoredEvent[]): StoredEvent | undefined {
  const last = events.findLast(
    ({ event, detail }) => detail.file === file.id && (event === 'asked' || event === 'accepted'),
  );
  return last?.event === 'asked' ? last : undefined;
}

/**
 * The files that came for those that the office asked for again: the one that replaced it, or a further file of its paper,
 * announced after the ask. A further file stands for one asked file, the oldest first.
 */
function findSubstitutes({ papers, events }: Pick<Papers, 'papers' | 'events'>) {
  /** Whether a file replaced none that was there before. Of a file that was replaced twice, the first is forgotten. */
  function isFurther({ createdAt, replaces }: StoredPaper, since: string): boolean {
    const replaced = papers.find(({ id }) => id === replaces);
    return createdAt > since && (!replaced || isFurther(replaced, since));
  }
  const substitutes = new Map<StoredPaper, StoredPaper>();
  for (const file of papers) {
    const ask = askOf(file, events);
    const taken = [...substitutes.values()];
    const substitute =
      ask &&
      papers.find(
        (other) =>
          other.paper === file.paper &&
          other.receivedAt !== null &&
          (file.state === 'replaced'
            ? other.replaces === file.id
            : other.state === 'received' && isFurther(other, ask.at) && !taken.includes(other)),
      );
    if (substitute) substitutes.set(file, substitute);
  }
  return substitutes;
}

/** A file is asked for again until another one comes for it, or the office accepts it after all. */
export function fileStates({ papers, events }: Pick<Papers, 'papers' | 'events'>): FileState[] {
  const substitutes = findSubstitutes({ papers, events });
  return papers.map((stored) => {
    const scan = events.findLast(
      ({ event, detail }) => detail.file === stored.id && (event === 'unscanned' || event === 'scanned'),
    );
    const isUnscanned = scan?.event === 'unscanned';
    const file: StoredPaper & FileState = { ...stored, ...(isUnscanned && { isUnscanned }) };
    const ask = askOf(stored, events);
    if (file.state !== 'received' || !ask || substitutes.has(stored)) return file;
    return { ...file, state: 'asked', askedAt: ask.at, reason: ask.detail.reason ?? 'closed' };
  });
}

/** Whether the office asked for a paper, rather than for a file again, and since then neither got nor accepted a file of it. */
export function isPaperAsked({ papers, events }: Pick<Papers, 'papers' | 'events'>, paper: PaperName) {
  const last = events.findLast(
    ({ event, detail }) =>
      detail.papers?.includes(paper) && (event === 'accepted' || (event === 'asked' && !detail.file)),
  );
  const hasCome = ({ receivedAt, ...file }: StoredPaper) =>
    file.paper === paper && last !== undefined && (receivedAt ?? '') > last.at;
  return last?.event === 'asked' && !papers.some(hasCome);
}

/**
 * The papers of an ask that are still asked for: none once the request is withdrawn, none for a file that is no longer asked
 * for. A line of the office is about all of its papers.
 */
export function stillAsked(stored: StoredRequest, { detail }: StoredEvent): PaperName[] {
  const { papers = [], file, text } = detail;
  if (stored.withdrawnAt !== null) return [];
  if (file) return fileStates(stored).some(({ id, state }) => id === file && state === 'asked') ? papers : [];
  return text ? papers : papers.filter((paper) => isPaperAsked(stored, paper));
}

/** The files that the school has, also those that it asked for again. */
export function receivedFiles(stored: Pick<Papers, 'papers' | 'events'>): FileState[] {
  return fileStates(stored).filter(({ state }) => state === 'received' || state === 'asked');
}

/**
 * `refused`: the virus scanner found something in the last file. `sending`: a file is announced and has not arrived. The
 * applicant's page also knows its own uploads. `asked`: the office asked for the paper, or for a file of it again.
 */
export type PaperState = 'nothing' | 'sending' | 'interrupted' | 'refused' | 'asked' | 'received';

/** The one state of each paper, which pages, mails, lists and the spreadsheet tell. */
export function paperStates(stored: Papers): Partial<Record<PaperName, PaperState>> {
  const files = fileStates(stored);
  const stateOf = (paper: PaperName): PaperState => {
    const has = (state: FileState['state']) =>
      files.some((one) => one.paper === paper && one.state === state);
    if (has('asked')) return 'asked';
    const isAsked = isPaperAsked(stored, paper);
    if (has('received') && !isAsked) return 'received';
    if (has('uploading')) return 'sending';
    const last = stored.events.findLast(
      ({ event, detail }) =>
        ['refused', 'removed', 'asked'].includes(event) && detail.papers?.includes(paper),
    );
    if (last?.event === 'refused') return 'refused';
    return isAsked ? 'asked' : 'nothing';
  };
  return Object.fromEntries(paperNamesOf(stored.kind).map((paper) => [paper, stateOf(paper)]));
}

/** The required papers that the school cannot read yet, and the recommended ones that it asks for. */
export function missingPapers(stored: Papers): PaperName[] {
  const states = paperStates(stored);
  const { required, recommended } = papersOf(stored.kind);
  return [
    ...required.filter((paper) => states[paper] !== 'received'),
    ...recommended.filter((paper) => states[paper] === 'asked' || isPaperAsked(stored, paper)),
  ];
}

/**
 * When the last of these papers came (ISO 8601): the first file of each required one, and what came for each paper or file
 * that the office asked for. Null while a paper is missing.
 */
export function completedAt(stored: Papers): string | null {
  if (missingPapers(stored).length > 0) return null;
  const firstSince = (at: string, names: readonly PaperName[]) =>
    names.flatMap((paper) => {
      const files = stored.papers.filter((file) => file.paper === paper);
      const times = files.flatMap(({ receivedAt }) => receivedAt ?? []).toSorted();
      return times.find((time) => time > at) ?? [];
    });
  const times = [
    ...firstSince('', papersOf(stored.kind).required),
    ...stored.events.flatMap(({ event, at, detail }) =>
      event === 'asked' && !detail.file ? firstSince(at, detail.papers ?? []) : [],
    ),
    ...[...findSubstitutes(stored).values()].flatMap(({ receivedAt }) => receivedAt ?? []),
  ];
  return times.toSorted().at(-1) ?? null;
}

const linkMailStateOf = { queued: 'onItsWay', leased: 'onItsWay', sent: 'sent', dead: 'refused' } as const;

export function linkMailOf(
  { answers, mails }: Pick<StoredRequest, 'answers' | 'mails'>,
  now: number,
): LinkMail {
  const last = mails.findLast(({ kind, recipient }) => kind === 'applicant' && recipient === answers.email);
  if (!last) return { state: 'none', at: null };
  const waits = last.state === 'queued' && Date.parse(last.dueAt) > now;
  return { state: linkMailStateOf[last.state], at: waits ? last.dueAt : null };
}

/**
 * The date of the programme in `deadlines.json`, and whether papers are taken `before` it or `until` its end; null without
 * one, or for another year than that of the date: the form also takes requests for years that are over.
 */
export function deadlineOf({ answers, createdAt }: Pick<StoredRequest, 'answers' | 'createdAt'>) {
  const { domain, lastDiploma = '', degree, academicYear } = answers;
  // As the form says, who leaves the degree open asks for the next one.
  const family = degree ?? nextDegree(lastDiploma);
  const ofDomain = Object.entries<Program>(programs).filter(([, program]) => program.domain === domain);
  const [id] = ofDomain.find(([, program]) => program.family === family) ?? ofDomain[0] ?? [];
  const deadline = id && deadlines[id as keyof typeof deadlines]; // Safe cast: the keys of the programmes.
  if (!deadline || deadline.kind === 'none') return null;
  const [year = 0] = intakeAt([deadline], schoolTime(new Date(createdAt)).date).years;
  if (academicYear && !academicYear.startsWith(String(year))) return null;
  return { kind: deadline.kind, date: isoDay(year, deadline) };
}

/** Until when the missing papers are to be handed in, and whether that is over; null if none is missing, or without a date. */
export function papersDue(stored: StoredRequest, now: number) {
  const deadline = deadlineOf(stored);
  if (!deadline || missingPapers(stored).length === 0) return null;
  return { ...deadline, isOver: todayAtSchool(new Date(now)) > lastDayOf(deadline.kind, deadline.date) };
}
