import { type Socket, connect } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createServerHome, sendOne } from '../support/serverHome.ts';

let home: ReturnType<typeof createServerHome>;
beforeEach(() => {
  home = createServerHome();
});
afterEach(() => home.dispose());

test('senders that never finish are cut off, and keep nobody else from being answered', async () => {
  const server = home.start();
  const url = await server.ready();
  const beginnings = [
    'GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ',
    'POST /functions/v1/send-admission-email HTTP/1.1\r\nHost: x\r\n',
  ];
  const sockets = Array.from({ length: 300 }, (_, index): Socket => {
    const socket = connect(Number(new URL(url).port), '127.0.0.1').on('error', () => {});
    socket.write(beginnings[index % beginnings.length] ?? '');
    return socket.resume();
  });
  const drip = setInterval(() => sockets.forEach((socket) => socket.writable && socket.write('a')), 500);
  await sendOne(url);
  expect((await fetch(`${url}/about`)).status).toBe(200);
  await expect.poll(() => sockets.every((socket) => socket.closed), { interval: 250 }).toBe(true);
  clearInterval(drip);
  expect(await home.references()).toHaveLength(1);
});
