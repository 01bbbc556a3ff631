import { answerDue } from '../questions/requestKinds.ts';
import type { StoredPaper } from '../dossier/papers.ts';
import type { StoredRequest } from './request.ts';

export const isOpen = ({ answeredAt, withdrawnAt }: Pick<StoredRequest, 'answeredAt' | 'withdrawnAt'>) =>
  answeredAt === null && withdrawnAt === null;

export const isLate = (stored: StoredRequest, at: number): boolean =>
  isOpen(stored) && (answerDue(stored)?.getTime() ?? Infinity) < at;

export const receivedPapers = (files: readonly StoredPaper[]): StoredPaper[] =>
  files.filter(({ state }) => state === 'received');
