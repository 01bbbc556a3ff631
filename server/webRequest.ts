import type { IncomingMessage, ServerResponse } from 'node:http';
import { ReadableStream } from 'node:stream/web';

/** Bytes of an unread body that are still taken in, so that a client can hear the answer, before it is cut off: a CV. */
const unreadLimit = 6 * 1024 * 1024;

/** Node's request as a web-standard one; its body is read as it comes. */
export function toWebRequest(message: IncomingMessage): Request {
  const headers = new Headers();
  for (let index = 0; index + 1 < message.rawHeaders.length; index += 2) {
    headers.append(message.rawHeaders[index] ?? '', message.rawHeaders[index + 1] ?? '');
  }
  const method = message.method ?? 'GET';
  // The host is the client's word and plays no part.
  const url = new URL(message.url ?? '/', 'http://localhost');
  if (method === 'GET' || method === 'HEAD') return new Request(url, { method, headers });
  // Not `Readable.toWeb`: to stop reading early must not destroy the connection, and with it the answer.
  const body = ReadableStream.from(message.iterator({ destroyOnReturn: false }));
  return new Request(url, { method, headers, body, duplex: 'half' } as RequestInit); // duplex: not in TypeScript's DOM
}

function discard(message: IncomingMessage): void {
  let bytes = 0;
  message.on('data', (chunk: Buffer) => {
    bytes += chunk.byteLength;
    if (bytes > unreadLimit) message.destroy();
  });
  message.resume();
}

/** Sends a web-standard response through Node's; what was not read of the request's body is thrown away. */
export async function sendWebResponse(
  answer: Response,
  message: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  for (const [name, value] of answer.headers) response.setHeader(name, value);
  const body = Buffer.from(await answer.arrayBuffer());
  response.writeHead(answer.status, { 'Content-Length': body.byteLength }).end(body);
  if (!message.complete) discard(message);
}
