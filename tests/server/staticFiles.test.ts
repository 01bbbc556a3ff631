import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createServerHome } from '../support/serverHome.ts';

describe('the site', () => {
  const home = createServerHome();
  let url: string;
  beforeAll(async () => {
    url = await home.start().ready();
  });
  afterAll(() => home.dispose());

  const get = (path: string, init: RequestInit = {}) => fetch(url + path, { redirect: 'manual', ...init });

  /** Sends a request line as it is, which fetch would tidy. */
  function raw(requestLine: string, headers = ''): Promise<string> {
    return new Promise((resolve) => {
      const socket = connect(Number(new URL(url).port), '127.0.0.1');
      let answer = '';
      socket.setEncoding('utf8').on('data', (text: string) => (answer += text));
      socket.on('close', () => resolve(answer)).on('error', () => resolve(answer));
      socket.write(`${requestLine} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n${headers}\r\n`);
    });
  }

  test.each([
    ['/', 'Accueil'],
    ['/about', 'À propos'],
    ['/about?x=1', 'À propos'],
    ['/campus', 'Campus'],
  ])('%s is its page', async (path, title) => {
    const response = await get(path);
    expect(response.status).toBe(200);
    expect(await response.text()).toContain(title);
    expect(response.headers.get('cache-control')).toBe('no-cache');
  });

  test.each([
    ['/nowhere', 'Introuvable'],
    ['/en/nowhere', 'Not found'],
    ['/de/nowhere', 'Introuvable'],
    ['/assets/nothing.js', 'Introuvable'],
  ])('%s is the 404 page of its language, with status 404', async (path, title) => {
    const response = await get(path);
    expect(response.status).toBe(404);
    expect(await response.text()).toContain(title);
  });

  test('a trailing slash leads to the bare path, never to another site', async () => {
    const response = await get('/about/?x=1');
    expect([response.status, response.headers.get('location')]).toEqual([308, '/about?x=1']);
    expect(await raw('GET /about%2F')).toMatch(/^HTTP\/1.1 404/);
    expect(await raw('GET //evil.example/')).not.toMatch(/location: \/\/evil/i);
  });

  test.each([
    '/../package.json',
    '/%2e%2e/package.json',
    '/..%2fpackage.json',
    '/assets/..%5c..%5cindex.html',
    '/.hidden',
    '/%2ehidden',
    '/%00',
    '/%',
    '//etc/passwd',
    '/assets/%2e%2e/.hidden',
  ])('%s gives nothing away', async (path) => {
    const answer = await raw(`GET ${path}`);
    expect(answer).toMatch(/^HTTP\/1.1 (404|400|308)/);
    expect(answer).not.toContain('secret');
    expect(answer).not.toContain('"name"');
  });

  test('what did not change is not sent again', async () => {
    const etag = (await get('/about')).headers.get('etag') ?? '';
    const again = await get('/about', { headers: { 'If-None-Match': `"x", W/${etag}` } });
    expect([again.status, await again.text()]).toEqual([304, '']);
  });

  test('a part of a file can be asked for', async () => {
    const plain = { 'Accept-Encoding': 'identity' };
    const part = await get('/assets/app.abc123.js', { headers: { ...plain, Range: 'bytes=0-6' } });
    expect([part.status, part.headers.get('content-range'), await part.text()]).toEqual([
      206,
      'bytes 0-6/14',
      'console',
    ]);
    const tail = await get('/assets/app.abc123.js', { headers: { ...plain, Range: 'bytes=-3' } });
    expect(await tail.text()).toBe('(1)');
    expect((await get('/assets/app.abc123.js', { headers: { ...plain, Range: 'bytes=99-' } })).status).toBe(
      416,
    );
  });

  test('hashed files are kept for good, and sent compressed to those who can read them', async () => {
    const answer = await raw('GET /assets/app.abc123.js', 'Accept-Encoding: gzip, br\r\n');
    expect(answer).toMatch(/cache-control: public, max-age=31536000, immutable/i);
    expect(answer).toMatch(/content-encoding: br/i);
    expect(answer).toMatch(/content-type: text\/javascript/i);
    expect(answer).toContain('compressed by brotli');
  });

  test('HEAD has the headers and no body; other methods are refused', async () => {
    const head = await get('/about', { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([200, '']);
    expect(Number(head.headers.get('content-length'))).toBeGreaterThan(10);
    for (const method of ['POST', 'PUT', 'DELETE']) {
      const response = await get('/about', { method });
      expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
    }
  });

  test('every answer carries the security headers', async () => {
    for (const path of ['/', '/nowhere', '/healthz', '/functions/v1/send-admission-email', '/about/']) {
      const { headers } = await get(path);
      expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('strict-transport-security')).toContain('max-age=');
      expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
    }
  });

  test('/healthz says that the store answers', async () => {
    expect(await (await get('/healthz')).text()).toBe('ok\n');
  });

  test('huge headers are refused', async () => {
    expect(await raw('GET /', `X-Long: ${'x'.repeat(20_000)}\r\n`)).toMatch(/^HTTP\/1.1 431/);
  });
});
