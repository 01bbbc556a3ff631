import { answerLabel, answerText, topicText, writtenAnswersOf } from '#core/mail/answerTexts.ts';
import type { AnswerName } from '#core/questions/questions.ts';
import { type RequestKind, answerDue } from '#core/questions/requestKinds.ts';
import { schoolTime } from '#core/schoolTime.ts';
import type { StoredRequest } from '#core/store/admissionStore.ts';
import type { TranslateServer } from './serverTexts.ts';

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
      | 'program'
      | 'papers'
      | 'withdrawn',
  ) => ({
    name,
    heading: t(`requests.columns.${name}`),
  });
  const kind: Column = { ...column('kind'), read: (stored) => t(`requests.natures.${stored.kind}`) };
  const program: Column = {
    ...column('program'),
    read: (stored) => (stored.kind === 'admission' ? topicText(stored, t) : ''),
  };
  const papers: Column = {
    ...column('papers'),
    read: (stored) => String(stored.papers.filter(({ state }) => state === 'received').length || ''),
  };
  const withdrawn: Column = { ...column('withdrawn'), read: (stored) => localTime(stored.withdrawnAt) };
  return [
    { ...column('reference'), read: ({ reference }) => reference },
    ...(kinds.length > 1 ? [kind] : []),
    { ...column('createdAt'), read: ({ createdAt }) => localTime(createdAt) },
    { ...column('due'), read: (stored) => localTime(answerDue(stored)?.toISOString() ?? null) },
    { ...column('answeredAt'), read: ({ answeredAt }) => localTime(answeredAt) },
    ...(kinds.includes('admission') ? [program, papers, withdrawn] : []),
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
 * Requests as CSV for a French spreadsheet: UTF-8 with a byte order mark, semicolons, CRLF, every cell quoted. Formulas
 * are escaped, also for spreadsheets that split cells at commas (OWASP, CSV injection).
 */
export function toCsv(columns: readonly Column[], requests: readonly StoredRequest[]): string {
  const rows = [
    columns.map(({ heading }) => heading),
    ...requests.map((stored) => columns.map(({ read }) => read(stored))),
  ];
  return `\uFEFF${rows.map((row) => row.map(escapeCell).join(';')).join('\r\n')}\r\n`;
}

/**
 * Positions where a spreadsheet could read a formula: the start of a cell, and after a comma, semicolon, tab or line
 * break, past spaces and quotes. Full-width signs start formulas in East Asian versions. The look-ahead stops at the next
 * separator, so that the time stays linear for a text of many line breaks.
 */
const formulaStart = /(?<=^|[,;\t\r\n])(?=(?:[^\S\t\r\n]|")*[=+\-@|%＝＋－＠])|^(?=[\t\r\n])/g;

function escapeCell(text: string): string {
  // An apostrophe makes a spreadsheet read the rest as text.
  return `"${text.replaceAll(formulaStart, "'").replaceAll('"', '""')}"`;
}

// Control characters in a visitor's text could clear the screen or move the cursor of a terminal.
const controlCharacters = /\p{Cc}+/gu;

/** A table for a terminal. Each column is as wide as its widest cell. */
export function toTable(headings: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [headings, ...rows].map((row) => row.map((text) => text.replace(controlCharacters, ' ')));
  const widths = headings.map((_, column) =>
    Math.max(...lines.map((line) => characterCount(line[column] ?? ''))),
  );
  return lines
    .map((line) =>
      line.map((text, column) => text + ' '.repeat((widths[column] ?? 0) - characterCount(text))).join('  '),
    )
    .map((line) => line.trimEnd())
    .join('\n');
}

function characterCount(text: string): number {
  return [...text].length;
}
