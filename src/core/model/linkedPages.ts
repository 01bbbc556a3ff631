/**
 * The two pages that mails link to, and their functions. Without schemas, so that no page loads zod for them. The secret of a
 * link is its fragment (`#…`), which browsers do not send to a server.
 */
export const dossierPath = '/dossier';
export const officePath = '/office';

export const dossierFunction = 'dossier';
export const officeFunction = 'office';

/**
 * `open`: neither answered nor withdrawn. `late`: open, and the promised time is over. `missing`, `complete`: not
 * withdrawn, and a required paper is missing or none is.
 */
export const listFilters = ['open', 'late', 'missing', 'complete', 'answered', 'withdrawn', 'all'] as const;

export type ListFilter = (typeof listFilters)[number];

export const isListSecret = (secret: string): boolean => secret.startsWith('list.');

/** The subject of the secret in the morning mail. It opens nothing; with it the office has its share of `listLinksPerHour`. */
export const deskSubject = 'list-desk';

export const isDeskSecret = (secret: string): boolean => secret.startsWith(`${deskSubject}.`);

/**
 * Whether a line contains something that a mail program turns into a link. A stranger who finds an office link must not
 * be able to mail links in the school's name.
 */
export function hasLink(line: string): boolean {
  return /:\/\/|www\.|@|[\p{L}\d-]\.\p{L}{2,}/iu.test(line);
}
