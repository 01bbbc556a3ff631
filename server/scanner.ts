import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import type { ScanVerdict } from '#core/files/paperFiles.ts';

/** Longer than clamd takes for 10 MB on a slow machine, and shorter than the server and the page wait for a response. */
const silenceMs = 20_000;

/** Streams a file to clamd (its command INSTREAM). Null without a verdict, such as when clamd is down. */
export async function scan(address: string, content: AsyncIterable<Uint8Array>): Promise<ScanVerdict | null> {
  const { protocol, hostname, port, pathname } = new URL(address);
  // The brackets of an IPv6 address are no part of it.
  const host = hostname.replace(/^\[(.*)\]$/, '$1');
  const socket = connect(protocol === 'unix:' ? { path: pathname } : { host, port: Number(port) });
  socket.setTimeout(silenceMs, () => socket.destroy());
  const reply = text(socket);
  // Awaited below, when the bytes are sent.
  reply.catch(() => undefined);
  try {
    socket.write('zINSTREAM\0');
    for await (const part of content) {
      const length = Buffer.alloc(4);
      length.writeUInt32BE(part.byteLength);
      if (socket.destroyed) break;
      if (!socket.write(Buffer.concat([length, part]))) await Promise.race([once(socket, 'drain'), reply]);
    }
    socket.write(Buffer.alloc(4));
    const said = await reply;
    if (said.includes(' FOUND')) return 'infected';
    return said.includes(' OK') ? 'clean' : null;
  } catch {
    return null;
  } finally {
    socket.destroy();
  }
}
