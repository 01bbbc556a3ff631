/**
 * The Edge Function `dossier`: a POST of one act as JSON; every response has `success`. A dossier is an admission request
 * or a teacher's application with its papers (the applicant’s documents). The secret in a mailed link gives access to it. What
 * the function responds: `DossierAnswer`.
 */
import * as z from 'zod/mini';
import { answerRule } from '../questions/rules.ts';
import { readReference } from '../model/reference.ts';
import { paperNames } from '../model/papers.ts';
import { dossierLimits } from '../limits.ts';

const fileId = z.guid();

/**
 * All but `resend` need the `secret` of the link beside the act; if it is wrong or was replaced, the response is `unknown`.
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
   * Announces a file under an id that the page chooses. Repeated until the file has arrived and is part of the dossier: while
   * bytes are missing, the response has an `UploadTicket`. The page recognises an unfinished file by its `sha256`. `replaces`
   * is a received file of the same paper, which is deleted once the new file is received; if it is gone by then, the new file
   * is one more. Where a paper is one file, the new file always replaces it. The function reads the first and last bytes
   * (`findPdfDefect`).
   */
  z.strictObject({
    act: z.literal('upload'),
    file: fileId,
    paper: z.enum(paperNames),
    bytes: z.int().check(z.gte(1), z.lte(dossierLimits.fileMaxBytes)),
    sha256: z.optional(z.string().check(z.regex(/^[\da-f]{64}$/))),
    replaces: z.optional(fileId),
  }),
  z.strictObject({ act: z.literal('discard'), file: fileId }),
  z.strictObject({ act: z.literal('remove'), file: fileId }),
  /**
   * With a mailed link and the birth date of the request: the response has a `download`, the ticket with which
   * `GET ?ticket=` loads a received file once.
   */
  z.strictObject({ act: z.literal('look'), file: fileId, birthDate: z.string().check(z.maxLength(10)) }),
  /**
   * A new address invalidates all earlier links; if it replaces a proved one, two days later or once it is confirmed. The
   * response has the `secret` with which the page goes on. A link is mailed to the new address, as by `resend` if it is the
   * present one: the `mail` of the response says whether.
   */
  z.strictObject({
    act: z.literal('correct'),
    phone: z.optional(answerRule('phone')),
    email: z.optional(answerRule('email')),
  }),
  /** With the link of the new address: it is the applicant's. Any other act but `leave` says so too. */
  z.strictObject({ act: z.literal('confirm') }),
  /** With the link of the earlier address, while `newAddress` is `undoable`. The response has a new `secret`. */
  z.strictObject({ act: z.literal('undoCorrect') }),
  /** The request is erased after `undoHours`. */
  z.strictObject({ act: z.literal('withdraw') }),
  z.strictObject({ act: z.literal('undoWithdraw') }),
  /** Ends the mails that remind of missing papers. A button, because scanners of mails follow links. */
  z.strictObject({ act: z.literal('stopReminders') }),
  /** Voids all links; `resend` mails another one. With the link of an address that is not confirmed, changes nothing. */
  z.strictObject({ act: z.literal('leave') }),
]);

export type DossierAct = z.output<typeof dossierAct>;
