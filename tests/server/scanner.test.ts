/** The virus scanner of the embedded server, with a stand-in for clamd or the one at `CLAMD_URL`. */
import { once } from 'node:events';
import { createServer } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { queueReminders } from '#core/mail/reminders.ts';
import { hourMs } from '#core/time/schoolTime.ts';
import { officeClient, officeSecrets, openDossier } from '../support/clients.ts';
import { listen } from '../support/machine.ts';
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
async function startStandIn(onPort = 0, said?: string) {
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
          const isFound = Buffer.concat(contents).includes('EICAR-STANDARD');
          socket.end(said ?? `stream: ${isFound ? 'Eicar-Signature FOUND' : 'OK'}\0`);
          return;
        }
        contents.push(bytes.subarray(at + 4, at + 4 + length));
        at += 4 + length;
      }
    });
  });
  const port = await listen(server, '127.0.0.1', onPort);
  return { server, port, address: `tcp://127.0.0.1:${port}` };
}

async function serveWith(scanner: string) {
  const { url } = await home.serve({ SITE_URL: 'https://school.example', CLAMD_URL: scanner });
  const dossier = await openDossier(url);
  const [mail] = await mailsWith(/^\[ADM-/);
  return { dossier, office: officeClient(url, officeSecrets(mail?.text ?? '')[0] ?? '') };
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

test('a file that came while the scanner was down is marked, and examined later, even if another job fails', async () => {
  vi.useFakeTimers({ toFake: ['setInterval'] });
  const { server, port, address } = await startStandIn();
  await once(server.close(), 'close');
  const { dossier, office } = await serveWith(address);
  await dossier.handIn('cv');
  await dossier.handIn('identity', eicar);
  const { papers, states } = await office.show();
  expect(papers.map(({ isUnscanned }) => isUnscanned)).toEqual([true, true]);
  expect([states.cv, states.identity]).toEqual(['received', 'received']);
  const back = await startStandIn(port);
  vi.mocked(queueReminders).mockRejectedValueOnce(new Error('A job before it fails'));
  vi.advanceTimersByTime(hourMs);
  await expect.poll(async () => (await office.show()).states.identity).toBe('refused');
  expect((await office.show()).papers).toMatchObject([{ paper: 'cv' }]);
  expect((await office.show()).papers[0]).not.toHaveProperty('isUnscanned');
  back.server.close();
});

test.each(['INSTREAM size limit exceeded. ERROR\0', ''])(
  'a file is marked as not scanned if the scanner’s answer %j has no verdict',
  async (said) => {
    const { server, address } = await startStandIn(0, said);
    const { dossier, office } = await serveWith(address);
    await dossier.handIn('cv');
    expect((await office.show()).papers).toMatchObject([{ isUnscanned: true }]);
    server.close();
  },
);
