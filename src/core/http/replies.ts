import type { ReadableStream } from 'node:stream/web';
import type { HealthProblem } from '../store/store.ts';
import type { OutboxEntry } from '../store/outbox.ts';

/** A download, which the browser saves as `name`. */
export function attachment(body: ReadableStream | BodyInit, name: string, type: string, bytes: number) {
  // RFC 8187: `encodeURIComponent` leaves some characters that a header parameter may not have.
  const encoded = encodeURIComponent(name).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  );
  const headers = {
    'Content-Type': type,
    'Content-Disposition': `attachment; filename*=UTF-8''${encoded}`,
    // If a browser shows the file anyway, it does so without the rights of the site's origin.
    'Content-Security-Policy': "default-src 'none'; sandbox",
    'X-Content-Type-Options': 'nosniff',
    'Cache-Control': 'no-store',
    'Referrer-Policy': 'no-referrer',
    'Content-Length': String(bytes),
  };
  return new Response(body as BodyInit, { headers }); // Safe cast: one class, declared by Node and by the DOM.
}

/** Too many uploads at once, or too little space on the disk. */
export type UploadRefusal = 'uploads' | 'diskFull';

/** A problem that a person must solve: the table in server/README.md. */
export type Problem =
  | HealthProblem
  | 'storage'
  | 'dossierKey'
  | 'papersMissing'
  | 'scannerDown'
  | 'backupLate'
  | 'unbuilt'
  | UploadRefusal;

/** Meanwhile, requests are stored and the school gets its mails. */
const harmless: readonly Problem[] = ['mailCeiling', 'keyReplaced', 'scannerDown', 'backupLate', 'unbuilt'];

export interface Health {
  problems: Problem[];
  failing: Pick<OutboxEntry, 'lastError' | 'state' | 'nextAttemptAt'>[];
}

/**
 * The health report: one problem a line, then one line for each reason why mails fail, with the next attempt. The status is
 * 503 for any problem that keeps something from working.
 */
export function healthReply({ problems, failing }: Health): { status: 200 | 503; text: string } {
  const isHealthy = problems.every((problem) => harmless.includes(problem));
  const reasons = Map.groupBy(failing, ({ lastError }) => lastError);
  const failures = [...reasons].map(([error, mails]) => {
    const attempts = mails.flatMap(({ state, nextAttemptAt }) => (state === 'dead' ? [] : [nextAttemptAt]));
    return `${failureMark}${mails.length} ${error} ${attempts.toSorted()[0] ?? '-'}`;
  });
  const lines = [isHealthy ? 'ok' : 'unavailable', ...problems, ...failures];
  return { status: isHealthy ? 200 : 503, text: `${lines.join('\n')}\n` };
}

const failureMark = 'mails: ';

export const readProblems = (text: string): string[] =>
  text
    .trim()
    .split('\n')
    .slice(1)
    .filter((line) => !line.startsWith(failureMark));
