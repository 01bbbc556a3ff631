import { setTimeout as sleep } from 'node:timers/promises';
import { nameParts, topicText } from '../mail/answerTexts.ts';
import { withoutAccents } from '../questions/cleanText.ts';
import { answerDue } from '../questions/requestKinds.ts';
import type { AdmissionStore, StoredRequest } from '../store/admissionStore.ts';
import type { Translate } from '../texts/mailTexts.ts';
import { type ListFilter, listFilters, officeLimits } from './desk.ts';
import type { OfficeAct, OfficeList, RequestSummary } from './protocol.ts';

/** How many requests are read, examined or written before other work runs. */
export const batchLength = 200;

/** Whether the school must still answer. */
export const isOpen = ({ answeredAt, withdrawnAt }: Pick<StoredRequest, 'answeredAt' | 'withdrawnAt'>) =>
  answeredAt === null && withdrawnAt === null;

/** Whether a request is open past its promised time. `at` is the current time in ms. */
export const isLate = (stored: StoredRequest, at: number): boolean =>
  isOpen(stored) && (answerDue(stored)?.getTime() ?? Infinity) < at;

/** Reads every request, newest first. */
export async function* readRequests(
  store: Pick<AdmissionStore, 'listRequests'>,
): AsyncGenerator<StoredRequest> {
  for (let before: number | undefined; ;) {
    const batch = await store.listRequests({ limit: batchLength, ...(before !== undefined && { before }) });
    yield* batch;
    if (batch.length < batchLength) return;
    before = batch.at(-1)?.sequence;
    await sleep(0);
  }
}

export function summarise(stored: StoredRequest, t: Translate, now: number): RequestSummary {
  const { kind, reference, createdAt, answeredAt, withdrawnAt, request } = stored;
  return {
    kind,
    reference,
    name: nameParts(request).join(' '),
    topic: topicText(stored, t),
    receivedAt: createdAt,
    due: answerDue(stored)?.toISOString() ?? null,
    isLate: isLate(stored, now),
    answeredAt,
    withdrawnAt,
  };
}

/** Finds the page of requests that the act `list` asks for (`protocol.ts`). */
export async function findPage(
  store: Pick<AdmissionStore, 'listRequests'>,
  { search = '', filter, page }: Extract<OfficeAct, { act: 'list' }>,
  t: Translate,
  now: number,
): Promise<Pick<OfficeList, 'counts' | 'pages'> & { found: RequestSummary[] }> {
  const words = withoutAccents(search).split(/\s+/);
  const found: RequestSummary[] = [];
  for await (const stored of readRequests(store)) {
    const summary = summarise(stored, t, now);
    const { reference, name, topic } = summary;
    // A reference may be typed without its hyphens.
    const text = withoutAccents([reference, reference.replaceAll('-', ''), name, topic].join(' '));
    if (words.every((word) => text.includes(word))) found.push(summary);
  }
  const lists: Record<ListFilter, RequestSummary[]> = {
    open: found.filter(isOpen),
    late: found.filter(({ isLate }) => isLate),
    answered: found.filter(({ answeredAt }) => answeredAt !== null),
    all: found,
  };
  const list = lists[filter];
  // Earliest due time first; requests without a promised time last.
  const dueOf = ({ due }: RequestSummary) => due ?? '9999';
  if (filter === 'open' || filter === 'late')
    list.sort((a, b) => Number(dueOf(a) > dueOf(b)) - Number(dueOf(a) < dueOf(b)));
  const { pageLength } = officeLimits;
  return {
    found: list.slice((page - 1) * pageLength, page * pageLength),
    // Safe cast: `listFilters` has every key of `counts`.
    counts: Object.fromEntries(listFilters.map((name) => [name, lists[name].length])) as OfficeList['counts'],
    pages: Math.max(1, Math.ceil(list.length / pageLength)),
  };
}
