/** A client of the function `dossier`, and the uploads of its tickets by the tus protocol. */
import { type DossierAct, type DossierReply, dossierReply } from '#core/dossier/protocol.ts';
import { academicRequest } from './admission.ts';
import { post } from './messages.ts';

/** A complete PDF of this many bytes, with its header and its end mark. */
export function wholePdf(bytes: number): Buffer {
  const [head, tail] = [Buffer.from('%PDF-1.7\n'), Buffer.from('\n%%EOF\n')];
  return Buffer.concat([head, Buffer.alloc(bytes - head.length - tail.length, '.'), tail]);
}

type Distribute<Act> = Act extends { secret: string } ? Omit<Act, 'secret'> : never;
/** An act without its secret. */
export type OwnAct = Distribute<DossierAct>;

/** Calls the function `dossier`. `headers` are for tests with forged headers. */
export async function callDossier(
  url: string,
  act: object,
  headers: Record<string, string> = {},
): Promise<{ status: number; reply: DossierReply }> {
  const response = await fetch(`${url}/functions/v1/dossier`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(act),
  });
  return { status: response.status, reply: dossierReply.parse(await response.json()) };
}

export type DossierClient = Awaited<ReturnType<typeof openDossier>>;

/** Sends an admission request and returns its dossier's client. */
export async function openDossier(url: string, email = academicRequest.email) {
  const response = await post(url, { ...academicRequest, email });
  const { reference, dossierSecret } = (await response.json()) as {
    reference: string;
    dossierSecret: string;
  };
  return { reference, ...dossierClient(url, dossierSecret) };
}

/** The client of a dossier. Its calls throw the code of a refusal. */
export function dossierClient(url: string, secret: string) {
  const tryAct = (act: OwnAct) => callDossier(url, { ...act, secret });
  async function act(one: OwnAct) {
    const { reply } = await tryAct(one);
    if (!reply.success) throw new Error(reply.code);
    return reply;
  }
  async function show() {
    const { dossier } = await act({ act: 'show' });
    if (!dossier) throw new Error('no dossier');
    return dossier;
  }
  async function announce(upload: Omit<Extract<OwnAct, { act: 'upload' }>, 'act'>) {
    const { ticket } = await act({ act: 'upload', ...upload });
    if (!ticket) throw new Error('no ticket');
    return ticket;
  }
  return {
    secret,
    tryAct,
    act,
    show,
    announce,
    /** Announces, uploads and finishes a file of a paper. Returns the file's id. */
    handIn: async (
      paper: Extract<OwnAct, { act: 'upload' }>['paper'],
      bytes: Uint8Array = wholePdf(1_000),
      replaces?: string,
    ) => {
      const ticket = await announce({ paper, bytes: bytes.byteLength, ...(replaces && { replaces }) });
      await sendByTus(url, ticket, bytes);
      await act({ act: 'received', file: ticket.file });
      return ticket.file;
    },
  };
}

type Ticket = Awaited<ReturnType<ReturnType<typeof dossierClient>['announce']>>;

const version = { 'Tus-Resumable': '1.0.0' };

/** Creates the upload of a ticket and returns its URL. */
export async function createUpload(url: string, ticket: Ticket, bytes: number): Promise<string> {
  const endpoint = new URL(ticket.endpoint, url);
  const pairs = Object.entries(ticket.metadata).map(([name, text]) => `${name} ${btoa(text)}`);
  const headers = {
    ...version,
    ...ticket.headers,
    'Upload-Length': String(bytes),
    'Upload-Metadata': pairs.join(),
  };
  const created = await fetch(endpoint, { method: 'POST', headers });
  if (created.status !== 201) throw new Error(`tus ${created.status} ${await created.text()}`);
  return new URL(created.headers.get('location') ?? '', `${endpoint}`).href;
}

/** How many bytes of an upload the server has. */
export async function uploadOffset(upload: string, ticket: Ticket): Promise<number> {
  const response = await fetch(upload, { method: 'HEAD', headers: { ...version, ...ticket.headers } });
  if (!response.ok) throw new Error(`tus ${response.status}`);
  return Number(response.headers.get('upload-offset'));
}

export function patchUpload(
  upload: string,
  ticket: Ticket,
  offset: number,
  chunk: Uint8Array,
): Promise<Response> {
  return fetch(upload, {
    method: 'PATCH',
    headers: {
      ...version,
      ...ticket.headers,
      'Upload-Offset': String(offset),
      'Content-Type': 'application/offset+octet-stream',
    },
    body: Buffer.from(chunk),
  });
}

/** Uploads a file by tus, in chunks of the ticket's size. */
export async function sendByTus(url: string, ticket: Ticket, bytes: Uint8Array): Promise<void> {
  const upload = await createUpload(url, ticket, bytes.byteLength);
  for (let offset = 0; offset < bytes.byteLength; offset += ticket.chunkBytes) {
    const response = await patchUpload(
      upload,
      ticket,
      offset,
      bytes.subarray(offset, offset + ticket.chunkBytes),
    );
    if (response.status !== 204) throw new Error(`tus ${response.status} ${await response.text()}`);
  }
}
