import { createHmac, timingSafeEqual } from 'node:crypto';
import type { CvStore } from '#core/store/cvStore.ts';

/**
 * Links at an address to CVs, good until their time: `link` signs one, `answer` gives the file to whoever comes by one
 * that is still good, to be saved and never shown in the page. Whoever has the link has the CV until then.
 */
export function createCvLinks(
  address: string,
  secret: Uint8Array,
  read: CvStore['read'],
): { link: CvStore['link']; answer: (request: Request) => Promise<Response> } {
  const sign = (...parts: string[]) => createHmac('sha256', secret).update(parts.join('\n')).digest();

  return {
    link: async (name, filename, seconds) => {
      const until = String(Math.floor(Date.now() / 1000) + seconds);
      const signature = sign(name, filename, until).toString('base64url');
      const query = new URLSearchParams({ name, filename, until, signature });
      return `${address}?${query}`;
    },
    answer: async (request) => {
      const { searchParams } = new URL(request.url);
      const [name = '', filename = '', until = '', signature = ''] = [
        'name',
        'filename',
        'until',
        'signature',
      ].map((key) => searchParams.get(key) ?? '');
      const right = sign(name, filename, until);
      const given = Buffer.from(signature, 'base64url');
      const isRight = given.byteLength === right.byteLength && timingSafeEqual(given, right);
      if (!isRight || Number(until) * 1000 < Date.now()) return new Response(null, { status: 404 });
      const bytes = await read(name).catch(() => null);
      if (!bytes) return new Response(null, { status: 404 });
      return new Response(Buffer.from(bytes), {
        headers: {
          'Content-Type': 'application/pdf',
          'Content-Disposition': `attachment; filename="${filename}"`,
          'Cache-Control': 'no-store',
          'Referrer-Policy': 'no-referrer',
        },
      });
    },
  };
}
