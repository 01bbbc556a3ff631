import { answerDue } from '../questions/answerDue.ts';
import { type AskReason, type PaperName, type StoredPaper, paperNamesOf, papersOf } from './papers.ts';
import type { EarlierAddress, LinkMail, StoredEvent, StoredRequest } from './request.ts';
import { dossierLimits } from '../limits.ts';
import { hourMs } from '../time/schoolTime.ts';

export const isOpen = ({ answeredAt, withdrawnAt }: Pick<StoredRequest, 'answeredAt' | 'withdrawnAt'>) =>
  answeredAt === null && withdrawnAt === null;

export const isLate = (stored: StoredRequest, at: number): boolean =>
  isOpen(stored) && (answerDue(stored)?.getTime() ?? Infinity) < at;

/** The colleague who takes care of a request; empty for nobody. */
export function takenBy({ events }: Pick<StoredRequest, 'events'>): string {
  const last = events.findLast(({ event }) => event === 'taken' || event === 'released');
  return (last?.event === 'taken' && last.detail.by) || '';
}

/**
 * The address whose mailed link still opens the dossier and undoes its replacement: for two days, until the new address is
 * confirmed. A mistyped address would otherwise take the dossier to a stranger.
 */
export function earlierAddress(
  { events, isProved, generation }: Pick<StoredRequest, 'events' | 'isProved' | 'generation'>,
  now: number,
): EarlierAddress | undefined {
  const moved = events.findLast(({ detail }) => detail.earlier);
  const earlier = moved?.detail.earlier;
  if (!earlier || isProved || earlier.replacedBy !== generation) return undefined;
  return Date.parse(moved.at) > now - dossierLimits.undoHours * hourMs ? earlier : undefined;
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

/** A file is asked for again until a newer file of its paper comes, or the office accepts it after all. */
export function fileStates({ papers, events }: Pick<Papers, 'papers' | 'events'>): FileState[] {
  return papers.map((stored) => {
    const lastOf = (...names: StoredEvent['event'][]) =>
      events.findLast(({ event, detail }) => detail.file === stored.id && names.includes(event));
    const isUnscanned = lastOf('unscanned', 'scanned')?.event === 'unscanned';
    const file: StoredPaper & FileState = { ...stored, ...(isUnscanned && { isUnscanned }) };
    const last = lastOf('asked', 'accepted');
    if (file.state !== 'received' || last?.event !== 'asked') return file;
    const { at: askedAt, detail } = last;
    const isNewer = (other: StoredPaper) => other.paper === file.paper && (other.receivedAt ?? '') > askedAt;
    if (papers.some(isNewer)) return file;
    return { ...file, state: 'asked', askedAt, reason: detail.reason ?? 'closed' };
  });
}

/** The files that the school has, also those that it asked for again. */
export const receivedFiles = (stored: Pick<Papers, 'papers' | 'events'>): FileState[] =>
  fileStates(stored).filter(({ state }) => state === 'received' || state === 'asked');

/**
 * `refused`: of the only file, the virus scanner found something. `sending`: a file is announced and has not arrived. The
 * applicant's page also knows its own uploads.
 */
export type PaperState = 'nothing' | 'sending' | 'interrupted' | 'refused' | 'asked' | 'received';

/** The one state of each paper, which pages, mails, lists and the spreadsheet tell. */
export function paperStates(stored: Papers): Partial<Record<PaperName, PaperState>> {
  const files = fileStates(stored);
  const stateOf = (paper: PaperName): PaperState => {
    const has = (state: FileState['state']) =>
      files.some((one) => one.paper === paper && one.state === state);
    if (has('asked')) return 'asked';
    if (has('received')) return 'received';
    if (has('uploading')) return 'sending';
    const isRefused = stored.events.some(
      ({ event, detail }) => event === 'refused' && detail.papers?.includes(paper),
    );
    return isRefused ? 'refused' : 'nothing';
  };
  return Object.fromEntries(paperNamesOf(stored.kind).map((paper) => [paper, stateOf(paper)]));
}

/** The required papers that the school cannot read yet. */
export function missingPapers(stored: Papers): PaperName[] {
  const states = paperStates(stored);
  return papersOf(stored.kind).required.filter((paper) => states[paper] !== 'received');
}

/**
 * When the last required paper came (ISO 8601): the first file of each counts, or the first after the office asked again. Null
 * while a paper is missing.
 */
export function completedAt(stored: Papers): string | null {
  const { kind, papers, events } = stored;
  if (missingPapers(stored).length > 0) return null;
  const times = papersOf(kind).required.map((paper) => {
    const askedAt =
      events.findLast(({ detail }) => detail.reason && detail.papers?.includes(paper))?.at ?? '';
    const received = papers
      .flatMap((file) => (file.paper === paper && file.receivedAt ? [file.receivedAt] : []))
      .toSorted();
    return received.find((time) => time > askedAt) ?? received[0] ?? '';
  });
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
