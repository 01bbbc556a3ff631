import { readFileSync, readdirSync, readlinkSync } from 'node:fs';
import { join } from 'node:path';
import JSZip from 'jszip';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createLinks } from '#core/links.ts';
import { deskSubject } from '#core/office/officeLimits.ts';
import { dayMs, minuteMs } from '#core/time/schoolTime.ts';
import { readDossierKey } from '../../server/dossierKey.ts';
import {
  academicRequest,
  certifyingRequest,
  setAnswered,
  contactMessage,
  teacherApplication,
} from '../support/requests.ts';
import {
  openDossier,
  post,
  postApplication,
  postMessage,
  callOffice,
  officeClient,
  officeSecrets,
  readSpreadsheet,
} from '../support/clients.ts';
import type { OfficeAct } from '#core/office/protocol.ts';
import { home, mailsWith, openMailedDossier, makeHomeForEachTest } from '../support/serverHome.ts';
import { pdfOf } from '../support/pdfs.ts';

makeHomeForEachTest();
afterEach(() => void vi.useRealTimers());

const siteUrl = 'https://school.example';
const schoolEmail = 'contact@ecole-management.example';

/** Moves the clock of the server, which runs in this process. */
const passTime = (ms: number) => vi.useFakeTimers({ now: Date.now() + ms, toFake: ['Date'] });

const links = () => createLinks(() => readDossierKey(home.data), { siteUrl, officeNumber: 1 });

/** Starts a server and stores an admission request. Returns its dossier and a client with the link of the school's mail. */
async function openOffice(changes: Record<string, string> = {}) {
  const { url, log } = await home.serve({ SITE_URL: siteUrl, ...changes });
  const dossier = await openMailedDossier(url);
  const [mail] = await mailsWith(/^\[ADM-/);
  // A confirmation that is sent later would be an event after `passTime`.
  await expect.poll(home.waitingMails).toEqual([]);
  const [secret = ''] = officeSecrets(mail?.text ?? '');
  return { url, log, dossier, mail, office: officeClient(url, secret) };
}

const openList = (url: string) => officeClient(url, links().officeSecret('list', Date.now() + minuteMs));

test('the link in the school’s mail shows the answers, the papers, what is missing and the history', async () => {
  const { dossier, office } = await openOffice();
  const cv = await dossier.handIn('cv');
  await dossier.act({ act: 'correct', phone: '77 65 43 21' });
  const shown = await office.show();
  expect(shown).toMatchObject({
    kind: 'admission',
    reference: dossier.reference,
    name: 'Amina Houssein',
    topic: 'Licence – Logistique et Transport International',
    email: academicRequest.email,
    phone: '77 65 43 21',
    answeredAt: null,
    papers: [{ id: cv, paper: 'cv', bytes: 1_000 }],
    missing: ['coverLetter', 'transcripts', 'diplomas', 'identity'],
  });
  expect(shown.answers).toContainEqual(['Dernier établissement', 'Lycée']);
  expect(shown.history.map(({ event }) => event)).toEqual(
    expect.arrayContaining(['received', 'confirmed', 'paper', 'corrected']),
  );
  expect(shown.history.map(({ at }) => at)).toEqual(shown.history.map(({ at }) => at).toSorted());
  expect(Date.parse(shown.due ?? '') - Date.parse(shown.receivedAt)).toBe(2 * dayMs);
});

test('a message and an application have a page too, and the CV is downloaded there', async () => {
  const { url } = await home.serve({ SITE_URL: siteUrl, DELIVER_MESSAGES: 'true' });
  await postMessage(url, contactMessage);
  await postApplication(url, pdfOf(1_000), teacherApplication);
  const [[message], [application]] = [await mailsWith(/^\[MSG-/), await mailsWith(/^\[ENS-/)];
  const [messageSecret = ''] = officeSecrets(message?.text ?? '');
  const shown = await officeClient(url, messageSecret).show();
  expect(shown).toMatchObject({
    kind: 'contact',
    topic: contactMessage.subject,
    papers: [],
    missing: [],
  });
  const [secret = ''] = officeSecrets(application?.text ?? '');
  const office = officeClient(url, secret);
  const [cv] = (await office.show()).papers;
  expect(cv).toMatchObject({ bytes: 1_000 });
  expect(await (await fetch(await office.ticket(cv?.id ?? ''))).text()).toMatch(/^%PDF-/);
  const ask: OfficeAct = { act: 'ask', papers: ['cv'] };
  await expect(office.act(ask)).rejects.toThrow('invalid');
});

describe('the secret of the office', () => {
  test('is void once OFFICE_LINKS is raised', async () => {
    const { url, office, dossier } = await openOffice({ OFFICE_LINKS: '2' });
    expect((await office.show()).reference).toBe(dossier.reference);
    const voided = officeClient(url, links().officeSecret(dossier.reference));
    await expect(voided.show()).rejects.toThrow('unknown');
  });

  test('to one request is void alone once the command says so, and the list has the next', async () => {
    const { url, office, dossier } = await openOffice();
    const other = await openDossier(url, 'other@example.dj');
    expect(await home.requests('--void-links', dossier.reference)).toMatchObject({ status: 0 });
    await expect(office.show()).rejects.toThrow('expired');
    const { rows } = await openList(url).list();
    expect(rows.map(({ reference }) => reference).toSorted()).toEqual(
      [dossier.reference, other.reference].toSorted(),
    );
    for (const { secret, reference } of rows)
      expect(await officeClient(url, secret).show()).toMatchObject({ reference });
  });

  test('expires 30 days after its mail, whatever happens, and that of a row of the list in twelve hours', async () => {
    const { url, office, dossier } = await openOffice();
    const ofEarlierVersion = officeClient(url, links().officeSecret(dossier.reference));
    passTime(29 * dayMs);
    await office.act({ act: 'note', text: 'Toujours là' });
    await ofEarlierVersion.show();
    await dossier.handIn('cv');
    passTime(2 * dayMs);
    await dossier.handIn('identity');
    for (const { secret } of [office, ofEarlierVersion])
      expect((await callOffice(url, { act: 'show', secret })).status).toBe(410);
    await expect(office.act({ act: 'answered' })).rejects.toThrow('expired');
    const list = openList(url);
    const [row] = (await list.list()).rows;
    expect(row).toMatchObject({ reference: dossier.reference, isLate: true });
    const opened = officeClient(url, row?.secret ?? '');
    expect((await opened.show()).reference).toBe(dossier.reference);
    passTime(2 * minuteMs);
    await expect(list.list()).rejects.toThrow('expired');
    passTime(12 * 60 * minuteMs);
    await expect(opened.show()).rejects.toThrow('expired');
  });
});

test('“answered” keeps its first date, is what the command shows, and can be undone at any time', async () => {
  const { office, dossier } = await openOffice();
  const first = await office.request({ act: 'answered' });
  passTime(minuteMs);
  expect((await office.request({ act: 'answered' })).answeredAt).toBe(first.answeredAt);
  const [listed] = await home.requestsJson('--json');
  expect(listed).toMatchObject({ reference: dossier.reference, answeredAt: first.answeredAt });
  for (const _ of ['undone', 'repeated'])
    expect(await office.request({ act: 'unanswered' })).toMatchObject({ answeredAt: null });
  await home.withStore((store) => setAnswered(store, dossier.reference, true));
  passTime(20 * dayMs);
  const { history } = await office.request({ act: 'unanswered' });
  expect(history.map(({ event }) => event).filter((event) => /answered|reopened/.test(event))).toEqual([
    'answered',
    'reopened',
    'answered',
    'reopened',
  ]);
});

test('a page that is behind shows what a colleague did before it acts, so that no mail goes out twice', async () => {
  const { office } = await openOffice();
  const seen = await office.show();
  const ask: OfficeAct = { act: 'ask', papers: ['cv'], revision: seen.revision };
  const asked = await office.request({ ...ask, by: ' Kadra ' });
  expect(asked.history.at(-1)).toMatchObject({ event: 'asked', by: 'Kadra' });
  await mailsWith(/pièces/i);
  // The same act under another name is a colleague's, without one or under the same a retry.
  const late: OfficeAct[] = [
    { ...ask, by: 'Ali' },
    { act: 'answered', revision: seen.revision },
    { act: 'note', text: 'Rappeler', revision: seen.revision },
  ];
  for (const act of late) await expect(office.act(act), act.act).rejects.toThrow('behind');
  expect(await office.request({ ...ask, by: 'Kadra' })).toEqual(asked);
  expect(await mailsWith(/pièces/i)).toHaveLength(1);
  const { revision } = asked;
  const answered = await office.request({ act: 'answered', revision, by: 'Ali' });
  expect(answered.history.at(-1)).toMatchObject({ event: 'answered', by: 'Ali' });
  await expect(office.act({ act: 'unanswered', revision })).rejects.toThrow('behind');
  expect(await office.request({ act: 'unanswered', revision: answered.revision })).toMatchObject({
    answeredAt: null,
  });
});

test('what the applicant does meanwhile is shown first too, but not an upload under way', async () => {
  const { office, dossier } = await openOffice();
  const { revision } = await office.show();
  await dossier.announce({ paper: 'cv', bytes: 1_000 });
  const noted = await office.request({ act: 'note', text: 'Rappeler', revision });
  await dossier.handIn('identity');
  await expect(office.act({ act: 'ask', papers: ['identity'], revision: noted.revision })).rejects.toThrow(
    'behind',
  );
});

describe('papers that the office asks for', () => {
  test('are mailed to the applicant with their link, once for an act that is repeated', async () => {
    const { office, dossier } = await openOffice();
    const ask = {
      act: 'ask',
      papers: ['identity', 'identity'],
      line: ' Recto \n et verso ',
    } as const;
    for (const _ of ['asked', 'repeated', 'repeated']) await office.act({ ...ask, papers: [...ask.papers] });
    const [mail] = await mailsWith(/Pièces à déposer/);
    expect(mail).toMatchObject({ to: academicRequest.email, replyTo: schoolEmail });
    expect(mail?.text).toMatch(/Pièce d’identité[^]*Recto et verso/);
    expect(mail?.text).toContain(`${siteUrl}/dossier#${dossier.reference}.`);
    expect((await office.show()).history).toContainEqual(
      expect.objectContaining({ event: 'asked', papers: ['identity'], text: 'Recto et verso' }),
    );
  });

  test('are asked for again if a received file cannot be opened, once for each file', async () => {
    const { office, dossier } = await openOffice();
    const cv = await dossier.handIn('cv');
    for (const _ of ['asked', 'repeated']) await office.act({ act: 'askAgain', file: cv });
    const [mail] = await mailsWith(/Pièce à déposer de nouveau/);
    expect(mail).toMatchObject({ to: academicRequest.email, replyTo: schoolEmail });
    expect(mail?.text).toMatch(/ne pouvons pas lire[^]*Curriculum/);
    expect(mail?.text).toContain(`${siteUrl}/dossier#${dossier.reference}.`);
    const again = await dossier.handIn('cv', pdfOf(2_000), cv);
    await expect(office.request({ act: 'askAgain', file: cv }), 'it is replaced').rejects.toThrow(
      'unknownFile',
    );
    await office.act({ act: 'askAgain', file: again });
    await mailsWith(/Pièce à déposer de nouveau/, 2);
    expect((await office.show()).history.filter(({ event }) => event === 'asked')).toMatchObject([
      { papers: ['cv'], file: cv },
      { papers: ['cv'], file: again },
    ]);
  });

  test('are asked for five times a day, in 200 characters without a link', async () => {
    const { office, dossier } = await openOffice();
    const ask = (line?: string) => office.request({ act: 'ask', papers: ['cv'], ...(line && { line }) });
    for (const line of ['www.evil.example', 'https://evil', 'me@evil', 'voir evil.com', 'x'.repeat(201)])
      await expect(ask(line)).rejects.toThrow('invalid');
    const results = await Promise.allSettled(
      Array.from({ length: 8 }, (_, index) => ask(String(index).repeat(200))),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
    await expect(ask()).rejects.toThrow('noAsksLeft');
    await mailsWith(/Pièces à déposer/, 5);
    passTime(dayMs + minuteMs);
    await ask();
    await dossier.act({ act: 'withdraw' });
    await expect(ask()).rejects.toThrow('withdrawnByApplicant');
  });
});

test('a note is kept for the office alone, once for an act that is repeated', async () => {
  const { office, dossier } = await openOffice();
  const note = { act: 'note', text: 'Rappeler lundi\naprès 8 h' } as const;
  await office.act(note);
  passTime(59 * minuteMs);
  await office.act(note);
  const notes = (await office.show()).history.filter(({ event }) => event === 'noted');
  expect(notes).toMatchObject([{ text: note.text }]);
  expect(JSON.stringify(await dossier.show())).not.toContain('Rappeler');
  expect((await home.requests('--export', dossier.reference)).output, 'all data').toContain('Rappeler');
  passTime(2 * minuteMs);
  const later = await office.request({ ...note });
  expect(later.history.filter(({ event }) => event === 'noted')).toHaveLength(2);
  for (const text of [' \n ', 'x'.repeat(2_001)])
    await expect(office.act({ act: 'note', text })).rejects.toThrow('invalid');
});

describe('downloads', () => {
  test('each paper, and all of them as a zip with readable names', async () => {
    const { office, dossier } = await openOffice();
    const transcript = await dossier.handIn('transcripts', pdfOf(300_000));
    await dossier.handIn('transcripts', pdfOf(2_000));
    const replaced = await dossier.handIn('cv');
    await dossier.handIn('cv', pdfOf(9_000_000), replaced);
    const one = await fetch(await office.ticket(transcript));
    expect((await one.arrayBuffer()).byteLength).toBe(300_000);
    expect(decodeURIComponent(one.headers.get('content-disposition') ?? '')).toContain(
      `${dossier.reference} Amina Houssein 3 Relevés de notes 1.pdf`,
    );
    expect(one.headers.get('x-content-type-options')).toBe('nosniff');
    expect(one.headers.get('content-security-policy')).toContain('sandbox');
    const all = await fetch(await office.ticket('zip'));
    const bytes = await all.arrayBuffer();
    expect(Number(all.headers.get('content-length'))).toBe(bytes.byteLength);
    const zip = await JSZip.loadAsync(bytes, { checkCRC32: true });
    const folder = `${dossier.reference} Amina Houssein`;
    const files = Object.values(zip.files).filter(({ dir }) => !dir);
    expect(files.map(({ name }) => name)).toEqual([
      `${folder}/1 Curriculum vitæ.pdf`,
      `${folder}/3 Relevés de notes 1.pdf`,
      `${folder}/3 Relevés de notes 2.pdf`,
    ]);
    expect((await files[1]?.async('nodebuffer'))?.equals(pdfOf(300_000))).toBe(true);
    const [received] = (await office.show()).papers;
    const minute = (date: Date) => date.toISOString().slice(0, 15);
    // A zip has local times, here Djibouti's, which JSZip takes for UTC.
    expect(minute(new Date((files[0]?.date.getTime() ?? 0) - 3 * 3_600_000))).toBe(
      minute(new Date(received?.receivedAt ?? '')),
    );
  });

  test('the sizes in a zip stand before the files, so that programs can unpack it while it arrives', async () => {
    const { office, dossier } = await openOffice();
    await dossier.handIn('cv', pdfOf(3_000));
    await dossier.handIn('identity', pdfOf(2_000));
    const zip = Buffer.from(await (await fetch(await office.ticket('zip'))).arrayBuffer());
    const sizes: number[] = [];
    for (let at = 0; zip.readUInt32LE(at) === 0x04034b50;) {
      const [flags, method, bytes] = [
        zip.readUInt16LE(at + 6),
        zip.readUInt16LE(at + 8),
        zip.readUInt32LE(at + 18),
      ];
      expect([flags, method]).toEqual([0x0800, 0]);
      sizes.push(bytes);
      at += 30 + zip.readUInt16LE(at + 26) + bytes;
    }
    expect(sizes).toEqual([3_000, 2_000]);
  });

  test('a download that was cut goes on where it stopped, for whoever had its beginning', async () => {
    const { office, dossier } = await openOffice();
    const file = await dossier.handIn('cv', pdfOf(500_000));
    for (const kind of [file, 'zip']) {
      const url = await office.ticket(kind);
      const first = await fetch(url);
      const whole = Buffer.from(await first.arrayBuffer());
      const etag = first.headers.get('etag') ?? '';
      expect(first.headers.get('accept-ranges')).toBe('bytes');
      const goOn = (from: number, ifRange: string) =>
        fetch(url, { headers: { Range: `bytes=${from}-`, 'If-Range': ifRange } });
      expect((await goOn(123_456, '"another"')).status, 'without the ETag').toBe(410);
      expect((await goOn(0, etag)).status, 'from the start').toBe(410);
      for (const from of [123_456, whole.length - 1]) {
        const rest = await goOn(from, etag);
        expect([rest.status, rest.headers.get('content-range')]).toEqual([
          206,
          `bytes ${from}-${whole.length - 1}/${whole.length}`,
        ]);
        expect(Buffer.from(await rest.arrayBuffer()).equals(whole.subarray(from))).toBe(true);
      }
      expect((await goOn(whole.length, etag)).status, 'beyond the end').toBe(410);
    }
  });

  test('a ticket works once, for a minute, and for the files of its own request', async () => {
    const { url, office, dossier } = await openOffice();
    await expect(office.ticket('zip')).rejects.toThrow('noFile');
    const other = await openDossier(url, 'other@example.dj');
    const theirs = await other.handIn('cv');
    await expect(office.ticket(theirs)).rejects.toThrow('noFile');
    const file = await dossier.handIn('cv');
    const [used, late] = [await office.ticket(file), await office.ticket(file)];
    const statuses = await Promise.all([1, 2, 3].map(async () => (await fetch(used)).status));
    expect(statuses.toSorted()).toEqual([200, 410, 410]);
    expect((await fetch(late, { method: 'HEAD' })).status).toBe(405);
    passTime(61_000);
    expect((await fetch(late)).status).toBe(410);
    const gone = await office.ticket(file);
    await home.withStore((store) => store.deleteRequest(dossier.reference));
    expect((await fetch(gone)).status, 'erased with its request').toBe(410);
    expect((await fetch(`${url}/functions/v1/office?ticket=guessed`)).status).toBe(410);
  });

  test.skipIf(process.platform !== 'linux')('one that is broken off leaves no file open', async () => {
    const { office, dossier } = await openOffice();
    const file = await dossier.handIn('cv', pdfOf(9_000_000));
    const openFiles = () =>
      readdirSync('/proc/self/fd').filter((descriptor) => {
        try {
          return readlinkSync(`/proc/self/fd/${descriptor}`).includes(join(home.data, 'papers'));
        } catch {
          // `readdirSync` lists its own descriptor, which is closed by now.
          return false;
        }
      }).length;
    for (const kind of [file, 'zip']) {
      const breaking = new AbortController();
      const { body } = await fetch(await office.ticket(kind), { signal: breaking.signal });
      await body?.getReader().read();
      await expect.poll(openFiles).toBe(1);
      breaking.abort();
      // The garbage collector would close a forgotten file after some three seconds.
      await expect.poll(openFiles, { timeout: 1500 }).toBe(0);
    }
  });

  test('the spreadsheet has every request, with its notes and missing papers, and is that of the command', async () => {
    const { url, office, dossier } = await openOffice();
    await office.request({ act: 'note', text: 'Rappeler jeudi' });
    await dossier.handIn('cv');
    await post(url, certifyingRequest);
    const response = await fetch(await openList(url).ticket('spreadsheet'));
    expect(decodeURIComponent(response.headers.get('content-disposition') ?? '')).toMatch(
      /Demandes \d{4}-\d\d-\d\d\.xlsx/,
    );
    const downloaded = await readSpreadsheet(await response.bytes());
    const [head = [], ...rows] = downloaded;
    expect(rows).toHaveLength(2);
    const row = rows.find((cells) => cells.includes(dossier.reference));
    const cell = (heading: string) => row?.[head.indexOf(heading)] ?? '';
    expect(cell('Notes')).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d Rappeler jeudi$/);
    expect(cell('Pièces manquantes')).toContain('Pièce d’identité');
    expect(cell('Pièces manquantes')).not.toContain('Curriculum');
    const file = join(home.path, 'requests.xlsx');
    expect(await home.requests('--spreadsheet', file)).toMatchObject({ status: 0 });
    expect(await readSpreadsheet(readFileSync(file))).toEqual(downloaded);
  });
});

test('a request keeps a hundred notes, because its page loads all of them', async () => {
  const { url, dossier } = await openOffice();
  const office = officeClient(url, links().officeSecret(dossier.reference, Date.now() + minuteMs));
  for (let count = 1; count <= 100; count += 1) await office.act({ act: 'note', text: `Note ${count}` });
  await expect(office.act({ act: 'note', text: 'Encore une' })).rejects.toThrow('noNotesLeft');
});

describe('the list', () => {
  test('is opened by a link that only the school gets, five times an hour; the office has five more', async () => {
    const { url } = await home.serve({ SITE_URL: siteUrl });
    const askMany = async (secret?: string) => {
      const answers: string[] = [];
      for (let count = 0; count < 7; count += 1) {
        const { reply } = await callOffice(url, { act: 'sendList', secret });
        answers.push(reply.success ? 'sent' : reply.code);
      }
      return answers;
    };
    const afterFive = [...Array.from({ length: 5 }, () => 'sent'), 'noLinksLeft', 'noLinksLeft'];
    expect(await askMany()).toEqual(afterFive);
    expect(await askMany('list.0.forged')).not.toContain('sent');
    await mailsWith(/Lien de la liste/, 5);
    const ofMorning = links().officeSecret(deskSubject, Date.now() - minuteMs);
    expect(await askMany(ofMorning), 'from the morning mail, although its link has expired').toEqual(
      afterFive,
    );
    await expect(officeClient(url, ofMorning).list()).rejects.toThrow('unknown');
    await expect(officeClient(url, ofMorning).show()).rejects.toThrow('unknown');
    const sent = await mailsWith(/Lien de la liste/, 10);
    expect(sent.every(({ to, replyTo }) => to === schoolEmail && replyTo === schoolEmail)).toBe(true);
    const [secret = ''] = officeSecrets(sent[0]?.text ?? '');
    const { counts, validUntil } = await officeClient(url, secret).list();
    expect(counts).toEqual({ open: 0, late: 0, answered: 0, all: 0 });
    const validMs = Date.parse(validUntil) - Date.now();
    expect(validMs).toBeGreaterThan(29 * minuteMs);
    expect(validMs).toBeLessThanOrEqual(30 * minuteMs);
    const { reply } = await callOffice(url, { act: 'sendList', email: 'thief@example.dj' });
    expect(reply).toMatchObject({ success: false, code: 'invalid' });
  });

  test('has no link without the address of the site, and the page says so', async () => {
    const { url, log } = await home.serve({ PORT: '0' });
    const { status, reply } = await callOffice(url, { act: 'sendList' });
    expect(status).toBe(503);
    expect(reply).toMatchObject({
      code: 'noAddress',
      error: expect.stringMatching(/^Aucun lien ne peut partir/),
    });
    expect(log()).toContain('office.refused');
    await expect.poll(home.waitingMails).toEqual([]);
  });

  test('finds requests by name, number, phone in any spelling, e-mail address and programme, and by state', async () => {
    const { url, dossier } = await openOffice();
    await post(url, { ...certifyingRequest, firstName: 'Hélène', lastName: 'Ould-Abdi' });
    const withdrawn = await openDossier(url, 'third@example.dj');
    await withdrawn.act({ act: 'withdraw' });
    await home.withStore((store) => setAnswered(store, dossier.reference, true));
    const list = openList(url);
    const found = async (search: string) => {
      const { rows } = await list.list({ filter: 'all', search });
      return rows.map(({ name }) => name);
    };
    expect(await found('helene')).toEqual(['Hélène Ould-Abdi']);
    expect(await found('ABDI hel')).toEqual(['Hélène Ould-Abdi']);
    expect(await found('sécurité licence')).toEqual(['Hélène Ould-Abdi']);
    expect(await found(dossier.reference.toLowerCase().replaceAll('-', ''))).toEqual(['Amina Houssein']);
    expect(await found(dossier.reference.slice(4))).toEqual(['Amina Houssein']);
    for (const phone of ['77 12 34 56', '+253 77-12-34-56', '0025377123456', '(+253) 77.12.34.56', '3456'])
      expect(await found(`ould ${phone}`), phone).toEqual(['Hélène Ould-Abdi']);
    expect(await found('٧٧ ١٢ ٣٤ ٥٦')).toHaveLength(3);
    expect(await found('77 12 34 57')).toEqual([]);
    expect(await found('THIRD@example')).toHaveLength(1);
    expect(await found('nobody')).toEqual([]);
    expect((await list.list()).counts).toEqual({ open: 1, late: 0, answered: 1, all: 3 });
    expect((await list.list({ filter: 'answered' })).rows).toMatchObject([{ reference: dossier.reference }]);
  });
});

// `morning.test.ts` and `mails.test.ts` test the content of the morning mail, `officeConformance.ts` its links.
test('the morning mail tells what came since the last one, also after days on which the server was down', async () => {
  const setClock = (time: string) => vi.useFakeTimers({ now: Date.parse(`${time}+03:00`), toFake: ['Date'] });
  // A Saturday.
  setClock('2026-12-05T09:00');
  const { url } = await home.serve({ SITE_URL: siteUrl, DELIVER_MESSAGES: 'true' });
  // Nobody promises a teacher a time, so the application is never due.
  const { reference } = await (await postApplication(url, pdfOf(1_000), teacherApplication)).json();
  setClock('2026-12-15T08:00');
  await post(url, academicRequest);
  const [mail] = await mailsWith(/réponses? attendues?$/);
  expect(mail).toMatchObject({ to: schoolEmail, replyTo: schoolEmail });
  for (const part of [reference, `${siteUrl}/office#list-desk.`]) expect(mail?.text).toContain(part);
});
