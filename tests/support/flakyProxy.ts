import { type AddressInfo, type Socket, connect, createServer } from 'node:net';

/** The bytes that a cut may make a browser send again: the chunk under way. */
export const chunkBytes = 128 * 1024;

export interface FlakyProxy {
  url: string;
  /** How often a connection was cut. */
  cuts(): number;
  /** How many bytes of uploads the visitor sent twice: before the first cut (0 is expected), then after each cut. */
  repeatedBytes(): readonly number[];
  /** Cuts `times` more times. `last`: whether it refuses connections after the last time, until `mend` is called. */
  cutNext(times: number, last?: 'until mended'): void;
  mend(): void;
  close(): Promise<void>;
}

/** Reads the requests of a connection. Calls back with each part of a body that tus appends to an upload. */
function readUploads(onPart: (upload: string, from: number, to: number) => void): (bytes: Buffer) => void {
  let head = '';
  let [upload, at, left] = ['', 0, 0];
  return (bytes) => {
    for (let rest = bytes; rest.length > 0;) {
      if (left > 0) {
        const count = Math.min(left, rest.length);
        if (upload) onPart(upload, at, at + count);
        [at, left, rest] = [at + count, left - count, rest.subarray(count)];
        continue;
      }
      head += rest.toString('latin1');
      const end = head.indexOf('\r\n\r\n') + 4;
      if (end < 4) return;
      rest = rest.subarray(rest.length - (head.length - end));
      const number = (name: string) => Number(new RegExp(`^${name}: (\\d+)`, 'im').exec(head)?.[1] ?? 0);
      [, upload = ''] = /^PATCH (\S+)/.exec(head) ?? [];
      [at, left, head] = [number('upload-offset'), number('content-length'), ''];
    }
  };
}

/** A proxy of a local server that cuts a connection after every `everyBytes` from the visitor, `times` times in all. */
export async function startFlakyProxy(port: number, everyBytes: number, times: number): Promise<FlakyProxy> {
  let [sinceCut, cuts] = [0, 0];
  let [isBroken, breaks] = [false, false];
  /** How much of each upload was sent, by its address. */
  const sent = new Map<string, number>();
  const repeated = [0];
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
    const read = readUploads((upload, from, to) => {
      const before = sent.get(upload) ?? 0;
      if (from < before) repeated[cuts] = (repeated[cuts] ?? 0) + Math.min(to, before) - from;
      sent.set(upload, Math.max(to, before));
    });
    visitor.on('data', (bytes) => {
      read(bytes);
      sinceCut += bytes.length;
      if (sinceCut > everyBytes && cuts < times) {
        cuts += 1;
        repeated.push(0);
        sinceCut = 0;
        isBroken = breaks && cuts === times;
        end();
        // Cut the other connections of the browser too.
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
    cuts: () => cuts,
    repeatedBytes: () => repeated,
    cutNext: (more, last) => {
      times = cuts + more;
      sinceCut = 0;
      breaks = last === 'until mended';
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
