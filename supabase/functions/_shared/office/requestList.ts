import { setTimeout as sleep } from 'node:timers/promises';
import { nameParts, topicText } from '../mail/answerTexts.ts';
import { answerDue } from '../questions/requestKinds.ts';
import type { Translate } from '../texts/mailTexts.ts';
import type { listFilters } from './desk.ts';
import { officeLimits } from './desk.ts';
import type { Brief, OfficeStore } from './officeStore.ts';
import type { OfficeAct } from './protocol.ts';

type Filter = (typeof listFilters)[number];

const batchLength = 500;
/** How many requests are examined before other work runs. */
const turnLength = 100;

export const isOpen = ({ answeredAt, withdrawnAt }: Brief): boolean =>
  answeredAt === null && withdrawnAt === null;

export const isLate = (brief: Brief, now: number): boolean =>
  isOpen(brief) && (answerDue(brief)?.getTime() ?? Infinity) < now;

/** Reads all requests, newest first. Other work runs in between. */
export async function* readBriefs(store: Pick<OfficeStore, 'listBriefs'>): AsyncGenerator<Brief> {
  for (let before: number | undefined; ;) {
    const batch = await store.listBriefs({ limit: batchLength, ...(before !== undefined && { before }) });
    for (const [index, brief] of batch.entries()) {
      if (index % turnLength === 0) await sleep(0);
      yield brief;
    }
    before = batch.at(-1)?.sequence;
    if (batch.length < batchLength) return;
  }
}

/** Sorts by what is due first; requests without a promised time come last. */
export function sortByDue(briefs: readonly Brief[]): Brief[] {
  // Each time is computed once: ten thousand requests must not stop the server.
  const dated = briefs.map((brief) => ({
    brief,
    due: answerDue(brief)?.getTime() ?? Number.MAX_SAFE_INTEGER,
  }));
  return dated.toSorted((one, other) => one.due - other.due).map(({ brief }) => brief);
}

/** Finds the page of requests that `list` asks for (`protocol.ts`). */
export async function findPage(
  store: OfficeStore,
  { search = '', filter, page }: Extract<OfficeAct, { act: 'list' }>,
  t: Translate,
  now: number,
): Promise<{ briefs: Brief[]; counts: Record<Filter, number>; pages: number }> {
  const words = fold(search).split(/\s+/).filter(Boolean);
  const topics = new Map<string, string>();
  const found: Brief[] = [];
  const counts: Record<Filter, number> = { open: 0, late: 0, answered: 0, all: 0 };
  for await (const brief of readBriefs(store)) {
    if (words.length > 0) {
      const { reference, request } = brief;
      const { certifyingProgram, requiredLevel, domain, degree, subject, specialization } = request;
      // Few programmes, many requests: the words of each programme are looked up once.
      const key = [certifyingProgram, requiredLevel, domain, degree, subject, specialization].join('\n');
      const topic = topics.get(key) ?? topicText(brief, t);
      topics.set(key, topic);
      // A reference may be typed without its hyphens.
      const text = fold([reference, reference.replaceAll('-', ''), ...nameParts(request), topic].join(' '));
      if (!words.every((word) => text.includes(word))) continue;
    }
    const filters: Record<Filter, boolean> = {
      open: isOpen(brief),
      late: isLate(brief, now),
      answered: brief.answeredAt !== null,
      all: true,
    };
    for (const [name, isMatch] of Object.entries(filters)) counts[name as Filter] += Number(isMatch); // Safe cast: its keys.
    if (filters[filter]) found.push(brief);
  }
  const sorted = filter === 'open' || filter === 'late' ? sortByDue(found) : found;
  const { pageLength } = officeLimits;
  return {
    briefs: sorted.slice((page - 1) * pageLength, page * pageLength),
    counts,
    pages: Math.max(1, Math.ceil(found.length / pageLength)),
  };
}

/** Lower case without accents. */
function fold(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}
