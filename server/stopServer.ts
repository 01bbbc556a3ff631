import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/** Milliseconds that a visitor has, once the server stops, to take an answer that is on its way. */
const longestAnswer = 30_000;
/** Milliseconds in which the first bytes of a request come over a slow link. */
const firstBytes = 2_000;

/** Returns what stops the server: from then on it takes no connection, and it is closed once all who asked are answered. */
export function createStop(server: Server): () => Promise<void> {
  const sockets = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  return async () => {
    const closed = new Promise((done) => server.close(done));
    // A connection that has had its answer stays open for a next request: there is none any more.
    const sweep = setInterval(() => server.closeIdleConnections(), 50);
    // A browser opens connections before it has anything to ask; Node does not count them among the idle.
    const unused = setTimeout(() => {
      for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
    }, firstBytes);
    // Whoever does not take the answer would hold the data folder for ever.
    const deadline = setTimeout(() => server.closeAllConnections(), longestAnswer);
    await closed;
    clearInterval(sweep);
    clearTimeout(unused);
    clearTimeout(deadline);
  };
}
