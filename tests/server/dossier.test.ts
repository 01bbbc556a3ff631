import { randomUUID } from 'node:crypto';
import { readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { academicRequest } from '../support/requests.ts';
import {
  callDossier,
  dossierClient,
  dossierSecrets,
  openDossier,
  createUpload,
  patchUpload,
  uploadOffset,
  sendByTus,
} from '../support/clients.ts';
import { encryptedPdf, pdfOf } from '../support/pdfs.ts';
import {
  allMails,
  home,
  mailedDossier,
  mailsWith,
  openMailedDossier,
  makeHomeForEachTest,
} from '../support/serverHome.ts';
import type { DossierAct } from '#core/acts/dossierProtocol.ts';

makeHomeForEachTest();

const siteUrl = 'https://school.example';

const filesIn = (...folders: string[]) =>
  readdirSync(join(home.data, 'papers', ...folders), { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name);

test('a paper arrives complete over a connection that drops, is private, and counts once it is received', async () => {
  const { url } = await home.serve();
  const dossier = await openDossier(url);
  const pdf = pdfOf(600_000);
  const upload = { file: randomUUID(), paper: 'cv', bytes: pdf.byteLength } as const;
  const ticket = await dossier.announce(upload);
  const address = await createUpload(url, ticket, pdf.byteLength);
  expect((await patchUpload(address, ticket, 0, pdf.subarray(0, 200_000))).status).toBe(204);
  await expect(dossier.receive(upload)).rejects.toThrow('unfinished');
  // A client that did not get the response asks how many bytes have arrived.
  const offset = await uploadOffset(address, ticket);
  expect(offset).toBe(200_000);
  // Chromium repeats the chunk that was under way, with the bytes that have arrived.
  expect((await patchUpload(address, ticket, 100_000, pdf.subarray(100_000, 400_000))).status).toBe(204);
  for (const [from, to] of [[100_000, 300_000] as const, [400_001, 600_000] as const]) {
    const { status, headers } = await patchUpload(address, ticket, from, pdf.subarray(from, to));
    // A closed connection would keep Chromium from reading the refusal.
    expect([status, headers.get('connection')]).toEqual([409, 'keep-alive']);
  }
  expect((await patchUpload(address, ticket, 400_000, pdf.subarray(400_000))).status).toBe(204);
  expect((await dossier.show()).papers.cv).toMatchObject([{ state: 'uploading', receivedAt: null }]);
  for (const _ of ['received', 'repeated']) await dossier.receive(upload);
  const received = { id: ticket.file, state: 'received', bytes: 600_000 };
  expect((await dossier.show()).papers.cv).toMatchObject([received]);
  const path = join(home.data, 'papers', ticket.file);
  expect(readFileSync(path).equals(pdf)).toBe(true);
  expect(statSync(path).mode & 0o777).toBe(0o600);
  // Neither the upload nor the file can be read or changed any more.
  await expect(uploadOffset(address, ticket)).rejects.toThrow('403');
  expect((await fetch(address, { headers: ticket.headers })).status).toBe(405);
  expect((await fetch(`${url}/papers/${ticket.file}`)).status).toBe(404);
});

test('a file that is not a complete PDF, or not the announced one, is refused and deleted, and others stay', async () => {
  const { url } = await home.serve();
  const dossier = await openDossier(url);
  const kept = await dossier.handIn('identity');
  await expect(dossier.handIn('diplomas', Buffer.from('PK archive'))).rejects.toThrow('disguised');
  await expect(dossier.handIn('diplomas', pdfOf(3_000).subarray(0, 2_000))).rejects.toThrow('damaged');
  const other = { paper: 'diplomas', bytes: 1_000, sha256: 'a'.repeat(64) } as const;
  const ticket = await dossier.announce(other);
  await sendByTus(url, ticket, pdfOf(1_000));
  await expect(dossier.receive({ ...other, file: ticket.file })).rejects.toThrow('damaged');
  expect((await dossier.show()).papers).toMatchObject({ diplomas: [], identity: [{ id: kept }] });
  expect([filesIn(), filesIn('uploads')]).toEqual([[kept], []]);
  expect(await dossier.handIn('diplomas', encryptedPdf), 'the office may open it').toBeTruthy();
});

test('a file has 10 MB at most, and its ticket does not allow another file or another number of bytes', async () => {
  const { url } = await home.serve({ SITE_URL: siteUrl });
  const dossier = await openMailedDossier(url);
  const one = await dossier.announce({ paper: 'cv', bytes: 1_000 });
  const other = await dossier.announce({ paper: 'identity', bytes: 10_000_000 });
  await expect(createUpload(url, { ...one, headers: other.headers }, 1_000)).rejects.toThrow('403');
  const outside = { ...one, metadata: { file: '../../dossier.key' } };
  await expect(createUpload(url, outside, 1_000)).rejects.toThrow('403');
  await expect(createUpload(url, one, 2_000)).rejects.toThrow('400');
  const upload = await createUpload(url, one, 1_000);
  expect((await patchUpload(upload, one, 0, Buffer.alloc(1_001))).status).toBe(413);
  expect(await uploadOffset(upload, one)).toBe(0);
  const tooLarge = dossier.announce({ paper: 'portfolio', bytes: 10_000_001 });
  await expect(tooLarge).rejects.toThrow('invalid');
});

test('bytes arrive by PATCH alone, and nothing else is offered', async () => {
  const { url } = await home.serve();
  const dossier = await openDossier(url);
  const pdf = pdfOf(1_000);
  const ticket = await dossier.announce({ paper: 'cv', bytes: 1_000 });
  const options = await fetch(new URL(ticket.endpoint, url), { method: 'OPTIONS' });
  expect(options.headers.get('tus-extension')).toBe('creation');
  expect(options.headers.get('access-control-allow-methods')).toBe('POST, HEAD, PATCH, OPTIONS');
  const upload = await createUpload(url, ticket, 1_000, pdf);
  for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS']) {
    await patchUpload(upload, ticket, 0, pdf, method);
    expect(await uploadOffset(upload, ticket), method).toBe(0);
  }
});

describe('the secret of a dossier', () => {
  const acts: DossierAct[] = [
    { act: 'show' },
    { act: 'upload', file: '00000000-0000-4000-8000-000000000000', paper: 'cv', bytes: 1_000 },
    { act: 'discard', file: '00000000-0000-4000-8000-000000000000' },
    { act: 'correct', email: 'thief@example.dj' },
    { act: 'withdraw' },
    { act: 'undoWithdraw' },
    { act: 'leave' },
  ];

  test('of another request opens nothing, whatever the act', async () => {
    const { url, log } = await home.serve();
    const mine = await openDossier(url, 'mine@example.dj');
    const theirs = await openDossier(url, 'theirs@example.dj');
    const kept = await theirs.handIn('cv');
    const { papers, email } = await theirs.show();
    const forged = mine.secret.slice(mine.secret.indexOf('.'));
    const answers = new Set<string>();
    for (const act of acts) {
      const wanted = 'file' in act ? { ...act, file: kept } : act;
      for (const reference of [theirs.reference, 'ADM-AAAA-AAAA'])
        answers.add(JSON.stringify(await dossierClient(url, `${reference}${forged}`).tryAct(wanted)));
      // The secret of one request does not give access to a file of another.
      if ('file' in act) await mine.tryAct(wanted);
    }
    expect(answers.size, 'nor does it tell which references exist').toBe(1);
    expect([...answers][0]).toMatch(/^{"status":404,.*"unknown"/);
    expect(await theirs.show()).toMatchObject({ papers, email, undoUntil: null });
    expect(log()).not.toContain(theirs.reference);
  });

  test('is invalid at once when a mistyped address is corrected, which gets nothing but its link', async () => {
    const { url } = await home.serve({ SITE_URL: siteUrl });
    const dossier = await openDossier(url, 'mistyped@example.dj');
    const mailed = await mailedDossier(url, 'mistyped@example.dj');
    const corrected = { act: 'correct', email: 'new@example.dj', phone: '77 65 43 21' } as const;
    const { secret = '' } = await dossier.act(corrected);
    for (const voided of [dossier, mailed]) await expect(voided.show()).rejects.toThrow('unknown');
    const shown = { email: 'n…@example.dj', phone: '… 21', isProved: false, newAddress: null };
    expect(await dossierClient(url, secret).show()).toMatchObject(shown);
    await dossierClient(url, secret).handIn('cv');
    expect(await dossierClient(url, secret).show(), 'by the mail alone').toMatchObject(shown);
    expect((await mailsWith('new@example.dj'))[0]?.text).toMatch(/dossier#[^]*Amina/);
    const wrong = dossierClient(url, secret).act({ act: 'correct', email: 'no address' });
    await expect(wrong).rejects.toThrow('invalid');
  });
});

describe('a proved address that another one replaces', () => {
  async function replaceAddress() {
    const { url } = await home.serve({ SITE_URL: siteUrl });
    const earlier = await openMailedDossier(url, 'old@example.dj');
    await earlier.handIn('cv');
    const { secret, mail } = await earlier.act({ act: 'correct', email: 'new@example.dj' });
    expect([secret, mail?.state]).toEqual([earlier.secret, 'onItsWay']);
    return { url, earlier, next: await mailedDossier(url, 'new@example.dj') };
  }

  test('is told, and its link goes on; the new one sees neither papers nor answers until it confirms', async () => {
    const { earlier, next } = await replaceAddress();
    const [told] = await mailsWith(/adresse email remplacée/);
    const [linked] = await mailsWith('new@example.dj');
    expect(told?.to).toBe('old@example.dj');
    expect(told?.text).not.toMatch(/new@example|dossier#|Amina/);
    expect(told?.text).toContain('+253');
    expect(linked?.text).not.toMatch(/Amina|Houssein|77 12 34 56|2004/);
    const own = { newAddress: 'undoable', email: 'n…@example.dj', phone: '… 56' };
    expect(await earlier.show()).toMatchObject(own);
    const shown = await next.show();
    expect(shown).toMatchObject({ newAddress: 'toConfirm', programme: {}, firstName: '', phone: '' });
    expect([shown.papers.cv, shown.states]).toEqual([[], {}]);
    await earlier.handIn('identity');
    const { newAddress } = await next.show();
    expect(newAddress, 'what the earlier link does confirms nothing').toBe('toConfirm');
    await next.act({ act: 'confirm' });
    expect(await next.show()).toMatchObject({ newAddress: null, isProved: true, phone: '… 56' });
    for (const act of ['show', 'undoCorrect'] as const)
      await expect(earlier.act({ act })).rejects.toThrow('unknown');
  });

  test('is restored by its link, also after a second mistake or leaving, and the others open nothing', async () => {
    const { url, earlier, next } = await replaceAddress();
    await expect(next.act({ act: 'undoCorrect' })).rejects.toThrow('unknown');
    for (const one of [next, earlier]) {
      await one.act({ act: 'leave' });
      expect(await earlier.show(), 'after “Effacer et quitter”').toMatchObject({ newAddress: 'undoable' });
    }
    expect(await next.show()).toMatchObject({ newAddress: 'toConfirm' });
    await earlier.act({ act: 'correct', email: 'again@example.dj' });
    const ofAgain = await mailedDossier(url, 'again@example.dj');
    const { secret = '' } = await earlier.act({ act: 'undoCorrect' });
    const restored = { newAddress: null, email: 'o…@example.dj', isProved: true };
    expect(await dossierClient(url, secret).show()).toMatchObject(restored);
    for (const one of [earlier, next, ofAgain]) await expect(one.show()).rejects.toThrow('unknown');
    const links = (await mailsWith('old@example.dj', 3)).flatMap(({ text }) => dossierSecrets(text));
    expect(links, 'a link of its own').toContain(secret);
  });
});

describe('a received file', () => {
  const [cv, birthDate] = [pdfOf(2_000), academicRequest.birthDate ?? ''];

  test('is opened by a mailed link and the birth date, after five wrong ones no more', async () => {
    const { url } = await home.serve({ SITE_URL: siteUrl });
    const receipt = await openDossier(url);
    const mailed = await mailedDossier(url);
    const file = await receipt.handIn('cv', cv);
    const look = { act: 'look', file, birthDate } as const;
    await expect(receipt.act(look)).rejects.toThrow('needsMailedLink');
    expect([(await receipt.show()).mayLook, (await mailed.show()).mayLook]).toEqual([false, true]);
    const { download } = await mailed.act(look);
    const address = `${url}/functions/v1/dossier?ticket=${download}`;
    const response = await fetch(address);
    expect(Buffer.from(await response.arrayBuffer()).equals(cv)).toBe(true);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-disposition': expect.stringContaining('attachment'),
      'content-security-policy': expect.stringContaining('sandbox'),
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
    expect((await fetch(address)).status).toBe(410);
    await expect(mailed.act({ ...look, file: randomUUID() })).rejects.toThrow('noFile');
    for (let guess = 1; guess <= 5; guess += 1)
      await expect(mailed.act({ ...look, birthDate: `2000-01-0${guess}` })).rejects.toThrow('wrongBirthDate');
    await expect(mailed.act(look)).rejects.toThrow('noGuessesLeft');
  });

  test('is not opened by the link of an address that was just corrected, nor by that of the address before', async () => {
    const { url } = await home.serve({ SITE_URL: siteUrl });
    const receipt = await openDossier(url);
    const file = await receipt.handIn('cv', cv);
    const earlier = await mailedDossier(url);
    await earlier.act({ act: 'correct', email: 'nouvelle@example.dj' });
    const next = await mailedDossier(url, 'nouvelle@example.dj');
    await expect(receipt.show(), 'nor does the receipt open anything').rejects.toThrow('unknown');
    for (const link of [earlier, next])
      await expect(link.act({ act: 'look', file, birthDate })).rejects.toThrow('needsMailedLink');
    await next.act({ act: 'confirm' });
    expect(await next.act({ act: 'look', file, birthDate })).toHaveProperty('download');
  });

  test('is removed for good, also by the one that replaces it, which the office and the morning mail tell', async () => {
    const { url } = await home.serve({ SITE_URL: siteUrl });
    const dossier = await openDossier(url);
    const file = await dossier.handIn('cv', cv, await dossier.handIn('cv'));
    expect(filesIn()).toEqual([file]);
    // The page repeats it when the response was lost.
    for (const _ of [1, 2]) await dossier.act({ act: 'remove', file });
    expect((await dossier.show()).states.cv).toBe('nothing');
    expect(filesIn()).not.toContain(file);
    const [{ events = [] } = {}] = await home.withStore((store) => store.listRequests({ limit: 1 }));
    expect(events).toMatchObject([{ event: 'removed', detail: { papers: ['cv'] } }]);
  });
});

test('a visitor who leaves voids receipt and mailed link, and gets the next by reference and address', async () => {
  const { url } = await home.serve({ SITE_URL: siteUrl });
  const email = 'amina@example.dj';
  const dossier = await openDossier(url, email);
  const mailed = await mailedDossier(url, email);
  expect(await mailed.show()).toMatchObject({ isMailable: true });
  await dossier.act({ act: 'leave' });
  for (const voided of [dossier, mailed]) await expect(voided.show()).rejects.toThrow('unknown');
  expect(await allMails(), 'leaving mails nothing').toHaveLength(2);
  await callDossier(url, { act: 'resend', reference: dossier.reference, email });
  const secrets = (await mailsWith(email, 2)).flatMap(({ text }) => dossierSecrets(text));
  const next = secrets.find((secret) => secret !== mailed.secret) ?? '';
  expect(await dossierClient(url, next).show()).toMatchObject({ reference: dossier.reference });
});

test('a mailbox is proved by an act with the mailed link, not by opening it, nor by the receipt', async () => {
  const { url } = await home.serve({ SITE_URL: siteUrl });
  const dossier = await openDossier(url);
  const mailed = await mailedDossier(url);
  const isProved = async () => (await dossier.show()).isProved;
  await dossier.handIn('cv');
  await mailed.show();
  expect(await isProved()).toBe(false);
  await mailed.handIn('identity');
  expect(await isProved()).toBe(true);
  await dossier.handIn('diplomas');
  expect(await isProved()).toBe(true);
  const { secret } = await mailed.act({ act: 'correct', phone: '77 65 43 21' });
  expect(secret, 'goes on').toBe(mailed.secret);
});

describe('a lost link', () => {
  test('is mailed again to the stored address alone, three times a day; no answer or log tells which it is', async () => {
    const { url, log } = await home.serve();
    const { reference } = await openDossier(url);
    await mailsWith('amina@example.dj', 1);
    const answers = new Set<string>();
    const resend = async (typed: string, email: string) =>
      answers.add(JSON.stringify(await callDossier(url, { act: 'resend', reference: typed, email })));
    for (let guess = 0; guess < 15; guess += 1) {
      await resend(reference, `guess${guess}@example.dj`);
      await resend(`ADM-AAAA-${1_000 + guess}`, academicRequest.email);
    }
    const copied = `Numéro de dossier : ${reference.toLowerCase().replaceAll('-', ' ')}.`;
    for (let sent = 2; sent <= 4; sent += 1) {
      await resend(copied, ' Amina@Example.dj ');
      await mailsWith('amina@example.dj', sent);
      await expect.poll(home.waitingMails).toEqual([]);
    }
    await resend(reference, academicRequest.email);
    expect([...answers]).toEqual(['{"status":200,"reply":{"success":true}}']);
    // With the school's mail.
    expect(home.mailFiles()).toHaveLength(5);
    expect(log()).not.toMatch(/ADM-|@example/);
  });

  test('is not promised for a text that is no reference', async () => {
    const { url } = await home.serve();
    for (const reference of ['ma référence', 'ADM-3467', 'x'.repeat(101)]) {
      const act = { act: 'resend', reference, email: 'amina@example.dj' };
      expect((await callDossier(url, act)).status, reference).toBe(422);
    }
  });
});

test('a forged Host header changes no mail', async () => {
  const { url } = await home.serve({ SITE_URL: siteUrl });
  const dossier = await openMailedDossier(url);
  const host = 'evil.example';
  const headers = { Host: host, 'X-Forwarded-Host': host, Forwarded: `host=${host}` };
  await callDossier(url, { act: 'withdraw', secret: dossier.secret }, headers);
  const [mail] = await mailsWith(/est retirée/);
  expect(mail?.text).toContain(`https://school.example/dossier#${dossier.reference}.`);
  expect(home.mailFiles().join('')).not.toContain('evil.example');
});
