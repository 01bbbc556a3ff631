/**
 * Visitors of a site behind a proxy, in a process of its own because it runs in another network: five send admission
 * requests, one reads a page, one uploads a paper slowly, and a mail server takes connections and never answers. Prints a line
 * once the upload has begun, and what happened as JSON once its input is closed.
 */
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { academicRequest } from '../support/requests.ts';
import { openDossier, post, createUpload, patchUpload, uploadOffset } from '../support/clients.ts';
import { pdfOf } from '../support/pdfs.ts';

const [url = '', smtpPort = ''] = process.argv.slice(2);
const paperBytes = 2_000_000;
const chunkBytes = 128_000;

const over = new AbortController();
process.stdin.on('end', () => over.abort()).resume();
createServer().listen(Number(smtpPort), '127.0.0.1').unref();

const references: string[] = [];
const failures: string[] = [];
let longestMs = 0;

async function timed(send: () => Promise<Response>): Promise<Response | undefined> {
  const started = performance.now();
  try {
    const response = await send();
    if (!response.ok) failures.push(String(response.status));
    longestMs = Math.max(longestMs, performance.now() - started);
    return response;
  } catch (error) {
    failures.push(String((error instanceof Error && error.cause) ?? error));
    return undefined;
  }
}

async function apply(visitor: number): Promise<void> {
  for (let count = 0; !over.signal.aborted; count += 1) {
    const email = `visitor-${process.pid}-${visitor}-${count}@example.dj`;
    const response = await timed(() => post(url, { ...academicRequest, email }));
    if (response?.ok) references.push((await response.json()).reference);
    await sleep(50);
  }
}

async function read(): Promise<void> {
  while (!over.signal.aborted) {
    await (await timed(() => fetch(`${url}/`)))?.text();
    await sleep(20);
  }
}

/** Uploads a paper in chunks until the load is over; as the page does, it asks what arrived and goes on after a failure. */
async function upload(): Promise<string> {
  const dossier = await openDossier(url);
  const bytes = pdfOf(paperBytes);
  const ticket = await dossier.announce({ paper: 'identity', bytes: paperBytes });
  const location = await createUpload(url, ticket, paperBytes);
  console.log('uploading');
  let offset = 0;
  while (offset < paperBytes) {
    const chunk = bytes.subarray(offset, offset + chunkBytes);
    await patchUpload(location, ticket, offset, chunk).catch(() => {});
    offset = await uploadOffset(location, ticket).catch(() => offset);
    if (!over.signal.aborted) await sleep(1_500);
  }
  await dossier.receive({ paper: 'identity', bytes: paperBytes, file: ticket.file });
  return dossier.reference;
}

const uploading = upload();
await Promise.all([read(), ...[1, 2, 3, 4, 5].map(apply)]);
references.push(await uploading);
console.log(JSON.stringify({ references, failures, longestMs: Math.round(longestMs) }));
process.exit();
