import { Buffer } from 'node:buffer';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  type AnyTranslate,
  answerLabel,
  answerText,
  nonFileAnswersOf,
  topicText,
} from '../model/answerTexts.ts';
import type { AnswerName } from '../questions/questions.ts';
import { answerDue } from '../questions/answerDue.ts';
import { type RequestKind, requestKinds } from '../questions/requestKinds.ts';
import { schoolTime } from '../time/schoolTime.ts';
import { escapeHtml, shorten } from '../texts/cleanText.ts';
import { type ZipEntry, measure, writeZip, zipBytes } from './zip.ts';
import { type RequestStore, batchLength, readRequests } from '../store/store.ts';
import type { StoredRequest } from '../model/request.ts';
import { isOpen, linkMailOf, missingPapers, paperStates, receivedPapers, takenBy } from '../model/status.ts';

interface Column {
  heading: string;
  read: (stored: StoredRequest) => string;
}

/** Headings and choices are worded as in the forms. A question that two forms share has one column. */
export function requestColumns(kinds: readonly RequestKind[], t: AnyTranslate): Column[] {
  const mailText = t as (key: string) => string;
  const word = (key: string) => mailText(`mail:table.${key}`);
  const labels = new Map<AnswerName, string>();
  for (const kind of kinds) {
    for (const name of nonFileAnswersOf(kind)) {
      if (!labels.has(name)) labels.set(name, answerLabel(kind, name, t));
    }
  }
  const answers = Array.from(labels, ([name, heading]): Column => ({
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
    takenBy,
    ...(kinds.includes('admission') && {
      program: (request) => (request.kind === 'admission' ? topicText(request, t) : ''),
      papers: ({ papers }) => String(receivedPapers(papers).length || ''),
      missing: (request) => {
        const states = paperStates(request);
        return missingPapers(request)
          .map((paper) => {
            const name = mailText(`mail:papers.names.${paper}`);
            return states[paper] === 'asked' ? `${name} (${word('asked')})` : name;
          })
          .join(', ');
      },
      withdrawn: ({ withdrawnAt }) => localTime(withdrawnAt),
    }),
    earlier: ({ earlierReference }) => earlierReference ?? '',
    confirmation: (stored) => word(`confirmations.${linkMailOf(stored, Date.now()).state}`),
    locale: ({ locale }) => locale,
    notes: ({ events }) =>
      events
        .flatMap(({ event, at, detail: { text, by } }) =>
          event === 'noted' ? [[localTime(at), ...(by ? [`(${by})`] : []), text].join(' ')] : [],
        )
        .join('\n'),
  };
  return [
    ...Object.entries(stored).map(([name, read]) => ({ heading: word(`columns.${name}`), read })),
    ...answers,
  ];
}

/** As 2026-03-01 14:05 in Djibouti; empty for null. */
export function localTime(iso: string | null): string {
  if (iso === null) return '';
  const { date, time } = schoolTime(new Date(iso));
  return `${date} ${time}`;
}

/** Every request: the open ones, then those that were answered or withdrawn, both newest first. */
export async function listAll(store: Pick<RequestStore, 'listRequests'>): Promise<StoredRequest[]> {
  const requests: StoredRequest[] = [];
  for await (const stored of readRequests(store)) requests.push(stored);
  return requests.toSorted((a, b) => Number(isOpen(b)) - Number(isOpen(a)));
}

/** `admission` when there are none. */
function kindsOf(requests: readonly StoredRequest[]): readonly RequestKind[] {
  const found = requestKinds.filter((kind) => requests.some((stored) => stored.kind === kind));
  return found.length > 0 ? found : ['admission'];
}

/** `bytes` is the size of the Excel workbook, `modified` its local time. */
export async function writeSpreadsheet(
  store: Pick<RequestStore, 'listRequests'>,
  t: AnyTranslate,
  modified: ZipEntry['modified'],
) {
  const requests = await listAll(store);
  const columns = requestColumns(kindsOf(requests), t);
  async function* rows() {
    yield columns.map(({ heading }) => heading);
    for (const [index, stored] of requests.entries()) {
      yield columns.map(({ read }) => read(stored));
      if (index % batchLength === 0) await sleep(0);
    }
  }
  const entries = await workbookEntries(rows, modified);
  return { bytes: zipBytes(entries), body: writeZip(entries) };
}

const xmlHead = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const packages = 'http://schemas.openxmlformats.org/package/2006';
const officeDocument = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const sheetMain = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const contentType = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

const relationship = (type: string, target: string) =>
  `${xmlHead}<Relationships xmlns="${packages}/relationships"><Relationship Id="r1" Type="${officeDocument}/${type}" Target="${target}"/></Relationships>`;

/** The files of a workbook with one sheet, but for the sheet itself. */
const frame = {
  '[Content_Types].xml': `${xmlHead}<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${contentType}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${contentType}.worksheet+xml"/></Types>`,
  '_rels/.rels': relationship('officeDocument', 'xl/workbook.xml'),
  'xl/workbook.xml': `${xmlHead}<workbook xmlns="${sheetMain}" xmlns:r="${officeDocument}"><sheets><sheet name="1" sheetId="1" r:id="r1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': relationship('worksheet', 'worksheets/sheet1.xml'),
};

/** Excel refuses a workbook with a longer cell. */
const maxCellCharacters = 32_000;

/** A cell that is text whatever it holds, so that no phone number becomes a number and no answer a formula. */
function cellOf(text: string): string {
  // XML 1.0 has no other control characters.
  const content = shorten(text, maxCellCharacters)
    .toWellFormed()
    .replaceAll(/[^\t\n\r\P{Cc}]|[\uFFFE\uFFFF]/gu, '');
  return `<c t="inlineStr"><is><t xml:space="preserve">${escapeHtml(content)}</t></is></c>`;
}

/**
 * The files in the zip of an Excel workbook (ECMA-376) with these rows as its sheet, the first of which stays in view.
 * `modified` is the time that they get. Reads the rows twice, because the zip has the size of a file before its content.
 */
export async function workbookEntries(
  rows: () => AsyncIterable<readonly string[]>,
  modified: ZipEntry['modified'],
): Promise<ZipEntry[]> {
  async function* sheet() {
    yield `${xmlHead}<worksheet xmlns="${sheetMain}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" state="frozen"/></sheetView></sheetViews><sheetFormatPr defaultColWidth="20" defaultRowHeight="15"/><sheetData>`;
    for await (const row of rows()) yield `<row>${row.map(cellOf).join('')}</row>`;
    yield '</sheetData></worksheet>';
  }
  const toEntry = async (name: string, texts: () => AsyncIterable<string> | Iterable<string>) => {
    const read = async function* () {
      for await (const text of texts()) yield Buffer.from(text);
    };
    return { name, modified, read, ...(await measure(read())) };
  };
  return Promise.all([
    ...Object.entries(frame).map(([name, text]) => toEntry(name, () => [text])),
    toEntry('xl/worksheets/sheet1.xml', sheet),
  ]);
}
