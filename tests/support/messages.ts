import { createHash } from 'node:crypto';
import type { Mail } from '#core/mail/mails.ts';
import { newIdempotencyKey } from './admission.ts';
import { sendByTus } from './tus.ts';

export const contactMessage = {
  name: 'Ali Hassan',
  email: 'ali@example.dj',
  subject: 'Horaires de la bibliothèque',
  message: 'Bonjour,\nquand puis-je venir ?',
};

export const teacherApplication = {
  firstName: 'Kadra',
  lastName: 'Robleh',
  email: 'kadra@example.dj',
  phone: '77 12 34 56',
  lastDiploma: 'master',
  specialization: 'Fiscalité',
  motivation: 'Transmettre mon métier.',
} as const;

/** A PDF of this many bytes with header and trailer. `mark` distinguishes files of the same size. */
export function pdfOf(bytes: number, mark = ''): Buffer {
  const [head, tail] = [Buffer.from(`%PDF-1.7\n${mark}`), Buffer.from('\n%%EOF\n')];
  return Buffer.concat([head, Buffer.alloc(bytes - head.length - tail.length, '.'), tail]);
}

/** A stream of a body, which is sent without Content-Length. */
export function inChunks(body: Uint8Array): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(controller) {
      for (let at = 0; at < body.length; at += 1_000) controller.enqueue(body.subarray(at, at + 1_000));
      controller.close();
    },
  });
}

/** Calls a function with JSON, under a new idempotency key unless the headers have one. A string is sent as it is. */
export const callFunction = (
  url: string,
  name: string,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<Response> =>
  fetch(`${url}/functions/v1/${name}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': newIdempotencyKey(), ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

/** Sends an admission request. */
export const post = (url: string, body: unknown, headers: Record<string, string> = {}) =>
  callFunction(url, 'send-admission-email', body, headers);

/** Sends a contact message. */
export const postMessage = (url: string, changes: object = {}, headers: Record<string, string> = {}) =>
  callFunction(url, 'send-contact-message', { ...contactMessage, ...changes }, headers);

/** Announces a teacher's application with its CV. The answer has an upload ticket, unless it is a receipt or a refusal. */
export function announceApplication(
  url: string,
  cv: Uint8Array,
  changes: object = {},
  headers: Record<string, string> = {},
): Promise<Response> {
  const sha256 = createHash('sha256').update(cv).digest('hex');
  const body = { ...teacherApplication, ...changes, cv: { bytes: cv.byteLength, sha256 } };
  return callFunction(url, 'send-teacher-application', body, headers);
}

/** Sends a teacher's application with a CV, as the page does: announces it, uploads the file, and sends it again. */
export async function postApplication(
  url: string,
  cv: Uint8Array,
  changes: object = {},
  headers: Record<string, string> = {},
): Promise<Response> {
  const sameKey = { 'Idempotency-Key': newIdempotencyKey(), ...headers };
  const announced = await announceApplication(url, cv, changes, sameKey);
  if (announced.status !== 202) return announced;
  await sendByTus(url, (await announced.json()).ticket, cv);
  return announceApplication(url, cv, changes, sameKey);
}

/** A mail to send, where its content does not matter. */
export const plainMail: Mail = {
  id: '0b9d5a3e-0000-4000-8000-000000000000',
  fromName: 'École',
  to: 'amina@example.dj',
  replyTo: 'school@example.dj',
  subject: 'Sujet',
  text: 'Texte',
  html: '<p>Texte</p>',
  date: new Date(),
};
