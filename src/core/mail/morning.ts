/** When the morning mail is queued, on each day that the school is open, its news, and its words. */
import type { CustomTypeOptions } from 'i18next';
import type { Problem } from '../http/replies.ts';
import { mailLimits } from '../limits.ts';
import { completedAt, isOpen, receivedPapers } from '../model/status.ts';
import { type RequestStore, readRequests } from '../store/store.ts';
import { isSchoolOpenOn } from '../time/openingHours.ts';
import { answerDue } from '../questions/answerDue.ts';
import { dayMs, momentAt, schoolTime } from '../time/schoolTime.ts';
import { type MailContent, type MailContext, type MailSection, linkTo } from './mailDocument.ts';
import { listedRequest, moreRequests, shortNameAndTopic } from './schoolMails.ts';
import type { MailKind, StoredRequest } from '../model/request.ts';

const sendAt = '08:00';

/** Ends in the day, so that two processes queue the mail only once, and a later day has a greater id. */
export const morningId = (day: string) => `00000000-0000-4000-8000-0000${day.replaceAll('-', '')}`;

const dayOf = (id: string) => id.slice(-8).replace(/(....)(..)/, '$1-$2-');

/** In ms. Djibouti has no summer time. */
const timeOf = (day: string) => momentAt(day, sendAt);

/** To call often; the store queues one mail a day. Rejects if the store does. */
export async function queueMorning(store: Pick<RequestStore, 'queueSchoolMail'>, now: number): Promise<void> {
  const { date, time } = schoolTime(new Date(now));
  if (isSchoolOpenOn(date) && time >= sendAt)
    await store.queueSchoolMail({ id: morningId(date), kind: 'morning', perHour: 1 });
}

/**
 * What came since the last mail: the request itself, as many papers, what the applicant did, the virus scanner refused, and
 * which mails to the applicant were given up.
 */
export interface RequestNews {
  stored: StoredRequest;
  isNew: boolean;
  papers: number;
  changes: ('corrected' | 'removed' | 'refused' | 'withdrawn' | 'restored' | 'unconfirmed' | 'unasked')[];
}

export type MorningNews = NonNullable<Awaited<ReturnType<typeof readMorning>>>;

/** What a page says that a person must confirm from time to time. */
export type AgeingFact = keyof CustomTypeOptions['resources']['mail']['facts'];

/**
 * News since the mail whose id is `previous`, or of one day if it is null. Null without news, problem, or outdated fact at the
 * beginning of a month. Later changes belong to the next morning, even if this mail is sent late.
 */
export async function readMorning(
  store: Pick<RequestStore, 'listRequests'>,
  { id, previous }: { id: string; previous: string | null },
  problems: readonly Problem[] = [],
  findOutdatedFacts: (day: string) => readonly AgeingFact[] = () => [],
) {
  const day = dayOf(id);
  const [since, at] = [previous ? timeOf(dayOf(previous)) : timeOf(day) - dayMs, timeOf(day)];
  let until = at + dayMs;
  while (!isSchoolOpenOn(schoolTime(new Date(until)).date)) until += dayMs;
  const isNew = (moment: string | null) =>
    moment !== null && Date.parse(moment) >= since && Date.parse(moment) < at;
  /** Open requests that are late or due before the next mail; `dueAt` is in ms. */
  const due: (RequestNews & { dueAt: number })[] = [];
  /** Dossiers that have got the last of their required papers; they may be due too. */
  const complete: RequestNews[] = [];
  /** Others that arrived and are open, got papers, or that the applicant corrected, withdrew, restored or took papers from. */
  const came: RequestNews[] = [];
  for await (const stored of readRequests(store)) {
    const { createdAt, answeredAt, withdrawnAt, papers, events, mails } = stored;
    if (Date.parse(createdAt) >= at) continue;
    if (withdrawnAt) {
      if (isNew(withdrawnAt)) came.push({ stored, isNew: false, papers: 0, changes: ['withdrawn'] });
      continue;
    }
    const dueAt = answerDue(stored)?.getTime() ?? Infinity;
    const isDue = isOpen(stored) && dueAt < until;
    const isComplete = stored.kind === 'admission' && isNew(completedAt(stored));
    const isGivenUp = (which: MailKind) =>
      mails.some(({ kind, state, dueAt }) => kind === which && state === 'dead' && isNew(dueAt));
    const one: RequestNews = {
      stored,
      isNew: !answeredAt && isNew(createdAt),
      papers: receivedPapers(papers).filter(({ receivedAt }) => isNew(receivedAt)).length,
      changes: [
        ...(['corrected', 'removed', 'refused', 'restored'] as const).filter((name) =>
          events.some(({ event, at }) => event === name && isNew(at)),
        ),
        ...(!answeredAt && isGivenUp('applicant') ? (['unconfirmed'] as const) : []),
        ...(isGivenUp('asked') ? (['unasked'] as const) : []),
      ],
    };
    if (isDue) due.push({ ...one, dueAt });
    if (isComplete) complete.push(one);
    if (!isDue && !isComplete && (one.isNew || one.papers > 0 || one.changes.length > 0)) came.push(one);
  }
  const isNewMonth = previous !== null && dayOf(previous).slice(0, 7) !== day.slice(0, 7);
  const facts = isNewMonth ? findOutdatedFacts(day) : [];
  if ([due, complete, came, problems, facts].every(({ length }) => length === 0)) return null;
  due.sort((one, other) => one.dueAt - other.dueAt);
  // The office's list has new requests and papers, but no changes, so a long mail must not leave those out.
  const changesFirst = came
    .toReversed()
    .toSorted((one, other) => Number(other.changes.length > 0) - Number(one.changes.length > 0));
  // `until`: the time of the next mail, in ms. Earliest and oldest first.
  return { day, until, due, complete: complete.toReversed(), came: changesFirst, problems, facts };
}

export function morningMail(news: MorningNews, context: MailContext): MailContent {
  const { t, formats, links, now } = context;
  const { day, until, due, complete, came, problems, facts } = news;
  const translate = t as (key: string) => string; // Safe cast: `createTexts` brings the only variable.
  const lineOf = ({ stored, isNew, papers, changes, dueAt }: RequestNews & { dueAt?: number }) => {
    const { name, topic } = shortNameAndTopic(stored, t);
    const facts = [
      ...(dueAt ? [t(dueAt < now ? 'morning.late' : 'morning.soon', { moment: formats.moment(dueAt) })] : []),
      ...(isNew ? [t(`morning.new.${stored.kind}`)] : []),
      ...(papers > 0 ? [t('morning.papers', { count: papers })] : []),
      ...changes.map((change) => t(`morning.${change}`)),
    ];
    return listedRequest(stored, [name, topic, ...facts].join(' — '), context);
  };
  const list = (heading: string, [first, ...others]: MailSection[]): MailSection[] => {
    if (!first) return [];
    const more = moreRequests(others.length + 1 - mailLimits.listedInMorning, t);
    return [{ heading, ...first }, ...others.slice(0, mailLimits.listedInMorning - 1), ...more];
  };
  const group = (heading: string, paragraphs: string[]): MailSection[] =>
    paragraphs.length > 0 ? [{ heading, paragraphs }] : [];
  const problemTexts = problems.map((name) => translate(`problems.${name}`));
  const factTexts = facts.map((name) => t(`facts.${name}`));
  return {
    title: t(due.length === 0 && problems.length > 0 ? 'morning.problemSubject' : 'morning.subject', {
      count: due.length,
      date: formats.date(day),
    }),
    heading: t('morning.heading', { date: formats.date(day) }),
    sections: [
      ...group(t('morning.problems'), problemTexts),
      ...group(t('morning.facts'), factTexts),
      // First, because a long mail does not list every request.
      ...linkTo(t('morning.all'), links.list).map((link) => ({ links: [link] })),
      ...list(t('morning.due', { moment: formats.moment(until) }), due.map(lineOf)),
      ...list(t('morning.complete'), complete.map(lineOf)),
      ...list(t('morning.came'), came.map(lineOf)),
    ],
  };
}
