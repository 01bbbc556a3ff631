/** Clients of the functions: forms, uploads by the tus protocol, `dossier` and `office`. */
import { createHash, randomUUID } from 'node:crypto';
import JSZip from 'jszip';
import { parse } from 'node-html-parser';
import { type StoredPaper, type PaperName, paperNames } from '#core/model/papers.ts';
import type { DossierReply } from '#core/acts/dossierHandler.ts';
import type { DossierAct } from '#core/acts/dossierProtocol.ts';
import type { UploadTicket as Ticket } from '#core/files/paperFiles.ts';
import type { RequestHandler } from '#core/http/jsonHandler.ts';
import type { OfficeReply } from '#core/acts/officeHandler.ts';
import type { OfficeAct } from '#core/acts/officeProtocol.ts';
import { pdfOf } from './pdfs.ts';
import {
  academicRequest,
  contactMessage,
  functionRequest,
  newIdempotencyKey,
  teacherApplication,
} from './requests.ts';

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

export const post = (url: string, body: unknown, headers: Record<string, string> = {}) =>
  callFunction(url, 'send-admission-email', body, headers);

export const postMessage = (url: string, changes: object = {}) =>
  callFunction(url, 'send-contact-message', { ...contactMessage, ...changes });

export async function readHealth(url: string): Promise<[status: number, text: string]> {
  const response = await fetch(`${url}/healthz`);
  return [response.status, await response.text()];
}

export const postApplication = (url: string, changes: object = {}, headers: Record<string, string> = {}) =>
  callFunction(url, 'send-teacher-application', { ...teacherApplication, ...changes }, headers);

/** Sends a teacher's application and hands in its CV, as the page does. Resolves with the reference. */
export async function applyWithCv(url: string, cv: Uint8Array, changes: object = {}): Promise<string> {
  const { reference, dossierSecret } = await (await postApplication(url, changes)).json();
  await dossierClient(url, dossierSecret).handIn('cv', cv);
  return reference;
}

const versionHeader = { 'Tus-Resumable': '1.0.0' };

/** Creates the upload of a ticket and returns its URL. A `body` is sent along, by the extension creation-with-upload. */
export async function createUpload(
  url: string,
  ticket: Ticket,
  bytes: number,
  body?: Uint8Array,
): Promise<string> {
  const endpoint = new URL(ticket.endpoint, url);
  const pairs = Object.entries(ticket.metadata).map(([name, text]) => `${name} ${btoa(text)}`);
  const ofUpload = { 'Upload-Length': String(bytes), 'Upload-Metadata': pairs.join() };
  const ofBody = body && { 'Content-Type': 'application/offset+octet-stream' };
  const headers = { ...versionHeader, ...ticket.headers, ...ofUpload, ...ofBody };
  const sent = body && { body: Buffer.from(body) };
  const created = await fetch(endpoint, { method: 'POST', headers, ...sent });
  if (created.status !== 201) throw new Error(`tus ${created.status} ${await created.text()}`);
  return new URL(created.headers.get('location') ?? '', `${endpoint}`).href;
}

export async function uploadOffset(upload: string, ticket: Ticket): Promise<number> {
  const response = await fetch(upload, { method: 'HEAD', headers: { ...versionHeader, ...ticket.headers } });
  if (!response.ok) throw new Error(`tus ${response.status}`);
  return Number(response.headers.get('upload-offset'));
}

export function patchUpload(
  upload: string,
  ticket: Ticket,
  offset: number,
  chunk: Uint8Array,
  method = 'PATCH',
): Promise<Response> {
  const ofChunk = { 'Upload-Offset': String(offset), 'Content-Type': 'application/offset+octet-stream' };
  const init = { method, headers: { ...versionHeader, ...ticket.headers, ...ofChunk } };
  return fetch(upload, { ...init, body: Buffer.from(chunk) });
}

/** Uploads a file by tus, in chunks of the ticket's size. */
export async function sendByTus(url: string, ticket: Ticket, bytes: Uint8Array): Promise<void> {
  const upload = await createUpload(url, ticket, bytes.byteLength);
  for (let offset = 0; offset < bytes.byteLength; offset += ticket.chunkBytes) {
    const chunk = bytes.subarray(offset, offset + ticket.chunkBytes);
    const response = await patchUpload(upload, ticket, offset, chunk);
    if (response.status !== 204) throw new Error(`tus ${response.status} ${await response.text()}`);
  }
}

/** Calls the function `dossier`. `headers` are for tests with forged headers. */
export async function callDossier(url: string, act: object, headers: Record<string, string> = {}) {
  const response = await callFunction(url, 'dossier', act, headers);
  return { status: response.status, reply: (await response.json()) as DossierReply };
}

export const dossierSecrets = (text: string): string[] =>
  Array.from(text.matchAll(/\/dossier#([\w.-]+)/g), ([, secret = '']) => secret);

export type DossierClient = Awaited<ReturnType<typeof openDossier>>;

/** Sends an admission request and returns its dossier's client. */
export async function openDossier(url: string, email = academicRequest.email) {
  const response = await post(url, { ...academicRequest, email });
  const { reference, dossierSecret }: { reference: string; dossierSecret: string } = await response.json();
  return { reference, ...dossierClient(url, dossierSecret) };
}

type FileToSend = Omit<Extract<DossierAct, { act: 'upload' }>, 'act'>;

/** The client of a dossier. Its calls throw the code of a refusal. */
export function dossierClient(url: string, secret: string) {
  const tryAct = (act: DossierAct) => callDossier(url, { ...act, secret });
  async function act(one: DossierAct) {
    const { reply } = await tryAct(one);
    if (!reply.success) throw new Error(reply.code);
    return reply;
  }
  async function show() {
    const { dossier } = await act({ act: 'show' });
    if (!dossier) throw new Error('no dossier');
    const filesOf = (name: PaperName) => dossier.papers.filter(({ paper }) => paper === name);
    const papers = Object.fromEntries(paperNames.map((name) => [name, filesOf(name)]));
    // Safe cast: every name has its list.
    return { ...dossier, papers: papers as Record<PaperName, StoredPaper[]> };
  }
  async function announce(upload: Omit<FileToSend, 'file'> & { file?: string }) {
    const { ticket } = await act({ act: 'upload', file: randomUUID(), ...upload });
    if (!ticket) throw new Error('no ticket');
    return ticket;
  }
  /** Sends `upload` once more, which marks an uploaded file as received. Throws `unfinished` if bytes are missing. */
  async function receive(upload: FileToSend) {
    const { ticket } = await act({ act: 'upload', ...upload });
    if (ticket) throw new Error('unfinished');
  }
  return {
    secret,
    tryAct,
    act,
    show,
    announce,
    receive,
    /** Announces, uploads and finishes a file of a paper. Returns the file's id. */
    handIn: async (paper: FileToSend['paper'], bytes: Uint8Array = pdfOf(1_000), replaces?: string) => {
      const sha256 = createHash('sha256').update(bytes).digest('hex');
      const upload = { paper, bytes: bytes.byteLength, sha256, ...(replaces && { replaces }) };
      const ticket = await announce(upload);
      await sendByTus(url, ticket, bytes);
      await receive({ ...upload, file: ticket.file });
      return ticket.file;
    },
  };
}

/** The function, by the URL of its server or as its handler. */
type Office = string | RequestHandler;

export async function callOffice(office: Office, act: object) {
  const isUrl = typeof office === 'string';
  const call = () =>
    isUrl ? callFunction(office, 'office', act) : office(functionRequest(act), '192.0.2.1');
  const response = await call();
  const text = await response.text();
  return { status: response.status, reply: JSON.parse(text) as OfficeReply, bytes: text.length };
}

/** A client of the function `office` with the secret of a mailed link. Throws the code of a refusal. */
export function officeClient(office: Office, secret: string) {
  async function act(one: OfficeAct) {
    const { reply } = await callOffice(office, { ...one, secret });
    if (!reply.success) throw new Error(reply.code);
    return reply;
  }
  async function request(one: OfficeAct) {
    const reply = await act(one);
    if (!reply.request) throw new Error('no request');
    return reply.request;
  }
  async function list(changes: Partial<Extract<OfficeAct, { act: 'list' }>> = {}) {
    const reply = await act({ act: 'list', filter: 'open', page: 1, ...changes });
    if (!reply.list) throw new Error('no list');
    return reply.list;
  }
  /** Returns the URL of a download that works once; only its path if `office` is a handler. */
  async function ticket(file: string) {
    const reply = await act({ act: 'ticket', file });
    return `${typeof office === 'string' ? office : ''}/functions/v1/office?ticket=${reply.ticket}`;
  }
  return { secret, act, request, list, ticket, show: () => request({ act: 'show' }) };
}

export const officeSecrets = (text: string): string[] =>
  Array.from(text.matchAll(/\/office#([\w.-]+)/g), ([, secret = '']) => secret);

/** The rows of a workbook's only sheet. Throws if a cell is not text. */
export async function readSpreadsheet(workbook: Uint8Array): Promise<string[][]> {
  const sheet = await (await JSZip.loadAsync(workbook)).file('xl/worksheets/sheet1.xml')?.async('string');
  return parse(sheet ?? '')
    .querySelectorAll('row')
    .map((row) =>
      row.querySelectorAll('c').map((cell) => {
        if (cell.getAttribute('t') !== 'inlineStr') throw new Error(`not a text: ${cell}`);
        return cell.text;
      }),
    );
}
