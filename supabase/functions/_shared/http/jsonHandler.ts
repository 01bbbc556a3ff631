import { Buffer } from 'node:buffer';
import { type Log, errorClass } from '../log.ts';
import { StoreUnavailable } from '../store/admissionStore.ts';
import type { Refusal } from './refusals.ts';
import { type Reply, type ReplyOptions, createReplies } from './replies.ts';

/** Retry-After of a 503, when the store is unavailable. */
const storeRetryAfterSeconds = 5;

export type RequestHandler = (request: Request, clientAddress: string) => Promise<Response>;

/** Thrown when a request is refused. */
export class Refused extends Error {
  override name = 'Refused';
  readonly refusal: Refusal;
  readonly retryAfterSeconds: number | undefined;

  constructor(refusal: Refusal, retryAfterSeconds?: number) {
    super(refusal);
    this.refusal = refusal;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

export interface JsonHandlerOptions extends ReplyOptions {
  log: Log;
}

export interface JsonHandler {
  /** The prefix of the events in the log. */
  name: string;
  maxBodyBytes: number;
  /** Responds to a POST, or rejects with `Refused`. */
  post(body: object, call: { request: Request; clientAddress: string; reply: Reply }): Promise<Response>;
  /** Responds to a GET, or rejects with `Refused`; without it, the response is 405. */
  get?: ((request: Request) => Promise<Response>) | undefined;
}

/**
 * The HTTP handler of a function whose requests are a POST of JSON. Never rejects: an unexpected error is logged and becomes
 * a 503, never a 500.
 */
export function createJsonHandler(
  { name, maxBodyBytes, post, get }: JsonHandler,
  options: JsonHandlerOptions,
): RequestHandler {
  const replyTo = createReplies(options);
  return async (request, clientAddress) => {
    const reply = replyTo(request);
    try {
      if (request.method === 'OPTIONS') return reply.preflight();
      if (request.method === 'GET' && get) return await get(request);
      if (request.method !== 'POST') throw new Refused('methodNotAllowed');
      if (!jsonInUtf8.test(request.headers.get('content-type') ?? ''))
        throw new Refused('unsupportedMediaType');
      const body = parseObject(await readBody(request, maxBodyBytes));
      return await post(body, { request, clientAddress, reply });
    } catch (error) {
      if (error instanceof Refused) {
        options.log(`${name}.refused`, { reason: error.refusal });
        return reply.refuse(error.refusal, { retryAfter: error.retryAfterSeconds });
      }
      const reason = error instanceof StoreUnavailable ? error.message : errorClass(error);
      options.log(`${name}.unavailable`, { reason });
      return reply.refuse('unavailable', { retryAfter: storeRetryAfterSeconds });
    }
  };
}

const jsonInUtf8 = /^\s*application\/json\s*(;\s*charset="?utf-8"?\s*)?$/i;

/** Reads a body; refuses it as soon as it exceeds `limit` bytes, whatever Content-Length says. */
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
    // Neither JSON nor UTF-8.
  }
  throw new Refused('unreadable');
}
