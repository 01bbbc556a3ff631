import type { StoredRequest } from '../supabase/functions/_shared/admissionStore.ts';

/** A column: its heading and what it shows of a request. */
export interface Column {
  heading: string;
  read: (stored: StoredRequest) => string;
}

/**
 * Requests as a file that a French spreadsheet opens: UTF-8 with its mark, semicolons, CRLF, every cell quoted. No cell
 * starts a formula.
 */
export function toCsv(columns: readonly Column[], requests: readonly StoredRequest[]): string {
  const rows = [
    columns.map(({ heading }) => heading),
    ...requests.map((stored) => columns.map(({ read }) => read(stored))),
  ];
  return `\uFEFF${rows.map((row) => row.map(cell).join(';')).join('\r\n')}\r\n`;
}

function cell(text: string): string {
  // An apostrophe makes a spreadsheet take the cell as text. Full-width signs start formulas in East Asian versions.
  const harmless = /^\s*[=+\-@\t\r\n|%＝＋－＠]/.test(text) || /^[\t\r\n]/.test(text) ? `'${text}` : text;
  return `"${harmless.replaceAll('"', '""')}"`;
}
