import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { normaliseAddress } from '../supabase/functions/_shared/clientAddress.ts';

export interface ConnectionLimits {
  /** Milliseconds in which a connection must take or send something. */
  stalledAfter: number;
  /** Connections at once, in all. */
  total: number;
  /** Connections at once from one address: sixty visitors behind it open six each. */
  perAddress: number;
  /** Requests that a connection may send ahead of their answers: browsers send none. */
  pipelined: number;
}

export const connectionLimits: ConnectionLimits = {
  stalledAfter: 30_000,
  total: 2_000,
  perAddress: 500,
  pipelined: 16,
};

interface Connection {
  address: string | undefined;
  /** Requests without their answer so far. */
  unanswered: number;
}

/**
 * Keeps connections from being used up: what makes no progress is cut; a connection beyond a limit takes the place of
 * the one that has been waiting longest without a request, and is refused only where all are being answered.
 */
export function limitConnections(server: Server, limits: ConnectionLimits): void {
  /** In the order in which they became idle. */
  const connections = new Map<Socket, Connection>();

  // Node takes a write that moves for progress, and destroys what neither takes nor sends.
  server.timeout = limits.stalledAfter;

  function makeRoom(limit: number, isCounted: (connection: Connection) => boolean): boolean {
    if (connections.size < limit) return true;
    let count = 0;
    let idlest: Socket | undefined;
    for (const [socket, connection] of connections) {
      if (!isCounted(connection)) continue;
      count += 1;
      if (connection.unanswered === 0) idlest ??= socket;
    }
    if (count < limit) return true;
    if (!idlest) return false;
    connections.delete(idlest);
    idlest.destroy();
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
    connections.set(socket, { address, unanswered: 0 });
    socket.once('close', () => connections.delete(socket));
  });

  server.on('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    const connection = connections.get(socket);
    if (!connection) return;
    connection.unanswered += 1;
    if (connection.unanswered > limits.pipelined) socket.destroy();
    response.once('close', () => {
      connection.unanswered -= 1;
      if (connection.unanswered > 0 || !connections.delete(socket)) return;
      connections.set(socket, connection);
    });
  });
}
