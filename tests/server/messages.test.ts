import {
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { openDatabase } from '../../server/dataFolder.ts';
import { contactMessage, teacherApplication } from '../support/requests.ts';
import {
  announceApplication,
  postApplication,
  postMessage,
  sendByTus,
  openDossier,
} from '../support/clients.ts';
import { readMails } from '../support/serverProcess.ts';
import { pdfOf } from '../support/pdfs.ts';
import { home, makeHomeForEachTest } from '../support/serverHome.ts';

makeHomeForEachTest();

const papersFolder = () => join(home.data, 'papers');
const filesIn = (folder: string) =>
  existsSync(folder) ? readdirSync(folder).filter((name) => name !== 'uploads') : [];
const cvFiles = () => filesIn(papersFolder());
const uploads = () => filesIn(join(papersFolder(), 'uploads'));

test('without DELIVER_MESSAGES, the server refuses messages and applications', async () => {
  const { url } = await home.serve();
  expect((await postMessage(url)).status).toBe(405);
  expect((await postApplication(url, pdfOf(100))).status).toBe(405);
});

describe('with DELIVER_MESSAGES', () => {
  let url: string;
  beforeEach(async () => {
    ({ url } = await home.serve({ DELIVER_MESSAGES: 'true' }));
  });

  test('an application is stored with its CV, which is attached only to the school’s mail', async () => {
    const cv = pdfOf(300_000);
    const response = await postApplication(url, cv);
    const { success, reference } = await response.json();
    expect({ success, reference }).toEqual({ success: true, reference: expect.stringMatching(/^ENS-/) });
    const [name = ''] = cvFiles();
    const file = join(papersFolder(), name);
    expect(readFileSync(file).equals(cv)).toBe(true);
    if (process.platform !== 'win32') expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(uploads()).toEqual([]);

    await expect.poll(home.waitingMails).toEqual([]);
    const attached = (await readMails(home.data)).flatMap(({ attachments }) => attachments);
    expect(
      attached.map(({ filename, contentType, contentDisposition, content }) => [
        filename,
        contentType,
        contentDisposition,
        content.equals(cv),
      ]),
    ).toEqual([[`${reference}.pdf`, 'application/pdf', 'attachment', true]]);
    for (const path of [`/papers/${name}`, `/data/papers/${name}`, `/functions/v1/dossier-upload/${name}`]) {
      expect((await fetch(url + path)).ok, path).toBe(false);
    }
  });

  test('the command lists and exports messages, and applications with their CV', async () => {
    const { reference: message } = await (await postMessage(url)).json();
    const { reference: application } = await (await postApplication(url, pdfOf(1000))).json();
    const { output: table } = await home.requests();
    for (const part of [message, application, contactMessage.subject, 'Fiscalité'])
      expect(table).toContain(part);
    const exported = await home.requestsJson('--export', application);
    expect(exported).toMatchObject({ kind: 'teacher', answers: teacherApplication });
    expect(readFileSync(exported.papers[0].file).equals(pdfOf(1000))).toBe(true);
    expect((await home.requestsJson('--export', message)).answers).toEqual(contactMessage);
  });
});

test('CVs that are announced and never sent do not keep others of the network from uploading', async () => {
  const { url } = await home.serve({ DELIVER_MESSAGES: 'true' });
  for (let count = 0; count < 20; count += 1)
    expect((await announceApplication(url, pdfOf(100, `${count}`))).status).toBe(202);
  expect((await announceApplication(url, pdfOf(100, 'last'))).status, 'one too many').toBe(503);
  const dossier = await openDossier(url);
  await dossier.handIn('cv');
  expect((await dossier.show()).papers.cv).toMatchObject([{ state: 'received' }]);
});

test('a start does not wait until the files without a request are removed', async () => {
  mkdirSync(papersFolder(), { recursive: true });
  // The data file of an earlier run, without which the server refuses a folder with papers.
  openDatabase(home.data).close();
  for (let count = 0; count < 5_000; count += 1)
    writeFileSync(join(papersFolder(), `orphan${count}`), '%PDF-');
  const { url } = await home.serve();
  expect((await fetch(`${url}/healthz`)).status).toBe(200);
  expect(cvFiles()).not.toEqual([]);
  await expect.poll(cvFiles, { timeout: 10_000 }).toEqual([]);
});

test('the purge deletes old files without a request, but no CV that is being sent or was received', async () => {
  const { url } = await home.serve({ DELIVER_MESSAGES: 'true' });
  const { reference } = await (await postApplication(url, pdfOf(2000))).json();
  writeFileSync(join(papersFolder(), 'orphan'), '%PDF-');
  for (const name of cvFiles()) utimesSync(join(papersFolder(), name), 0, 0);
  const { ticket } = await (await announceApplication(url, pdfOf(3000))).json();
  await sendByTus(url, ticket, pdfOf(3000));
  expect(await home.requests('--purge')).toMatchObject({ status: 0 });
  const { papers } = await home.requestsJson('--export', reference);
  expect(cvFiles()).toEqual([papers[0].id]);
  expect(uploads()).toEqual([ticket.file]);
});
