/** The stored requests as CSV, and the columns that `npm run requests` also prints as a table. */
import { setTimeout as sleep } from 'node:timers/promises';
import {
  type Translate,
  answerLabel,
  answerText,
  nonFileAnswersOf,
  topicText,
} from '../request/answerTexts.ts';
import type { AnswerName } from '../questions/questions.ts';
import { type RequestKind, answerDue, requestKinds } from '../questions/requestKinds.ts';
import { schoolTime } from '../time/schoolTime.ts';
import type { RequestStore } from '../store/store.ts';
import type { StoredRequest } from '../request/request.ts';
import { batchLength, readRequests } from '../store/readRequests.ts';

/** A column of the CSV or of the table in the terminal. `read` returns the text of a request's cell. */
export interface Column {
  name: string;
  heading: string;
  read: (stored: StoredRequest) => string;
}

/**
 * The columns for requests of these kinds. Headings and choices are worded as in the forms. A question that two forms
 * share has one column.
 */
export function requestColumns(kinds: readonly RequestKind[], t: Translate): Column[] {
  const word = (key: string) => (t as (key: string) => string)(`mail:table.${key}`);
  const labels = new Map<AnswerName, string>();
  for (const kind of kinds) {
    for (const name of nonFileAnswersOf(kind)) {
      if (!labels.has(name)) labels.set(name, answerLabel(kind, name, t));
    }
  }
  const answers = Array.from(labels, ([name, heading]): Column => ({
    name,
    heading,
    read: ({ kind, answers }) => {
      const answer = answers[name];
      return answer === undefined ? '' : answerText(kind, name, answer, t);
    },
  }));
  const stored: Record<string, Column['read']> = {
    reference: ({ reference }) => reference,
    ...(kinds.length > 1 && { kind: ({ kind }) => word(`natures.${kind}`) }),
    createdAt: ({ createdAt }) => localTime(createdAt),
    due: (request) => localTime(answerDue(request)?.toISOString() ?? null),
    answeredAt: ({ answeredAt }) => localTime(answeredAt),
    ...(kinds.includes('admission') && {
      program: (request) => (request.kind === 'admission' ? topicText(request, t) : ''),
      papers: ({ papers }) => String(papers.filter(({ state }) => state === 'received').length || ''),
      withdrawn: ({ withdrawnAt }) => localTime(withdrawnAt),
    }),
    earlier: ({ earlierReference }) => earlierReference ?? '',
    confirmation: ({ confirmation }) => word(`confirmations.${confirmation}`),
    locale: ({ locale }) => locale,
  };
  return [
    ...Object.entries(stored).map(([name, read]) => ({ name, heading: word(`columns.${name}`), read })),
    ...answers,
  ];
}

/** A time in Djibouti, as in 2026-03-01 14:05; empty for null. */
export function localTime(iso: string | null): string {
  if (iso === null) return '';
  const { date, time } = schoolTime(new Date(iso));
  return `${date} ${time}`;
}

/** Every request: those without an answer, then the answered ones, both newest first. */
export async function listAll(store: Pick<RequestStore, 'listRequests'>): Promise<StoredRequest[]> {
  const requests: StoredRequest[] = [];
  for await (const stored of readRequests(store)) requests.push(stored);
  const isAnswered = ({ answeredAt }: StoredRequest) => answeredAt !== null;
  return requests.toSorted((a, b) => Number(isAnswered(a)) - Number(isAnswered(b)));
}

/** The kinds of these requests, or `admission` when there are none. */
export function kindsOf(requests: readonly StoredRequest[]): readonly RequestKind[] {
  const found = requestKinds.filter((kind) => requests.some((stored) => stored.kind === kind));
  return found.length > 0 ? found : ['admission'];
}

/** Requests as CSV for a French spreadsheet, part by part, in UTF-8 with a byte order mark. */
export async function* toCsv(requests: readonly StoredRequest[], t: Translate): AsyncGenerator<string> {
  const columns = requestColumns(kindsOf(requests), t);
  yield `\uFEFF${csvLine(columns.map(({ heading }) => heading))}`;
  for (let start = 0; start < requests.length; start += batchLength) {
    const batch = requests.slice(start, start + batchLength);
    yield batch.map((stored) => csvLine(columns.map((column) => csvCell(column, stored)))).join('');
    await sleep(0);
  }
}

/** The cell of a request, in a form that keeps the zeros and all digits of a phone number in a spreadsheet. */
function csvCell({ name, read }: Column, stored: StoredRequest): string {
  const text = read(stored);
  return name === 'phone' && text ? `'${text}` : text;
}

/**
 * Positions where a spreadsheet could read a formula: the start of a cell, and after a comma, semicolon, tab or line
 * break, past spaces and quotes. Full-width signs start formulas in East Asian versions. The look-ahead stops at the next
 * separator, so that the time stays linear for a text of many line breaks.
 */
const formulaStart = /(?<=^|[,;\t\r\n])(?=(?:[^\S\t\r\n]|")*[=+\-@|%＝＋－＠])|^(?=[\t\r\n])/g;

/**
 * A line of CSV: semicolons, CRLF, every cell quoted. Formulas are escaped, also for spreadsheets that split cells at commas
 * (OWASP, CSV injection).
 */
export function csvLine(cells: readonly string[]): string {
  // An apostrophe makes a spreadsheet read the rest as text.
  const escaped = cells.map((text) => `"${text.replaceAll(formulaStart, "'").replaceAll('"', '""')}"`);
  return `${escaped.join(';')}\r\n`;
}
