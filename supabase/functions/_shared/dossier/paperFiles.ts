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
