import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { securityTxt } from '../../server/security.ts';
import { cachedForever, sendRaw } from '../support/serverProcess.ts';
import { createServerHome } from '../support/serverHome.ts';

describe('the site', () => {
  const home = createServerHome();
  let url: string;
  beforeAll(async () => {
    ({ url } = await home.serve());
  });
  afterAll(() => home.dispose());

  const get = (path: string, init: RequestInit = {}) => fetch(url + path, { redirect: 'manual', ...init });

  const raw = (requestLine: string, headers = '') => sendRaw(url, requestLine, headers);

  test.each([
    '/../package.json',
    '/%2e%2e/package.json',
    '/assets/..%5c..%5cindex.html',
    '/.hidden',
    '/%00',
    '/%',
    '//etc/passwd',
    '/assets/%2e%2e/.hidden',
    '/about/../healthz',
  ])('%s reveals no file', async (path) => {
    const answer = await raw(`GET ${path}`);
    expect(answer).toMatch(/^HTTP\/1.1 (404|400|308)/);
    expect(answer).not.toContain('secret');
    expect(answer).not.toContain('"name"');
  });

  test('an unchanged page is answered with 304, a changed one with its content', async () => {
    const etag = (await get('/about')).headers.get('etag') ?? '';
    const again = await get('/about', { headers: { 'If-None-Match': `"x", W/${etag}` } });
    expect([again.status, await again.text()]).toEqual([304, '']);
    const changed = await get('/about', { headers: { 'If-None-Match': '"of an older build"' } });
    expect([changed.status, await changed.text()]).toEqual([200, '<title>À propos</title>']);
  });

  test('an unknown address is a 404 even for a client that has cached the 404 page', async () => {
    const etag = (await get('/nowhere')).headers.get('etag') ?? '';
    expect((await get('/nowhere', { headers: { 'If-None-Match': etag } })).status).toBe(404);
  });

  test('an ETag depends on the content alone', async () => {
    const etag = async (path: string) => (await get(path)).headers.get('etag');
    expect(await etag('/about')).toMatch(/^"[\w-]{43}"$/);
    expect(await etag('/about-copy')).toBe(await etag('/about'));
    expect(await etag('/campus')).not.toBe(await etag('/about'));
  });

  test('hashed files are immutable, and compressed for clients that accept it', async () => {
    for (const path of ['/assets/app.abc123.js', '/catalogs/fr.abc123.json'])
      expect((await get(path)).headers.get('cache-control')).toBe(cachedForever);
    const answer = await raw('GET /assets/app.abc123.js', 'Accept-Encoding: gzip, br\r\n');
    expect(answer).toMatch(/content-encoding: br/i);
    expect(answer).toMatch(/content-type: text\/javascript/i);
    expect(answer).toContain('compressed by brotli');
  });

  test.each(['/assets/app.abc123.js.br', '/en/404'])('%s is no address of its own', async (path) => {
    expect((await get(path)).status).toBe(404);
  });

  test('HEAD gets the headers without a body; other methods are refused', async () => {
    const head = await get('/about', { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([200, '']);
    expect(Number(head.headers.get('content-length'))).toBeGreaterThan(10);
    for (const method of ['POST', 'PUT', 'DELETE']) {
      const response = await get('/about', { method });
      expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
    }
  });

  test('security.txt is a text with the school’s address, without a canonical URL when SITE_URL is unset', async () => {
    const response = await get('/.well-known/security.txt');
    expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(await response.text()).toMatch(/^Contact: mailto:.*\nExpires: .*\nPreferred-Languages: fr, en\n$/);
  });

  test.each([
    'nothing',
    'send-contact-message',
    'dossier/',
    'dossier-upload/x/y',
    // A proxy may have limited another path.
    'dossier-upload/%2e%2E/dossier',
    './dossier',
    'dossier%2f..%2fdossier-upload',
    'dossier\\..\\dossier-upload',
  ])('/functions/v1/%s is no function or one that is off: 404 as JSON', async (path) => {
    for (const method of ['GET', 'POST', 'PATCH', 'OPTIONS']) {
      const answer = await raw(`${method} /functions/v1/${path}`);
      expect(answer, method).toMatch(/^HTTP\/1.1 404 [^]*\r\naccess-control-allow-origin: \*\r\n/);
      expect(answer, method).toContain('{"success":false,"code":"noFunction"}');
    }
  });

  test('huge headers are refused', async () => {
    expect(await raw('GET /', `X-Long: ${'x'.repeat(20_000)}\r\n`)).toMatch(/^HTTP\/1.1 431/);
  });
});

test('security.txt gives a contact and its canonical URL, and expires in less than a year', () => {
  const contact = { email: 'securite@ecole.dj', siteUrl: 'https://ecole.dj' };
  expect(securityTxt(contact, new Date('2026-11-21T10:00:00Z'))).toBe(`Contact: mailto:securite@ecole.dj
Expires: 2027-11-01T00:00:00.000Z
Preferred-Languages: fr, en
Canonical: https://ecole.dj/.well-known/security.txt
`);
});
