/** The limits that people meet, with their reasons. Without schemas, so that no page loads zod for them. */
import { hourMs } from './time/schoolTime.ts';

/** How long a request is kept, as the privacy policy says. */
export const retentionMonths = 24;

/** The limits that settings of these names replace; the reasons stand at `limitsFrom`. */
export const limitsByDefault = {
  REQUESTS_PER_HOUR: 100,
  REQUESTS_PER_HOUR_IN_ALL: 30_000,
  MAILS_PER_ADDRESS_PER_HOUR: 3,
  MAILS_PER_ADDRESS_PER_DAY: 6,
  MAILS_PER_HOUR: 300,
  SCHOOL_MAILS_PER_HOUR: 30,
  FILES_MAX_MB: 5_000,
};

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
  /** Wrong birth dates, in all, of whoever wants to look at received files with a mailed link. */
  birthDateGuesses: 5,
  /** Removals that the history has; each costs an upload. */
  removals: 20,
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
  /** Mails that ask the applicant for papers, for one request: one for each file of a paper whose photographs are blurred. */
  asksPerDay: 10,
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

/** Mails that leave together, and who goes first (`store/outbox.ts`). */
export const mailLimits = {
  /** Mails to applicants an hour after which a network is busy. A family asks for its links; a class waits half an hour. */
  quiet: 3,
  /** Dossiers in one mail to an applicant: three mails an hour then serve a clerk who hands in the requests of 30 people. */
  listed: 10,
  /** Requests in one mail to the school. A hundred lines fit the 102 kB that Gmail shows. */
  listedToSchool: 100,
  /** Under each of the three headings of the morning mail, which leads to the list of all. */
  listedInMorning: 50,
} as const;

/** Mails that remind of missing papers. */
export const reminderLimits = {
  /** Before the date of the programme: time to ask a school for a transcript, and the last moment to photograph it. */
  daysBefore: [14, 3],
  /** After a request for a programme without a date, once, and not much later. */
  daysWithout: 7,
  /** By the school's clock, so that no phone rings at night. */
  hour: '08:00',
} as const;

export type Bucket = ReturnType<typeof bucketOf>;

/** Room for `burst` mails at once, and for one more after each interval: never more than `perHour` in any hour. */
function bucketOf(perHour: number, part: number) {
  const burst = Math.max(1, Math.floor(perHour * part));
  return { burst, intervalMs: Math.ceil(hourMs / Math.max(1, perHour - burst)) };
}

/**
 * The limits of a store that settings change, for the last sixty minutes.
 *
 * Requests: 100 from one address, which is a class of 60 with retries. From 500 in all, 60 from one network (`networkOf`), such
 * as a class or an operator's shared address. 30,000 in all: 200 networks that send all they can reach 500 + 200 × 60 =
 * 12,500, beside which every other network may send its 60. Some 500 attacking networks close admissions; only a service in
 * front that distinguishes people from programs can stop them.
 */
export type Limits = ReturnType<typeof limitsFrom>;

export function limitsFrom(settings: typeof limitsByDefault) {
  return {
    requestsPerAddress: settings.REQUESTS_PER_HOUR,
    busyFrom: settings.REQUESTS_PER_HOUR * 5,
    requestsPerNetwork: Math.ceil(settings.REQUESTS_PER_HOUR * 0.6),
    requestsInAll: settings.REQUESTS_PER_HOUR_IN_ALL,
    /**
     * Mails to one mailbox that strangers can cause, so that nobody is flooded in their name. Further ones wait and leave
     * together: a family of ten with one mailbox has all its links after an hour.
     */
    mailsPerHour: settings.MAILS_PER_ADDRESS_PER_HOUR,
    mailsPerDay: settings.MAILS_PER_ADDRESS_PER_DAY,
    /** To all applicants, for the reputation of the sending domain: two classes have theirs within an hour and a half. */
    mails: bucketOf(settings.MAILS_PER_HOUR, 1 / 5),
    /** To the school about requests. Those beyond it leave in one mail every few minutes. */
    schoolMails: bucketOf(settings.SCHOOL_MAILS_PER_HOUR, 2 / 3),
    /** For all files together. */
    fileBytes: settings.FILES_MAX_MB * 1_000_000,
  };
}
