/** Uploads with a ticket of the functions, by the tus protocol. */
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { UploadTicket as Ticket } from '#core/dossier/protocol.ts';

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
  const headers = {
    ...versionHeader,
    ...ticket.headers,
    'Upload-Length': String(bytes),
    'Upload-Metadata': pairs.join(),
    ...(body && { 'Content-Type': 'application/offset+octet-stream' }),
  };
  const created = await fetch(endpoint, {
    method: 'POST',
    headers,
    ...(body && { body: Buffer.from(body) }),
  });
  if (created.status !== 201) throw new Error(`tus ${created.status} ${await created.text()}`);
  return new URL(created.headers.get('location') ?? '', `${endpoint}`).href;
}

/** How many bytes of an upload the server has. */
export async function uploadOffset(upload: string, ticket: Ticket): Promise<number> {
  const response = await fetch(upload, { method: 'HEAD', headers: { ...versionHeader, ...ticket.headers } });
  if (!response.ok) throw new Error(`tus ${response.status}`);
  return Number(response.headers.get('upload-offset'));
}

const patchHeaders = (ticket: Ticket, offset: number) => ({
  ...versionHeader,
  ...ticket.headers,
  'Upload-Offset': String(offset),
  'Content-Type': 'application/offset+octet-stream',
});

export function patchUpload(
  upload: string,
  ticket: Ticket,
  offset: number,
  chunk: Uint8Array,
): Promise<Response> {
  const headers = patchHeaders(ticket, offset);
  return fetch(upload, { method: 'PATCH', headers, body: Buffer.from(chunk) });
}

/**
 * Sends half of a chunk in small parts, repeats the whole chunk on a second connection, and only then resets the first one.
 * Returns the status of the repeated chunk.
 */
export async function resendInterruptedPatch(
  upload: string,
  ticket: Ticket,
  offset: number,
  chunk: Uint8Array,
): Promise<string> {
  const { port, hostname, host, pathname } = new URL(upload);
  const headers = { ...patchHeaders(ticket, offset), Host: host, 'Content-Length': chunk.byteLength };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  const open = async () => {
    const socket = connect(Number(port), hostname).on('error', () => {});
    await once(socket, 'connect');
    socket.write(`PATCH ${pathname} HTTP/1.1\r\n${lines.join('')}`);
    return socket;
  };
  const [first, repeated] = [await open(), await open()];
  first.write('\r\n');
  for (let at = 0; at < chunk.byteLength / 2; at += 1_000) {
    if (at === 10_000) repeated.write('\r\n');
    first.write(chunk.subarray(at, at + 1_000));
    await sleep(1);
  }
  first.resetAndDestroy();
  repeated.write(chunk);
  const [answer] = await once(repeated, 'data');
  repeated.destroy();
  return String(answer).slice(9, 12);
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
