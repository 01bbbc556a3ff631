/** The part of a page's policy that its `<meta>` cannot say. */
const framePolicy = "frame-ancestors 'none'";

/** The whole policy of a page, as its header says it; `policy` is what its `<meta>` says. */
export const pagePolicy = (policy: string): string => `${policy}; ${framePolicy}`;

const aYear = 'max-age=31536000';

/**
 * The headers of every response, for the embedded server and, as files, for static hosts (`src/build/siteFiles.ts`).
 * A page's own policy for scripts and styles names the hashes of that page: it is in its `<meta>`, and in its header where
 * a host can send one (`pagePolicy`). `hstsSubdomains` asks browsers for TLS on every subdomain as well.
 */
export const securityHeaders = (hstsSubdomains: boolean): Readonly<Record<string, string>> => ({
  'Content-Security-Policy': framePolicy,
  'Strict-Transport-Security': hstsSubdomains ? `${aYear}; includeSubDomains` : aYear,
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
});

/** How long browsers keep a file: hashed files for good, every other is asked for again with its ETag. */
export function cacheControl(path: string): string {
  return /^\/(assets|catalogs)\//.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache';
}

/** Where `security.txt` is looked for. */
export const securityTxtPath = '/.well-known/security.txt';

interface SecurityContact {
  /** Where whoever finds a fault writes to. */
  email: string;
  /** The public origin of the site, where it is known. */
  siteUrl: string | undefined;
}

/**
 * Whom to tell about a fault of the site (RFC 9116). Valid for a year from the first of this month: two builds of one
 * month say the same.
 */
export function securityTxt({ email, siteUrl }: SecurityContact, now = new Date()): string {
  const expires = new Date(Date.UTC(now.getUTCFullYear() + 1, now.getUTCMonth())).toISOString();
  const canonical = siteUrl ? `Canonical: ${new URL(securityTxtPath, siteUrl).href}\n` : '';
  return `Contact: mailto:${email}\nExpires: ${expires}\nPreferred-Languages: fr, en\n${canonical}`;
}
