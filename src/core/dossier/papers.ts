/** The papers of a dossier and their limits. Without schemas, so that the dossier's page does not load zod. */

export const dossierFunction = 'dossier';

/** The papers of an application (section 2 of the specification). Never rename one: stored rows contain these names. */
export const papers = {
  required: ['cv', 'coverLetter', 'transcripts', 'diplomas', 'identity'],
  recommended: ['recommendations', 'experience', 'languages', 'portfolio'],
} as const;

export const paperNames = [...papers.required, ...papers.recommended] as const;

export type PaperName = (typeof paperNames)[number];

/** The papers that consist of one file. The others may have `dossierLimits.filesPerPaper` files. */
const singlePapers: readonly PaperName[] = ['cv', 'coverLetter'];

export const dossierLimits = {
  fileMaxBytes: 10_000_000,
  /** All files of a dossier together. */
  totalMaxBytes: 40_000_000,
  /** The same until somebody used a mailed link: dossiers in strangers’ names cost their sender nothing. */
  unprovedMaxBytes: 5_000_000,
  /** Files of one paper: three years of transcripts are six semesters, some of them as separate pages. */
  filesPerPaper: 10,
  /** How often the phone number or e-mail address can be corrected. Limited, because each new address gets a mail. */
  corrections: 3,
  /** How often the link is mailed again in a day (`resend`). Limited, because anybody can ask for it. */
  linksPerDay: 3,
  /** How long a withdrawal can be undone, in hours. */
  undoHours: 48,
  /** How long an unfinished upload is kept, in hours. */
  unfinishedHours: 24,
} as const;

export function maxFilesOf(paper: PaperName): number {
  return singlePapers.includes(paper) ? 1 : dossierLimits.filesPerPaper;
}

/** Writes the first 32 digits of a hexadecimal number as a UUID, the id of a file. */
export function toUuid(hex: string): string {
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*/, '$1-$2-$3-$4-$5');
}
