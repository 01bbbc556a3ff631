import { nameParts, topicText } from '../model/answerTexts.ts';
import { phoneDigits, toAsciiDigits, withoutAccents } from '../texts/cleanText.ts';
import { answerDue } from '../questions/requestKinds.ts';
import { isLate, isOpen, receivedPapers } from '../model/status.ts';
import { mailboxOf } from '../model/mailbox.ts';
import { readRequests } from '../store/readRequests.ts';
import type { RequestStore } from '../store/store.ts';
import type { StoredRequest } from '../model/request.ts';
import type { Translate } from '../texts/mailTexts.ts';
import { type ListFilter, listFilters } from '../model/office.ts';
import { officeLimits } from '../model/limits.ts';
import type { OfficeAct, OfficeList, RequestSummary } from './officeProtocol.ts';

export function summarise(stored: StoredRequest, t: Translate, now: number): RequestSummary {
  const { kind, reference, createdAt, answeredAt, withdrawnAt, eraseAt, answers } = stored;
  return {
    kind,
    reference,
    name: nameParts(answers).join(' '),
    topic: topicText(stored, t),
    receivedAt: createdAt,
    due: answerDue(stored)?.toISOString() ?? null,
    isLate: isLate(stored, now),
    answeredAt,
    withdrawnAt,
    eraseAt,
  };
}

/** The words of a search. The groups of a phone number are one word, without the zeros of a call abroad. */
function wordsOf(search: string): string[] {
  const oneWord = (phone: string) => ` ${phoneDigits(phone).replace(/^00/, '')} `;
  return withoutAccents(toAsciiDigits(search))
    .replaceAll(/\(?\+?\d[\d\s()./-]{4,}\d/g, oneWord)
    .split(/\s+/);
}

/** Whether the digits of a search are in a phone number; either may lack the prefix of the country. */
const isPhone = (word: string, phone: string): boolean =>
  /^\d{4,}$/.test(word) && phone !== '' && (phone.includes(word) || word.endsWith(phone));

/**
 * What a request shares with others of the same person: the mailbox, the end of the phone number, and the name with the date
 * of birth. A family may share the first two.
 */
function personKeys({ answers }: StoredRequest): string[] {
  const { email, phone = '', birthDate } = answers;
  const digits = phoneDigits(phone).slice(-8);
  // Forms are filled with the first and last name swapped.
  const names = withoutAccents(nameParts(answers).join(' '))
    .split(/[\s-]+/)
    .toSorted();
  return [
    mailboxOf(email),
    ...(digits ? [digits] : []),
    ...(birthDate ? [`${names.join(' ')} ${birthDate}`] : []),
  ];
}

type FoundRow = Omit<OfficeList['rows'][number], 'secret'> & Pick<StoredRequest, 'officeGeneration'>;
type FoundRequest = Omit<FoundRow, 'hasOthers'> & { keys: string[] };

export async function findPage(
  store: Pick<RequestStore, 'listRequests' | 'findRequest'>,
  { search = '', person, filter, page }: Extract<OfficeAct, { act: 'list' }>,
  t: Translate,
  now: number,
): Promise<Pick<OfficeList, 'counts' | 'pages'> & { found: FoundRow[] }> {
  const words = wordsOf(search);
  const ofPerson = person === undefined ? null : await store.findRequest(person);
  const wanted = new Set(ofPerson ? personKeys(ofPerson) : []);
  const keyCounts = new Map<string, number>();
  const found: FoundRequest[] = [];
  for await (const stored of readRequests(store)) {
    const keys = personKeys(stored);
    for (const key of keys) keyCounts.set(key, (keyCounts.get(key) ?? 0) + 1);
    const summary = summarise(stored, t, now);
    const { reference, name, topic } = summary;
    // A reference may be typed without its hyphens.
    const { email, phone = '' } = stored.answers;
    const text = withoutAccents([reference, reference.replaceAll('-', ''), name, topic, email].join(' '));
    const isFound =
      person === undefined
        ? words.every((word) => text.includes(word) || isPhone(word, phoneDigits(phone)))
        : keys.some((key) => wanted.has(key));
    if (!isFound) continue;
    const papers = receivedPapers(stored.papers).length;
    found.push({ ...summary, papers, officeGeneration: stored.officeGeneration, keys });
  }
  const lists: Record<ListFilter, FoundRequest[]> = {
    open: found.filter(isOpen),
    late: found.filter(({ isLate }) => isLate),
    answered: found.filter(({ answeredAt }) => answeredAt !== null),
    all: found,
  };
  const list = lists[filter];
  // Earliest due time first; requests without a promised time last.
  const dueOf = ({ due }: RequestSummary) => due ?? '9999';
  if (filter === 'open' || filter === 'late') list.sort((a, b) => dueOf(a).localeCompare(dueOf(b)));
  const { pageLength } = officeLimits;
  return {
    found: list.slice((page - 1) * pageLength, page * pageLength).map(({ keys, ...row }) => ({
      ...row,
      hasOthers: keys.some((key) => (keyCounts.get(key) ?? 0) > 1),
    })),
    counts: Object.fromEntries(listFilters.map((name) => [name, lists[name].length])) as OfficeList['counts'],
    pages: Math.max(1, Math.ceil(list.length / pageLength)),
  };
}
