/** Every limit, with its reason. Without schemas, so that no page loads zod for them. */

/** As the privacy policy says, unless `RETENTION_MONTHS` is set. */
export const retentionMonths = 24;

export const dossierLimits = {
  fileMaxBytes: 10_000_000,
  totalMaxBytes: 40_000_000,
  /**
   * Until somebody used a mailed link: dossiers in strangers’ names cost their sender nothing. A teacher's CV is mailed to the
   * school, so it is never larger.
   */
  unprovedMaxBytes: 5_000_000,
  /** Files of one paper: three years of transcripts are six semesters, some of them as separate pages. */
  filesPerPaper: 10,
  /** Of the phone number or e-mail address; each new address gets a mail. */
  corrections: 3,
  /** Mails with the link that anybody can ask for (`resend`). */
  linksPerDay: 3,
  undoHours: 48,
  /** For an unfinished upload. */
  unfinishedHours: 24,
  /** For how long the school's mail about a teacher waits for the CV. */
  cvWaitMinutes: 60,
} as const;

export const officeLimits = {
  /** For a mailed link of a request. Nothing prolongs it; a later mail has a link of its own. */
  linkDays: 30,
  /** For opening the mailed link of the list: a forwarded or old mail must not open it. */
  listMinutes: 30,
  /** How long the list stays open in a tab that nobody uses, such as at midday, and at most: a working day. */
  listIdleHours: 5,
  listHours: 10,
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

/**
 * The rate limits of a store, for new requests in the last sixty minutes. They tighten with the load, so that they affect the
 * networks that send most: by default 100 for an address; from 500 in all, 60 for a network (`networkOf`), such as a class or
 * an operator's shared address; from 15,000 in all, 3 for a network; from 30,000 in all, none.
 *
 * 200 networks that send all they can reach 500 + 200 × 60 = 12,500. 2,000 networks reach 15,000 after 60 requests from
 * 240 of them, and then 15,000 + 1,760 × 3 = 20,280. Every network beyond them may still send three. Some 5,000 attacking
 * networks close admissions; only a service in front that distinguishes people from programs can stop them.
 */
export type Limits = ReturnType<typeof limitsFrom>;

export function limitsFrom(
  settings: Record<
    | 'REQUESTS_PER_HOUR'
    | 'REQUESTS_PER_HOUR_IN_ALL'
    | 'MAILS_PER_ADDRESS_PER_HOUR'
    | 'MAILS_PER_ADDRESS_PER_DAY'
    | 'MAILS_PER_HOUR'
    | 'SCHOOL_MAILS_PER_HOUR'
    | 'FILES_MAX_MB',
    number
  >,
) {
  return {
    requestsPerAddress: settings.REQUESTS_PER_HOUR,
    busyFrom: settings.REQUESTS_PER_HOUR * 5,
    requestsPerNetwork: Math.ceil(settings.REQUESTS_PER_HOUR * 0.6),
    floodFrom: Math.ceil(settings.REQUESTS_PER_HOUR_IN_ALL / 2),
    requestsPerNetworkInFlood: Math.ceil(settings.REQUESTS_PER_HOUR * 0.03),
    requestsInAll: settings.REQUESTS_PER_HOUR_IN_ALL,
    /** Confirmations to one mailbox that a network may cause per hour and per day; the store withholds further ones. */
    confirmationsPerHour: settings.MAILS_PER_ADDRESS_PER_HOUR,
    confirmationsPerDay: settings.MAILS_PER_ADDRESS_PER_DAY,
    /** Confirmations to one mailbox a day, whatever networks cause them. */
    confirmationsPerMailbox: settings.MAILS_PER_ADDRESS_PER_DAY * 4,
    /**
     * Confirmations an hour in all, to protect the sending domain's reputation; the store delays further ones. Networks that
     * sent more than `requestsPerNetworkInFlood` share half of them.
     */
    confirmationCeiling: settings.MAILS_PER_HOUR,
    /** Requests per hour for which the school gets one mail each. A digest mail lists the others. */
    schoolMails: settings.SCHOOL_MAILS_PER_HOUR,
    /** For all files together. */
    fileBytes: settings.FILES_MAX_MB * 1_000_000,
  };
}
