/** Every place where a person is named: what each form, dossier, office and mail leaves, and that an erasure removes it. */
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { simpleParser } from 'mailparser';
import { describe, expect, test } from 'vitest';
import { morningId } from '#core/mail/morning.ts';
import { dayMs, hourMs, schoolTime } from '#core/time/schoolTime.ts';
import { fullAcademicRequest } from '../support/requests.ts';
import {
  dossierClient,
  post,
  applyWithCv,
  postMessage,
  officeClient,
  createUpload,
  sendByTus,
} from '../support/clients.ts';
import { home, makeHomeForEachTest } from '../support/serverHome.ts';
import { pdfOf } from '../support/pdfs.ts';
import { linksOf, readMails } from '../support/serverProcess.ts';

/** Typed or sent once each, by the door that it comes in. */
const marks = {
  admission: { firstName: 'Qxfirst', lastName: 'Qxlast', motivation: 'Qxmotive', email: 'qxmail@example.dj' },
  contact: { name: 'Qxname', subject: 'Qxsubject', message: 'Qxmessage ici', email: 'qxcontact@example.dj' },
  teacher: { firstName: 'Qxteacher', expertise: 'Qxexpertise', email: 'qxteacher@example.dj' },
  files: { cv: 'Qxcv', paper: 'Qxpaper', replaced: 'Qxreplaced', unfinished: 'Qxunfinished' },
  later: { phone: '77 31 41 59 26', email: 'qxnew@example.dj', note: 'Qxnote', line: 'Qxline' },
};
const allMarks = Object.values(marks).flatMap((group): string[] => Object.values(group));

makeHomeForEachTest();

describe('a person who wrote by every door', () => {
  /** The marks in the files of the data folder, whose mails are read as a mail program does. */
  async function findMarks(): Promise<string[]> {
    const texts: string[] = [];
    for (const path of readdirSync(home.data, { recursive: true, encoding: 'utf8' })) {
      const file = join(home.data, path);
      if (!existsSync(file) || !statSync(file).isFile()) continue;
      const bytes = readFileSync(file);
      texts.push(bytes.toString('latin1'));
      if (!path.includes('.eml')) continue;
      const { text = '', subject, to, attachments } = await simpleParser(bytes);
      const contents = attachments.map(({ content }) => content.toString('latin1'));
      texts.push(JSON.stringify([text, subject, to]), ...contents);
    }
    return allMarks.filter((mark) => texts.some((text) => text.includes(mark)));
  }

  const officeSecret = (subject: string) => linksOf(home.data).officeSecret(subject, Date.now() + hourMs);

  /** Writes each mark by its door, and the mails that name several people. Returns the references. */
  async function writeMarks(url: string): Promise<string[]> {
    // Other people's rows around theirs, so that pages of the data file are shared.
    const sendOthers = async () => {
      for (let count = 0; count < 10; count += 1)
        await post(url, { ...fullAcademicRequest, motivation: 'Autre'.repeat(count * 40) });
    };
    await sendOthers();
    const admission = await (await post(url, { ...fullAcademicRequest, ...marks.admission })).json();
    const contact = await (await postMessage(url, marks.contact)).json();
    const teacher = await applyWithCv(url, pdfOf(2_000, marks.files.cv), marks.teacher);
    await sendOthers();

    const dossier = dossierClient(url, admission.dossierSecret);
    const replaced = await dossier.handIn('identity', pdfOf(2_000, marks.files.replaced));
    expect(await findMarks()).toContain(marks.files.replaced);
    await dossier.handIn('identity', pdfOf(3_000, marks.files.paper), replaced);
    const unfinished = await dossier.announce({ paper: 'diplomas', bytes: 2_000 });
    await createUpload(url, unfinished, 2_000);
    await sendByTus(url, unfinished, pdfOf(2_000, marks.files.unfinished)).catch(() => undefined);
    const office = officeClient(url, officeSecret(admission.reference));
    await office.request({ act: 'note', text: marks.later.note });
    await office.request({ act: 'ask', papers: ['diplomas'], line: marks.later.line });

    const tomorrow = schoolTime(new Date(Date.now() + dayMs)).date;
    await home.withStore(async (store) => {
      await store.queueSchoolMail({ id: morningId(tomorrow), kind: 'morning', perHour: 9 });
    });
    // What waits for a turn leaves, together.
    const giveTurn = () => home.execute('update installation set school_full_at = 0');
    giveTurn();
    await dossier.act({ act: 'correct', phone: marks.later.phone, email: marks.later.email });
    const readWaiting = () => {
      giveTurn();
      return home.waitingMails();
    };
    await expect.poll(readWaiting).toEqual([]);
    const subjects = (await readMails(home.data)).map(({ subject }) => subject);
    for (const title of [/^\d+ demandes? reçues?/, /réponses? attendues?$/])
      expect(subjects).toContainEqual(expect.stringMatching(title));
    return [admission.reference, contact.reference, teacher];
  }

  // `storeConformance.ts` tests what else is purged, and when.
  test.each([
    [
      'one by one with `--delete`',
      async (references: string[]) => {
        for (const reference of references) await home.requests('--delete', reference);
      },
    ],
    [
      'from the office’s list, by the purge',
      async (references: string[], url: string) => {
        await officeClient(url, officeSecret('list')).act({ act: 'erase', references });
        home.execute(`update requests set erase_at = erase_at - ${hourMs} where mailbox like 'qx%'`);
        await home.requests('--purge-held');
      },
    ],
  ])('is named nowhere once erased %s', async (_, eraseAll) => {
    const SITE_URL = 'https://school.example';
    const { url } = await home.serve({ SITE_URL, DELIVER_MESSAGES: 'true', SCHOOL_MAILS_PER_HOUR: '1' });
    const references = await writeMarks(url);
    expect(await findMarks()).toEqual(allMarks.filter((mark) => mark !== marks.files.replaced));
    await eraseAll(references, url);
    expect(await home.references()).toHaveLength(20);
    expect(await findMarks()).toEqual([]);
  });
});
