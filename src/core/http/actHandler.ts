import type * as z from 'zod/mini';
import { networkOf } from './clientAddress.ts';
import { correctedNow } from '../time/schoolTime.ts';
import {
  type JsonHandlerOptions,
  Refused,
  type RequestHandler,
  createJsonHandler,
  problemsOf,
} from './jsonHandler.ts';

const maxBodyBytes = 16 * 1024;

/**
 * Acts of a network, such as a class or an operator’s shared address: a burst, and then so many a second. A class of sixty of
 * whom each looks at the page twenty times, and hands in two files of each of nine papers by three acts, needs 4,440: the burst
 * and four minutes.
 */
const networkActs = { burst: 2_000, perSecond: 10 };

interface Acts<Act extends { act: string }> {
  perform: (act: Act, secret: string, clientAddress: string) => Promise<object>;
  get?: (request: Request) => Promise<Response>;
}

/**
 * Handles a POST of one act: the JSON has the name (`act`), its data and the `secret` of a mailed link. `perform` resolves
 * with the fields of the response, or rejects with `Refused`; `get` responds to a GET. Never rejects; logs no personal data.
 */
export function createActHandler<Act extends { act: string }>(
  name: string,
  acts: z.ZodMiniType<Act>,
  { perform, get }: Acts<Act>,
  options: JsonHandlerOptions,
): RequestHandler {
  const take = createBuckets(networkActs);

  async function post(
    { secret: given, ...body }: { secret?: unknown },
    { clientAddress }: { clientAddress: string },
  ): Promise<object> {
    const { data: act, error } = acts.safeParse(body);
    if (error) throw new Refused('invalid', { fields: problemsOf(error) });
    const secret = typeof given === 'string' ? given : '';
    const retryAfterSeconds = take(networkOf(clientAddress));
    if (retryAfterSeconds > 0) throw new Refused('rateLimited', { retryAfterSeconds, limit: 'network' });
    const done = await perform(act, secret, clientAddress);
    options.log(`${name}.${act.act}`);
    return done;
  }
  return createJsonHandler({ name, maxBodyBytes, post, get }, options);
}

/** Beyond it, the buckets that were used least lately are forgotten, to bound the memory. */
const maxBuckets = 10_000;

/** Returns a function that takes a token, and returns 0, or the seconds until there is one. */
export function createBuckets({ burst, perSecond }: { burst: number; perSecond: number }) {
  /** When each bucket will be full, in ms; those used last come last. */
  const fullAt = new Map<string, number>();
  const tokenMs = 1_000 / perSecond;
  /** A time beyond an empty bucket comes from a clock that was set back since. */
  const afterToken = (key: string) =>
    Math.max(Math.min(fullAt.get(key) ?? 0, correctedNow() + burst * tokenMs), correctedNow()) + tokenMs;
  return (key: string): number => {
    const full = afterToken(key);
    const wait = Math.ceil((full - correctedNow() - burst * tokenMs) / 1_000);
    if (wait > 0) return wait;
    fullAt.delete(key);
    fullAt.set(key, full);
    const [oldest] = fullAt.keys();
    if (fullAt.size > maxBuckets && oldest !== undefined) fullAt.delete(oldest);
    return 0;
  };
}
