import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { academicRequest } from '../support/admission.ts';
import { pdfOf, post, postApplication } from '../support/messages.ts';
import { findNginx, startNginxWith } from '../support/nginx.ts';
import { home, makeHomeForEachTest } from '../support/serverHome.ts';

makeHomeForEachTest();

const program = findNginx();

/** Reads the nginx example of server/README.md and replaces its address by `url`. */
function readExample(url: string): { http: string; server: string } {
  const readme = readFileSync(join(import.meta.dirname, '../../server/README.md'), 'utf8');
  const [, http = '', server = ''] =
    /```nginx\n\s*# in http \{ \}\n([^]*?)# in server \{ \}\n([^]*?)```/.exec(readme) ?? [];
  return { http, server: server.replaceAll('http://localhost:3000', url) };
}

test.skipIf(!program)(
  'the nginx of server/README.md lets a class and its CVs through, and stops a script before the server',
  async () => {
    const { url, log } = await home.serve({ TRUST_PROXY: '1', DELIVER_MESSAGES: 'true' });
    const nginx = await startNginxWith(program ?? '', readExample(url));
    try {
      const send = async () => (await post(nginx.url, academicRequest)).status;
      expect((await postApplication(nginx.url, pdfOf(4_900_000))).status).toBe(200);
      const pupils = await Promise.all(Array.from({ length: 60 }, send));
      expect(new Set(pupils)).toEqual(new Set([200]));
      const flood = await Promise.all(Array.from({ length: 300 }, send));
      expect(flood.filter((status) => status === 429).length).toBeGreaterThan(200);
      expect(log().match(/admission\.stored/g)?.length).toBeLessThan(150);
      expect(log()).not.toContain('proxy.notTrusted');
      expect((await fetch(`${nginx.url}/about`)).status).toBe(200);
    } finally {
      await nginx.stop();
    }
  },
);
