import type * as z from 'zod/mini';
import { type JsonHandlerOptions, Refused, type RequestHandler, createJsonHandler } from './jsonHandler.ts';
import { problemsOf } from './refusals.ts';

const maxBodyBytes = 16 * 1024;

export interface ActHandlerOptions extends JsonHandlerOptions {
  now?: () => number;
}

/**
 * The HTTP handler of a function whose requests are a POST of one act as JSON, with the `secret` of a mailed link beside it.
 * `perform` resolves with the parts of the response, or rejects with `Refused`; `get`, if any, responds to a GET. Never
 * rejects; logs no personal data.
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
  options: JsonHandlerOptions,
): RequestHandler {
  async function post({ secret = '', ...body }: { secret?: unknown }): Promise<object> {
    const { data: act, error } = acts.safeParse(body);
    if (error) throw new Refused('invalid', { fields: problemsOf(error) });
    const done = await perform(act, String(secret));
    options.log(`${name}.${act.act}`);
    return done;
  }
  return createJsonHandler({ name, maxBodyBytes, post, get }, options);
}
