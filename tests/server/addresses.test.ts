import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fileOf, pages } from '../../src/build/pages.ts';
import { readBuilt, siteFolder } from '../support/builtSite.ts';
import { applyWithCv, openDossier } from '../support/clients.ts';
import { listen } from '../support/machine.ts';
import { findNginx, startNginx } from '../support/otherServers.ts';
import { pdfOf } from '../support/pdfs.ts';
import { createServerHome } from '../support/serverHome.ts';
import { cachedForever, hostHeaders, sendRaw } from '../support/serverProcess.ts';

const home = createServerHome();
let server: Awaited<ReturnType<typeof home.serve>>;
beforeAll(async () => {
  server = await home.serve({ SITE_DIR: siteFolder });
});
afterAll(() => home.dispose());

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(server.url + path, { redirect: 'manual', headers });

const raw = (target: string) => sendRaw(server.url, `GET ${target}`);

test('every page has its address, and caches revalidate it', async () => {
  for (const { path } of pages) {
    const response = await get(path);
    expect.soft(response.status, path).toBe(200);
    expect.soft(response.headers.get('cache-control'), path).toBe('no-cache');
    expect.soft(await response.text()).toBe(readBuilt(fileOf(path, 'fr')));
  }
});

test.each(['/brochures/license-cca.pdf', '/search/fr.json'])(
  '%s keeps its name when it changes, so caches revalidate it',
  async (path) => {
    const { status, headers } = await get(path);
    expect([status, headers.get('cache-control')]).toEqual([200, 'no-cache']);
  },
);

test('every response has the security headers, and browsers keep hashed files', async () => {
  const [asset = ''] = /\/assets\/[^"]+\.js/.exec(readBuilt('about.html')) ?? [];
  for (const path of ['/', '/about/', '/nowhere', '/healthz', '/functions/v1/dossier', asset]) {
    const { headers } = await get(path);
    for (const [name, value] of Object.entries(hostHeaders))
      expect.soft(headers.get(name) ?? 'none', `${name} of ${path}`).toContain(value);
  }
  expect((await get(asset)).headers.get('cache-control')).toBe(cachedForever);
});

test.each([
  ['/about.html', '/about'],
  ['/about/', '/about'],
  ['/about.html?x=1&y', '/about?x=1&y'],
  ['/index.html', '/'],
  ['/index', '/'],
  ['/programs/license-cca.html', '/programs/license-cca'],
  ['/programs/license-cca/', '/programs/license-cca'],
  ['/fr', '/'],
  // Phones capitalise the first letter.
  ['/About', '/about'],
  ['/CONTACT?subject=visit', '/contact?subject=visit'],
  ['/Programs/License-CCA.html', '/programs/license-cca'],
  ['/FR/About', '/about'],
  // Copied with the space after it.
  ['/contact%20', '/contact'],
  ['/About/%20?x=1', '/about?x=1'],
  ['/fr/programs/license-cca?x=1', '/programs/license-cca?x=1'],
])('%s redirects to %s', async (from, to) => {
  const response = await get(from);
  expect([response.status, response.headers.get('location')]).toEqual([308, to]);
  expect((await get(to)).status).toBe(200);
});

// The page offers the address without its punctuation (`tests/e2e/addresses.e2e.ts`).
const unknown = [
  '/contact.',
  '/dossier%23secret',
  '/404.html',
  '/nowhere',
  '/xx/about',
  '/assets/nothing.js',
];
test.each(unknown)('%s gets the 404 page, which caches revalidate', async (path) => {
  const response = await get(path);
  expect([response.status, await response.text()]).toEqual([404, readBuilt('404.html')]);
  expect(response.headers.get('cache-control')).toBe('no-cache');
});

test.each([
  '//evil.example/',
  '//evil/about.html',
  '///evil/',
  '/\\evil.example/',
  '\\\\evil/',
  '/%5cevil/',
  '/%2f%2fevil/index.html',
  '/%09/evil/',
  '/about%0d%0aLocation:%20//evil/',
  '/about/%0a//evil/',
  '/fr//evil.example/about',
  '/fr/%2fevil/',
  'http://evil.example//evil/about.html',
  'http://evil.example',
  '*',
])('%s never redirects to another site', async (target) => {
  const answer = await raw(target);
  expect(answer).toMatch(/^HTTP\/1\.[01] [234]\d\d /);
  const [head = ''] = answer.split('\r\n\r\n');
  for (const [, location] of head.matchAll(/^location: *(.*)$/gim)) expect(location).toMatch(/^\/(?![/\\])/);
});

test('a request for an absolute URL gets the same response as its path', async () => {
  expect(await raw('http://school.example/about/')).toMatch(/^HTTP\/1.1 308 [^]*location: \/about\r\n/i);
  expect(await raw('http://school.example/about')).toContain(readBuilt('about.html'));
});

test.each([
  ['gzip', 'gzip'],
  ['gzip;q=0', null],
  ['br;q=0, gzip', 'gzip'],
  ['identity', null],
])('a client that accepts “%s” gets %s', async (accepted, sent) => {
  const response = await get('/about', { 'Accept-Encoding': accepted });
  expect(response.headers.get('content-encoding')).toBe(sent);
  expect(response.headers.get('vary')).toBe('Accept-Encoding');
  expect(await response.text()).toBe(readBuilt('about.html'));
});

/** The nginx.conf of `server/deploy`, without TLS: its limits, and what its server does in front of `url`. */
function readExample(url: string): { http: string; server: string } {
  const file = readFileSync(join(import.meta.dirname, '../../server/deploy/nginx.conf'), 'utf8');
  const parts = /^([^]*?)server \{[^]*ssl_certificate_key .*\n([^]*)\}\n$/.exec(file);
  const [, http = '', server = ''] = parts ?? [];
  return { http, server: server.replaceAll('http://127.0.0.1:3000', url) };
}

const nginx = findNginx();

test.skipIf(!nginx)('the nginx of server/deploy lets a class and its CVs through', async () => {
  const home = createServerHome();
  const { url, log } = await home.serve({ TRUST_PROXY: '1', DELIVER_MESSAGES: 'true' });
  const proxy = await startNginx(nginx ?? '', readExample(url));
  try {
    expect(await applyWithCv(proxy.url, pdfOf(4_900_000))).toMatch(/^ENS-/);
    await Promise.all(
      Array.from({ length: 45 }, async (_, number) => {
        const dossier = await openDossier(proxy.url, `pupil-${number}@example.dj`);
        for (let visit = 0; visit < 5; visit += 1) await dossier.show();
      }),
    );
    expect(log()).not.toContain('proxy.notTrusted');
    expect((await fetch(`${proxy.url}/about`)).status).toBe(200);
  } finally {
    await proxy.stop();
    await home.dispose();
  }
});

test.skipIf(!nginx)(
  'the nginx of server/deploy tells who sends a request, whatever its sender writes',
  async () => {
    const server = createServer((request, response) => response.end(request.headers['x-forwarded-for']));
    const proxy = await startNginx(nginx ?? '', readExample(`http://127.0.0.1:${await listen(server)}`));
    try {
      for (const path of ['/about', '/functions/v1/dossier', '/functions/v1/dossier-upload']) {
        const response = await fetch(proxy.url + path, { headers: { 'X-Forwarded-For': '192.0.2.1' } });
        expect(await response.text(), path).toMatch(/, (::ffff:)?127\.0\.0\.1$/);
      }
    } finally {
      await proxy.stop();
      server.close();
    }
  },
);
