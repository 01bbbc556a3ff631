import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { normaliseAddress } from '#core/http/clientAddress.ts';

/** What keeps the connections of some from taking the place of all others'. */
export interface ConnectionLimits {
  /**
   * Milliseconds in which a connection must take or send something; whoever stops in the middle of an answer has them
   * twice, because Node takes the part that the system has accepted for progress.
   */
  stalledAfter: number;
  /** Milliseconds for which a connection that is being answered keeps its place when there are too many. */
  keptFor: number;
  /** Connections at once, in all. */
  total: number;
  /** Connections at once from one address: sixty visitors behind it open six each. */
  perAddress: number;
  /** Requests that a connection may send ahead of their answers: browsers send none. */
  pipelined: number;
}

/** The bounds of the server that runs; tests set narrower ones. */
export const connectionLimits: ConnectionLimits = {
  stalledAfter: 30_000,
  keptFor: 5_000,
  total: 2_000,
  perAddress: 500,
  pipelined: 16,
};

interface Connection {
  address: string | undefined;
  /** Requests without their answer so far. */
  unanswered: number;
  /** When the first of them came, by `performance.now()`. */
  askedAt: number;
}

/**
 * Keeps connections from being used up: what makes no progress is cut; a connection beyond a limit takes the place of
 * the one that has been waiting longest without a request, or else of the one that has been taking its answer longest,
 * and is refused only where all have just asked.
 */
export function limitConnections(server: Server, limits: ConnectionLimits): void {
  /** In the order in which they became idle. */
  const connections = new Map<Socket, Connection>();

  // Node takes a write that moves for progress, and names here what neither takes nor sends.
  server.timeout = limits.stalledAfter;
  server.on('timeout', (socket: Socket) => {
    // Of an answer that nobody takes the system would hold megabytes for minutes; the end of one that was written is
    // on its way to a slow reader.
    if (connections.get(socket)?.unanswered) socket.resetAndDestroy();
    else socket.destroy();
  });

  function makeRoom(limit: number, isCounted: (connection: Connection) => boolean): boolean {
    if (connections.size < limit) return true;
    let count = 0;
    let idlest: Socket | undefined;
    let slowest: Socket | undefined;
    let slowestAskedAt = performance.now() - limits.keptFor;
    for (const [socket, connection] of connections) {
      if (!isCounted(connection)) continue;
      count += 1;
      if (connection.unanswered === 0) idlest ??= socket;
      else if (connection.askedAt < slowestAskedAt) {
        slowest = socket;
        slowestAskedAt = connection.askedAt;
      }
    }
    if (count < limit) return true;
    const leaving = idlest ?? slowest;
    if (!leaving) return false;
    connections.delete(leaving);
    leaving.destroy();
    return true;
  }

  server.on('connection', (socket: Socket) => {
    const address = normaliseAddress(socket.remoteAddress ?? '');
    const hasRoom =
      makeRoom(limits.perAddress, (other) => other.address === address) && makeRoom(limits.total, () => true);
    if (!hasRoom) {
      socket.destroy();
      return;
    }
    connections.set(socket, { address, unanswered: 0, askedAt: 0 });
    socket.once('close', () => connections.delete(socket));
  });

  server.on('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    const connection = connections.get(socket);
    if (!connection) return;
    if (connection.unanswered === 0) connection.askedAt = performance.now();
    connection.unanswered += 1;
    if (connection.unanswered > limits.pipelined) socket.destroy();
    response.once('close', () => {
      connection.unanswered -= 1;
      if (connection.unanswered > 0 || !connections.delete(socket)) return;
      connections.set(socket, connection);
    });
  });
}
