/** A CV that was taken in. */
export interface ReceivedCv {
  /** What it is called in the store: no other application's CV has this name. */
  name: string;
  /** SHA-256 of its bytes, in hexadecimal. */
  hash: string;
}

/** Where the CVs of teacher applications are, apart from the answers, which name them. Never served as they are. */
export interface CvStore {
  /**
   * Takes in a CV as it comes from an address, and resolves once it is kept for good. Rejects with `BodyTooLarge`,
   * `NotPdf` or `StoreUnavailable`, or as the sender breaks off; then nothing of it is left.
   */
  receive(bytes: AsyncIterable<Uint8Array>, sender: string): Promise<ReceivedCv>;
  read(name: string): Promise<Uint8Array>;
  /** An address from which whoever has it can load the CV, under a file's name, for so many seconds. */
  link(name: string, filename: string, seconds: number): Promise<string>;
  /** Removes a CV; nothing happens where there is none. Rejects with `StoreUnavailable` where it stays. */
  remove(name: string): Promise<void>;
}

/** Thrown of a file that is no PDF. */
export class NotPdf extends Error {
  override name = 'NotPdf';
}
