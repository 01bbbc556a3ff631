/**
 * The Edge Function `office`, by which the school handles requests: a POST of one act as JSON; every response has `success`.
 * The `secret` of a mailed link, beside the act, gives access to one request, or to the list of all requests
 * (`isListSecret`). `GET ?ticket=` downloads what a ticket was made for, as an attachment. What the function responds:
 * `OfficeAnswer`.
 */
import * as z from 'zod/mini';
import { askReasons, paperNames } from '../model/papers.ts';
import { cleanLine, cleanText, countCharacters } from '../texts/cleanText.ts';
import type { EventDetail, StoredEvent } from '../model/request.ts';
import { hasLink, listFilters } from '../model/linkedPages.ts';
import { officeLimits } from '../limits.ts';

const maxCharacters = (max: number) => z.refine<string>((text) => countCharacters(text) <= max, 'tooLong');

/** The name under which a colleague acts. */
const byChecks = [z.overwrite(cleanLine), maxCharacters(officeLimits.byMax)] as const;
const by = z.optional(z.string().check(...byChecks));
/** With the `revision` that the page shows. A page of the last build sends neither. */
const seenBy = { revision: z.optional(z.int()), by };
const reference = z.string().check(z.maxLength(officeLimits.searchMax));
const receivedFile = z.string().check(z.maxLength(100));
const erased = {
  /** One, and a page of those that may be of the same person. */
  references: z.array(reference).check(z.minLength(1), z.maxLength(officeLimits.pageLength + 1)),
  by,
};

/**
 * The response of each act on one request, except `ticket`, has the `request` after the act. A page gets `behind` if the
 * act contradicts what happened since its `revision`: another answer, a correction, withdrawal or restoration, another
 * colleague, the same paper asked for or received.
 */
export const officeAct = z.discriminatedUnion('act', [
  z.strictObject({ act: z.literal('show') }),
  /**
   * The response has a `ticket`. `file` is the id of a file or `zip` with the secret of a request, `spreadsheet` with the
   * secret of the list.
   */
  z.strictObject({
    act: z.literal('ticket'),
    file: z.string().check(z.regex(/^(zip|spreadsheet|[\w.-]{20,100})$/)),
  }),
  /** A repetition keeps the first date. */
  z.strictObject({ act: z.literal('answered'), ...seenBy }),
  z.strictObject({ act: z.literal('unanswered'), ...seenBy }),
  /** The colleague `by` takes care of the request, instead of another one, or no longer does. */
  z.strictObject({ act: z.literal('take'), ...seenBy, by: z.string().check(...byChecks, z.minLength(1)) }),
  z.strictObject({ act: z.literal('release'), ...seenBy }),
  /**
   * Mails the applicant which papers are missing, with one line from the office. Not for contact messages. A retry
   * of this act or of `note` within `repeatMinutes`, after a lost response, changes nothing.
   */
  z.strictObject({
    act: z.literal('ask'),
    ...seenBy,
    papers: z.array(z.enum(paperNames)).check(z.minLength(1), z.maxLength(paperNames.length)),
    line: z.optional(
      z.string().check(
        z.overwrite(cleanLine),
        maxCharacters(officeLimits.lineMax),
        z.refine((line) => !hasLink(line), 'link'),
      ),
    ),
  }),
  /**
   * Mails the applicant once that a received file cannot be used, and asks for its paper again. `accept` undoes it, and an
   * `ask` for its paper.
   */
  z.strictObject({
    act: z.literal('askAgain'),
    ...seenBy,
    file: receivedFile,
    reason: z.optional(z.enum(askReasons)),
  }),
  z.strictObject({ act: z.literal('accept'), ...seenBy, file: receivedFile }),
  /** Keeps a text in the history, for the office alone. */
  z.strictObject({
    act: z.literal('note'),
    ...seenBy,
    text: z.string().check(z.overwrite(cleanText), z.minLength(1), maxCharacters(officeLimits.noteMax)),
  }),
  /** The `secret` of any link of the office, even an expired one, has a share of its own in `listLinksPerHour`. */
  z.strictObject({ act: z.literal('sendList') }),
  /**
   * The response has a `list`: the requests that the `filter` and each word of `search` match, by name, reference, phone,
   * date of birth, present or earlier e-mail address, programme, note or colleague who takes care. `program` is one of the
   * `programs` of the list. With `person`, the reference of a request, those that may be of the same person
   * instead. `open` and `late` are sorted by due time, the others newest first. Pages count from 1.
   */
  z.strictObject({
    act: z.literal('list'),
    search: z.optional(z.string().check(z.maxLength(officeLimits.searchMax))),
    person: z.optional(reference),
    program: z.optional(z.string().check(z.maxLength(200))),
    filter: z.enum(listFilters),
    page: z.int().check(z.gte(1), z.lte(100_000)),
  }),
  /** With the secret of the list: erases requests after `officeLimits.eraseMinutes`; `keep` undoes it. */
  z.strictObject({ act: z.literal('erase'), ...erased }),
  z.strictObject({ act: z.literal('keep'), ...erased }),
]);

export type OfficeAct = z.output<typeof officeAct>;

/**
 * A stored event, or one that follows from the request, its papers and mails. `confirmed` and `unconfirmed`: the
 * applicant's confirmation was sent, or that to the present address given up; `unasked`: the mail of the event `asked` or
 * `reminded` at `askedAt` was given up. `paper` names one paper in `papers`; `asked` has the `papers` and the line in `text`,
 * or the `file` that could not be used and the `reason`; `noted` has its `text`; `corrected` has what was there before.
 */
export interface OfficeEvent extends EventDetail {
  at: string;
  askedAt?: string;
  event: StoredEvent['event'] | 'received' | 'confirmed' | 'unconfirmed' | 'unasked' | 'paper';
}
