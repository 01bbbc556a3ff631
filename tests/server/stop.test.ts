import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { connect } from 'node:net';
import { describe, expect, test } from 'vitest';
import { academicRequest, newKey } from '../support/admission.ts';
import { home, makeHomeForEachTest, sendOne } from '../support/serverHome.ts';

makeHomeForEachTest();

describe('a server that receives a stop signal', () => {
  test(
    'finishes requests in progress, closes unused connections, refuses new ones and exits with 0',
    { timeout: 25_000 },
    async () => {
      const server = home.start();
      const { port } = new URL(await server.ready());
      const body = JSON.stringify(academicRequest);
      const head = `POST /functions/v1/send-admission-email HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nIdempotency-Key: ${newKey()}\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n`;
      // Browsers open spare connections. If the server waited for it, this one would block the shutdown for 30 seconds.
      const unused = connect(Number(port), '127.0.0.1');
      const unusedClosed = once(unused, 'close');
      const socket = connect(Number(port), '127.0.0.1');
      let answer = '';
      socket
        .setEncoding('utf8')
        .on('data', (text: string) => (answer += text))
        .on('error', () => {});
      await new Promise<void>((done) => socket.write(head + body.slice(0, 20), () => done()));
      // Its answer shows that the server has read the head above.
      await fetch(`http://127.0.0.1:${port}/healthz`, { headers: { Connection: 'close' } });
      const ended = server.stop('SIGTERM');
      await server.output.until(/Arrêt/);
      await expect
        .poll(() =>
          fetch(`http://127.0.0.1:${port}/healthz`).then(
            () => 'open',
            () => 'closed',
          ),
        )
        .toBe('closed');
      await unusedClosed;
      socket.write(body.slice(20));
      expect(await ended).toBe(0);
      expect(answer).toContain('"success":true');
      expect(await home.references()).toHaveLength(1);
      expect(readdirSync(home.data)).not.toContain('admissions.db-wal');
    },
  );

  test('exits at once on a second signal', async () => {
    const server = home.start();
    const { port } = new URL(await server.ready());
    const socket = connect(Number(port), '127.0.0.1').on('error', () => {});
    await new Promise<void>((done) =>
      socket.write('POST /functions/v1/send-admission-email HTTP/1.1\r\nHost: x\r\n', () => done()),
    );
    await fetch(`http://127.0.0.1:${port}/healthz`);
    void server.stop('SIGINT');
    await server.output.until(/Arrêt/);
    expect(await server.stop('SIGINT')).toBe(1);
  });
});

test('the server keeps running when the reader of its log is gone', async () => {
  const server = home.start();
  const url = await server.ready();
  server.closeLog();
  for (let count = 0; count < 3; count += 1) await sendOne(url);
  expect((await fetch(`${url}/healthz`)).status).toBe(200);
  expect(await home.references()).toHaveLength(3);
});
