import { join } from 'node:path';
import { readCatalogs } from '../../server/serverTexts.ts';
import { createRequestHandler } from '#core/request/requestHandler.ts';
import { createMailTexts } from '#core/texts/mailTexts.ts';
import { newIdempotencyKey } from './admission.ts';

export const mailTexts = createMailTexts(readCatalogs(join(import.meta.dirname, '../../locales')));

type Options = Parameters<typeof createRequestHandler>[0];

/** The handler of a kind of request, by default of admission requests, with a store that accepts every request. */
export function requestHandler(changes: Partial<Options> = {}): ReturnType<typeof createRequestHandler> {
  return createRequestHandler({
    kind: 'admission',
    store: {
      submit: async ({ reference }) => ({
        outcome: 'stored',
        reference,
        createdAt: new Date().toISOString(),
        confirmation: 'queued',
      }),
      checkLimits: async () => null,
    },
    texts: mailTexts,
    contact: undefined,
    log: () => {},
    allowedOrigins: [],
    onMails: () => {},
    ...changes,
  });
}

/** A request to a function, by default with a new idempotency key. A stream is sent without `Content-Length`. */
export function functionRequest(
  body: unknown,
  headers: Record<string, string> = {},
  method = 'POST',
): Request {
  const isSent = typeof body === 'string' || body instanceof Uint8Array || body instanceof ReadableStream;
  return new Request('http://localhost/', {
    method,
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': newIdempotencyKey(), ...headers },
    ...(method === 'POST' && { body: isSent ? body : JSON.stringify(body), duplex: 'half' }),
  } as RequestInit); // Safe cast: TypeScript's DOM types lack `duplex`.
}
