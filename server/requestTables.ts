import { answerLabel, answerText, topicText, writtenAnswersOf } from '#core/mail/answerTexts.ts';
import type { AnswerName } from '#core/questions/questions.ts';
import { type RequestKind, answerDue } from '#core/questions/requestKinds.ts';
import { schoolTime } from '#core/schoolTime.ts';
import type { StoredRequest } from '#core/store/admissionStore.ts';
import type { TranslateServer } from './serverTexts.ts';

/** A column of the CSV or the terminal's table; `read` returns the text of its cell. */
export interface Column {
  name: string;
  heading: string;
  read: (stored: StoredRequest) => string;
}

/**
 * The columns for requests of these kinds, with the labels of the forms as headings and as texts of the choices. A
 * question that two forms share has one column.
 */
export function requestColumns(kinds: readonly RequestKind[], t: TranslateServer): Column[] {
  const labels = new Map<AnswerName, string>();
  for (const kind of kinds) {
    for (const name of writtenAnswersOf(kind)) {
      if (!labels.has(name)) labels.set(name, answerLabel(kind, name, t));
    }
  }
  const answers = Array.from(labels, ([name, heading]): Column => ({
    name,
    heading,
    read: ({ kind, request }) => {
      const answer = request[name];
      return answer === undefined ? '' : answerText(kind, name, answer, t);
    },
  }));
  const column = (
    name:
      | 'reference'
      | 'createdAt'
      | 'due'
      | 'answeredAt'
      | 'earlier'
      | 'confirmation'
      | 'locale'
      | 'kind'
      | 'program',
  ) => ({
    name,
    heading: t(`requests.columns.${name}`),
  });
  const kind: Column = { ...column('kind'), read: (stored) => t(`requests.natures.${stored.kind}`) };
  const program: Column = {
    ...column('program'),
    read: (stored) => (stored.kind === 'admission' ? topicText(stored, t) : ''),
  };
  return [
    { ...column('reference'), read: ({ reference }) => reference },
    ...(kinds.length > 1 ? [kind] : []),
    { ...column('createdAt'), read: ({ createdAt }) => localTime(createdAt) },
    { ...column('due'), read: (stored) => localTime(answerDue(stored)?.toISOString() ?? null) },
    { ...column('answeredAt'), read: ({ answeredAt }) => localTime(answeredAt) },
    ...(kinds.includes('admission') ? [program] : []),
    { ...column('earlier'), read: ({ earlierReference }) => earlierReference ?? '' },
    {
      ...column('confirmation'),
      read: ({ confirmation }) => t(`requests.confirmations.${confirmation}`),
    },
    { ...column('locale'), read: ({ locale }) => locale },
    ...answers,
  ];
}

/** A time in Djibouti, as in 2026-03-01 14:05; empty for null. */
export function localTime(iso: string | null): string {
  if (iso === null) return '';
  const { date, time } = schoolTime(new Date(iso));
  return `${date} ${time}`;
}

/**
 * Requests as CSV for a French spreadsheet: UTF-8 with a byte order mark, semicolons, CRLF, every cell quoted. No cell
 * starts a formula, even in a spreadsheet that splits at commas (OWASP, CSV injection).
 */
export function toCsv(columns: readonly Column[], requests: readonly StoredRequest[]): string {
  const rows = [
    columns.map(({ heading }) => heading),
    ...requests.map((stored) => columns.map(({ read }) => read(stored))),
  ];
  return `\uFEFF${rows.map((row) => row.map(cell).join(';')).join('\r\n')}\r\n`;
}

/**
 * The places where a formula could start: at the start of a cell and after each separator of other spreadsheets, past
 * spaces and quotes. Full-width signs start formulas in East Asian versions. The look-ahead stops at the next separator,
 * so that the time stays linear for a message of line breaks alone.
 */
const formula = /(?<=^|[,;\t\r\n])(?=(?:[^\S\t\r\n]|")*[=+\-@|%＝＋－＠])|^(?=[\t\r\n])/g;

function cell(text: string): string {
  // An apostrophe makes a spreadsheet read the rest as text.
  return `"${text.replaceAll(formula, "'").replaceAll('"', '""')}"`;
}

// A name must not clear the screen or move the cursor of a terminal.
const controlCharacters = /\p{Cc}+/gu;

/** A table for a terminal, its columns as wide as their widest cell. */
export function toTable(headings: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [headings, ...rows].map((row) => row.map((text) => text.replace(controlCharacters, ' ')));
  const widths = headings.map((_, column) => Math.max(...lines.map((line) => width(line[column] ?? ''))));
  return lines
    .map((line) =>
      line.map((text, column) => text + ' '.repeat((widths[column] ?? 0) - width(text))).join('  '),
    )
    .map((line) => line.trimEnd())
    .join('\n');
}

function width(text: string): number {
  return [...text].length;
}
