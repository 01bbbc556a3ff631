import { Buffer } from 'node:buffer';
import { createHmac, timingSafeEqual } from 'node:crypto';
import { dossierPath } from './dossier/papers.ts';
import { officePath } from './office/desk.ts';
import type { StoredRequest } from './request/request.ts';
import { localisePath } from './texts/languages.ts';

interface LinkOptions {
  /** The address of the site; without it there are no links. */
  siteUrl: string | undefined;
  /** The setting `OFFICE_LINKS`. Raising it invalidates all links of the office. */
  officeNumber: number;
}

/** Returns the HMAC key of all secrets, which is not in the database. */
export type ReadKey = () => string | Uint8Array;

export type Links = ReturnType<typeof createLinks>;

/**
 * Makes the secrets of mailed links, and the links. A secret is the name of what it opens and an HMAC of it. Secrets are
 * not stored.
 */
export function createLinks(readKey: ReadKey, { siteUrl, officeNumber }: LinkOptions) {
  /** Because of the label, an applicant's secret is not valid for the office. */
  const sign = (label: 'applicant' | 'office', ...parts: readonly (string | number)[]) =>
    createHmac('sha256', readKey())
      .update([label, ...parts].join('\n'))
      .digest('base64url');
  const signOffice = (parts: readonly string[]) =>
    [...parts, sign('office', officeNumber, ...parts)].join('.');

  /** The applicant's secret, valid until a new e-mail address raises the generation. */
  const dossierSecret = ({ reference, generation }: Pick<StoredRequest, 'reference' | 'generation'>) =>
    `${reference}.${sign('applicant', reference, generation)}`;

  return {
    dossierSecret,
    /** The link in the language of the request. If the page has no translation, the site redirects to the French page. */
    dossierLink: (dossier: Pick<StoredRequest, 'reference' | 'generation' | 'locale'>) =>
      siteUrl && `${siteUrl}${localisePath(dossierPath, dossier.locale)}#${dossierSecret(dossier)}`,
    /**
     * The office's secret for the request with this reference, or for the `list`, until a time in ms. Mails of earlier versions
     * have secrets without it.
     */
    officeSecret: (subject: string, until?: number) =>
      signOffice([subject, ...(until === undefined ? [] : [Math.floor(until / 1000).toString(36)])]),
    /** What a secret of the office opens. Checks neither that the request exists nor the time; null for a wrong secret. */
    openOffice: (secret: string): { subject: string; until: number | undefined } | null => {
      const parts = secret.split('.').slice(0, -1);
      if (parts.length > 2 || !isSameSecret(secret, signOffice(parts))) return null;
      const [subject = '', until] = parts;
      return { subject, until: until === undefined ? undefined : Number.parseInt(until, 36) * 1000 };
    },
    officeLink: (secret?: string) => siteUrl && `${siteUrl}${officePath}${secret ? `#${secret}` : ''}`,
  };
}

/** Compares in constant time. */
export function isSameSecret(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)];
  return one.byteLength === other.byteLength && timingSafeEqual(one, other);
}
