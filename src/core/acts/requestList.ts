import { nameParts, topicText } from '../model/answerTexts.ts';
import { dialledNumber, phoneDigits, toAsciiDigits, withoutAccents } from '../texts/cleanText.ts';
import { answerDue } from '../questions/answerDue.ts';
import { hasDossier } from '../model/papers.ts';
import { isLate, isOpen, missingPapers, receivedPapers, takenBy, undoDeadline } from '../model/status.ts';
import { mailboxOf } from '../model/mailbox.ts';
import { readReference } from '../model/reference.ts';
import { type RequestStore, readRequests } from '../store/store.ts';
import type { StoredRequest } from '../model/request.ts';
import { defaultLanguage } from '../texts/languages.ts';
import type { Formats } from '../texts/formats.ts';
import type { Translate } from '../texts/mailTexts.ts';
import { type ListFilter, listFilters } from '../model/linkedPages.ts';
import { officeLimits } from '../limits.ts';
import type { OfficeAct } from './officeProtocol.ts';

/** The school's language. */
export interface Words {
  t: Translate;
  formats: Formats;
}

export type RequestSummary = ReturnType<typeof summarise>;

/** What both the page of a request and a row of the list show. Times are ISO 8601, UTC. */
export function summarise(stored: StoredRequest, t: Translate, now: number) {
  const { kind, reference, createdAt, answeredAt, withdrawnAt, eraseAt, answers } = stored;
  return {
    kind,
    reference,
    name: nameParts(answers).join(' '),
    /** The programme, the subject of a message or the subject that a teacher teaches, in the school's language. */
    topic: topicText(stored, t),
    receivedAt: createdAt,
    /** Null when the school does not promise a time. */
    due: answerDue(stored)?.toISOString() ?? null,
    isLate: isLate(stored, now),
    /** Empty for nobody. */
    takenBy: takenBy(stored),
    answeredAt,
    withdrawnAt,
    /** Until when the applicant can undo the withdrawal. */
    undoUntil: withdrawnAt && undoDeadline(withdrawnAt),
    eraseAt,
  };
}

/** Typed texts, compared without accents, apostrophes (U+02BC is a letter) and tatweel, and with ة as ه. */
const plain = (text: string) =>
  withoutAccents(text)
    .replaceAll(/\p{Lm}|['‘’`´]/gu, '')
    .replaceAll('ة', 'ه');

/** Names, numbers and addresses, compared without spaces and signs too. */
const bare = (text: string) => plain(text).replaceAll(/[^\p{L}\p{N}\n]/gu, '');

/** The digits of a phone number without the zeros of a call within or out of a country. */
const significantDigits = (phone: string) =>
  phoneDigits(dialledNumber(toAsciiDigits(phone))).replace(/^0+/, '');

/** The words of a search or note. The groups of a phone number or date are one word. */
function wordsOf(text: string): string[] {
  const oneWord = (found: string) =>
    found.includes('@') ? mailboxOf(found) : ` ${significantDigits(found)} `;
  return toAsciiDigits(text)
    .replaceAll(/\S*@\S*|\(?\+?\d[\d\s()./\p{Pd}]{3,}\d/gu, oneWord)
    .split(/\s+/);
}

/** Returns whether a word of a search is in a request. */
function searchIn(stored: StoredRequest, topic: string, { formats }: Words) {
  const { reference, answers, events } = stored;
  const { email, phone = '', birthDate } = answers;
  const [year = '', month = '', day = ''] = birthDate?.split('-') ?? [];
  const dates = [day + month + year, Number(day) + month + year, `${Number(day)}${Number(month)}${year}`];
  const typed = events.flatMap(({ detail: { text = '' } }) => [text, ...wordsOf(text)]);
  const text = [
    plain(
      [topic, takenBy(stored), ...typed, ...(birthDate ? [formats.date(birthDate), ...dates] : [])].join(
        '\n',
      ),
    ),
    bare([reference, birthDate, nameParts(answers).join(' '), mailboxOf(email), ...typed].join('\n')),
  ].join('\n');
  const digits = significantDigits(phone);
  return (word: string): boolean =>
    text.includes(plain(word)) ||
    text.includes(bare(word)) ||
    // Either number may lack the prefix of the country.
    (/^\d{4,}$/.test(word) && digits !== '' && (digits.includes(word) || word.endsWith(digits)));
}

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

/** `papers`: how many files it has. `missing`: how many required papers it lacks. */
type FoundRequest = RequestSummary & { papers: number; missing: number; keys: string[] };

export async function findPage(
  store: Pick<RequestStore, 'listRequests' | 'findRequest'>,
  { search = '', person, program, filter, page }: Extract<OfficeAct, { act: 'list' }>,
  officeWords: Words,
  now: number,
) {
  const words = wordsOf(search);
  const reference = readReference(search);
  const ofPerson = person === undefined ? null : await store.findRequest(person);
  const wanted = new Set(ofPerson ? personKeys(ofPerson) : []);
  const keyCounts = new Map<string, number>();
  const programs = new Set<string>();
  const found: FoundRequest[] = [];
  for await (const stored of readRequests(store)) {
    const keys = personKeys(stored);
    for (const key of keys) keyCounts.set(key, (keyCounts.get(key) ?? 0) + 1);
    const summary = summarise(stored, officeWords.t, now);
    if (stored.kind === 'admission') programs.add(summary.topic);
    if (program !== undefined && (stored.kind !== 'admission' || summary.topic !== program)) continue;
    const isFound =
      person === undefined
        ? search === '' ||
          stored.reference === reference ||
          words.every(searchIn(stored, summary.topic, officeWords))
        : keys.some((key) => wanted.has(key));
    if (!isFound) continue;
    const papers = receivedPapers(stored.papers).length;
    const missing = missingPapers(stored).length;
    found.push({ ...summary, papers, missing, keys });
  }
  const dossiers = found.filter(({ kind, withdrawnAt }) => hasDossier(kind) && !withdrawnAt);
  const lists: Record<ListFilter, FoundRequest[]> = {
    open: found.filter(isOpen),
    late: found.filter(({ isLate }) => isLate),
    missing: dossiers.filter(({ missing }) => missing > 0),
    complete: dossiers.filter(({ missing }) => missing === 0),
    answered: found.filter(({ answeredAt, withdrawnAt }) => answeredAt !== null && withdrawnAt === null),
    withdrawn: found.filter(({ withdrawnAt }) => withdrawnAt !== null),
    all: found,
  };
  const list = lists[filter];
  // Earliest due time first; requests without a promised time last.
  const dueOf = ({ due }: RequestSummary) => due ?? '9999';
  if (filter === 'open' || filter === 'late') list.sort((a, b) => dueOf(a).localeCompare(dueOf(b)));
  const { pageLength } = officeLimits;
  const pages = Math.max(1, Math.ceil(list.length / pageLength));
  const shown = Math.min(page, pages);
  return {
    found: list.slice((shown - 1) * pageLength, shown * pageLength).map(({ keys, ...row }) => ({
      ...row,
      /** Other requests may be of the same person. */
      hasOthers: keys.some((key) => (keyCounts.get(key) ?? 0) > 1),
    })),
    /** Of the requests that the search matches, by filter. */
    counts: Object.fromEntries(listFilters.map((name) => [name, lists[name].length])) as Record<
      ListFilter,
      number
    >,
    /** The topics of all admission requests, in alphabetical order. */
    programs: [...programs].toSorted((one, other) => one.localeCompare(other, defaultLanguage)),
    /** The page that `found` is: the last one if the list has become shorter than the page that is asked for. */
    page: shown,
    /** At least 1. */
    pages,
  };
}
