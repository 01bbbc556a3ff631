import type { Confirmation, HealthProblem } from '../store/admissionStore.ts';
import type { MailTexts } from '../texts/mailTexts.ts';
import type { FieldProblem } from './requestBody.ts';

/** The JSON body of every answer except the preflight. */
interface AnswerBody {
  success: boolean;
  /** The reference of the stored request. */
  reference?: string;
  /** False when the request is stored but no confirmation is mailed: see `Confirmation`. */
  confirmation?: false;
  /** A message for the visitor, in their language. */
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
 * The answers of a request handler: 200 (stored now, or before under the same key), 204 (preflight), 400 (not JSON, or a
 * malformed key), 405, 409 (the key belongs to another request), 413 (too large), 415, 422 (broken rules, in `fields`),
 * 429 (limit reached, with Retry-After) and 503 (not stored: send again).
 */
export interface Reply {
  preflight(): Response;
  accept(stored: { reference: string; confirmation: Confirmation }): Response;
  /** `retryAfter` is in seconds. */
  refuse(status: number, why: Refusal, details?: { retryAfter?: number; fields?: FieldProblem[] }): Response;
}

const allowedMethods = 'POST, OPTIONS';

/** The headers of supabase-js 2.119 and of the forms; some depend on options of the client (region, tracing). */
const allowedHeaders =
  'authorization, x-client-info, apikey, content-type, idempotency-key, accept-language, x-region, ' +
  'x-supabase-api-version, traceparent, tracestate, baggage';

/**
 * Replies in the language that the request accepts. Each has the CORS headers, without which the page would see only a
 * network failure.
 */
export function createReplies(texts: MailTexts, allowedOrigins: readonly string[]) {
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

/** The header can name only one origin: the caller's if it is allowed, otherwise another, which the browser refuses. */
function allowedOrigin(origin: string | null, allowed: readonly string[]): string {
  if (allowed.length === 0) return '*';
  return origin !== null && allowed.includes(origin) ? origin : (allowed[0] ?? '*');
}

/** A problem that a person should look at: found by the store, or `storage` when requests cannot be written. */
export type Problem = HealthProblem | 'storage';

/** The health report, one problem on each line. The status is 503 when a visitor or the school misses something. */
export function healthReply(problems: readonly Problem[]): { status: 200 | 503; text: string } {
  // At the ceiling, requests are still stored and acknowledged.
  const isWell = problems.every((problem) => problem === 'mailCeiling');
  const lines = [isWell ? 'ok' : 'unavailable', ...problems];
  return { status: isWell ? 200 : 503, text: `${lines.join('\n')}\n` };
}
