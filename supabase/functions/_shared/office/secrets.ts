import { type Key, isSameSecret, sign } from '../dossier/secrets.ts';
import { isListSecret, officePath } from './desk.ts';

/**
 * The secrets of the office's links: `reference.signature`, `reference.until.signature` or `list.until.signature`. They are
 * signed with the key of the dossiers under another label, and with the setting `OFFICE_LINKS`, whose next number voids
 * all of them. Secrets are not stored. Times are in ms.
 */
export interface OfficeSecrets {
  ofRequest(reference: string, until?: number): string;
  ofList(until: number): string;
  /**
   * What a right secret opens: a request, or the list (`reference` is null). `until` is null for the link of a request, which
   * expires some days after its last event. Checks neither that the request exists nor the time; null for a wrong secret.
   */
  open(secret: string): { reference: string | null; until: number | null } | null;
  /** The address of the office's page with a secret, for mails; undefined without `siteUrl`. */
  link(secret?: string): string | undefined;
}

export function createOfficeSecrets(
  key: Key,
  { siteUrl, number }: { siteUrl: string | undefined; number: number },
): OfficeSecrets {
  const make = (...subject: string[]) =>
    [...subject, sign(key, subject[0] === 'list' ? 'list' : 'office', number, ...subject)].join('.');
  const seconds = (until: number) => Math.floor(until / 1000).toString(36);
  return {
    ofRequest: (reference, until) => make(reference, ...(until === undefined ? [] : [seconds(until)])),
    ofList: (until) => make('list', seconds(until)),
    open: (secret) => {
      const subject = secret.split('.').slice(0, -1);
      if (subject.length > 2 || !isSameSecret(secret, make(...subject))) return null;
      const [reference = '', until] = subject;
      return {
        reference: isListSecret(secret) ? null : reference,
        until: until === undefined ? null : Number.parseInt(until, 36) * 1000,
      };
    },
    link: (secret) => siteUrl && `${siteUrl}${officePath}${secret ? `#${secret}` : ''}`,
  };
}
