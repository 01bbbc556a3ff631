import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { contentPolicy } from './contentPolicy.ts';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const html = `<style>h1 { color: red }</style><script>start()</script><script src="/a.js"></script>
  <script type="application/ld+json">{"@graph": []}</script>`;

test('a page may load its own files, its own inline scripts and styles, the photographs, and nothing else', () => {
  const directives = contentPolicy(html, 'about.html', undefined).split('; ');
  const [styles, ...others] = directives.toSorted((one) => (one.startsWith('style-src') ? -1 : 0));
  // The second hash: a style that react-aria adds on an iPhone.
  expect(styles).toMatch(/^style-src 'self' '\S+' 'sha256-\S{44}'$/);
  expect(styles).toContain(hashOf('h1 { color: red }'));
  expect(others).toEqual([
    "default-src 'none'",
    `script-src 'self' ${hashOf('start()')}`,
    "img-src 'self' data: https://images.unsplash.com",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
  ]);
});

test('with a Supabase project, a page may call that project', () => {
  const policy = contentPolicy(html, 'about.html', 'https://project.supabase.co/');
  expect(policy).toContain("; connect-src 'self' https://project.supabase.co; ");
});

test('a style attribute, which a policy cannot allow by a hash, ends the build', () => {
  expect(() => contentPolicy('<p style="color: red">', 'about.html', undefined)).toThrow('about.html');
});
