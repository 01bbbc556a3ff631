import { type AddressInfo, type Socket, connect, createServer } from 'node:net';

/** The bytes that a cut may make a browser send again: the chunk under way. */
export const repeatedBytes = 128 * 1024;

/** The headers and calls of the uploads over a link that is cut. */
export const overheadBytes = 60_000;

export interface CutLink {
  url: string;
  /** The bytes that the visitor sent through the link. */
  sentBytes(): number;
  /** How often the link was cut. */
  cuts(): number;
  /** Cuts the link `times` more times; the last time until `mend` if it is for good. */
  cutNext(times: number, last?: 'for good'): void;
  mend(): void;
  close(): Promise<void>;
}

/** A link to a local server that is cut each time the visitor has sent `everyBytes`, `times` times in all. */
export async function startCutLink(port: number, everyBytes: number, times: number): Promise<CutLink> {
  let [sent, sinceCut, cuts] = [0, 0, 0];
  let [isBroken, breaks] = [false, false];
  const sockets = new Set<Socket>();
  const server = createServer((visitor) => {
    const site = connect(port, 'localhost');
    const end = () => {
      visitor.destroy();
      site.destroy();
      sockets.delete(visitor);
    };
    sockets.add(visitor);
    for (const socket of [visitor, site]) socket.on('error', end).on('close', end);
    if (isBroken) return end();
    site.pipe(visitor);
    visitor.on('data', (bytes) => {
      sent += bytes.length;
      sinceCut += bytes.length;
      if (sinceCut > everyBytes && cuts < times) {
        cuts += 1;
        sinceCut = 0;
        isBroken = breaks && cuts === times;
        end();
        // A browser has several connections open.
        if (isBroken) for (const socket of sockets) socket.destroy();
      } else if (!site.write(bytes)) {
        visitor.pause();
        site.once('drain', () => visitor.resume());
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return {
    // Safe cast: the server listens on a port.
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    sentBytes: () => sent,
    cuts: () => cuts,
    cutNext: (more, last) => {
      times = cuts + more;
      sinceCut = 0;
      breaks = last === 'for good';
    },
    mend: () => {
      isBroken = false;
    },
    close: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => resolve());
      }),
  };
}
