import { Buffer } from 'node:buffer';
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { StoredRequest } from '../store/admissionStore.ts';
import { localisePath } from '../texts/languages.ts';
import { dossierPath } from './papers.ts';

/** Returns the key of all secrets, which is not in the database. */
export type Key = () => string | Uint8Array;

/**
 * The secrets of dossiers. A secret is a reference and an HMAC of the reference and the generation of its link. Secrets
 * are not stored.
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

export function createDossierSecrets(key: Key, siteUrl: string | undefined): DossierSecrets {
  const secretOf: DossierSecrets['secretOf'] = ({ reference, generation }) =>
    `${reference}.${sign(key, 'applicant', reference, generation)}`;
  return {
    secretOf,
    referenceIn: (secret) => secret.slice(0, secret.indexOf('.')),
    linkTo: (dossier) =>
      siteUrl && `${siteUrl}${localisePath(dossierPath, dossier.locale)}#${secretOf(dossier)}`,
  };
}

/** The HMAC of the parts. The label, the first part, keeps a secret of one kind from being one of another. */
export function sign(key: Key, label: string, ...parts: readonly (string | number)[]): string {
  return createHmac('sha256', key())
    .update([label, ...parts].join('\n'))
    .digest('base64url');
}

/** Compares in constant time. */
export function isSameSecret(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)];
  return one.byteLength === other.byteLength && timingSafeEqual(one, other);
}
