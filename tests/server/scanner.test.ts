/** The virus scanner of the embedded server, with a stand-in for clamd or the one at `CLAMD_URL`. */
import { once } from 'node:events';
import { createServer } from 'node:net';
import { networkInterfaces } from 'node:os';
import { afterEach, expect, test, vi } from 'vitest';
import { queueReminders } from '#core/mail/reminders.ts';
import { hourMs } from '#core/time/schoolTime.ts';
import { removeFile } from '../../server/paperFolder.ts';
import { officeClient, officeSecrets, openDossier, readHealth } from '../support/clients.ts';
import { freePort, listen } from '../support/machine.ts';
import { pdfOf } from '../support/pdfs.ts';
import { home, mailsWith, makeHomeForEachTest } from '../support/serverHome.ts';

vi.mock('#core/mail/reminders.ts', { spy: true });
makeHomeForEachTest();
afterEach(() => void vi.useRealTimers());

/** The harmless file that every scanner finds, in a PDF. Written in two parts, so that none finds it here. */
const eicar = Buffer.concat([
  pdfOf(1_000),
  Buffer.from(['X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR', '-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*\n%%EOF'].join('')),
]);

/** Reads INSTREAM as clamd's manual says: chunks with their length before them, the last of which is empty. */
async function startStandIn(onPort = 0, said?: string, host = '127.0.0.1') {
  const server = createServer((socket) => {
    let bytes = Buffer.alloc(0);
    socket.on('error', () => {});
    socket.on('data', (part) => {
      bytes = Buffer.concat([bytes, part]);
      const command = 'zINSTREAM\0';
      const contents: Buffer[] = [];
      for (let at = command.length; at + 4 <= bytes.length;) {
        const length = bytes.readUInt32BE(at);
        if (length === 0) {
          const has = (part: string) => Buffer.concat(contents).includes(part);
          const verdict = has('EICAR-STANDARD') ? 'Eicar-Signature FOUND' : has('too deep') ? 'ERROR' : 'OK';
          socket.end(said ?? `stream: ${verdict}\0`);
          return;
        }
        contents.push(bytes.subarray(at + 4, at + 4 + length));
        at += 4 + length;
      }
    });
  });
  const port = await listen(server, host, onPort);
  return { server, port, address: `tcp://127.0.0.1:${port}` };
}

async function serveWith(scanner: string) {
  const { url, stop } = await home.serve({ SITE_URL: 'https://school.example', CLAMD_URL: scanner });
  const dossier = await openDossier(url);
  const [mail] = await mailsWith(/^\[ADM-/);
  return { dossier, office: officeClient(url, officeSecrets(mail?.text ?? '')[0] ?? ''), stop };
}

test('a file with a virus is refused, and page, dossier and history say so; another one is received', async () => {
  const standIn = process.env.CLAMD_URL ? undefined : await startStandIn();
  const { dossier, office } = await serveWith(process.env.CLAMD_URL ?? standIn?.address ?? '');
  await expect(dossier.handIn('cv', eicar)).rejects.toThrow('infected');
  expect((await dossier.show()).states.cv).toBe('refused');
  const { states, missing, papers, history } = await office.show();
  expect([states.cv, missing.includes('cv'), papers]).toEqual(['refused', true, []]);
  expect(history.at(-1)).toMatchObject({ event: 'refused', papers: ['cv'] });
  await dossier.handIn('cv', pdfOf(300_000));
  expect((await office.show()).states.cv).toBe('received');
  standIn?.server.close();
});

test('a file that came while the scanner was down is marked and examined later, even if asked for again', async () => {
  vi.useFakeTimers({ toFake: ['setInterval'] });
  const { server, port, address } = await startStandIn();
  await once(server.close(), 'close');
  const { dossier, office } = await serveWith(address);
  const [lost, replaced] = [await dossier.handIn('diplomas'), await dossier.handIn('cv')];
  await dossier.handIn('cv', pdfOf(2_000), replaced);
  await dossier.handIn('coverLetter', pdfOf(1_000, 'too deep'));
  const again = await dossier.handIn('identity', eicar);
  await removeFile(home.data, lost);
  expect((await office.show()).states).toMatchObject({ cv: 'received', identity: 'received' });
  const { papers, states } = await office.request({ act: 'askAgain', file: again });
  expect(papers.map(({ isUnscanned }) => isUnscanned)).toEqual([true, true, true, true]);
  expect(states.identity).toBe('asked');
  const back = await startStandIn(port);
  vi.mocked(queueReminders).mockRejectedValueOnce(new Error('A job before it fails'));
  vi.advanceTimersByTime(hourMs);
  const message = 'examined after a job that failed';
  await expect.poll(async () => (await office.show()).states.identity, { message }).toBe('refused');
  const cv = (await office.show()).papers.find(({ paper }) => paper === 'cv');
  expect(cv).not.toHaveProperty('isUnscanned');
  back.server.close();
});

test('a scanner that does not answer is named within an hour, until it answers again', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'performance'] });
  const port = await freePort();
  const hasIpv6 = networkInterfaces().lo?.some(({ address }) => address === '::1');
  const [host, urlHost] = hasIpv6 ? ['::1', '[::1]'] : [];
  const { url, log } = await home.serve({ CLAMD_URL: `tcp://${urlHost ?? '127.0.0.1'}:${port}` });
  const laterHealth = () => {
    vi.advanceTimersByTime(5_001);
    return readHealth(url);
  };
  vi.advanceTimersByTime(hourMs);
  await expect.poll(laterHealth).toEqual([200, 'ok\nscannerDown\n']);
  expect(log()).toContain('scanner.unavailable');
  const { server } = await startStandIn(port, undefined, host);
  vi.advanceTimersByTime(hourMs);
  await expect.poll(laterHealth).toEqual([200, 'ok\n']);
  server.close();
});

test.each(['INSTREAM size limit exceeded. ERROR\0', ''])(
  'a file is scanned once, and is marked if the answer %j has no verdict',
  async (said) => {
    const { server, address } = await startStandIn(0, said);
    let scans = 0;
    server.on('connection', () => (scans += 1));
    const { dossier, office } = await serveWith(address);
    const file = await dossier.handIn('cv', pdfOf(1_000));
    // The page repeats it when the response was lost.
    await dossier.receive({ file, paper: 'cv', bytes: 1_000 });
    expect(scans).toBe(1);
    expect((await office.show()).papers).toMatchObject([{ isUnscanned: true }]);
    const { headers } = await fetch(await office.ticket(file));
    expect(decodeURIComponent(headers.get('content-disposition') ?? '')).toContain('pas encore examinée');
    server.close();
  },
);
