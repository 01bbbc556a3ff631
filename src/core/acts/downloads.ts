import { createHash } from 'node:crypto';
import { ReadableStream } from 'node:stream/web';
import type { ChangeOptions } from './changeDossier.ts';
import { paperNames } from '../model/papers.ts';
import { type JsonHandlerOptions, Refused } from '../http/jsonHandler.ts';
import { attachment } from '../http/replies.ts';
import { nameParts } from '../model/answerTexts.ts';
import { shorten } from '../texts/cleanText.ts';
import { correctedNow, schoolTime } from '../time/schoolTime.ts';
import type { StoredRequest } from '../model/request.ts';
import { type FileState, receivedFiles } from '../model/status.ts';
import { defaultLanguage } from '../texts/languages.ts';
import type { Translate } from '../texts/mailTexts.ts';
import { officeLimits } from '../limits.ts';
import { writeSpreadsheet } from '../exports/requestTable.ts';
import { type ZipEntry, measure, writeZip, zipBytes } from '../exports/zip.ts';

/** Something to download. The same `etag` means the same bytes. */
interface Download {
  name: string;
  type: string;
  bytes: number;
  etag: string;
  body: AsyncIterable<Uint8Array>;
}

const spreadsheetType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Marks the ticket of a download that has begun. It only goes on with the download. */
const begun = 'begun ';

/**
 * `addTicket` returns a ticket for a file of a request, or for the spreadsheet, so that no secret is in a URL, a history or a
 * log. `respond` answers `GET ?ticket=`. A ticket works once, within `ticketSeconds`. After that, the browser that knows the
 * ETag of the response may go on with a download that was cut, for `resumeMinutes`.
 */
export function createDownloads({ store, files, texts }: JsonHandlerOptions & ChangeOptions) {
  const t = texts.translator(defaultLanguage);
  const filesOf = (stored: StoredRequest) => namedFiles(receivedFiles(stored), t);

  async function addTicket(stored: StoredRequest | null, file: string): Promise<string> {
    const isThere = (id: string) => id === file || file === 'zip';
    if (stored && !filesOf(stored).some(({ id }) => isThere(id))) throw new Refused('noFile');
    const ticket = crypto.randomUUID();
    await store.addTicket(ticket, { reference: stored?.reference ?? null, file }, officeLimits.ticketSeconds);
    return ticket;
  }

  async function respond(request: Request): Promise<Response> {
    const ticket = new URL(request.url).searchParams.get('ticket') ?? '';
    const subject = await store.takeTicket(ticket);
    if (!subject) throw new Refused('expired');
    const { reference } = subject;
    if (reference === null) {
      const modified = schoolTime(new Date(correctedNow()));
      const { bytes, body } = await writeSpreadsheet(store, t, modified);
      const name = `${t('table.file', modified)}.xlsx`;
      return attachment(ReadableStream.from(body), name, spreadsheetType, bytes);
    }
    const file = subject.file.replace(begun, '');
    await store.addTicket(ticket, { reference, file: begun + file }, officeLimits.resumeMinutes * 60);
    const stored = await store.findRequest(reference);
    if (!stored) throw new Refused('noFile');
    const download = await (file === 'zip' ? zipOf(stored) : fileOf(stored, file));
    const from = firstByte(request, download);
    if (from === 0 && file !== subject.file) throw new Refused('expired');
    return respondFrom(from, download);
  }

  const folderOf = ({ reference, answers }: StoredRequest) =>
    toFileName(`${reference} ${nameParts(answers).join(' ')}`);

  async function zipOf(stored: StoredRequest): Promise<Download> {
    const folder = folderOf(stored);
    const entries: ZipEntry[] = [];
    for (const { id, name, bytes, receivedAt, createdAt } of filesOf(stored))
      entries.push({
        name: `${folder}/${name}`,
        bytes,
        crc: (await measure(read(id))).crc,
        modified: schoolTime(new Date(receivedAt ?? createdAt)),
        read: () => read(id),
      });
    return {
      name: `${folder}.zip`,
      type: 'application/zip',
      bytes: zipBytes(entries),
      etag: etagOf(entries.map(({ name, crc, modified }) => [name, crc, modified])),
      body: writeZip(entries),
    };
  }

  async function fileOf(stored: StoredRequest, file: string): Promise<Download> {
    const one = filesOf(stored).find(({ id }) => id === file);
    if (!one) throw new Refused('noFile');
    const { id, name, bytes } = one;
    return {
      name: `${folderOf(stored)} ${name}`,
      type: 'application/pdf',
      bytes,
      etag: etagOf([id, name]),
      body: read(id),
    };
  }

  /** Opens a file when its first byte is asked for. */
  async function* read(id: string): AsyncGenerator<Uint8Array> {
    const content = await files.read(id);
    // The file was deleted in the meantime. Fail, or the download would look complete.
    if (!content) throw new Refused('noFile');
    yield* content;
  }

  return { addTicket, respond };
}

function etagOf(content: unknown): string {
  return `"${createHash('sha256').update(JSON.stringify(content)).digest('base64url')}"`;
}

/** The first byte that a browser asks for to go on with a download (RFC 9110, 14.2); 0 for the whole of it. */
function firstByte({ headers }: Request, { etag, bytes }: Download): number {
  const [, from] = /^bytes=(\d+)-$/.exec(headers.get('range') ?? '') ?? [];
  // Firefox sends If-Match in place of If-Range.
  const condition = headers.get('if-range') ?? headers.get('if-match');
  return from !== undefined && condition === etag && Number(from) < bytes ? Number(from) : 0;
}

function respondFrom(from: number, { name, type, bytes, etag, body }: Download): Response {
  const response = attachment(ReadableStream.from(skip(body, from)), name, type, bytes - from);
  response.headers.set('Accept-Ranges', 'bytes');
  response.headers.set('ETag', etag);
  if (from === 0) return response;
  response.headers.set('Content-Range', `bytes ${from}-${bytes - 1}/${bytes}`);
  return new Response(response.body, { status: 206, headers: response.headers });
}

async function* skip(body: AsyncIterable<Uint8Array>, bytes: number): AsyncGenerator<Uint8Array> {
  let left = bytes;
  for await (const part of body) {
    if (left < part.length) yield part.subarray(left);
    left = Math.max(0, left - part.length);
  }
}

/**
 * The received files, numbered by paper: `3 Relevés de notes 2.pdf` is the second file of the third paper. Those that were asked
 * for again or not scanned yet say so.
 */
function namedFiles(received: readonly FileState[], t: Translate): (FileState & { name: string })[] {
  return paperNames.flatMap((paper, index) => {
    const ofPaper = received.filter((file) => file.paper === paper);
    return ofPaper.map((file, place) => {
      const count = ofPaper.length > 1 ? ` ${place + 1}` : '';
      const marks = [
        ...(file.state === 'asked' ? [t('papers.asked')] : []),
        ...(file.isUnscanned ? [t('papers.unscanned')] : []),
      ].map((mark) => ` (${mark})`);
      return {
        ...file,
        name: `${index + 1} ${toFileName(t(`papers.names.${paper}`))}${count}${marks.join('')}.pdf`,
      };
    });
  });
}

/** A name that Windows, macOS and zip programs accept. */
function toFileName(text: string): string {
  return shorten(text.replaceAll(/[\p{C}\\/:*?"<>|.\s]+/gu, ' ').trim(), 120);
}
