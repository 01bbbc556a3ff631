import { type Submission, callOf } from './submission.ts';
import { type SendingOutcome, failed, readAnswer } from './submitRequest.ts';

export interface Upload {
  file: File;
  /** Told how much has gone, from 0 to 1. */
  onProgress: (share: number) => void;
  /** Stops it; the outcome is then `stopped`. */
  signal: AbortSignal;
}

/** Milliseconds in which something must move: a slow link may take its time. */
const stalledAfter = 45_000;

/**
 * Sends a request with its file: the answers as JSON on one line, then the bytes. By XMLHttpRequest, because fetch does
 * not tell how far an upload is. Never rejects.
 */
export function submitUpload(
  submission: Submission,
  { file, onProgress, signal }: Upload,
): Promise<SendingOutcome> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    const { url, headers } = callOf(submission, 'application/octet-stream');
    request.open('POST', url);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);

    let stalled = setTimeout(() => request.abort(), stalledAfter);
    const isMoving = () => {
      clearTimeout(stalled);
      stalled = setTimeout(() => request.abort(), stalledAfter);
    };
    const stop = () => request.abort();
    signal.addEventListener('abort', stop);
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      isMoving();
      onProgress(total > 0 ? loaded / total : 0);
    });
    request.addEventListener('loadend', () => {
      clearTimeout(stalled);
      signal.removeEventListener('abort', stop);
      const isOk = request.status >= 200 && request.status < 300;
      if (signal.aborted && !isOk) resolve({ kind: 'stopped' });
      else {
        const answer = parse(request.responseText);
        resolve(isOk ? readAnswer(answer) : failed(answer, request.status));
      }
    });
    request.send(new Blob([JSON.stringify(submission.payload), '\n', file]));
  });
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
