import { findPdfDefect } from './papers.ts';
import type { UploadTicket } from './protocol.ts';

/** The files of papers and CVs. Methods reject with `StoreUnavailable`. */
export interface PaperFiles {
  /**
   * Returns how the browser uploads an announced file. `cv` announces one that the store does not know yet; it is expected
   * for an hour.
   */
  ticket(id: string, cv?: { bytes: number; clientAddress: string }): Promise<Omit<UploadTicket, 'file'>>;
  /**
   * Makes a file of this size durable once all its bytes are there, and returns its first and last kilobytes as text, one
   * character a byte. Null when bytes are missing. May be repeated.
   */
  finish(id: string, bytes: number): Promise<{ head: string; tail: string } | null>;
  /** The bytes of a received file; null when it does not exist. */
  read(id: string): Promise<ReadableStream<Uint8Array> | null>;
  /** Removes a file, finished or not, if it exists. */
  remove(id: string): Promise<void>;
}

/**
 * Checks that an announced file has arrived. Resolves with the ticket of its upload while bytes are missing, or with what is
 * wrong with the file, which is then removed. `clientAddress` is that of a client who announces a CV.
 */
export async function receiveFile(
  files: PaperFiles,
  { id, bytes }: { id: string; bytes: number },
  clientAddress?: string,
): Promise<{ ticket?: UploadTicket; defect?: 'disguised' | 'damaged' }> {
  const ends = await files.finish(id, bytes);
  if (!ends) {
    const ticket = await files.ticket(id, clientAddress === undefined ? undefined : { bytes, clientAddress });
    return { ticket: { file: id, ...ticket } };
  }
  const defect = findPdfDefect(ends);
  if (!defect) return {};
  await files.remove(id);
  return { defect };
}
