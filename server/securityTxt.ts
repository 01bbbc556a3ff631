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
