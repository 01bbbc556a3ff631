/**
 * The headers of every response, for the embedded server and for other hosts (`src/build/siteFiles.ts`). The content
 * security policy has what a page's own, in its `<meta>`, cannot say.
 */
export const securityHeaders: Readonly<Record<string, string>> = {
  'Content-Security-Policy': "frame-ancestors 'none'",
  'Strict-Transport-Security': 'max-age=31536000',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/** Files with a hashed name never change; browsers revalidate the others by ETag. */
export function cacheControl(path: string): string {
  return /^\/(assets|catalogs)\//.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache';
}

export const securityTxtPath = '/.well-known/security.txt';

/** Expires a year after the first of this month, for reproducible builds. */
export function securityTxt(
  { email, siteUrl }: { email: string; siteUrl: string | undefined },
  now = new Date(),
): string {
  const expires = new Date(Date.UTC(now.getUTCFullYear() + 1, now.getUTCMonth())).toISOString();
  const canonical = siteUrl ? `Canonical: ${new URL(securityTxtPath, siteUrl).href}\n` : '';
  return `Contact: mailto:${email}\nExpires: ${expires}\nPreferred-Languages: fr, en\n${canonical}`;
}
