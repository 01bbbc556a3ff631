import { createHash } from 'node:crypto';
import { limits } from '../questions/questions.ts';

/** A stored CV. */
interface ReceivedCv {
  /** Unique in the store. */
  name: string;
  /** SHA-256 of its bytes, in hexadecimal. */
  hash: string;
}

/** The CVs of teacher applications. The answers hold the name of the CV; the files are never served directly. */
export interface CvStore {
  /**
   * Stores a CV and resolves once it is durable. Rejects with `CvTooLarge`, `NotPdf` or `StoreUnavailable`, or with the
   * stream's error when the upload breaks off, and then keeps nothing of it. `sender` is the client's address.
   */
  receive(bytes: AsyncIterable<Uint8Array>, sender: string): Promise<ReceivedCv>;
  read(name: string): Promise<Uint8Array>;
  /** A signed download URL that expires after `seconds`; the browser saves the file as `filename`. */
  link(name: string, filename: string, seconds: number): Promise<string>;
  /** Does nothing when there is no such CV. Rejects with `StoreUnavailable` when it could not be removed. */
  remove(name: string): Promise<void>;
}

export class NotPdf extends Error {
  override name = 'NotPdf';
}

export class CvTooLarge extends Error {
  override name = 'CvTooLarge';
}

/** A PDF header must start within this many bytes (PDF 1.7, implementation note 13). */
const headLength = 1024;

/**
 * Passes the bytes of a CV through and checks them on the way: `chunks` throws `NotPdf` or `CvTooLarge` as soon as either
 * is certain. `hash` returns their SHA-256 in hexadecimal, once all have passed.
 */
export function checkPdf(bytes: AsyncIterable<Uint8Array>): {
  chunks: AsyncIterable<Uint8Array>;
  hash: () => string;
} {
  const hash = createHash('sha256');

  async function* check(): AsyncGenerator<Uint8Array> {
    let length = 0;
    let head = '';
    let isPdf = false;
    for await (const chunk of bytes) {
      length += chunk.byteLength;
      if (length > limits.cvMaxBytes) throw new CvTooLarge();
      if (!isPdf) {
        head += new TextDecoder('latin1').decode(chunk.subarray(0, headLength - head.length));
        isPdf = head.includes('%PDF-');
        if (!isPdf && head.length === headLength) throw new NotPdf();
      }
      hash.update(chunk);
      yield chunk;
    }
    if (!isPdf) throw new NotPdf();
  }

  return { chunks: check(), hash: () => hash.digest('hex') };
}
