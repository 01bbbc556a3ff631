import { type PdfDefect, type PdfEnds, findPdfDefect } from './pdf.ts';
import type { StoredPaper } from '../model/papers.ts';

/**
 * How to upload a file by the tus protocol: a POST with `metadata` to `endpoint`, relative to the origin of the
 * functions, creates the upload, and PATCH requests send the bytes to the `Location` of the response. Every request has
 * the `headers`. A ticket may expire after two hours.
 */
export interface UploadTicket {
  file: string;
  endpoint: string;
  headers: Record<string, string>;
  metadata: Record<string, string>;
  /** Of each PATCH but the last one. Supabase accepts no other size. */
  chunkBytes: number;
}

type AnnouncedFile = Pick<StoredPaper, 'id' | 'bytes'>;

/** The files of papers and CVs. Methods reject with `StoreUnavailable`. */
export interface PaperFiles {
  /**
   * Returns how the browser uploads an announced file. With `clientAddress`, the file is a CV of an application that is
   * not stored yet; the embedded server then accepts it for an hour.
   */
  ticket(file: AnnouncedFile, clientAddress?: string): Promise<UploadTicket>;
  /**
   * Makes a file of this size durable and returns its first and last bytes; null while bytes are missing. May be repeated.
   */
  finish(file: AnnouncedFile): Promise<PdfEnds | null>;
  /** The bytes of a received file; null when it does not exist. */
  read(id: string): Promise<ReadableStream<Uint8Array> | null>;
  remove(id: string): Promise<void>;
}

/**
 * Resolves with the ticket of the upload while bytes are missing, with the `defect` of a file that it removed, or with
 * neither. `clientAddress` is passed to `ticket`.
 */
export async function receiveFile(
  files: PaperFiles,
  file: AnnouncedFile,
  clientAddress?: string,
): Promise<{ ticket?: UploadTicket; defect?: PdfDefect }> {
  const ends = await files.finish(file);
  if (!ends) return { ticket: await files.ticket(file, clientAddress) };
  const defect = findPdfDefect(ends, file.bytes);
  if (!defect) return {};
  await files.remove(file.id);
  return { defect };
}
