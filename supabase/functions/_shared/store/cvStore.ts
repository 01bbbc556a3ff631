import { createHash } from 'node:crypto';
import { limits } from '../questions/questions.ts';

interface ReceivedCv {
  /** The file's name, unique in the store. */
  name: string;
  /** The SHA-256 of the file, in hexadecimal. */
  hash: string;
}

/** The CVs of teacher applications. The answer `cv` of an application is the file's name. */
export interface CvStore {
  /**
   * Stores a CV and resolves once it is durable. Rejects with `CvTooLarge`, `NotPdf` or `StoreUnavailable`, or with the
   * stream's error when the upload is interrupted; the partial file is then removed.
   */
  receive(bytes: AsyncIterable<Uint8Array>, clientAddress: string): Promise<ReceivedCv>;
  read(name: string): Promise<Uint8Array>;
  /** A signed download URL that expires after `seconds`; the browser saves the file as `filename`. */
  link(name: string, filename: string, seconds: number): Promise<string>;
  /** Does nothing when the CV does not exist. Rejects with `StoreUnavailable` when it cannot be removed. */
  remove(name: string): Promise<void>;
}

export class NotPdf extends Error {
  override name = 'NotPdf';
}

export class CvTooLarge extends Error {
  override name = 'CvTooLarge';
}

/** The header of a PDF must appear within this many bytes (PDF 1.7, implementation note 13). */
const maxHeaderOffset = 1024;

/**
 * Checks the bytes of a CV while they stream through: `chunks` throws `NotPdf` or `CvTooLarge` as soon as either is
 * certain. Once all chunks are read, `hash` returns their SHA-256 in hexadecimal.
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
        head += new TextDecoder('latin1').decode(chunk.subarray(0, maxHeaderOffset - head.length));
        isPdf = head.includes('%PDF-');
        if (!isPdf && head.length === maxHeaderOffset) throw new NotPdf();
      }
      hash.update(chunk);
      yield chunk;
    }
    if (!isPdf) throw new NotPdf();
  }

  return { chunks: check(), hash: () => hash.digest('hex') };
}
