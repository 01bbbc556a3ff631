import type { UploadTicket } from '../dossier/protocol.ts';
import type { Confirmation, HealthProblem } from '../store/admissionStore.ts';
import type { MailTexts } from '../texts/mailTexts.ts';
import { type Refusal, refusals } from './refusals.ts';
import type { FieldProblem } from './requestBody.ts';

/** The JSON body of every response except the preflight's. */
interface ReplyBody {
  success: boolean;
  /** The reference of the stored request. */
  reference?: string;
  /** False when no confirmation is sent now: see `Confirmation`. */
  confirmation?: false;
  /** The confirmation will be sent later. */
  confirmationLater?: true;
  /** The secret of the dossier's link. */
  dossierSecret?: string;
  /** A message for the visitor, in their language, and the name of the refusal. */
  error?: string;
  code?: Refusal;
  fields?: FieldProblem[];
  /** How to upload the file of the request, which is then sent again. */
  ticket?: UploadTicket;
}

export interface ReplyOptions {
  texts: MailTexts;
  /** The school's contact details, for a visitor whose request is not accepted now. */
  contact: { phone: string; email: string } | undefined;
  /** CORS: the origins that browsers may call from; empty allows every origin. */
  allowedOrigins: readonly string[];
}

export type Reply = ReturnType<ReturnType<typeof createReplies>>;

const allowedMethods = 'POST, OPTIONS';

/** The request headers of supabase-js 2.119, including those of its options (region, tracing), and of the forms. */
const allowedHeaders =
  'authorization, x-client-info, apikey, content-type, idempotency-key, accept-language, x-region, ' +
  'x-supabase-api-version, traceparent, tracestate, baggage';

/**
 * Creates the replies to a request, in the language that it accepts. Every reply has CORS headers: without them the page
 * sees only a network error.
 */
export function createReplies({ texts, contact, allowedOrigins }: ReplyOptions) {
  return (request: Request) => {
    const headers = {
      'Access-Control-Allow-Origin': allowedOrigin(request.headers.get('origin'), allowedOrigins),
      'Access-Control-Expose-Headers': 'Retry-After',
      Vary: 'Origin, Accept-Language',
      'Cache-Control': 'no-store',
    };
    const send = (status: number, body: ReplyBody, more: Record<string, string> = {}): Response =>
      Response.json(body, { status, headers: { ...headers, ...more } });
    return {
      preflight: (): Response =>
        new Response(null, {
          status: 204,
          headers: {
            ...headers,
            'Access-Control-Allow-Methods': allowedMethods,
            'Access-Control-Allow-Headers': allowedHeaders,
            'Access-Control-Max-Age': '7200',
          },
        }),
      /** The request is stored, now or earlier under the same idempotency key. */
      accept: (reference: string, confirmation: Confirmation, dossierSecret: string | undefined): Response =>
        send(200, {
          success: true,
          reference,
          ...(confirmation !== 'queued' && { confirmation: false }),
          ...(confirmation === 'ceilingReached' && { confirmationLater: true }),
          ...(dossierSecret && { dossierSecret }),
        }),
      /** Asks for the file of a request, which is not stored yet. */
      expect: (ticket: UploadTicket): Response => send(202, { success: false, ticket }),
      /** The success of an act: `success` and the parts that the act asks for. */
      succeed: (body: { success: true }): Response => send(200, body),
      /** A refusal; `retryAfter` is in seconds. */
      refuse: (
        refusal: Refusal,
        { retryAfter, fields }: { retryAfter?: number | undefined; fields?: FieldProblem[] } = {},
      ): Response => {
        const status = refusals[refusal];
        const t = texts.translator(texts.negotiate(request.headers.get('accept-language')));
        const reason = t(`answers.${refusal}`, { count: Math.ceil((retryAfter ?? 0) / 60) });
        const advice =
          contact && t('answers.contact', { ...contact, phone: contact.phone.replaceAll(' ', '\u00a0') });
        const error = retryAfter && advice ? `${reason} ${advice}` : reason;
        return send(
          status,
          { success: false, code: refusal, error, ...(fields && { fields }) },
          {
            ...(status === 405 && { Allow: allowedMethods }),
            ...(retryAfter !== undefined && { 'Retry-After': String(retryAfter) }),
          },
        );
      },
    };
  };
}

/** The value of Access-Control-Allow-Origin: the caller's origin if allowed, otherwise one that the browser refuses. */
function allowedOrigin(origin: string | null, allowed: readonly string[]): string {
  return allowed.find((each) => each === origin) ?? allowed[0] ?? '*';
}

/** The headers of a download, which the browser saves as `name`. */
export function attachmentHeaders(name: string, type: string): Record<string, string> {
  const ascii = name.normalize('NFD').replaceAll(/[^\w .-]/g, '');
  // RFC 8187: `encodeURIComponent` leaves some characters that a header parameter may not have.
  const encoded = encodeURIComponent(name).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  );
  return {
    'Content-Type': type,
    'Content-Disposition': `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`,
    // If a browser shows the file anyway, it does so without the rights of the site's origin.
    'Content-Security-Policy': "default-src 'none'; sandbox",
    'X-Content-Type-Options': 'nosniff',
    'Cache-Control': 'no-store',
    'Referrer-Policy': 'no-referrer',
  };
}

/** Why a file is refused: too many uploads at once, the stored files reach their quota, or the disk has too little space. */
export type UploadRefusal = 'uploads' | 'uploadQuota' | 'diskFull';

/** A problem that needs a person: reported by the store, `storage` when requests cannot be written, or files are refused. */
export type Problem = HealthProblem | 'storage' | UploadRefusal;

/** The health report, one problem a line. The status is 503 when requests or mails are not getting through. */
export function healthReply(problems: readonly Problem[]): { status: 200 | 503; text: string } {
  // At the ceiling of confirmations, requests are still stored and the school gets its mails.
  const isHealthy = problems.every((problem) => problem === 'mailCeiling');
  const lines = [isHealthy ? 'ok' : 'unavailable', ...problems];
  return { status: isHealthy ? 200 : 503, text: `${lines.join('\n')}\n` };
}
