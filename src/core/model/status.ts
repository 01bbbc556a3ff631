import { answerDue } from '../questions/requestKinds.ts';
import { type PaperName, type StoredPaper, papersOf } from './papers.ts';
import type { EarlierAddress, LinkMail, StoredRequest } from './request.ts';
import { dossierLimits } from './limits.ts';
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

/** The received files that the office could not open and asked for again, until a newer file of their paper comes. */
export function unreadableFiles({ papers, events }: Pick<StoredRequest, 'papers' | 'events'>): StoredPaper[] {
  return receivedPapers(papers).filter(({ id, paper }) => {
    const asked = events.findLast(({ event, detail }) => event === 'asked' && detail.file === id);
    const isNewer = (file: StoredPaper) =>
      file.paper === paper && (file.receivedAt ?? '') > (asked?.at ?? '');
    return asked && !papers.some(isNewer);
  });
}

/** The required papers of which no file has come, or one that the office could not open. */
export function missingPapers(stored: Pick<StoredRequest, 'kind' | 'papers' | 'events'>): PaperName[] {
  const received = receivedPapers(stored.papers);
  const unreadable = unreadableFiles(stored);
  const isOf = (name: PaperName) => (file: StoredPaper) => file.paper === name;
  return papersOf(stored.kind).required.filter(
    (name) => !received.some(isOf(name)) || unreadable.some(isOf(name)),
  );
}

export function linkMailOf(
  { answers, mails }: Pick<StoredRequest, 'answers' | 'mails'>,
  now: number,
): LinkMail {
  const last = mails.findLast(({ kind, recipient }) => kind === 'applicant' && recipient === answers.email);
  if (!last) return { state: 'none', at: null };
  if (last.state === 'dead') return { state: 'refused', at: null };
  if (last.state === 'sent') return { state: 'sent', at: null };
  return {
    state: 'onItsWay',
    at: last.state === 'queued' && Date.parse(last.dueAt) > now ? last.dueAt : null,
  };
}
