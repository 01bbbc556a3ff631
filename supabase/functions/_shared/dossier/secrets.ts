import { Buffer } from 'node:buffer';
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { StoredRequest } from '../store/admissionStore.ts';
import { localisePath } from '../texts/languages.ts';
import { dossierPath } from './papers.ts';

/**
 * The secrets of dossiers. A secret is a reference and an HMAC of the reference and the generation of its link, with a
 * key that is not in the database. Secrets are not stored.
 */
export interface DossierSecrets {
  secretOf(dossier: Pick<StoredRequest, 'reference' | 'generation'>): string;
  /** The reference in a secret, without a check of the secret. */
  referenceIn(secret: string): string;
  /**
   * The link for mails, in the language of the request: the site redirects a page that is not translated to the French one.
   * Undefined without `siteUrl`, because the address of the site is then unknown.
   */
  linkTo(dossier: Pick<StoredRequest, 'reference' | 'generation' | 'locale'>): string | undefined;
}

export function createDossierSecrets(
  key: () => string | Uint8Array,
  siteUrl: string | undefined,
): DossierSecrets {
  const secretOf: DossierSecrets['secretOf'] = ({ reference, generation }) => {
    const signed = ['applicant', reference, generation].join('\n');
    return `${reference}.${createHmac('sha256', key()).update(signed).digest('base64url')}`;
  };
  return {
    secretOf,
    referenceIn: (secret) => secret.slice(0, secret.indexOf('.')),
    linkTo: (dossier) =>
      siteUrl && `${siteUrl}${localisePath(dossierPath, dossier.locale)}#${secretOf(dossier)}`,
  };
}

/** Compares in constant time. */
export function isSameSecret(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)];
  return one.byteLength === other.byteLength && timingSafeEqual(one, other);
}
