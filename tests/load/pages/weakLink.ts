import { type Server, type Socket, connect, createServer } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { listen } from '../../support/machine.ts';

interface NetworkLink {
  roundTripMs: number;
  /** The bandwidth, which all connections share. */
  bitsPerSecond: number;
}

/** The initial window of TCP: ten segments (RFC 6928). */
const initialWindowBytes = 14_600;

/**
 * Starts a TCP relay that simulates a weak link: a handshake costs a round trip, bytes arrive half a round trip later,
 * all connections share the bandwidth, and each begins with TCP slow start. TLS passes through unchanged.
 */
export async function startWeakLink(
  target: number,
  link: NetworkLink,
): Promise<{ port: number; close: () => void }> {
  let freeAt = 0;
  const sockets = new Set<Socket>();
  const server: Server = createServer({ pauseOnConnect: true }, (visitor) => {
    const host = connect(target, '127.0.0.1');
    for (const socket of [visitor, host]) {
      sockets.add(socket);
      socket.setNoDelay().on('error', () => {});
      socket.on('close', () => {
        sockets.delete(socket);
        visitor.destroy();
        host.destroy();
      });
    }
    const up = createDelayedWriter(host);
    visitor.on('data', (bytes: Buffer) => up(bytes, performance.now() + link.roundTripMs / 2));
    relayDown(host, createDelayedWriter(visitor));
    // A TCP handshake takes one round trip.
    void setTimeout(link.roundTripMs).then(() => visitor.resume());
  });

  function relayDown(host: Socket, down: ReturnType<typeof createDelayedWriter>): void {
    let window = initialWindowBytes;
    let sent = 0;
    let roundStart = 0;
    let readyAt = 0;
    host.on('data', (bytes: Buffer) => {
      for (let at = 0; at < bytes.length; at += 1460) {
        const segment = bytes.subarray(at, at + 1460);
        const now = performance.now();
        if (now - roundStart > link.roundTripMs && now > readyAt) [roundStart, sent] = [now, 0];
        if (sent + segment.length > window) {
          // Slow start: acknowledgements arrive a round trip later and double the window.
          roundStart = Math.max(roundStart, readyAt - link.roundTripMs) + link.roundTripMs;
          readyAt = Math.max(readyAt, roundStart);
          window *= 2;
          sent = 0;
        }
        sent += segment.length;
        freeAt = Math.max(freeAt, now, readyAt) + (segment.length * 8000) / link.bitsPerSecond;
        down(segment, freeAt + link.roundTripMs / 2);
      }
    });
  }

  return {
    port: await listen(server),
    close: () => {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}

/** Returns a function that writes bytes when they are due, in order. */
function createDelayedWriter(socket: Socket): (bytes: Buffer, due: number) => void {
  let last = Promise.resolve();
  async function write(bytes: Buffer, due: number): Promise<void> {
    const wait = due - performance.now();
    if (wait > 0) await setTimeout(wait);
    if (socket.writable) socket.write(bytes);
  }
  return (bytes, due) => {
    last = last.then(() => write(bytes, due));
  };
}
