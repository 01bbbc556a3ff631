import type { AskReason, PaperName, StoredPaper } from './papers.ts';
import type { RequestAnswers } from '../questions/questions.ts';
import type { RequestKind } from '../questions/requestKinds.ts';

/** Its times, and those of its papers, mails and events, are ISO 8601, UTC. */
export interface StoredRequest {
  /** Increases with every request; the page cursor of `listRequests`. */
  sequence: number;
  kind: RequestKind;
  reference: string;
  /** The language of the applicant’s mails. */
  locale: string;
  createdAt: string;
  /** Null while the request is open. */
  answeredAt: string | null;
  /** Of the first request of this kind from the same mailbox; null for the first. */
  earlierReference: string | null;
  answers: RequestAnswers;
  /** Raised with a new e-mail address; the applicant’s links of an older generation are void. */
  generation: number;
  /** Whether a mailed link was used for more than reading, so that the mailbox is the applicant's. */
  isProved: boolean;
  /** Counts the changes of the dossier; a change based on an older revision is refused. */
  revision: number;
  corrections: number;
  withdrawnAt: string | null;
  /** When it is gone, if the office erases it. */
  eraseAt: string | null;
  /** Papers, mails and events, each oldest first; those of one millisecond as they were saved. */
  papers: StoredPaper[];
  mails: {
    kind: MailKind;
    state: MailState;
    /** Null for the school. */
    recipient: string | null;
    queuedAt: string;
    /** When it may leave; later than now while it waits for its turn or after a failure. */
    dueAt: string;
    sentAt: string | null;
  }[];
  events: StoredEvent[];
}

/**
 * Papers, a text that the office typed or the applicant replaced, the id of a file that it could not use and the reason, and
 * who acted.
 */
export interface EventDetail {
  papers?: PaperName[];
  text?: string;
  file?: string;
  reason?: AskReason;
  by?: string;
  earlier?: EarlierAddress;
}

/**
 * An address that was proved, with the phone number that was replaced together with it, and the generations of the links to
 * it and to the one that replaced it.
 */
export interface EarlierAddress {
  email: string;
  phone?: string | undefined;
  generation: number;
  replacedBy: number;
}

/** What does not show in the row of the request, its papers or its mails. */
export interface StoredEvent {
  /** Also the id of the mail about the event, if there is one. */
  id: string;
  at: string;
  event:
    | 'corrected'
    | 'withdrawn'
    | 'restored'
    | 'answered'
    | 'reopened'
    | 'asked'
    | 'accepted'
    | 'reminded'
    | 'unreminded'
    | 'removed'
    | 'guessed'
    | 'unscanned'
    | 'scanned'
    | 'refused'
    | 'noted'
    | 'taken'
    | 'released'
    | 'erasing'
    | 'kept';
  detail: EventDetail;
}

export const linkMailStates = ['onItsWay', 'sent', 'refused', 'none'] as const;

/**
 * The last mail with the link (or the confirmation) to the present address. `none`: the mailbox gets no more mail within a
 * day. `at`: when a mail that waits leaves (ISO 8601, UTC); null otherwise.
 */
export interface LinkMail {
  state: (typeof linkMailStates)[number];
  at: string | null;
}

/** Which words tell of it. */
export const linkMailWord = ({ state, at }: LinkMail) => (at === null ? state : ('waits' as const));

/** Whether the applicant has it or gets it now, so that the next step is the school's answer. */
export const isLinkMailOut = (mail: LinkMail) => ['sent', 'onItsWay'].includes(linkMailWord(mail));

/**
 * To the applicant: the confirmation with the link of the dossier (`applicant`), the note to an address that is no longer
 * theirs (`addressChanged`), `withdrawn`, the papers that the school asks for or the site reminds of (`asked`). To the school:
 * `school` (a new request), `listLink` (the link of the list) and `morning` (what is late, due or new).
 */
export type MailKind = keyof typeof mailReaders;

export const mailReaders = {
  applicant: 'applicant',
  school: 'school',
  addressChanged: 'applicant',
  asked: 'applicant',
  withdrawn: 'applicant',
  listLink: 'school',
  morning: 'school',
} as const;

/** `leased`: a sender has claimed the mail until the lease ends. `dead`: given up until a person retries it. */
export type MailState = 'queued' | 'leased' | 'sent' | 'dead';
