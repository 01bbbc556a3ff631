import { createHash } from 'node:crypto';
import { NotPdf } from '../store/cvStore.ts';
import { messageLimits } from '../questions/messageQuestions.ts';
import { BodyTooLarge } from './readBody.ts';

/** Bytes within which the header of a PDF may stand (PDF 1.7, implementation note 13). */
const headLength = 1024;

/**
 * Passes on the bytes of a CV while it looks at them: throws `NotPdf` as soon as they can be none, `BodyTooLarge` beyond
 * the largest that is taken. `hash` is their SHA-256 in hexadecimal, once all have passed.
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
      if (length > messageLimits.cvMaxBytes) throw new BodyTooLarge();
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
