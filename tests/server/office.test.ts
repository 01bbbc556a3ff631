import { readdirSync, readlinkSync } from 'node:fs';
import { join } from 'node:path';
import JSZip from 'jszip';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { deskSubject } from '#core/model/linkedPages.ts';
import { dayMs, hourMs, minuteMs } from '#core/time/schoolTime.ts';
import { openDossier, callOffice, officeClient, officeSecrets } from '../support/clients.ts';
import { home, mailsWith, openMailedDossier, makeHomeForEachTest } from '../support/serverHome.ts';
import { pdfOf } from '../support/pdfs.ts';
import { linksOf } from '../support/serverProcess.ts';

makeHomeForEachTest();
afterEach(() => void vi.useRealTimers());

const siteUrl = 'https://school.example';
const schoolEmail = 'contact@ecole-management.example';

/** Moves the clock of the server, which runs in this process. */
const passTime = (ms: number) => vi.useFakeTimers({ now: Date.now() + ms, toFake: ['Date'] });

const links = () => linksOf(home.data);

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

describe('the secret of the office', () => {
  test('is void once OFFICE_LINKS is raised', async () => {
    const { url, office, dossier } = await openOffice({ OFFICE_LINKS: '2' });
    expect((await office.show()).reference).toBe(dossier.reference);
    const voided = officeClient(url, links().officeSecret(dossier.reference, Date.now() + hourMs));
    await expect(voided.show()).rejects.toThrow('unknown');
  });

  test('expires 30 days after its mail, whatever happens, and that of a row of the list with the list', async () => {
    const { url, office, dossier } = await openOffice();
    passTime(29 * dayMs);
    await office.act({ act: 'note', text: 'Toujours là' });
    passTime(2 * dayMs);
    await dossier.handIn('identity');
    expect((await callOffice(url, { act: 'show', secret: office.secret })).status).toBe(410);
    const list = officeClient(url, links().officeSecret('list', Date.now() + 30 * minuteMs));
    const [row] = (await list.list()).rows;
    expect(row).toMatchObject({ reference: dossier.reference, isLate: true });
    const opened = officeClient(url, row?.secret ?? '');
    passTime(10 * hourMs - minuteMs);
    expect((await opened.show()).reference).toBe(dossier.reference);
    passTime(2 * minuteMs);
    await expect(opened.show()).rejects.toThrow('expired');
  });
});

// `officeRules.test.ts` tests what each act changes.
test('what the office does is shown at once, to the command too, and a long note not to the applicant', async () => {
  const { office, dossier } = await openOffice();
  const { answeredAt } = await office.request({ act: 'answered', by: ' Kadra ' });
  const text = `Rappeler ${'ش🦁'.repeat(995)}`;
  const { history } = await office.request({ act: 'note', text });
  expect(history.slice(-2)).toMatchObject([
    { event: 'answered', by: 'Kadra' },
    { event: 'noted', text },
  ]);
  await expect(office.act({ act: 'unanswered', revision: 0 })).rejects.toThrow('behind');
  const [listed] = await home.requestsJson('--json');
  expect(listed).toMatchObject({ reference: dossier.reference, answeredAt });
  expect(JSON.stringify(await dossier.show())).not.toContain('Rappeler');
  expect((await home.requests('--export', dossier.reference)).output, 'all data').toContain('Rappeler');
});

describe('downloads', () => {
  test('each paper, and all of them as a zip with readable names', async () => {
    const { office, dossier } = await openOffice();
    const transcript = await dossier.handIn('transcripts', pdfOf(300_000));
    await dossier.handIn('transcripts', pdfOf(2_000));
    const replaced = await dossier.handIn('cv');
    const file = await dossier.handIn('cv', pdfOf(9_000_000), replaced);
    await office.act({ act: 'askAgain', file });
    const one = await fetch(await office.ticket(transcript));
    expect((await one.arrayBuffer()).byteLength).toBe(300_000);
    const disposition = decodeURIComponent(one.headers.get('content-disposition') ?? '');
    expect(disposition).toContain(`${dossier.reference} Amina Houssein 3 Relevés de notes 1.pdf`);
    expect(one.headers.get('x-content-type-options')).toBe('nosniff');
    expect(one.headers.get('content-security-policy')).toContain('sandbox');
    const all = await fetch(await office.ticket('zip'));
    const bytes = await all.arrayBuffer();
    expect(Number(all.headers.get('content-length'))).toBe(bytes.byteLength);
    const zip = await JSZip.loadAsync(bytes, { checkCRC32: true });
    const folder = `${dossier.reference} Amina Houssein`;
    const files = Object.values(zip.files).filter(({ dir }) => !dir);
    expect(files.map(({ name }) => name)).toEqual([
      `${folder}/1 Curriculum vitæ (pièce redemandée).pdf`,
      `${folder}/3 Relevés de notes 1.pdf`,
      `${folder}/3 Relevés de notes 2.pdf`,
    ]);
    expect((await files[1]?.async('nodebuffer'))?.equals(pdfOf(300_000))).toBe(true);
    const [received] = (await office.show()).papers;
    // A zip has local times to two seconds, here Djibouti's, which JSZip takes for UTC.
    const shownMs = (files[0]?.date.getTime() ?? 0) - 3 * 60 * minuteMs;
    expect(Math.abs(shownMs - Date.parse(received?.receivedAt ?? ''))).toBeLessThan(minuteMs);
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
      // Firefox goes on with If-Match.
      const goOn = (from: number, tag: string, condition = 'If-Range') =>
        fetch(url, { headers: { Range: `bytes=${from}-`, [condition]: tag } });
      expect((await goOn(123_456, '"another"')).status, 'without the ETag').toBe(410);
      expect((await goOn(0, etag)).status, 'from the start').toBe(410);
      for (const [from, condition] of [
        [123_456, 'If-Range'],
        [whole.length - 1, 'If-Match'],
      ] as const) {
        const rest = await goOn(from, etag, condition);
        expect(rest.status).toBe(206);
        expect(rest.headers.get('content-range')).toBe(`bytes ${from}-${whole.length - 1}/${whole.length}`);
        expect(Buffer.from(await rest.arrayBuffer()).equals(whole.subarray(from))).toBe(true);
      }
      expect((await goOn(whole.length, etag)).status, 'beyond the end').toBe(410);
      if (kind === file) continue;
      await dossier.handIn('cv', pdfOf(500_000, 'another'), file);
      expect((await goOn(123_456, etag)).status, 'with another file of that name').toBe(410);
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
    const fromMorning = await askMany(ofMorning);
    expect(fromMorning, 'from the morning mail, although its link has expired').toEqual(afterFive);
    await expect(officeClient(url, ofMorning).list()).rejects.toThrow('unknown');
    await expect(officeClient(url, ofMorning).show()).rejects.toThrow('unknown');
    const sent = await mailsWith(/Lien de la liste/, 10);
    expect(sent.every(({ to, replyTo }) => to === schoolEmail && replyTo === schoolEmail)).toBe(true);
    const [secret = ''] = officeSecrets(sent[0]?.text ?? '');
    const { counts } = await officeClient(url, secret).list();
    expect(counts).toMatchObject({ open: 0, late: 0, answered: 0, all: 0 });
    passTime(31 * minuteMs);
    await expect(officeClient(url, secret).list()).rejects.toThrow('expired');
    const { reply } = await callOffice(url, { act: 'sendList', email: 'thief@example.dj' });
    expect(reply).toMatchObject({ success: false, code: 'invalid' });
  });

  test('stays open in a tab that uses it for ten hours after its mail, and closes after five without use', async () => {
    const { url } = await home.serve({ SITE_URL: siteUrl });
    let secret = links().officeSecret('list', Date.now() + 30 * minuteMs);
    const use = async () => {
      const shown = await officeClient(url, secret).act({ act: 'list', filter: 'all', page: 1 });
      secret = shown.secret ?? '';
      return Date.parse(shown.list?.validUntil ?? '') - Date.now();
    };
    expect(await use()).toBeGreaterThan(299 * minuteMs);
    const unused = secret;
    for (const _ of ['at 3 hours', 'at 6 hours', 'at 9 hours']) {
      passTime(3 * hourMs);
      await use();
    }
    await expect(officeClient(url, unused).list(), 'a copy that was not used').rejects.toThrow('expired');
    expect(await use()).toBeLessThanOrEqual(hourMs);
    passTime(hourMs);
    await expect(use()).rejects.toThrow('expired');
  });

  test('has no link without the address of the site, and the page says so', async () => {
    const { url } = await home.serve({ PORT: '0' });
    expect(await callOffice(url, { act: 'sendList' })).toMatchObject({
      status: 503,
      reply: { code: 'noAddress', error: expect.stringMatching(/^Aucun lien ne peut partir/) },
    });
  });
});
