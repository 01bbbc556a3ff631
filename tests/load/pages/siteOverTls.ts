import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createSecureServer } from 'node:http2';
import { extname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { contentTypes } from '../../../server/staticFiles.ts';
import { cacheControl } from '../../../server/security.ts';
import { siteFolder } from '../../support/builtSite.ts';
import { listen, temporaryFolder } from '../../support/machine.ts';

/** The prefix under which every page is served without its scripts. */
export const controlPrefix = '/control';

/** A page of bare text in one response: the lower bound for every figure. */
export const bareTextPath = '/bare-text';

const bareTextPage = brotliCompressSync(
  '<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Bare text</title><h1>Bare text</h1>',
);

/** Serves the built site over HTTP/2 and TLS, and each page without its scripts under `controlPrefix`. */
export async function serveSite(): Promise<{ port: number; close: () => void }> {
  const { path, remove } = temporaryFolder();
  const [key, cert] = [join(path, 'key.pem'), join(path, 'cert.pem')];
  const options = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'];
  execFileSync(
    'openssl',
    ['req', '-x509', ...options, '-subj', '/CN=localhost', '-keyout', key, '-out', cert],
    { stdio: 'ignore' },
  );
  const server = createSecureServer({ key: readFileSync(key), cert: readFileSync(cert) });
  remove();
  // `ssl_buffer_size` of `server/deploy/nginx.conf`.
  server.on('secureConnection', (socket) => socket.setMaxSendFragment(4096));
  const controls = new Map<string, Buffer>();
  const controlOf = (file: string, path: string): Buffer => {
    const control = controls.get(file) ?? withoutScripts(readFileSync(path, 'utf8'));
    controls.set(file, control);
    return control;
  };
  server.on('request', ({ url }, response) => {
    const { pathname } = new URL(url, 'https://localhost');
    const isControl = pathname.startsWith(controlPrefix);
    const bare = isControl ? pathname.slice(controlPrefix.length) || '/' : pathname;
    const file = extname(bare) ? bare : `${bare === '/' ? '/index' : bare}.html`;
    const plain = join(siteFolder, file);
    if (bare === bareTextPath) {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' });
      response.end(bareTextPage);
      return;
    }
    if (!existsSync(plain)) {
      response.writeHead(404).end();
      return;
    }
    const isCompressed = existsSync(`${plain}.br`);
    response.writeHead(200, {
      'content-type': contentTypes[extname(file)] ?? 'application/octet-stream',
      'cache-control': cacheControl(file),
      ...(isCompressed && { 'content-encoding': 'br' }),
    });
    response.end(isControl ? controlOf(file, plain) : readFileSync(isCompressed ? `${plain}.br` : plain));
  });
  return { port: await listen(server), close: () => server.close() };
}

function withoutScripts(html: string): Buffer {
  return brotliCompressSync(
    html.replaceAll(/<script\b[^>]*>[^]*?<\/script>|<link rel="modulepreload"[^>]*>/g, ''),
  );
}
