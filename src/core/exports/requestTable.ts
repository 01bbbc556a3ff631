import { setTimeout as sleep } from 'node:timers/promises';
import {
  type Translate,
  answerLabel,
  answerText,
  nonFileAnswersOf,
  topicText,
} from '../model/answerTexts.ts';
import type { AnswerName } from '../questions/questions.ts';
import { answerDue } from '../questions/answerDue.ts';
import { type RequestKind, requestKinds } from '../questions/requestKinds.ts';
import { schoolTime } from '../time/schoolTime.ts';
import { workbookEntries } from './spreadsheet.ts';
import { type ZipEntry, writeZip, zipBytes } from './zip.ts';
import { type RequestStore, batchLength, readRequests } from '../store/store.ts';
import type { StoredRequest } from '../model/request.ts';
import { isOpen, linkMailOf, missingPapers, paperStates, receivedPapers } from '../model/status.ts';

interface Column {
  heading: string;
  read: (stored: StoredRequest) => string;
}

/** Headings and choices are worded as in the forms. A question that two forms share has one column. */
export function requestColumns(kinds: readonly RequestKind[], t: Translate): Column[] {
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
    ...(kinds.includes('admission') && {
      program: (request) => (request.kind === 'admission' ? topicText(request, t) : ''),
      papers: ({ papers }) => String(receivedPapers(papers).length || ''),
      missing: (request) => {
        const states = paperStates(request);
        return missingPapers(request)
          .map((paper) => {
            const name = mailText(`mail:papers.names.${paper}`);
            return states[paper] === 'asked' ? `${name} (${mailText('mail:papers.asked')})` : name;
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
  t: Translate,
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
