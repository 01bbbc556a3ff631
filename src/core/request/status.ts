import { answerDue } from '../questions/requestKinds.ts';
import type { StoredPaper, StoredRequest } from './request.ts';

/** Whether the school must still answer. */
export const isOpen = ({ answeredAt, withdrawnAt }: Pick<StoredRequest, 'answeredAt' | 'withdrawnAt'>) =>
  answeredAt === null && withdrawnAt === null;

/** Whether a request is open past its promised time. `at` is the current time in ms. */
export const isLate = (stored: StoredRequest, at: number): boolean =>
  isOpen(stored) && (answerDue(stored)?.getTime() ?? Infinity) < at;

/** The files that have arrived and were not replaced. */
export const receivedPapers = (files: readonly StoredPaper[]): StoredPaper[] =>
  files.filter(({ state }) => state === 'received');
