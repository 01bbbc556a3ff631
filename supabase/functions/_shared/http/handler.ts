import { createHash } from 'node:crypto';
import { type Log, errorClass } from '../log.ts';
import { type RequestKind, kindFacts } from '../questions/requestKinds.ts';
import {
  type AdmissionStore,
  type Submission,
  type SubmitResult,
  StoreUnavailable,
} from '../store/admissionStore.ts';
import { type CvStore, CvTooLarge, NotPdf } from '../store/cvStore.ts';
import type { MailTexts } from '../texts/mailTexts.ts';
import { networkOf } from './clientAddress.ts';
import { type Reply, createReplies } from './replies.ts';
import { BodyTooLarge, readAnswers, readBody } from './requestBody.ts';

/** For the answers, in bytes. A CV has a limit of its own (`CvStore`). */
const bodyLimits = { admission: 16 * 1024, contact: 64 * 1024, teacher: 64 * 1024 } as const;

/** For Retry-After, when the store cannot answer. */
const storeRetryAfterSeconds = 5;

interface HandlerOptions {
  kind: RequestKind;
  store: Pick<AdmissionStore, 'submit'>;
  /** Where CVs are stored; set for the kind whose requests bring one. */
  cvs?: CvStore;
  texts: MailTexts;
  log: Log;
  /** The origins that may call from a browser; any when empty. */
  allowedOrigins: readonly string[];
  /** Called when a new request is stored, before it is acknowledged: starts mail delivery. Must not throw. */
  onStored: () => void;
}

export type RequestHandler = (request: Request, clientAddress: string) => Promise<Response>;

/**
 * The HTTP handler of one kind of request: checks it, stores it with its mails in one transaction, then acknowledges it.
 * Never rejects and never answers 500: an unforeseen error is logged and answered with 503. `Reply` lists the answers.
 */
export function createRequestHandler(options: HandlerOptions): RequestHandler {
  const replyTo = createReplies(options.texts, options.allowedOrigins);
  return async (request, clientAddress) => {
    const reply = replyTo(request);
    try {
      return await answer(request, clientAddress, reply, options);
    } catch (error) {
      if (error instanceof BodyTooLarge) return reply.refuse(413, 'tooLarge');
      if (error instanceof CvTooLarge) return reply.refuse(413, 'cvTooLarge');
      if (error instanceof NotPdf) {
        return reply.refuse(422, 'invalid', { fields: [{ path: 'cv', message: 'cvDisguised' }] });
      }
      const reason = error instanceof StoreUnavailable ? error.message : errorClass(error);
      options.log(`${options.kind}.unavailable`, { reason });
      return reply.refuse(503, 'unavailable', { retryAfter: storeRetryAfterSeconds });
    }
  };
}

async function answer(
  request: Request,
  clientAddress: string,
  reply: Reply,
  { kind, store, cvs, texts, log, onStored }: HandlerOptions,
): Promise<Response> {
  if (request.method === 'OPTIONS') return reply.preflight();
  if (request.method !== 'POST') return reply.refuse(405, 'methodNotAllowed');
  const accepted = cvs ? octetStream : jsonInUtf8;
  if (!accepted.test(request.headers.get('content-type') ?? '')) {
    return reply.refuse(415, 'unsupportedMediaType');
  }
  const key = request.headers.get('idempotency-key');
  if (key !== null && !/^[\x21-\x7e]{16,128}$/.test(key)) return reply.refuse(400, 'invalidKey');

  const body = await readBody(request, bodyLimits[kind], cvs && lineFeed);
  const read = readAnswers(body.head, kind);
  if (!read || 'problems' in read) {
    body.cancel();
    return read
      ? reply.refuse(422, 'invalid', { fields: read.problems })
      : reply.refuse(400, 'unreadable', { fields: [] });
  }
  const cv = await cvs?.receive(body.rest, clientAddress).catch((error: unknown) => {
    body.cancel();
    throw error;
  });

  const { answers } = read;
  const contentHash = hashContent({ ...answers, ...(cv && { cv: cv.hash }) });
  const result = await submit(store, {
    kind,
    // Without a key from the client, the content is the key. The space keeps it apart from any key of a client.
    idempotencyKey: key ?? `content ${contentHash}`,
    contentHash,
    request: { ...answers, ...(cv && { cv: cv.name }) },
    locale: texts.negotiate(request.headers.get('accept-language')),
    clientAddress,
    clientNetwork: networkOf(clientAddress),
    mailbox: mailboxOf(answers.email),
  });
  // When `submit` throws, the application may be stored and name the CV: an orphan is removed later.
  if (cv && result.outcome !== 'stored') await cvs?.remove(cv.name).catch(() => undefined);
  log(`${kind}.${result.outcome}`);
  switch (result.outcome) {
    case 'stored':
      if (result.confirmation !== 'queued') log('mail.withheld', { reason: result.confirmation });
      onStored();
      return reply.accept(result);
    case 'replayed':
      return reply.accept(result);
    case 'conflict':
      return reply.refuse(409, 'conflict');
    case 'rateLimited':
      return reply.refuse(429, 'rateLimited', { retryAfter: result.retryAfterSeconds });
  }
}

const jsonInUtf8 = /^\s*application\/json\s*(;\s*charset="?utf-8"?\s*)?$/i;
const octetStream = /^\s*application\/octet-stream\s*$/i;
const lineFeed = 0x0a;

/** Stores a request under a new reference, and tries others while another request has it. */
async function submit(
  store: HandlerOptions['store'],
  submission: Omit<Submission, 'reference'>,
): Promise<Exclude<SubmitResult, { outcome: 'referenceTaken' }>> {
  for (let tries = 0; tries < 10; tries += 1) {
    const result = await store.submit({ ...submission, reference: makeReference(submission.kind) });
    if (result.outcome !== 'referenceTaken') return result;
  }
  throw new StoreUnavailable('noReference');
}

/** SHA-256 in hexadecimal; does not depend on the order of the answers. */
function hashContent(answers: object): string {
  const content = JSON.stringify(Object.entries(answers).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  return createHash('sha256').update(content).digest('hex');
}

/** Without 0 O, 1 I L, 2 Z, 5 S, 8 B and U V, which are confused when read aloud or copied by hand. */
const referenceAlphabet = '34679ACDEFGHJKMNPQRTWXY';

/** A random public number for a request, such as `ADM-XXXX-XXXX`: one of 78 thousand million, so it cannot be guessed. */
export function makeReference(kind: RequestKind): string {
  const { length } = referenceAlphabet;
  const letters: string[] = [];
  while (letters.length < 8) {
    for (const byte of crypto.getRandomValues(new Uint8Array(16))) {
      // Bytes beyond the last whole multiple would make the first letters likelier.
      if (byte < 256 - (256 % length)) letters.push(referenceAlphabet.charAt(byte % length));
    }
  }
  return `${kindFacts[kind].prefix}-${letters.slice(0, 4).join('')}-${letters.slice(4, 8).join('')}`;
}

/**
 * The mailbox behind an e-mail address, for comparison only: many mail services deliver `A.Mina+any.thing@` to `amina@`.
 * Where one does not, two persons share the limits of one mailbox, and may miss a confirmation but never a request.
 */
export function mailboxOf(email: string): string {
  const at = email.lastIndexOf('@');
  const local = email
    .slice(0, at)
    .replace(/(?<=.)\+.*$/, '')
    .replaceAll('.', '');
  return `${local}${email.slice(at)}`.toLowerCase();
}
