/** The mail to the school on the morning of each open day: which day's is due, and what it says. */
import type { StoredDossier } from '../dossier/dossierStore.ts';
import { papers as paperGroups } from '../dossier/papers.ts';
import { missingPapers } from '../office/officeRules.ts';
import type { Brief, OfficeStore } from '../office/officeStore.ts';
import { isOpen, readBriefs, sortByDue } from '../office/requestList.ts';
import { isOpenDay } from '../openingHours.ts';
import { answerDue } from '../questions/requestKinds.ts';
import { schoolTime } from '../schoolTime.ts';

/** The time at the school from which the mail is sent. */
const sendAt = '08:00';

const dayMs = 24 * 60 * 60 * 1000;

/** An open day, and the time of its mail and of the mails of the open days before and after it, in ms. */
interface Morning {
  day: string;
  since: number;
  at: number;
  until: number;
}

/** The open day whose mail is due now or was due earlier today; null on closed days and before eight. */
export function dueDay(now: number): string | null {
  const { date, time } = schoolTime(new Date(now));
  return isOpenDay(date) && time >= sendAt ? date : null;
}

function morningOf(day: string): Morning {
  // Djibouti has no summer time.
  const at = Date.parse(`${day}T${sendAt}+03:00`);
  const nextOpen = (step: number) => {
    let morning = at + step;
    while (!isOpenDay(schoolTime(new Date(morning)).date)) morning += step;
    return morning;
  };
  return { day, since: nextOpen(-dayMs), at, until: nextOpen(dayMs) };
}

/** The id of the mail of a day, which it ends with. Two processes that queue the mail use the same id. */
export const morningId = (day: string) => `00000000-0000-4000-8000-0000${day.replaceAll('-', '')}`;

/** Returns a function that queues the mail of this morning at most once; call it every few minutes. Rejects like the store. */
export function createMorningQueue(
  store: Pick<OfficeStore, 'queueSchoolMail'>,
  now: () => number = Date.now,
): () => Promise<void> {
  let queued: string | undefined;
  return async () => {
    const day = dueDay(now());
    if (day === null || day === queued) return;
    await store.queueSchoolMail({ id: morningId(day), kind: 'morning', perHour: 1 });
    queued = day;
  };
}

/**
 * The news of a morning at the time of its mail. Later changes belong to the next morning, even if this mail is sent late. A
 * request that is due may also be complete; `came` has neither.
 */
export interface MorningNews extends Morning {
  /** Open requests that are late or due before the next mail, first those that are due first. */
  due: Brief[];
  /** Dossiers that have got the last of their required papers. */
  complete: StoredDossier[];
  /** Other requests that arrived and are open, got papers, or were corrected. */
  came: { stored: StoredDossier; isNew: boolean; papers: number; isCorrected: boolean }[];
}

/** Reads the news for the mail of this id; null when there are none. */
export async function readMorning(
  store: Pick<OfficeStore, 'listBriefs' | 'listChanged'>,
  id: string,
): Promise<MorningNews | null> {
  const morning = morningOf(id.slice(-8).replace(/(....)(..)/, '$1-$2-'));
  const { since, at, until } = morning;
  const due: Brief[] = [];
  for await (const brief of readBriefs(store))
    if (
      isOpen(brief) &&
      Date.parse(brief.createdAt) < at &&
      (answerDue(brief)?.getTime() ?? Infinity) < until
    )
      due.push(brief);
  const listed = new Set(due.map(({ reference }) => reference));
  const changed = (await store.listChanged(new Date(since).toISOString())).filter(
    ({ withdrawnAt }) => !withdrawnAt,
  );
  const isNewAt = (moment: number) => moment >= since && moment < at;
  const isNew = (moment: string | null) => moment !== null && isNewAt(Date.parse(moment));
  const isCompleted = (stored: StoredDossier) => {
    if (stored.kind !== 'admission' || missingPapers(stored).length > 0) return false;
    const firstFiles = paperGroups.required.map((name) =>
      Math.min(
        ...stored.papers.flatMap(({ paper, receivedAt }) =>
          paper === name && receivedAt ? [Date.parse(receivedAt)] : [],
        ),
      ),
    );
    return isNewAt(Math.max(...firstFiles));
  };
  const came = changed
    .filter((stored) => !listed.has(stored.reference) && !isCompleted(stored))
    .map((stored) => ({
      stored,
      isNew: !stored.answeredAt && isNew(stored.createdAt),
      papers: stored.papers.filter(({ state, receivedAt }) => state === 'received' && isNew(receivedAt))
        .length,
      isCorrected: stored.events.some((event) => event.event === 'corrected' && isNew(event.at)),
    }))
    .filter((one) => one.isNew || one.papers > 0 || one.isCorrected);
  const complete = changed.filter(isCompleted);
  if (due.length + complete.length + came.length === 0) return null;
  return { ...morning, due: sortByDue(due), complete, came };
}
