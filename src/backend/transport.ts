/** Calls the back end's functions. The submit functions never reject: their outcome says how the call ended. */
import type { SupabaseClient } from '@supabase/supabase-js';
import * as z from 'zod/mini';
import { type RequestKind, kindFacts } from '#core/questions/requestKinds.ts';
import { type LinkMail, linkMailStates } from '#core/model/request.ts';
import { correctClock } from '#core/time/schoolTime.ts';
import { seemsOffline, waitForIdle, within } from '../browser/features.ts';

export interface Submission {
  kind: RequestKind;
  answers: object;
  /** The same for every retry, which is then not stored or mailed twice. */
  idempotencyKey: string;
  /** The language of the mails and of the texts in the response. */
  language: string;
}

/** How a submission ended; each failure has its own text (section 8 of the specification). */
export type SendingOutcome =
  | {
      kind: 'sent';
      reference: string | undefined;
      /** When the function received the request (ISO 8601); undefined when it was not sent to a function. */
      receivedAt?: string | undefined;
      dossierSecret?: string | undefined;
      /** Undefined when it was not sent to a function. */
      mail?: LinkMail;
    }
  /** The response has no `success`, or `success: false`; `error` is its message, if any. */
  | { kind: 'refused'; error: string | undefined }
  /**
   * No response, or an error status. `advice` is the function's message. `problems` holds the validation keys of the
   * broken rules. `isOffline`: no response came, and the device seems to have no connection. `isKeyTaken`: the
   * idempotency key belongs to another request (409).
   */
  | {
      kind: 'failed';
      isOffline: boolean;
      isKeyTaken: boolean;
      advice: string | undefined;
      problems: string[];
    }
  /** The response is not one of the function's: a page of a proxy, or cut short. The request may be stored. */
  | { kind: 'unexpected' }
  /** By the visitor. The request may be stored. */
  | { kind: 'stopped' }
  /** A listener in the page did not take the message (`dispatchAsEvent`). */
  | { kind: 'undelivered' }
  /** The application is stored, and its CV has not arrived: `advice` says why, `link` names the dossier. */
  | {
      kind: 'withoutCv';
      reference: string | undefined;
      dossierSecret: string | undefined;
      advice: string;
      link: string;
    }
  /** The diploma does not suffice for a teacher; nothing was sent. */
  | { kind: 'ineligible' };

export type SendingSuccess = Extract<SendingOutcome, { kind: 'sent' }>;
export type SendingFailure = Exclude<SendingOutcome, SendingSuccess>;

/** Long enough for slow connections. `invoke` has no default timeout. */
const requestTimeoutMs = 30_000;
/** After it, the request is sent without the Supabase client. */
const clientTimeoutMs = 10_000;

/** Without a trailing slash. When unset, the embedded server has the functions on the page's origin. */
export const projectUrl = (): string =>
  (import.meta.env.VITE_SUPABASE_URL || window.location.origin).replace(/\/$/, '');

/** The publishable key; the embedded server ignores it. */
const projectKey = import.meta.env.VITE_SUPABASE_PUBLISHABLE_KEY || 'embedded';

let client: Promise<SupabaseClient> | undefined;

/**
 * The Supabase client, loaded on first use: pages that only show text do not need its 47 kB, and it needs a WebSocket,
 * which the prerender does not have. Its defaults keep and refresh a session in the browser (specification, section 7).
 * Rejects when the code does not load, for example offline; requests then go without it.
 */
function getSupabase(): Promise<SupabaseClient> {
  client ??= import('@supabase/supabase-js').then(async ({ createClient }) => {
    // In a task of its own: the visitor may be typing.
    await new Promise((resolve) => setTimeout(resolve));
    return createClient(projectUrl(), projectKey);
  });
  return client;
}

export function preloadSupabase(): void {
  void waitForIdle()
    .then(getSupabase)
    .catch(() => undefined);
}

/**
 * Returns a `submit` for the forms that the specification keeps in the page: a window event, to which a school can add its
 * own delivery. A listener reports a failure by `preventDefault` or by throwing.
 */
export function dispatchAsEvent(event: 'contact-message' | 'teacher-application') {
  return async (_: Submission, answers: object): Promise<SendingOutcome> => {
    let hasThrown = false;
    const recordError = () => {
      hasThrown = true;
    };
    // dispatchEvent does not throw when a listener throws; the window's `error` event reports it.
    window.addEventListener('error', recordError);
    const isAccepted = window.dispatchEvent(new CustomEvent(event, { detail: answers, cancelable: true }));
    window.removeEventListener('error', recordError);
    return isAccepted && !hasThrown ? { kind: 'sent', reference: undefined } : { kind: 'undelivered' };
  };
}

export async function submitRequest(submission: Submission): Promise<SendingOutcome> {
  const { kind, answers, idempotencyKey, language } = submission;
  const { functionName } = kindFacts[kind];
  const headers = { 'Idempotency-Key': idempotencyKey };
  try {
    const supabase = await within(clientTimeoutMs, getSupabase());
    if (!supabase) {
      const response = await callFunction(functionName, language, answers, headers).catch(() => null);
      const body: unknown = await response?.json().catch(() => null);
      return response?.ok ? readSuccessResponse(body) : readErrorResponse(body, response?.status);
    }
    const { data, error } = await supabase.functions.invoke<unknown>(functionName, {
      body: answers,
      headers: { ...headers, 'Accept-Language': language },
      timeout: requestTimeoutMs,
    });
    if (!error) return readSuccessResponse(data);
    // invoke() never throws: it reports an unknown failure as a plain error.
    if (!(error instanceof Error) || !error.name.startsWith('Functions')) return { kind: 'unexpected' };
    const response = 'context' in error && error.context instanceof Response ? error.context : null;
    // Its timeout does not cover the body of an error.
    const body = response && (await within(requestTimeoutMs, response.json()));
    return readErrorResponse(body, response?.status);
  } catch {
    return { kind: 'unexpected' };
  }
}

export const functionUrl = (name: string): string => `${projectUrl()}/functions/v1/${name}`;

/** Calls a function with the headers that supabase-js sends. Rejects without a response in time. */
export async function callFunction(
  name: string,
  language: string,
  body: object,
  headers: Record<string, string> = {},
): Promise<Response> {
  return fetch(functionUrl(name), {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'Accept-Language': language,
      apikey: projectKey,
      Authorization: `Bearer ${projectKey}`,
      ...headers,
    },
    body: JSON.stringify(body),
    signal: abortAfter(requestTimeoutMs),
  });
}

/** Sends an act of the dossier or the office. Resolves with null without a valid response, also of a busy function. */
export async function callAct<Reply extends { success: boolean }>(
  name: string,
  act: object,
): Promise<Reply | null> {
  try {
    const response = await callFunction(name, document.documentElement.lang, act);
    const reply: unknown = await response.json();
    if (typeof reply !== 'object' || !reply || !('success' in reply)) return null;
    // What a busy function says is meant for the forms, whose answers it has not stored.
    if ('code' in reply && ['rateLimited', 'unavailable'].includes(String(reply.code))) return null;
    // Safe cast: the function always responds with this shape, and a proxy's error page is not JSON.
    return reply as Reply;
  } catch {
    return null;
  }
}

/** `AbortSignal.timeout`, which Safari 15 lacks. */
function abortAfter(milliseconds: number): AbortSignal {
  const controller = new AbortController();
  setTimeout(() => controller.abort(), milliseconds);
  return controller.signal;
}

/** 128 random bits in hexadecimal. Not `crypto.randomUUID`: browsers have it only with TLS. */
export const randomHex = (): string => toHex(crypto.getRandomValues(new Uint8Array(16)));

export const toHex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Of a confirmation of which the answer, of another version of the function, says nothing. */
export const unknownLinkMail: LinkMail = { state: 'onItsWay', at: null };

export const linkMailSchema = z.catch(
  z.object({ state: z.enum(linkMailStates), at: z.nullable(z.iso.datetime()) }),
  unknownLinkMail,
);

/** A property that is missing or has another type gets its default. */
const responseSchema = z.object({
  success: z.catch(z.optional(z.boolean()), undefined),
  reference: z.catch(z.optional(z.string()), undefined),
  receivedAt: z.catch(z.optional(z.iso.datetime()), undefined),
  now: z.catch(z.optional(z.iso.datetime()), undefined),
  dossierSecret: z.catch(z.optional(z.string()), undefined),
  mail: linkMailSchema,
  error: z.catch(z.optional(z.string()), undefined),
  fields: z.catch(z.array(z.object({ message: z.string() })), []),
});

function readSuccessResponse(responseBody: unknown): SendingOutcome {
  const body = responseSchema.safeParse(responseBody).data;
  if (!body) return { kind: 'unexpected' };
  const { success, error, reference, receivedAt, dossierSecret, mail } = body;
  if (!success) return { kind: 'refused', error };
  return { kind: 'sent', reference, receivedAt, dossierSecret, mail };
}

function readErrorResponse(responseBody: unknown, status?: number): SendingOutcome {
  const body = responseSchema.safeParse(responseBody).data;
  if (body?.now) {
    const errorMs = Date.parse(body.now) - Date.now();
    correctClock(() => Date.now() + errorMs);
  }
  return {
    kind: 'failed',
    isOffline: status === undefined && seemsOffline(),
    isKeyTaken: status === 409,
    advice: body?.error,
    problems: body?.fields.map(({ message }) => message) ?? [],
  };
}
