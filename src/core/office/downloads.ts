import { ReadableStream, TextEncoderStream } from 'node:stream/web';
import { makeZip, predictLength } from 'client-zip';
import type { ChangeOptions } from '../dossier/changeDossier.ts';
import { paperNames } from '../dossier/papers.ts';
import type { ActHandlerOptions } from '../http/actHandler.ts';
import { Refused } from '../http/jsonHandler.ts';
import { attachment } from '../http/replies.ts';
import { nameParts } from '../request/answerTexts.ts';
import { shorten } from '../questions/cleanText.ts';
import { schoolTime } from '../time/schoolTime.ts';
import type { StoredRequest, StoredPaper } from '../request/request.ts';
import { defaultLanguage } from '../texts/languages.ts';
import type { Translate } from '../texts/mailTexts.ts';
import { officeLimits } from './desk.ts';
import { listAll, toCsv } from './requestTable.ts';

/** A file with the name under which it is downloaded, without the folder in the zip. */
type NamedFile = StoredPaper & { name: string };

/**
 * Downloads for the office. `addTicket` returns a ticket for a file of a request, or for the CSV; it works once and for
 * `ticketSeconds`, so that no secret is in a URL, a history or a log. `respond` answers `GET ?ticket=`.
 */
export function createDownloads({ store, files, texts, now = Date.now }: ActHandlerOptions & ChangeOptions) {
  const t = texts.translator(defaultLanguage);

  async function addTicket(stored: StoredRequest | null, file: string): Promise<string> {
    const isThere = (id: string) => id === file || file === 'zip';
    if (stored && !namedFiles(stored, t).some(({ id }) => isThere(id))) throw new Refused('noFile');
    const ticket = crypto.randomUUID();
    await store.addTicket(ticket, { reference: stored?.reference ?? null, file }, officeLimits.ticketSeconds);
    return ticket;
  }

  async function respond(request: Request): Promise<Response> {
    const subject = await store.takeTicket(new URL(request.url).searchParams.get('ticket') ?? '');
    if (!subject) throw new Refused('expired');
    const { reference, file } = subject;
    if (reference === null) {
      const csv = ReadableStream.from(toCsv(await listAll(store), t)).pipeThrough(new TextEncoderStream());
      const { date } = schoolTime(new Date(now()));
      return attachment(csv, `${t('table.file', { date })}.csv`, 'text/csv; charset=utf-8');
    }
    const stored = await store.findRequest(reference);
    if (!stored) throw new Refused('noFile');
    const named = namedFiles(stored, t);
    const folder = toFileName(`${reference} ${nameParts(stored.request).join(' ')}`);
    if (file === 'zip') {
      const entries = named.map(({ id, name, bytes }) => ({
        name: `${folder}/${name}`,
        size: bytes,
        input: readLater(id),
      }));
      const body = ReadableStream.from(zip(entries));
      return attachment(body, `${folder}.zip`, 'application/zip', Number(predictLength(entries)));
    }
    const one = named.find(({ id }) => id === file);
    const body = one && (await files.read(one.id));
    if (!body) throw new Refused('noFile');
    return attachment(body, `${folder} ${one.name}`, 'application/pdf', one.bytes);
  }

  /** Opens a file only when the zip has reached it. */
  async function* readLater(id: string): AsyncGenerator<Uint8Array> {
    const content = await files.read(id);
    // The file was deleted in the meantime. Fail, or the download would look complete.
    if (!content) throw new Refused('noFile');
    yield* content;
  }

  return { addTicket, respond };
}

type ZipEntry = { name: string; size: number; input: AsyncGenerator<Uint8Array> };

async function* zip(entries: readonly ZipEntry[]): AsyncGenerator<Uint8Array> {
  try {
    yield* makeZip(entries);
  } finally {
    // When the download is aborted, client-zip does not close the file that it is reading.
    for (const { input } of entries) await input.return(undefined);
  }
}

/** The received files, numbered by paper: `3 Relevés de notes 2.pdf` is the second file of the third paper. */
function namedFiles({ papers }: StoredRequest, t: Translate): NamedFile[] {
  return paperNames.flatMap((paper, index) => {
    const ofPaper = papers.filter((file) => file.paper === paper && file.state === 'received');
    return ofPaper.map((file, place) => {
      const count = ofPaper.length > 1 ? ` ${place + 1}` : '';
      return { ...file, name: `${index + 1} ${toFileName(t(`papers.names.${paper}`))}${count}.pdf` };
    });
  });
}

/** A name that Windows, macOS and zip programs accept. */
function toFileName(text: string): string {
  return shorten(text.replaceAll(/[\p{C}\\/:*?"<>|.\s]+/gu, ' ').trim(), 120);
}
