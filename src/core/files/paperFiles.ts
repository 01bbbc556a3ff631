import type { StoredPaper } from '../model/papers.ts';
import type { PdfEnds } from './pdf.ts';

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

export type ScanVerdict = 'clean' | 'infected';

/** The files of the papers. A file is announced in its request first. Methods reject with `StoreUnavailable`. */
export interface PaperFiles {
  /** Returns how the browser uploads an announced file. */
  ticket(id: string): Promise<UploadTicket>;
  /**
   * Makes a file of this size durable and returns its first and last bytes; null while bytes are missing. May be repeated.
   */
  finish(file: Pick<StoredPaper, 'id' | 'bytes'>): Promise<PdfEnds | null>;
  /** The SHA-256 of a finished file, in hexadecimal. Missing where the whole file would have to be downloaded for it. */
  hash?(id: string): Promise<string>;
  /** The bytes of a received file; null when it does not exist. */
  read(id: string): Promise<ReadableStream<Uint8Array> | null>;
  remove(id: string): Promise<void>;
  /** Null when the virus scanner has no answer, undefined when the file does not exist. Missing where there is no scanner. */
  scan?(id: string): Promise<ScanVerdict | null | undefined>;
}
