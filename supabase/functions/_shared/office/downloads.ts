import { Buffer } from 'node:buffer';
import { ReadableStream } from 'node:stream/web';
import { makeZip, predictLength } from 'client-zip';
import type { PaperFiles, StoredDossier } from '../dossier/dossierStore.ts';
import { type PaperName, paperNames } from '../dossier/papers.ts';
import { Refused } from '../http/jsonHandler.ts';
import { type ReplyOptions, attachmentHeaders } from '../http/replies.ts';
import { nameParts } from '../mail/answerTexts.ts';
import { shorten } from '../questions/cleanText.ts';
import { schoolTime } from '../schoolTime.ts';
import type { AdmissionStore } from '../store/admissionStore.ts';
import type { Translate } from '../texts/mailTexts.ts';
import { bundles, officeLimits } from './desk.ts';
import type { OfficeStore } from './officeStore.ts';
import { listAll, toCsv } from './requestTable.ts';

export interface DownloadOptions {
  store: OfficeStore & Pick<AdmissionStore, 'listRequests'>;
  files: Pick<PaperFiles, 'read'>;
  texts: ReplyOptions['texts'];
  /** The language of the school's texts. */
  language: string;
  now?: () => number;
}

/** A file of a request as the office downloads it. */
interface NamedFile {
  id: string;
  /** A file name for people, without the folder of the zip. */
  name: string;
  /** 0 for a CV of an earlier version, whose size was not stored. */
  bytes: number;
}

/**
 * Downloads for the office. `addTicket` returns a ticket for a file of a request, or for the CSV; it works once and for
 * `ticketSeconds`, so that no secret stands in an address, a history or a log. `respond` answers `GET ?ticket=`.
 */
export function createDownloads({ store, files, texts, language, now = Date.now }: DownloadOptions) {
  const t = texts.translator(language);

  async function addTicket(stored: StoredDossier | null, file: string): Promise<string> {
    if (stored && !hasFile(stored, file)) throw new Refused('noFile');
    const ticket = Buffer.from(crypto.getRandomValues(new Uint8Array(24))).toString('base64url');
    await store.addTicket(ticket, { reference: stored?.reference ?? null, file }, officeLimits.ticketSeconds);
    return ticket;
  }

  async function respond(request: Request): Promise<Response> {
    const subject = await store.takeTicket(new URL(request.url).searchParams.get('ticket') ?? '');
    if (!subject) throw new Refused('expired');
    const { reference, file } = subject;
    if (reference === null) {
      const body = ReadableStream.from(encode(toCsv(await listAll(store), t)));
      const { date } = schoolTime(new Date(now()));
      return download(body, `${t('table.file', { date })}.csv`, 'text/csv; charset=utf-8');
    }
    const stored = await store.findDossier(reference);
    const named = stored && namedFiles(stored, t);
    const folder = stored && fileName(`${reference} ${nameParts(stored.request).join(' ')}`);
    if (file === bundles.zip && named && named.length > 0) {
      const entries = named.map(({ name, bytes }) => ({ name: `${folder}/${name}`, size: bytes }));
      const length = entries.every(({ size }) => size > 0) ? Number(predictLength(entries)) : 0;
      return download(
        ReadableStream.from(zip(named, `${folder}/`)),
        `${folder}.zip`,
        'application/zip',
        length,
      );
    }
    const one = named?.find(({ id }) => id === file);
    const body = one && (await files.read(one.id));
    if (!body) throw new Refused('noFile');
    return download(body, `${folder} ${one.name}`, 'application/pdf', one.bytes);
  }

  /** Opens each file only when the zip has reached it, and closes it also when the download is broken off. */
  async function* zip(named: readonly NamedFile[], folder: string): AsyncGenerator<Uint8Array> {
    let open: AsyncIterableIterator<Uint8Array> | undefined;
    async function* entries() {
      for (const { id, name } of named) {
        const input = await files.read(id);
        // A file that was deleted in the meantime: the download fails, rather than looking complete.
        if (!input) throw new Refused('noFile');
        open = input.values();
        yield { input: open, name: folder + name };
      }
    }
    try {
      yield* makeZip(entries());
    } finally {
      // client-zip leaves the file that it is reading.
      await open?.return?.();
    }
  }

  return { addTicket, respond };
}

async function* encode(parts: AsyncIterable<string>) {
  const encoder = new TextEncoder();
  for await (const part of parts) yield encoder.encode(part);
}

function hasFile({ papers }: StoredDossier, file: string): boolean {
  return papers.some(({ id, state }) => state === 'received' && (id === file || file === bundles.zip));
}

/** The received files, numbered in the order of the papers: `3 Relevés de notes 2.pdf` is the second of the third paper. */
function namedFiles({ papers }: StoredDossier, t: Translate): NamedFile[] {
  const received = papers.filter(({ state }) => state === 'received');
  return paperNames.flatMap((paper: PaperName, index) => {
    const ofPaper = received.filter((file) => file.paper === paper);
    return ofPaper.map(({ id, bytes }, place) => {
      const count = ofPaper.length > 1 ? ` ${place + 1}` : '';
      return { id, bytes, name: `${index + 1} ${fileName(t(`papers.names.${paper}`))}${count}.pdf` };
    });
  });
}

/** A name that Windows, macOS and zip programs accept. */
function fileName(text: string): string {
  const name = text.replaceAll(/[\p{C}\\/:*?"<>|.\s]+/gu, ' ').trim();
  return shorten(name, 120);
}

function download(body: ReadableStream | BodyInit, name: string, type: string, bytes = 0): Response {
  return new Response(body as BodyInit, {
    headers: {
      ...attachmentHeaders(name, type),
      ...(bytes > 0 && { 'Content-Length': String(bytes) }),
    },
  });
}
