import {
  type AdmissionStore,
  type Submission,
  type SubmitResult,
  StoreUnavailable,
} from '../store/admissionStore.ts';
import { networkOf } from './clientAddress.ts';
import { type CvStore, NotPdf, type ReceivedCv } from '../store/cvStore.ts';
import { type Log, errorClass } from '../log.ts';
import { mailboxOf } from '../mail/mailbox.ts';
import { BodyTooLarge, readBody } from './readBody.ts';
import { readRequest } from './readRequest.ts';
import { makeReference } from '../store/reference.ts';
import { type Reply, createReplies } from './replies.ts';
import type { RequestKind } from '../questions/requestKinds.ts';
import { splitBody } from './splitBody.ts';
import type { Texts } from '../texts/texts.ts';

/** The longest answers that are read, in bytes: those of an admission request have limits of their own. */
const bodyLimits = { admission: 16 * 1024, contact: 64 * 1024, teacher: 64 * 1024 } as const;

/** Seconds after which a client may try again when the store cannot answer. */
const storeRetryAfter = 5;

export interface HandlerOptions {
  kind: RequestKind;
  store: Pick<AdmissionStore, 'submit'>;
  /** Where the CV of each request goes that comes with one. */
  cvs?: CvStore;
  texts: Texts;
  log: Log;
  /** The sites that a browser may send from; all when empty. */
  allowedOrigins: readonly string[];
  /** Called after a new request is stored and before it is acknowledged: time to start on the mails. Must not throw. */
  onStored: () => void;
  /** For tests. */
  makeReference?: (kind: RequestKind) => string;
}

export type RequestHandler = (request: Request, clientAddress: string) => Promise<Response>;

/**
 * The function of one kind of request: checks a request, stores it for good with its two mails, answers. Never rejects,
 * never answers 500: what is not foreseen is a 503 and a line in the log. `replies.ts` lists the answers.
 */
export function createRequestHandler(options: HandlerOptions): RequestHandler {
  const replyTo = createReplies(options.texts, options.allowedOrigins);
  return async (request, clientAddress) => {
    const reply = replyTo(request);
    try {
      return await answer(request, clientAddress, reply, options);
    } catch (error) {
      if (error instanceof BodyTooLarge) return reply.refuse(413, 'tooLarge');
      const reason = error instanceof StoreUnavailable ? error.message : errorClass(error);
      options.log(`${options.kind}.unavailable`, { reason });
      return reply.refuse(503, 'unavailable', { retryAfter: storeRetryAfter });
    }
  };
}

async function answer(
  request: Request,
  clientAddress: string,
  reply: Reply,
  options: HandlerOptions,
): Promise<Response> {
  if (request.method === 'OPTIONS') return reply.preflight();
  if (request.method !== 'POST') return reply.refuse(405, 'methodNotAllowed');
  const { kind, cvs } = options;
  const isRightType = cvs ? isBytes : isJson;
  if (!isRightType(request.headers.get('content-type'))) return reply.refuse(415, 'unsupportedMediaType');
  const key = request.headers.get('idempotency-key');
  if (key !== null && !/^[\x21-\x7e]{16,128}$/.test(key)) return reply.refuse(400, 'invalidKey');

  const limit = bodyLimits[kind];
  const upload = cvs && (await splitBody(request, limit));
  const reading = readRequest(upload ? upload.line : await readBody(request, limit), kind);
  if (reading.kind !== 'request') {
    upload?.release();
    return reading.kind === 'invalid'
      ? reply.refuse(422, 'invalid', { fields: reading.fields })
      : reply.refuse(400, 'unreadable', { fields: [] });
  }
  let cv: ReceivedCv | undefined;
  try {
    cv = upload && (await cvs?.receive(upload.rest, clientAddress));
  } catch (error) {
    upload?.release();
    if (error instanceof BodyTooLarge) return reply.refuse(413, 'cvTooLarge');
    if (error instanceof NotPdf) {
      return reply.refuse(422, 'invalid', { fields: [{ path: 'cv', message: 'cvDisguised' }] });
    }
    throw error;
  }

  const contentHash = await hashContent({ ...reading.request, ...(cv && { cv: cv.hash }) });
  const result = await submit(options, {
    kind,
    // Made of the content where the client brings none. The space is in no client's key.
    idempotencyKey: key ?? `content ${contentHash}`,
    contentHash,
    request: { ...reading.request, ...(cv && { cv: cv.name }) },
    locale: options.texts.negotiate(request.headers.get('accept-language')),
    clientAddress,
    clientNetwork: networkOf(clientAddress),
    mailbox: mailboxOf(reading.request.email),
  });
  // Where the store gave no answer, nobody knows whether the application names it. What is left over is swept up later.
  if (cv && result.outcome !== 'stored') await cvs?.remove(cv.name).catch(() => undefined);
  options.log(`${kind}.${result.outcome}`);
  switch (result.outcome) {
    case 'stored':
      if (result.confirmation !== 'queued') options.log('mail.withheld', { reason: result.confirmation });
      options.onStored();
      return reply.accept(result);
    case 'replayed':
      return reply.accept(result);
    case 'conflict':
      return reply.refuse(409, 'conflict');
    case 'rateLimited':
      return reply.refuse(429, 'rateLimited', { retryAfter: result.retryAfterSeconds });
  }
}

async function submit(
  { store, makeReference: make = makeReference }: HandlerOptions,
  submission: Omit<Submission, 'reference'>,
): Promise<Exclude<SubmitResult, { outcome: 'referenceTaken' }>> {
  for (let tries = 0; tries < 10; tries += 1) {
    const result = await store.submit({ ...submission, reference: make(submission.kind) });
    if (result.outcome !== 'referenceTaken') return result;
  }
  throw new StoreUnavailable('noReference');
}

function isJson(contentType: string | null): boolean {
  return /^\s*application\/json\s*(;\s*charset="?utf-8"?\s*)?$/i.test(contentType ?? '');
}

function isBytes(contentType: string | null): boolean {
  return /^\s*application\/octet-stream\s*$/i.test(contentType ?? '');
}

/** The same for the same answers, in whatever order they came. */
async function hashContent(request: object): Promise<string> {
  const content = JSON.stringify(Object.entries(request).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(content));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
