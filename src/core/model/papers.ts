import type { RequestKind } from '../questions/requestKinds.ts';
import { dossierLimits } from '../limits.ts';

/** The papers of an application (section 2 of the specification). Never rename one: stored rows contain these names. */
export const papers = {
  required: ['cv', 'coverLetter', 'transcripts', 'diplomas', 'identity'],
  recommended: ['recommendations', 'experience', 'languages', 'portfolio'],
} as const;

export const paperNames = [...papers.required, ...papers.recommended] as const;

export type PaperName = (typeof paperNames)[number];

/** Why the office asks for a file again; words: the slice `papers`. */
export const askReasons = ['blurred', 'dark', 'cut', 'tiny', 'closed', 'other'] as const;

export type AskReason = (typeof askReasons)[number];

/** A teacher's only paper is the CV. */
export function papersOf(kind: RequestKind): Record<'required' | 'recommended', readonly PaperName[]> {
  if (kind === 'admission') return papers;
  return { required: kind === 'teacher' ? ['cv'] : [], recommended: [] };
}

/** `uploading`: announced, but not received yet. `replaced`: deleted, because a later file replaced it. */
export interface StoredPaper {
  /** Cannot be guessed; also the name of the file in `PaperFiles`. */
  id: string;
  paper: PaperName;
  state: 'uploading' | 'received' | 'replaced';
  bytes: number;
  sha256: string | null;
  /** The file that this one replaces once it is received. */
  replaces: string | null;
  createdAt: string;
  receivedAt: string | null;
}

const singlePapers: readonly PaperName[] = ['cv', 'coverLetter'];

export function paperNamesOf(kind: RequestKind): readonly PaperName[] {
  const { required, recommended } = papersOf(kind);
  return [...required, ...recommended];
}

/** False for a contact message. */
export const hasDossier = (kind: RequestKind): boolean => paperNamesOf(kind).length > 0;

/** For all files of a dossier. */
export function maxBytesOf({ kind, isProved }: { kind: RequestKind; isProved: boolean }): number {
  return kind === 'admission' && isProved ? dossierLimits.totalMaxBytes : dossierLimits.unprovedMaxBytes;
}

export const fileMaxBytesOf = (kind: RequestKind): number =>
  Math.min(dossierLimits.fileMaxBytes, maxBytesOf({ kind, isProved: true }));

export function maxFilesOf(paper: PaperName): number {
  return singlePapers.includes(paper) ? 1 : dossierLimits.filesPerPaper;
}

/** Writes the first 32 digits of a hexadecimal number as a UUID, the id of a file. */
export function toUuid(hex: string): string {
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*/, '$1-$2-$3-$4-$5');
}
