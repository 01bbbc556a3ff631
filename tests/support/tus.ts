/** Uploads with a ticket of the functions, by the tus protocol. */
import type { UploadTicket as Ticket } from '#core/dossier/protocol.ts';

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
