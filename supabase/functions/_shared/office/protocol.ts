/**
 * The requests and responses of the Edge Function `office`: the school's side of a request. A request is a POST of one act
 * as JSON, and every response has `success`. The secret of a mailed link gives access to one request, or to the list of
 * all requests (`isListSecret`). `GET ?ticket=` downloads what a ticket was made for; the response is an attachment.
 */
import * as z from 'zod/mini';
import { paperNames } from '../dossier/papers.ts';
import { refusedReply } from '../http/refusals.ts';
import { cleanLine, cleanText, countCharacters } from '../questions/cleanText.ts';
import { requestKinds } from '../questions/requestKinds.ts';
import { bundles, hasLink, listFilters, officeLimits } from './desk.ts';

const secret = z.string().check(z.maxLength(120));
/** Made by the page for each new event. When a response is lost and the act is repeated, the event is not. */
const eventId = z.guid();
const isAtMost = (max: number) => z.refine<string>((text) => countCharacters(text) <= max, 'tooLong');

/**
 * What a page of the office can ask for. The response of each act on one request has the `request` as it is then, except
 * that of `ticket`.
 */
export const officeAct = z.discriminatedUnion('act', [
  z.strictObject({ act: z.literal('show'), secret }),
  /**
   * The response has a `ticket`. `file` is the id of a file or `zip` with the secret of a request, `csv` with that of
   * the list.
   */
  z.strictObject({
    act: z.literal('ticket'),
    secret,
    file: z.union([z.string().check(z.regex(/^[\w.-]{20,100}$/)), z.enum(bundles)]),
  }),
  /** Marks the request as answered. A repetition keeps the first date. */
  z.strictObject({ act: z.literal('answered'), secret }),
  /** Undoes `answered`; refused with `tooLate` after `undoUntil`. */
  z.strictObject({ act: z.literal('unanswered'), secret }),
  /** Mails the applicant which papers are missing, with one line of the office. Only for admission requests. */
  z.strictObject({
    act: z.literal('ask'),
    secret,
    id: eventId,
    papers: z.array(z.enum(paperNames)).check(z.minLength(1), z.maxLength(paperNames.length)),
    line: z.optional(
      z.string().check(
        z.overwrite(cleanLine),
        isAtMost(officeLimits.lineMax),
        z.refine((line) => !hasLink(line), 'link'),
      ),
    ),
  }),
  /** Keeps a text in the history, for the office alone. */
  z.strictObject({
    act: z.literal('note'),
    secret,
    id: eventId,
    text: z.string().check(z.overwrite(cleanText), z.minLength(1), isAtMost(officeLimits.noteMax)),
  }),
  /** Mails the link of the list to the school. The response is the same whether a mail is sent or a limit is reached. */
  z.strictObject({ act: z.literal('sendList') }),
  /**
   * The response has a `list`: the requests that the `filter` and each word of `search` match, by name, reference or
   * programme. `open` and `late` are sorted by what is due first, the others by what came last. Pages count from 1.
   */
  z.strictObject({
    act: z.literal('list'),
    secret,
    search: z.optional(z.string().check(z.maxLength(officeLimits.searchMax))),
    filter: z.enum(listFilters),
    page: z.int().check(z.gte(1), z.lte(100_000)),
  }),
]);

export type OfficeAct = z.output<typeof officeAct>;

/** What both the page of a request and a row of the list show. Times are ISO 8601, UTC. */
const head = {
  kind: z.enum(requestKinds),
  reference: z.string(),
  name: z.string(),
  /** The programme, the subject of a message or the subject that a teacher teaches, in the school's language. */
  topic: z.string(),
  receivedAt: z.string(),
  /** When the promised time is over; null when the school promises none. */
  due: z.nullable(z.string()),
  /** Whether the request is open after that time. */
  isLate: z.boolean(),
  answeredAt: z.nullable(z.string()),
  withdrawnAt: z.nullable(z.string()),
};

const officeFile = z.object({
  /** The `file` of a ticket. */
  id: z.string(),
  /** Null for a CV of an earlier version, whose size was not stored. */
  bytes: z.nullable(z.number()),
  receivedAt: z.string(),
});

export type OfficeFile = z.output<typeof officeFile>;

/**
 * `confirmed` and `unconfirmed`: the applicant's confirmation was sent, or given up. `paper` names one paper in `papers`;
 * `asked` has the `papers` and the line in `text`; `noted` has its `text`.
 */
const officeEvent = z.object({
  at: z.string(),
  event: z.enum([
    'received',
    'confirmed',
    'unconfirmed',
    'corrected',
    'paper',
    'withdrawn',
    'restored',
    'answered',
    'reopened',
    'asked',
    'noted',
  ]),
  papers: z.optional(z.array(z.enum(paperNames))),
  text: z.optional(z.string()),
});

export type OfficeEvent = z.output<typeof officeEvent>;

const officeRequest = z.object({
  ...head,
  email: z.string(),
  phone: z.nullable(z.string()),
  /** The language of the applicant's mails. */
  locale: z.string(),
  /** Until when “answered” can be undone; null when it cannot. */
  undoUntil: z.nullable(z.string()),
  /** Label and text of each answer, in the order of the form and in the school's language. */
  answers: z.array(z.tuple([z.string(), z.string()])),
  /** The received files of each paper, oldest first. A teacher's CV is the paper `cv`. */
  papers: z.partialRecord(z.enum(paperNames), z.array(officeFile)),
  /** The required papers without a file; empty for messages and teachers. */
  missing: z.array(z.enum(paperNames)),
  /** How many more mails may ask for papers today. */
  asksLeft: z.number(),
  /** Oldest first. */
  history: z.array(officeEvent),
});

export type OfficeRequest = z.output<typeof officeRequest>;

const officeRow = z.object({
  ...head,
  /** Opens the request, for `rowHours`. */
  secret: z.string(),
});

export type OfficeRow = z.output<typeof officeRow>;

const officeList = z.object({
  rows: z.array(officeRow),
  /** How many requests the search matches with each filter. */
  counts: z.record(z.enum(listFilters), z.number()),
  /** The number of pages, at least 1. */
  pages: z.number(),
  /** When the link of the list expires. */
  validUntil: z.string(),
});

export type OfficeList = z.output<typeof officeList>;

/** Every response to a POST. A success has the part that the act asks for: `request`, `list` or `ticket`. */
export const officeReply = z.discriminatedUnion('success', [
  z.object({
    success: z.literal(true),
    request: z.optional(officeRequest),
    list: z.optional(officeList),
    ticket: z.optional(z.string()),
  }),
  refusedReply,
]);

export type OfficeReply = z.output<typeof officeReply>;
