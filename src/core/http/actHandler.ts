import type * as z from 'zod/mini';
import { minuteMs } from '../time/schoolTime.ts';
import { type JsonHandlerOptions, Refused, type RequestHandler, createJsonHandler } from './jsonHandler.ts';
import { problemsOf } from './refusals.ts';

const maxBodyBytes = 16 * 1024;

/** Wrong secrets in a minute from one address; further ones get 429. The correct secret always works. */
const wrongSecretsPerMinute = 20;

export interface ActHandlerOptions extends JsonHandlerOptions {
  now?: () => number;
}

/**
 * The HTTP handler of a function that performs one action per POST. The JSON names the action (`act`) and holds its data
 * and the `secret` of a mailed link. `perform` resolves with the fields of the response, or rejects with `Refused`; `get`,
 * if any, responds to a GET. Never rejects; logs no personal data.
 */
export function createActHandler<Act extends { act: string }>(
  name: string,
  acts: z.ZodMiniType<Act>,
  {
    perform,
    get,
  }: {
    perform: (act: Act, secret: string) => Promise<object>;
    get?: (request: Request) => Promise<Response>;
  },
  { now = Date.now, ...options }: ActHandlerOptions,
): RequestHandler {
  const isTooOften = createWrongSecretLimit(now);
  async function post(
    { secret = '', ...body }: { secret?: unknown },
    { clientAddress }: { clientAddress: string },
  ): Promise<object> {
    const { data: act, error } = acts.safeParse(body);
    if (error) throw new Refused('invalid', { fields: problemsOf(error) });
    try {
      const done = await perform(act, typeof secret === 'string' ? secret : '');
      options.log(`${name}.${act.act}`);
      return done;
    } catch (thrown) {
      const isWrongSecret = thrown instanceof Refused && thrown.refusal === 'unknown';
      if (isWrongSecret && isTooOften(clientAddress))
        throw new Refused('rateLimited', { retryAfterSeconds: 60, limit: 'secrets' });
      throw thrown;
    }
  }
  return createJsonHandler({ name, maxBodyBytes, post, get }, options);
}

/**
 * Returns a function that counts a wrong secret and tells whether its address sent too many in this minute. Starts anew
 * every minute and after 10,000 addresses, so that memory stays bounded.
 */
function createWrongSecretLimit(now: () => number): (clientAddress: string) => boolean {
  let minute = 0;
  const counts = new Map<string, number>();
  return (clientAddress) => {
    const current = Math.floor(now() / minuteMs);
    if (current !== minute || counts.size >= 10_000) counts.clear();
    minute = current;
    const count = (counts.get(clientAddress) ?? 0) + 1;
    counts.set(clientAddress, count);
    return count > wrongSecretsPerMinute;
  };
}
