import { answerDue } from '../questions/requestKinds.ts';
import { type PaperName, type StoredPaper, papersOf } from './papers.ts';
import type { StoredRequest } from './request.ts';

export const isOpen = ({ answeredAt, withdrawnAt }: Pick<StoredRequest, 'answeredAt' | 'withdrawnAt'>) =>
  answeredAt === null && withdrawnAt === null;

export const isLate = (stored: StoredRequest, at: number): boolean =>
  isOpen(stored) && (answerDue(stored)?.getTime() ?? Infinity) < at;

/** The colleague who takes care of a request; empty for nobody. */
export function takenBy({ events }: Pick<StoredRequest, 'events'>): string {
  const last = events.findLast(({ event }) => event === 'taken' || event === 'released');
  return (last?.event === 'taken' && last.detail.by) || '';
}

export const receivedPapers = (files: readonly StoredPaper[]): StoredPaper[] =>
  files.filter(({ state }) => state === 'received');

export function missingPapers({ kind, papers }: Pick<StoredRequest, 'kind' | 'papers'>): PaperName[] {
  const received = receivedPapers(papers);
  return papersOf(kind).required.filter((name) => !received.some(({ paper }) => paper === name));
}
