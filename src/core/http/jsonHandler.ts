import { Buffer } from 'node:buffer';
import type * as z from 'zod/mini';
import { type Log, errorClass } from '../log.ts';
import { StoreUnavailable } from '../store/driver.ts';
import type { MailTexts } from '../texts/mailTexts.ts';
import { withNoBreakSpaces } from '../texts/cleanText.ts';
import { correctedNow } from '../time/schoolTime.ts';

const storeRetryAfterSeconds = 5;
const quotaRetryAfterSeconds = 60 * 60;

export type RequestHandler = (request: Request, clientAddress: string) => Promise<Response>;

const refusals = {
  /** Not a JSON object in UTF-8, or an idempotency key of another shape. */
  unreadable: 400,
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
  /** Too late to undo the withdrawal. */
  notWithdrawn: 409,
  answered: 409,
  noCorrectionsLeft: 409,
  /** A new address that is the present one, to which no further link may be mailed. */
  sameAddress: 409,
  wrongBirthDate: 403,
  noGuessesLeft: 403,
  tooManyFiles: 409,
  /** The request has changed since the page showed it (`revision`). */
  behind: 409,
  /** The same was asked for within `officeLimits.repeatMinutes`, perhaps by an act whose response was lost. */
  alreadyAsked: 409,
  noAsksLeft: 409,
  noNotesLeft: 409,
  noLinksLeft: 409,
  /** Too late to keep the request: it was erased. */
  erased: 410,
  /** The link is too old, or the download ticket was used or is too old. */
  expired: 410,
  tooLarge: 413,
  dossierFull: 413,
  /** The response lists the invalid values in `fields`. */
  invalid: 422,
  /** This and the next one: see `PdfDefect`. `damaged` is also another file than the announced one. The file is deleted. */
  disguised: 422,
  damaged: 422,
  /** The virus scanner found something. The file is deleted. */
  infected: 422,
  /** Too many requests from one address, from one network, by one link or in total. With Retry-After. */
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
interface FieldProblem {
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

interface RefusalDetails {
  retryAfterSeconds?: number;
  fields?: FieldProblem[];
  /** For the log. */
  limit?: string;
}

export class Refused extends Error {
  override name = 'Refused';
  readonly refusal: Refusal;
  readonly details: RefusalDetails;

  constructor(refusal: Refusal, details: RefusalDetails = {}) {
    super(refusal);
    this.refusal = refusal;
    this.details = details;
  }
}

export interface JsonHandlerOptions {
  texts: MailTexts;
  /** For a visitor whose request is not accepted now. */
  contact: { phone: string; email: string } | undefined;
  /** For CORS; empty allows every origin. */
  allowedOrigins: readonly string[];
  log: Log;
}

export interface JsonHandler {
  /** The prefix of the events in the log. */
  name: string;
  maxBodyBytes: number;
  /** Resolves with the fields of the response beside `success: true`; rejects with `Refused`. */
  post(body: object, call: { request: Request; clientAddress: string }): Promise<object>;
  /** Rejects with `Refused`. Without it, the response to a GET is 405. */
  get?: ((request: Request) => Promise<Response>) | undefined;
}

const allowedMethods = 'POST, OPTIONS';

const preflightHeaders = {
  'Access-Control-Allow-Methods': allowedMethods,
  // The headers of the forms and of supabase-js 2.119, with its options region and tracing.
  'Access-Control-Allow-Headers':
    'authorization, x-client-info, apikey, content-type, idempotency-key, accept-language, x-region, ' +
    'x-supabase-api-version, traceparent, tracestate, baggage',
  'Access-Control-Max-Age': '7200',
};

/**
 * Every response to a POST is JSON with `success`; a refusal has a text in the language that the request accepts. Never
 * rejects: an unexpected error is logged and becomes a 503.
 */
export function createJsonHandler(
  { name, maxBodyBytes, post, get }: JsonHandler,
  { texts, contact, allowedOrigins, log }: JsonHandlerOptions,
): RequestHandler {
  /** Adds the school's phone number and e-mail address when the visitor would have to wait. */
  function describe({ refusal, details }: Refused, request: Request) {
    const { retryAfterSeconds, fields } = details;
    const t = texts.translator(texts.negotiate(request.headers.get('accept-language')));
    const reason = t(`answers.${refusal}`, { count: Math.ceil((retryAfterSeconds ?? 0) / 60) });
    const advice = contact && t('answers.contact', { ...contact, phone: withNoBreakSpaces(contact.phone) });
    const error = retryAfterSeconds && advice ? `${reason} ${advice}` : reason;
    // The visitor's clock may be wrong, and then so is what the form offers.
    const invalid = fields && { fields: fields.slice(0, 20), now: new Date(correctedNow()).toISOString() };
    return { success: false, code: refusal, error, ...invalid };
  }

  function explain(error: unknown): Refused {
    if (error instanceof Refused) {
      const { limit } = error.details;
      log(`${name}.refused`, { reason: error.refusal, ...(limit && { limit }) });
      return error;
    }
    const reason = error instanceof StoreUnavailable ? error.message : errorClass(error);
    log(`${name}.unavailable`, { reason });
    if (reason === 'uploadQuota') return new Refused('noRoom', { retryAfterSeconds: quotaRetryAfterSeconds });
    return new Refused('unavailable', { retryAfterSeconds: storeRetryAfterSeconds });
  }

  return async (request, clientAddress) => {
    const { method, headers } = request;
    // Without CORS headers, the page sees only a network error. A wrong origin gets a header for another origin.
    const sharedHeaders = {
      'Access-Control-Allow-Origin':
        allowedOrigins.find((origin) => origin === headers.get('origin')) ?? allowedOrigins[0] ?? '*',
      'Access-Control-Expose-Headers': 'Retry-After',
      Vary: 'Origin, Accept-Language',
      'Cache-Control': 'no-store',
    };
    try {
      if (method === 'OPTIONS')
        return new Response(null, { status: 204, headers: { ...sharedHeaders, ...preflightHeaders } });
      if (method === 'GET' && get) {
        const response = await get(request);
        // A page may also fetch what it downloads.
        response.headers.set('Access-Control-Allow-Origin', sharedHeaders['Access-Control-Allow-Origin']);
        return response;
      }
      if (method !== 'POST') throw new Refused('methodNotAllowed');
      if (!jsonInUtf8.test(headers.get('content-type') ?? '')) throw new Refused('unreadable');
      const body = parseObject(await readBody(request, maxBodyBytes));
      const answer = { success: true, ...(await post(body, { request, clientAddress })) };
      return Response.json(answer, { headers: sharedHeaders });
    } catch (error) {
      const refused = explain(error);
      const { retryAfterSeconds } = refused.details;
      return Response.json(describe(refused, request), {
        status: refusals[refused.refusal],
        headers: {
          ...sharedHeaders,
          ...(refused.refusal === 'methodNotAllowed' && { Allow: allowedMethods }),
          ...(retryAfterSeconds !== undefined && { 'Retry-After': String(retryAfterSeconds) }),
        },
      });
    }
  };
}

const jsonInUtf8 = /^\s*application\/json\s*(;\s*charset="?utf-8"?\s*)?$/i;

/** Refuses a body as soon as it exceeds `limit` bytes, whatever Content-Length says. */
async function readBody(request: Request, limit: number): Promise<Uint8Array> {
  if (Number(request.headers.get('content-length') ?? 0) > limit) throw new Refused('tooLarge');
  const reader = request.body?.getReader();
  const parts: Uint8Array[] = [];
  let length = 0;
  for (;;) {
    const chunk = (await reader?.read())?.value;
    if (!chunk) return Buffer.concat(parts);
    parts.push(chunk);
    length += chunk.byteLength;
    if (length <= limit) continue;
    // Don't await: a client that keeps sending must not delay the response.
    void reader?.cancel().catch(() => {});
    throw new Refused('tooLarge');
  }
}

function parseObject(body: Uint8Array): object {
  try {
    const parsed: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
    if (typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed)) return parsed;
  } catch {
    // Not JSON, or not UTF-8.
  }
  throw new Refused('unreadable');
}
