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
 * A burst of writing acts, and then so many a second. Three acts hand in a file, so one person may hand in forty files at
 * once. A network, such as a class or an operator’s shared address, may write 11,800 times in an hour, for instance two files
 * of each of nine papers for 200 people.
 */
const linkActs = { burst: 120, perSecond: 1 };
const networkActs = { burst: 1_000, perSecond: 3 };

/** Of acts that change nothing: a page shows its dossier when it opens and when its tab is looked at again. */
const networkReads = { burst: 2_000, perSecond: 10 };

/** The longest secret has 90 characters. */
const maxSecretLength = 200;

interface Acts<Act extends { act: string }> {
  perform: (act: Act, secret: string, clientAddress: string) => Promise<object>;
  /** Acts that change nothing. */
  reading: readonly Act['act'][];
  get?: (request: Request) => Promise<Response>;
}

/**
 * Handles a POST of one act: the JSON has the name (`act`), its data and the `secret` of a mailed link. `perform` resolves
 * with the fields of the response, or rejects with `Refused`; `get` responds to a GET. Never rejects; logs no personal data.
 */
export function createActHandler<Act extends { act: string }>(
  name: string,
  acts: z.ZodMiniType<Act>,
  { perform, reading, get }: Acts<Act>,
  options: JsonHandlerOptions,
): RequestHandler {
  const ofReads = createBuckets(networkReads);
  const ofLinks = createBuckets(linkActs);
  const ofNetworks = createBuckets(networkActs);

  function limitBy(limit: string, retryAfterSeconds: number): void {
    if (retryAfterSeconds > 0) throw new Refused('rateLimited', { retryAfterSeconds, limit });
  }

  async function post(
    { secret: given, ...body }: { secret?: unknown },
    { clientAddress }: { clientAddress: string },
  ): Promise<object> {
    const { data: act, error } = acts.safeParse(body);
    if (error) throw new Refused('invalid', { fields: problemsOf(error) });
    const secret = typeof given === 'string' && given.length <= maxSecretLength ? given : '';
    const network = networkOf(clientAddress);
    if (reading.includes(act.act)) limitBy('network', ofReads(network));
    else {
      limitBy('network', ofNetworks(network));
      if (secret) limitBy('link', ofLinks(secret));
    }
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
