import { expect, test } from 'vitest';
import type { StoredRequest } from '#core/model/request.ts';
import { requestColumns, workbookEntries } from '#core/exports/requestTable.ts';
import { writeZip, zipBytes } from '#core/exports/zip.ts';
import { type Choices, admissionChoices, shortLabels } from '../forms/specification.ts';
import { readSpreadsheet } from '../support/clients.ts';
import { fullAcademicRequest, mailTexts, storedPaper, storedRequest } from '../support/requests.ts';

/** The workbook that a program for spreadsheets opens. */
async function writeWorkbook(...rows: string[][]): Promise<Uint8Array> {
  const readRows = async function* () {
    yield* rows;
  };
  const entries = await workbookEntries(readRows, { date: '2026-03-01', time: '14:05' });
  const parts: Uint8Array[] = [];
  for await (const part of writeZip(entries)) parts.push(part);
  const bytes = Buffer.concat(parts);
  expect(bytes.length).toBe(zipBytes(entries));
  return bytes;
}

test('every cell is text, so that no phone number loses its zeros and no answer is a formula', async () => {
  const rows = [
    ['Nom', 'Téléphone'],
    ['=1+1', '0077123456', '+25377123456', '@SUM(A1)', 'a\n=1', '<b>&amp;</b>', ' عبد ', '🦁', ''],
  ];
  expect(await readSpreadsheet(await writeWorkbook(...rows))).toEqual(rows);
});

test('a cell has no character that a workbook cannot have, and at most the length that Excel opens', async () => {
  const cells = ['a\u0001\u001bb\uFFFE\tc', '\uD800', 'x'.repeat(40_000)];
  const [row = []] = await readSpreadsheet(await writeWorkbook(cells));
  expect(row.slice(0, 2)).toEqual(['ab\tc', '\uFFFD']);
  expect(row[2]?.length).toBeLessThan(32_767);
});

test('a zip tells before each file that its accents are UTF-8, and its size, so that it unpacks at once', async () => {
  const zip = Buffer.from(await writeWorkbook([]));
  let [at, count] = [0, 0];
  for (; zip.readUInt32LE(at) === 0x04034b50; count += 1) {
    expect(zip.readUInt16LE(at + 6), 'a name in UTF-8, and nothing behind the file').toBe(0x0800);
    at += 30 + zip.readUInt16LE(at + 26) + zip.readUInt32LE(at + 18);
  }
  expect([count, zip.readUInt32LE(at)]).toEqual([5, 0x02014b50]);
});

const columns = requestColumns(['admission'], mailTexts.translator('fr'));
const cellsOf = (stored: StoredRequest) =>
  new Map(columns.map(({ heading, read }) => [heading, read(stored)]));

test('every answer stands in a column of the spreadsheet under its question', () => {
  const cells = cellsOf(storedRequest(fullAcademicRequest));
  const choices: Record<string, Choices> = admissionChoices;
  const labels: Record<string, string> = shortLabels;
  for (const [field, value] of Object.entries(fullAcademicRequest))
    expect(cells.get(labels[field] ?? 'no question'), field).toBe(choices[field]?.[value] ?? value);
  expect(cells.get('Reçue le'), 'in Djibouti').toBe('2026-03-01 14:05');
});

test('a row has the colleague, notes, mail and papers of a request, and those missing or asked for again', () => {
  const at = '2026-03-02T06:00:00.000Z';
  const recipient = fullAcademicRequest.email;
  const mail = { kind: 'applicant', queuedAt: at, dueAt: at, sentAt: at } as const;
  const file = storedPaper({ receivedAt: '2026-03-01T12:00:00.000Z' });
  const cells = cellsOf(
    storedRequest(fullAcademicRequest, {
      withdrawnAt: at,
      mails: [
        { ...mail, recipient: 'old@example.dj', state: 'dead', sentAt: null },
        { ...mail, recipient, state: 'sent' },
      ],
      papers: [file, storedPaper({ paper: 'identity', state: 'uploading' })],
      events: [
        { id: '1', at, event: 'noted', detail: { text: 'Rappeler jeudi', by: 'Kadra' } },
        { id: '3', at, event: 'noted', detail: { text: 'Appelée' } },
        { id: '4', at, event: 'taken', detail: { by: 'Kadra' } },
        { id: '2', at, event: 'asked', detail: { papers: ['cv'], file: file.id } },
      ],
    }),
  );
  expect(cells.get('Suivie par')).toBe('Kadra');
  expect(cells.get('Notes')).toBe('2026-03-02 09:00 (Kadra) Rappeler jeudi\n2026-03-02 09:00 Appelée');
  expect([cells.get('Confirmation'), cells.get('Retirée le')]).toEqual(['envoyée', '2026-03-02 09:00']);
  expect(cells.get('Fichiers')).toBe('1');
  expect(cells.get('Pièces manquantes')).toMatch(/^Curriculum vitæ \(pièce demandée\), .*Pièce d’identité/);
});
