import { Buffer } from 'node:buffer';
import { createHmac, timingSafeEqual } from 'node:crypto';
import { dossierPath, officePath } from './linkedPages.ts';
import type { StoredRequest } from './request.ts';
import { localisePath } from '../texts/languages.ts';

/** Whether the secret was in a mail, which proves the mailbox, or on the receipt of the form. */
type SecretOrigin = 'mail' | 'receipt';

/** The HMAC key of all secrets, which is not in the database. */
export type ReadKey = () => string | Uint8Array;

export function fingerprintOf(key: string | Uint8Array): string {
  return createHmac('sha256', key).update('fingerprint').digest('base64url');
}

export type Links = ReturnType<typeof createLinks>;

/**
 * A secret is the name of what it opens and an HMAC of it. Secrets are not stored. Without the address of the site there are no
 * links. Raising `OFFICE_LINKS` (`officeNumber`) invalidates all links of the office.
 */
export function createLinks(
  readKey: ReadKey,
  { siteUrl, officeNumber }: { siteUrl: string | undefined; officeNumber: number },
) {
  /** Because of the label, a secret is not valid for another purpose. */
  const sign = (label: 'applicant' | 'receipt' | 'office', ...parts: readonly (string | number)[]) =>
    createHmac('sha256', readKey())
      .update([label, ...parts].join('\n'))
      .digest('base64url');
  const signOffice = (parts: readonly string[]) =>
    [...parts, sign('office', officeNumber, ...parts)].join('.');

  type Dossier = Pick<StoredRequest, 'reference' | 'generation'>;
  /** Valid until the `generation` of the dossier is raised. */
  const dossierSecret = ({ reference, generation }: Dossier, origin: SecretOrigin) =>
    `${reference}.${sign(origin === 'mail' ? 'applicant' : 'receipt', reference, generation)}`;

  return {
    dossierSecret,
    /**
     * Undefined when the secret does not open the dossier. Without `siteUrl` no link can be mailed, so the receipt’s counts
     * as one.
     */
    originOf: (secret: string, dossier: Dossier): SecretOrigin | undefined => {
      const origin = (['mail', 'receipt'] as const).find((one) =>
        isSameSecret(secret, dossierSecret(dossier, one)),
      );
      return origin && (siteUrl ? origin : 'mail');
    },
    /** If the language has no such page, the site redirects to the French one. */
    dossierLink: (dossier: Dossier & Pick<StoredRequest, 'locale'>) =>
      siteUrl && `${siteUrl}${localisePath(dossierPath, dossier.locale)}#${dossierSecret(dossier, 'mail')}`,
    /** Opens the request with this reference, or the `list`, until a time in ms. `end`: when its tab must close the list, in ms. */
    officeSecret: (subject: string, until: number, end?: number) =>
      signOffice([
        subject,
        Math.floor(until / 1000).toString(36),
        ...(end ? [String(Math.floor(end / 1000))] : []),
      ]),
    /** Null for a wrong secret. Checks neither that the request exists nor the time. */
    openOffice: (secret: string): { subject: string; until: number; end: number } | null => {
      // The HMAC joins the parts by line breaks: within a part, one would pass for two parts.
      if (secret.includes('\n')) return null;
      const parts = secret.split('.').slice(0, -1);
      if (parts.length > 3 || !isSameSecret(secret, signOffice(parts))) return null;
      const [subject = '', until = '', end = 0] = parts;
      return { subject, until: Number.parseInt(until, 36) * 1000, end: Number(end) * 1000 };
    },
    officeLink: (secret?: string) => siteUrl && `${siteUrl}${officePath}${secret ? `#${secret}` : ''}`,
  };
}

/** Compares in constant time. */
export function isSameSecret(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)];
  return one.byteLength === other.byteLength && timingSafeEqual(one, other);
}
