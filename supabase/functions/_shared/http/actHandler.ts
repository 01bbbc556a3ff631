import type * as z from 'zod/mini';
import {
  type JsonHandler,
  type JsonHandlerOptions,
  Refused,
  type RequestHandler,
  createJsonHandler,
} from './jsonHandler.ts';
import { toProblems } from './requestBody.ts';

const maxBodyBytes = 16 * 1024;

/**
 * The number of wrong secrets per minute from one address, above which the response is 429. Right secrets always work.
 */
const wrongSecretsPerMinute = 20;

export interface ActHandlerOptions extends JsonHandlerOptions {
  now?: () => number;
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
): RequestHandler {
  const { log, now = Date.now } = options;
  const countWrongSecret = createWrongSecrets(now);
  const post: JsonHandler['post'] = async (body, { clientAddress, reply }) => {
    const { data: act, error } = acts.safeParse(body);
    if (error) return reply.refuse('invalid', { fields: error.issues.flatMap(toProblems).slice(0, 20) });
    try {
      const done = await perform(act);
      log(`${name}.${act.act}`);
      return reply.succeed({ success: true, ...done });
    } catch (thrown) {
      const isWrongSecret = thrown instanceof Refused && thrown.refusal === 'unknown';
      if (isWrongSecret && countWrongSecret(clientAddress)) throw new Refused('rateLimited', 60);
      throw thrown;
    }
  };
  return createJsonHandler({ name, maxBodyBytes, post, get }, options);
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
