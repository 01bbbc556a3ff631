import type * as z from 'zod/mini';

export const refusals = {
  /** Not a JSON object in UTF-8. */
  unreadable: 400,
  invalidKey: 400,
  /** No dossier or request has this secret, or the secret is not for this act. */
  unknown: 404,
  /** There is no such file, or its state does not allow the act. */
  unknownFile: 404,
  noFile: 404,
  methodNotAllowed: 405,
  /** The idempotency key belongs to another request. */
  conflict: 409,
  withdrawn: 409,
  /** Until somebody used the mailed link, the dossier may hold `unprovedMaxBytes`. */
  needsMailedLink: 403,
  /** Too late to undo the withdrawal, or there is none. */
  notWithdrawn: 409,
  answered: 409,
  noCorrectionsLeft: 409,
  wrongBirthDate: 403,
  noGuessesLeft: 403,
  tooManyFiles: 409,
  /** The request has changed since the page showed it (`revision`). */
  behind: 409,
  noAsksLeft: 409,
  noNotesLeft: 409,
  noLinksLeft: 409,
  withdrawnByApplicant: 409,
  /** Too late to keep the request: it was erased. */
  erased: 410,
  /** The link is too old, or the download ticket was used or is too old. */
  expired: 410,
  tooLarge: 413,
  dossierFull: 413,
  unsupportedMediaType: 415,
  /** The response lists the invalid values in `fields`. */
  invalid: 422,
  /** This and the next one: see `PdfDefect`. The file is deleted. */
  disguised: 422,
  damaged: 422,
  /** The virus scanner found something. The file is deleted. */
  infected: 422,
  /** Too many requests from one address, from one network or in total, or too many wrong secrets. With Retry-After. */
  rateLimited: 429,
  /** With Retry-After. */
  unavailable: 503,
  /** The files of all, or those of this network today, take the space that there is for them. */
  noRoom: 503,
  /** No link can be mailed, because the address of the site is unknown (SITE_URL). */
  noAddress: 503,
} as const;

export type Refusal = keyof typeof refusals;

/** An invalid answer: the path of the field, and the key of the message. */
export interface FieldProblem {
  path: string;
  message: string;
}

/** Every response to an act: the parts that the act asks for, or why it is refused. */
export type ActReply<Parts> =
  | ({ success: true } & Parts)
  | {
      success: false;
      code: Refusal;
      /** A sentence for the reader, in their language. */
      error: string;
      fields?: FieldProblem[];
    };

export function problemsOf({ issues }: z.core.$ZodError): FieldProblem[] {
  return issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => ({ path: key.slice(0, 60), message: 'unknownField' }))
      : [{ path: issue.path.join('.'), message: issue.message }],
  );
}
