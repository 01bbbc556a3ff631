/**
 * The function `dossier`: what a page sends it and gets back. A dossier is an admission request with its papers, opened
 * by the secret of a mailed link. Every call is a POST of one act as JSON; every answer says `success`.
 */
import * as z from 'zod/mini';
import { answerRule } from '../questions/rules.ts';

export const dossierFunction = 'dossier';

/** The page of a link; the secret is the fragment, which no server or log sees. */
export const dossierPath = '/dossier';

/** The papers of an application (section 2 of the specification). Never rename one: stored rows contain these names. */
export const papers = {
  required: ['cv', 'coverLetter', 'transcripts', 'diplomas', 'identity'],
  recommended: ['recommendations', 'experience', 'languages', 'portfolio'],
} as const;

export const paperNames = [...papers.required, ...papers.recommended] as const;

export type PaperName = (typeof paperNames)[number];

/** The papers that are one file each. The others take `maxFilesPerPaper`. */
const singlePapers: readonly PaperName[] = ['cv', 'coverLetter'];

export const dossierLimits = {
  /** One file, in bytes. */
  fileMaxBytes: 10_000_000,
  /** All files of a dossier, in bytes. */
  totalMaxBytes: 40_000_000,
  /** Three years of transcripts are six semesters; some come as separate pages. */
  filesPerPaper: 10,
  /** Corrections of the phone number or the e-mail address. */
  corrections: 3,
  /** Mails with the link that a request gets on demand in a day. */
  linksPerDay: 3,
  /** How long a withdrawal can be undone, in hours. */
  undoHours: 48,
  /** How long an unfinished upload is kept, in hours. */
  unfinishedHours: 24,
} as const;

export function maxFilesOf(paper: PaperName): number {
  return singlePapers.includes(paper) ? 1 : dossierLimits.filesPerPaper;
}

const fileId = z.uuid();
const secret = z.string().check(z.maxLength(100));

/** The acts. `secret` is the fragment of the link; with a wrong or outdated one, every act answers `unknown`. */
export const dossierAct = z.discriminatedUnion('act', [
  /** Answers with a `Dossier`. */
  z.strictObject({ act: z.literal('show'), secret }),
  /**
   * Mails the link again to the stored address if it is this one. The answer is the same whether it is or not, and when
   * no further mail may be sent today.
   */
  z.strictObject({
    act: z.literal('resend'),
    reference: z.string().check(z.maxLength(40)),
    email: answerRule('email'),
  }),
  /**
   * Announces a file and answers with an `UploadTicket`. `replaces` is a received file of the same paper, which is
   * dropped once this one is received. With `resumes`, the id of an unfinished file, the answer is a new ticket for that
   * file; `bytes` must be the same. `sha256` comes back with the unfinished file, so that a page can recognise it.
   */
  z.strictObject({
    act: z.literal('upload'),
    secret,
    paper: z.enum(paperNames),
    bytes: z.int().check(z.gte(1), z.lte(dossierLimits.fileMaxBytes)),
    sha256: z.optional(z.string().check(z.regex(/^[\da-f]{64}$/))),
    replaces: z.optional(fileId),
    resumes: z.optional(fileId),
  }),
  /** Says that all bytes were sent: the file counts from the `success` of this act, which may be repeated. */
  z.strictObject({ act: z.literal('received'), secret, file: fileId }),
  /** Gives up an unfinished file. */
  z.strictObject({ act: z.literal('discard'), secret, file: fileId }),
  /**
   * Corrects the phone number, the e-mail address or both. A new address makes every older link useless: the answer has
   * the new `secret`, and the new address gets it by mail.
   */
  z.strictObject({
    act: z.literal('correct'),
    secret,
    phone: z.optional(answerRule('phone')),
    email: z.optional(answerRule('email')),
  }),
  /** Withdraws the request; it is erased after `undoHours`. */
  z.strictObject({ act: z.literal('withdraw'), secret }),
  z.strictObject({ act: z.literal('undoWithdraw'), secret }),
]);

export type DossierAct = z.output<typeof dossierAct>;

/**
 * A file of a paper. `uploading`: announced, not received yet. `received`: safe at the school. `replaced`: a later file
 * took its place; it is gone.
 */
const paperFile = z.object({
  id: fileId,
  state: z.enum(['uploading', 'received', 'replaced']),
  bytes: z.number(),
  sha256: z.nullable(z.string()),
  /** ISO 8601, UTC. */
  createdAt: z.string(),
  receivedAt: z.nullable(z.string()),
});

export type PaperFile = z.output<typeof paperFile>;

const dossier = z.object({
  reference: z.string(),
  /** The day at the school, YYYY-MM-DD. */
  receivedOn: z.string(),
  /** When the school's answer is due; ISO 8601, UTC. */
  answerDue: z.string(),
  isAnswered: z.boolean(),
  /** The answers to the questions of the group `program`, as the form sends them: `formationType`, `domain` … */
  programme: z.record(z.string(), z.string()),
  /** Masked: the address may be somebody else's. */
  phone: z.string(),
  email: z.string(),
  /** The latest mail with the link: sent, waiting to be sent, given up, or withheld by a limit. */
  confirmation: z.enum(['sent', 'waiting', 'failed', 'withheld']),
  correctionsLeft: z.number(),
  /** Until when the withdrawal can be undone (ISO 8601, UTC); null when the request is not withdrawn. */
  undoUntil: z.nullable(z.string()),
  /** The files of each paper, oldest first. */
  papers: z.record(z.enum(paperNames), z.array(paperFile)),
  /** What further files may add up to. Unfinished files count, and the file that a new one replaces. */
  bytesLeft: z.number(),
});

export type Dossier = z.output<typeof dossier>;

/**
 * Where to send a file by the tus protocol: POST to `endpoint` creates the upload with this `metadata`, and the `Location`
 * of the response takes the bytes. `headers` go with every request. A ticket may end
 * after two hours: `resumes` gets another.
 */
const uploadTicket = z.object({
  file: fileId,
  endpoint: z.string(),
  headers: z.record(z.string(), z.string()),
  metadata: z.record(z.string(), z.string()),
  /** The size of each PATCH; exactly this on Supabase, except the last. */
  chunkBytes: z.number(),
});

export type UploadTicket = z.output<typeof uploadTicket>;

/** Why an act was refused. `invalid` comes with `fields`, `rateLimited` and `unavailable` with Retry-After. */
export const dossierRefusals = [
  /** 404: the secret opens nothing. */
  'unknown',
  /** 404: no such file, or not in a state that the act needs. */
  'unknownFile',
  /** 409: the request is withdrawn. */
  'withdrawn',
  /** 409: too late to undo, or never withdrawn. */
  'notWithdrawn',
  /** 409: the school has answered, so nothing can be corrected. */
  'answered',
  /** 409: no corrections left. */
  'noCorrectionsLeft',
  /** 409: this paper has all the files it takes. */
  'tooManyFiles',
  /** 413: beyond `totalMaxBytes`. */
  'dossierFull',
  /** 409: bytes are missing; resume the upload. */
  'unfinished',
  /** 422: not a PDF by its content; the file is dropped. */
  'notPdf',
  /** 422: a PDF that asks for a password; the file is dropped. */
  'encrypted',
  /** 422: an act or an answer that breaks its rule. */
  'invalid',
  'unreadable',
  'tooLarge',
  'methodNotAllowed',
  'unsupportedMediaType',
  /** 429: too many wrong secrets from one address. A right one is always served. */
  'rateLimited',
  'unavailable',
] as const;

export type DossierRefusal = (typeof dossierRefusals)[number];

/** Every answer. A success has the part that its act names: `dossier`, `ticket` or the new `secret`. */
export const dossierReply = z.discriminatedUnion('success', [
  z.object({
    success: z.literal(true),
    dossier: z.optional(dossier),
    ticket: z.optional(uploadTicket),
    secret: z.optional(z.string()),
  }),
  z.object({
    success: z.literal(false),
    code: z.enum(dossierRefusals),
    /** A sentence for the visitor, in their language. */
    error: z.string(),
    fields: z.optional(z.array(z.object({ path: z.string(), message: z.string() }))),
  }),
]);

export type DossierReply = z.output<typeof dossierReply>;
