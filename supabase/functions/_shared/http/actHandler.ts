import type * as z from 'zod/mini';
import { type Log, errorClass } from '../log.ts';
import { StoreUnavailable } from '../store/admissionStore.ts';
import { jsonInUtf8 } from './handler.ts';
import { type AnyRefusal, type Reply, type ReplyOptions, createReplies } from './replies.ts';
import { BodyTooLarge, parseJson, readBody, toProblems } from './requestBody.ts';

const maxBodyBytes = 16 * 1024;

/**
 * The number of wrong secrets per minute from one address, above which the response is 429. Right secrets always work.
 */
const wrongSecretsPerMinute = 20;

export interface ActHandlerOptions extends ReplyOptions {
  log: Log;
  now?: () => number;
}

/** Thrown when an act is refused. */
export class Refused<Refusal extends AnyRefusal> extends Error {
  override name = 'Refused';
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(refusal);
    this.refusal = refusal;
  }
}

/**
 * The HTTP handler of a function whose requests are a POST of one act as JSON. `perform` resolves with the parts of the
 * response, or rejects with `Refused`; `get`, if any, responds to a GET. Never rejects; logs no personal data.
 */
export function createActHandler<Act extends { act: string }>(
  name: string,
  acts: z.ZodMiniType<Act>,
  { perform, get }: { perform: (act: Act) => Promise<object>; get?: (request: Request) => Promise<Response> },
  options: ActHandlerOptions,
): (request: Request, clientAddress: string) => Promise<Response> {
  const { log, now = Date.now } = options;
  const replyTo = createReplies(options);
  const countWrongSecret = createWrongSecrets(now);

  async function respond(request: Request, reply: Reply): Promise<Response> {
    if (request.method === 'OPTIONS') return reply.preflight();
    if (request.method === 'GET' && get) return get(request);
    if (request.method !== 'POST') throw new Refused('methodNotAllowed');
    if (!jsonInUtf8.test(request.headers.get('content-type') ?? ''))
      throw new Refused('unsupportedMediaType');
    const body = parseJson(await readBody(request, maxBodyBytes));
    if (typeof body !== 'object' || body === null) throw new Refused('unreadable');
    const { data: act, error } = acts.safeParse(body);
    if (error) return reply.refuse('invalid', { fields: error.issues.flatMap(toProblems).slice(0, 20) });
    const done = await perform(act);
    log(`${name}.${act.act}`);
    return reply.succeed({ success: true, ...done });
  }

  return async (request, clientAddress) => {
    const reply = replyTo(request);
    try {
      return await respond(request, reply);
    } catch (error) {
      if (error instanceof Refused) {
        const { refusal } = error as Refused<AnyRefusal>;
        if (refusal === 'unknown' && countWrongSecret(clientAddress))
          return reply.refuse('rateLimited', { retryAfter: 60 });
        log(`${name}.refused`, { reason: refusal });
        return reply.refuse(refusal);
      }
      if (error instanceof BodyTooLarge) return reply.refuse('tooLarge');
      log(`${name}.unavailable`, {
        reason: error instanceof StoreUnavailable ? error.message : errorClass(error),
      });
      return reply.refuse('unavailable', { retryAfter: 5 });
    }
  };
}

/**
 * Counts wrong secrets by client address. The returned function counts one and says whether there are too many in this
 * minute. Starts anew every minute and after 10,000 addresses, so that memory stays bounded.
 */
function createWrongSecrets(now: () => number): (clientAddress: string) => boolean {
  let minute = 0;
  const counts = new Map<string, number>();
  return (clientAddress) => {
    const current = Math.floor(now() / 60_000);
    if (current !== minute || counts.size >= 10_000) counts.clear();
    minute = current;
    const count = (counts.get(clientAddress) ?? 0) + 1;
    counts.set(clientAddress, count);
    return count > wrongSecretsPerMinute;
  };
}
