import type { Confirmation } from '../store/admissionStore.ts';
import type { FieldProblem } from './readRequest.ts';
import type { Texts } from '../texts/texts.ts';

/** The body of every answer but the preflight's. */
export interface AnswerBody {
  success: boolean;
  /** The request's number, when it is stored. */
  reference?: string;
  /** False when it is stored, but no confirmation is mailed: see `Confirmation`. */
  confirmation?: false;
  /** A text for the visitor, in their language. */
  error?: string;
  fields?: FieldProblem[];
}

type Refusal =
  | 'unreadable'
  | 'invalidKey'
  | 'invalid'
  | 'conflict'
  | 'tooLarge'
  | 'cvTooLarge'
  | 'methodNotAllowed'
  | 'unsupportedMediaType'
  | 'rateLimited'
  | 'unavailable';

/**
 * Every answer of the function: 200 (stored, or stored before with the same key), 204 (preflight), 400 (not JSON, or a bad
 * key), 405, 409 (the key was used for another request), 413 (too long), 415, 422 (answers that break a rule, each
 * named), 429 (limit reached, with `Retry-After`) and 503 (not stored: send again).
 */
export interface Reply {
  preflight(): Response;
  accept(stored: { reference: string; confirmation: Confirmation }): Response;
  /** `retryAfter` in seconds. */
  refuse(status: number, why: Refusal, details?: { retryAfter?: number; fields?: FieldProblem[] }): Response;
}

const allowedMethods = 'POST, OPTIONS';

/** What supabase-js 2.119 and our form send; trace headers and region come with options of the client. */
const allowedHeaders =
  'authorization, x-client-info, apikey, content-type, idempotency-key, accept-language, x-region, ' +
  'x-supabase-api-version, traceparent, tracestate, baggage';

/** Answers in the visitor's language, each with the CORS headers: without them a browser sees only a network failure. */
export function createReplies(texts: Texts, allowedOrigins: readonly string[]) {
  return (request: Request): Reply => {
    const headers = {
      'Access-Control-Allow-Origin': allowedOrigin(request.headers.get('origin'), allowedOrigins),
      'Access-Control-Expose-Headers': 'Retry-After',
      Vary: 'Origin, Accept-Language',
      'Cache-Control': 'no-store',
    };
    const send = (status: number, body: AnswerBody, more: Record<string, string> = {}) =>
      Response.json(body, { status, headers: { ...headers, ...more } });
    return {
      preflight: () =>
        new Response(null, {
          status: 204,
          headers: {
            ...headers,
            'Access-Control-Allow-Methods': allowedMethods,
            'Access-Control-Allow-Headers': allowedHeaders,
            'Access-Control-Max-Age': '7200',
          },
        }),
      accept: ({ reference, confirmation }) =>
        send(200, { success: true, reference, ...(confirmation !== 'queued' && { confirmation: false }) }),
      refuse: (status, why, { retryAfter, fields } = {}) => {
        const t = texts.in(texts.negotiate(request.headers.get('accept-language')));
        const error = t(`answers.${why}`, { count: Math.ceil((retryAfter ?? 0) / 60) });
        return send(status, fields ? { success: false, error, fields } : { success: false, error }, {
          ...(status === 405 && { Allow: allowedMethods }),
          ...(retryAfter !== undefined && { 'Retry-After': String(retryAfter) }),
        });
      },
    };
  };
}

/** Of several sites a reply can name one: the caller's when it is allowed, else the first, which the browser refuses. */
function allowedOrigin(origin: string | null, allowed: readonly string[]): string {
  if (allowed.length === 0) return '*';
  return origin !== null && allowed.includes(origin) ? origin : (allowed[0] ?? '*');
}
