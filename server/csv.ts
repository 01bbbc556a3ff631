import type { StoredRequest } from '#core/store/admissionStore.ts';

/** A column: its heading and what it shows of a request. */
export interface Column {
  name: string;
  heading: string;
  read: (stored: StoredRequest) => string;
}

/**
 * Requests as a file that a French spreadsheet opens: UTF-8 with its mark, semicolons, CRLF, every cell quoted. No cell
 * starts a formula, nor does any part of one where another country's spreadsheet splits at commas.
 */
export function toCsv(columns: readonly Column[], requests: readonly StoredRequest[]): string {
  const rows = [
    columns.map(({ heading }) => heading),
    ...requests.map((stored) => columns.map(({ read }) => read(stored))),
  ];
  return `\uFEFF${rows.map((row) => row.map(cell).join(';')).join('\r\n')}\r\n`;
}

/**
 * What starts a formula, at the start of a cell and after whatever another spreadsheet may split at: split at commas, the
 * quotes of a cell count for nothing. Full-width signs start formulas in East Asian versions. No look ahead passes a place
 * where another begins: a message of nothing but line breaks takes no longer than one of words.
 */
const formula = /(?<=^|[,;\t\r\n])(?=(?:[^\S\t\r\n]|")*[=+\-@|%＝＋－＠])|^(?=[\t\r\n])/g;

function cell(text: string): string {
  // An apostrophe makes a spreadsheet take what follows as text.
  return `"${text.replaceAll(formula, "'").replaceAll('"', '""')}"`;
}
