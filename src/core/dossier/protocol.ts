/**
 * The requests and responses of the Edge Function `dossier`. A dossier is an admission request with its papers (the
 * applicant's documents). The secret in a mailed link gives access to it. A request is a POST of one act (`show`,
 * `upload` …) as JSON; every response has `success`.
 */
import * as z from 'zod/mini';
import type { ActReply } from '../http/refusals.ts';
import { answerRule } from '../questions/rules.ts';
import { readReference } from '../request/reference.ts';
import type { StoredPaper } from '../request/request.ts';
import { dossierLimits, paperNames } from './papers.ts';

const fileId = z.guid();

/**
 * What the page of a dossier can ask for. All but `resend` need the `secret` of the link beside the act; if it is
 * wrong or was replaced, the response is `unknown`.
 */
export const dossierAct = z.discriminatedUnion('act', [
  /** The response has the `Dossier`. */
  z.strictObject({ act: z.literal('show') }),
  /**
   * Mails the link again if the stored address of the request is `email`. The response does not tell whether it is, nor
   * whether `linksPerDay` is reached. A reference of another shape is invalid.
   */
  z.strictObject({
    act: z.literal('resend'),
    reference: z.string().check(
      z.maxLength(100),
      z.overwrite((copied) => readReference(copied) ?? ''),
      z.minLength(1),
    ),
    email: answerRule('email'),
  }),
  /**
   * Announces a file under an id that the page chooses, and is repeated until the file has arrived: as long as bytes are
   * missing, the response has an `UploadTicket`. Once it has arrived, the file is part of the dossier. The dossier shows
   * the `sha256` of an unfinished file, so that a page can recognise it. `replaces` is a received file of the same paper,
   * which is deleted once the new file is received. The function reads only the first and last bytes (`findPdfDefect`); the
   * page judges a PDF with a password by the whole file.
   */
  z.strictObject({
    act: z.literal('upload'),
    file: fileId,
    paper: z.enum(paperNames),
    bytes: z.int().check(z.gte(1), z.lte(dossierLimits.fileMaxBytes)),
    sha256: z.optional(z.string().check(z.regex(/^[\da-f]{64}$/))),
    replaces: z.optional(fileId),
  }),
  /** Deletes an unfinished file, if there is such a file. */
  z.strictObject({ act: z.literal('discard'), file: fileId }),
  /**
   * Corrects the phone number, the e-mail address or both. A new address invalidates all earlier links. The response
   * has the new `secret`, which is also mailed to the new address.
   */
  z.strictObject({
    act: z.literal('correct'),
    phone: z.optional(answerRule('phone')),
    email: z.optional(answerRule('email')),
  }),
  /** Withdraws the request; it is erased after `undoHours`. */
  z.strictObject({ act: z.literal('withdraw') }),
  z.strictObject({ act: z.literal('undoWithdraw') }),
  /** Voids all links of the dossier. `resend` mails another one. */
  z.strictObject({ act: z.literal('leave') }),
]);

export type DossierAct = z.output<typeof dossierAct>;

export interface Dossier {
  reference: string;
  /** The date in Djibouti on which the request was received, as YYYY-MM-DD. */
  receivedOn: string;
  /** When the school's answer is due; ISO 8601, UTC. */
  answerDue: string;
  isAnswered: boolean;
  /** The answers to the questions of the group `program`, as the form sends them: `formationType`, `domain` … */
  programme: Record<string, string>;
  /** Phone and e-mail address are partly hidden, because the mail with the link may have reached another person. */
  phone: string;
  email: string;
  /** The state of the latest mail with the link. `failed`: given up. `withheld`: not sent because of a limit. */
  confirmation: 'sent' | 'waiting' | 'failed' | 'withheld';
  /** Whether a mail with the link has reached the address, as far as is known. If not, `leave` may close the dossier for good. */
  isMailable: boolean;
  correctionsLeft: number;
  /** Until when the withdrawal can be undone (ISO 8601, UTC); null when the request is not withdrawn. */
  undoUntil: string | null;
  /** The files of all papers, oldest first. */
  papers: StoredPaper[];
  /** The bytes left for further files. Received and unfinished files count; files that were replaced do not. */
  bytesLeft: number;
  /** Whether a mailed link was used; until then the dossier holds `unprovedMaxBytes`. */
  isProved: boolean;
}

/**
 * How to upload a file by the tus protocol: a POST with `metadata` to `endpoint`, relative to the origin of the
 * functions, creates the upload, and PATCH requests send the bytes to the `Location` of the response. Every request has
 * the `headers`. A ticket may expire after two hours.
 */
export interface UploadTicket {
  file: string;
  endpoint: string;
  headers: Record<string, string>;
  metadata: Record<string, string>;
  /** The size of each PATCH but the last one. Supabase accepts no other size. */
  chunkBytes: number;
}

/** The parts of a successful response, depending on the act. `secret` belongs to the new link. */
export interface DossierAnswer {
  dossier?: Dossier;
  ticket?: UploadTicket;
  secret?: string;
}

/** The JSON of every response. */
export type DossierReply = ActReply<DossierAnswer>;
