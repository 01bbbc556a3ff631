/** What the office's page and its function share. Without schemas, so that the page does not load zod. */

export const officeFunction = 'office';

/** `open`: neither answered nor withdrawn. `late`: open, and the promised time is over. */
export const listFilters = ['open', 'late', 'answered', 'all'] as const;

export type ListFilter = (typeof listFilters)[number];

export const officeLimits = {
  /** For a mailed link of a request. Nothing prolongs it; a later mail has a link of its own. */
  linkDays: 30,
  /** For opening a request from a list, however old it is. */
  rowHours: 12,
  /** For the link of the list: a forwarded or old mail must not open it. */
  listMinutes: 30,
  /**
   * Mails with the link of the list that anybody can ask for. Whoever has a link of the office gets as many more, so that
   * strangers cannot use up its share.
   */
  listLinksPerHour: 5,
  /** How long the store keeps a mail with the link of the list, and every morning mail except the last (see `purge`). */
  mailDays: 7,
  ticketSeconds: 60,
  /** For going on with a download that was cut. */
  resumeMinutes: 60,
  /** How long a note or mail of the same content counts as a retry after a lost response. */
  repeatMinutes: 60,
  /** Mails that ask the applicant for papers, for one request. */
  asksPerDay: 5,
  /** Characters of the office's line in a mail that asks for papers, and of a note. */
  lineMax: 200,
  noteMax: 2_000,
  /** Characters of the name under which a colleague acts. */
  byMax: 40,
  eraseMinutes: 60,
  /** Notes on one request. The page loads all of them. */
  notes: 100,
  searchMax: 100,
  pageLength: 50,
} as const;

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
