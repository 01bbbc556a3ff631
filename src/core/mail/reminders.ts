/** Reminds applicants of papers that are missing or asked for again, before the date of their programme. */
import { reminderLimits } from '../limits.ts';
import { mailboxOf } from '../model/mailbox.ts';
import type { StoredRequest } from '../model/request.ts';
import { deadlineOf, earlierAddress, missingPapers } from '../model/status.ts';
import { type RequestStore, readRequests } from '../store/store.ts';
import { addDays, momentAt, schoolTime } from '../time/schoolTime.ts';

type Remindable = Pick<StoredRequest, 'answers' | 'createdAt'>;

const dayOf = (moment: string) => schoolTime(new Date(moment)).date;

/** The days of which one reminder each is due, `until` the day before the next. */
function reminderDays(request: Remindable): { from: string; until: string }[] {
  const deadline = deadlineOf(request);
  const { daysBefore, daysWithout } = reminderLimits;
  if (!deadline) {
    const from = addDays(dayOf(request.createdAt), daysWithout);
    return [{ from, until: addDays(from, daysWithout) }];
  }
  const { date } = deadline;
  return daysBefore.map((days, index) => {
    const next = daysBefore[index + 1];
    return { from: addDays(date, -days), until: next === undefined ? date : addDays(date, -next) };
  });
}

/**
 * Whether the applicant may be reminded: papers are missing before the date, and nothing has ended the request or its
 * reminders.
 */
export const isRemindable = (stored: StoredRequest, now: number): boolean =>
  stored.kind === 'admission' &&
  stored.withdrawnAt === null &&
  stored.eraseAt === null &&
  !stored.events.some(({ event }) => event === 'unreminded') &&
  // The new address may be a stranger's.
  !earlierAddress(stored, now) &&
  dayOf(new Date(now).toISOString()) < (deadlineOf(stored)?.date ?? '9999') &&
  missingPapers(stored).length > 0;

/** A reminder is not due on the day of the request, nor after another mail that asks for papers. */
function isDue(stored: StoredRequest, now: number): boolean {
  const today = dayOf(new Date(now).toISOString());
  const days = reminderDays(stored).find(({ from, until }) => from <= today && today < until);
  return (
    days !== undefined &&
    days.from > dayOf(stored.createdAt) &&
    isRemindable(stored, now) &&
    !stored.events.some(
      ({ event, at }) => (event === 'reminded' || event === 'asked') && dayOf(at) >= days.from,
    )
  );
}

/** Queues the reminders of the day, from `reminderLimits.hour` on; call it several times a day. Rejects if the store does. */
export async function queueReminders(
  store: Pick<RequestStore, 'listRequests' | 'remind'>,
  now: number,
): Promise<void> {
  const { date, time } = schoolTime(new Date(now));
  if (time < reminderLimits.hour) return;
  const due: StoredRequest[] = [];
  for await (const stored of readRequests(store)) if (isDue(stored, now)) due.push(stored);
  for (const ofMailbox of Map.groupBy(due, ({ answers }) => mailboxOf(answers.email)).values())
    await store.remind(ofMailbox, momentAt(date));
}
