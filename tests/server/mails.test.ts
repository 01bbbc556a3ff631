import { caniemail } from 'caniemail';
import { simpleParser } from 'mailparser';
import { createTransport } from 'nodemailer';
import { describe, expect, test } from 'vitest';
import { readCatalogs } from '../../server/serverTexts.ts';
import type { PaperFiles } from '#core/files/paperFiles.ts';
import { createLinks } from '#core/model/links.ts';
import { toMessage } from '../../server/mailSenders.ts';
import type { EventDetail, StoredEvent, StoredRequest } from '#core/model/request.ts';
import { type Mail, writeMail, composeMail } from '#core/mail/mails.ts';
import { createMailTexts } from '#core/texts/mailTexts.ts';
import { type Catalog, expandPlurals, mapTexts } from '../../src/catalogs/catalog.ts';
import {
  type SingleMailKind,
  askingMailWithLine,
  claimedMail,
  contact,
  createMailComposer,
  createdAt,
  id,
  newsOf,
  reference,
  teacher,
} from '../support/mails.ts';
import { closingMark, openingMark, toArabicLetters } from '../i18n/support/pseudoCatalogs.ts';
import {
  academicRequest,
  certifyingRequest,
  fullAcademicRequest,
  storedPaper,
  storedRequest as stored,
  contactMessage,
  teacherApplication,
} from '../support/requests.ts';

const { fr = {} } = readCatalogs();

/** A catalog with the key of each text and its variables in place of its words, so that no test depends on these. */
const keys = mapTexts(fr as Catalog, (text, path) => {
  if (path === 'formats.number') return text;
  if (path === 'mail.labels.pair') return '{{label}}: {{value}}';
  const [, key = ''] = /^\w+\.(.+)/.exec(path) ?? [];
  const variables = text.match(/\{\{\w+\}\}/g) ?? [];
  return variables.length === 0 ? key : `${key}(${variables.toSorted().join(', ')})`;
}) as typeof fr;
const texts = createMailTexts({ fr: keys });
const { compose, composeWithLinks, composeMorning, sampleMails } = createMailComposer(texts);

async function asReceived(mail: Mail) {
  const transport = createTransport({ streamTransport: true, buffer: true });
  const { message } = await transport.sendMail(toMessage(mail, 'site@example.dj'));
  return simpleParser(message as Buffer); // Safe cast: `buffer: true` gives a buffer.
}

const partsOf = ({ fromName, to, replyTo, subject, text }: Mail) => [
  `${fromName}, ${to}, ${replyTo}`,
  subject,
  ...text.split('\n').filter(Boolean),
];

describe('the mails about a request', () => {
  /** The other mails of a name are recorded by the lines in which they differ: `-` and `+`. */
  test.each(sampleMails())(
    'the mail %s has these parts and the dates of its request, whenever it is sent',
    (_, mail, ...others) => {
      const parts = partsOf(mail);
      const changes = others
        .map(partsOf)
        .flatMap((own) => [
          '',
          ...parts.filter((part) => !own.includes(part)).map((part) => `- ${part}`),
          ...own.filter((part) => !parts.includes(part)).map((part) => `+ ${part}`),
        ]);
      expect([...parts, ...changes].join('\n')).toMatchSnapshot('parts');
    },
  );

  test('the note to an earlier address, perhaps a stranger’s, has neither a name nor a link', () => {
    const { html } = composeWithLinks(claimedMail('addressChanged', academicRequest));
    for (const part of [academicRequest.firstName, academicRequest.lastName, 'https:'])
      expect(html).not.toContain(part);
  });

  test('a withdrawal can be undone for 48 hours after it, as its mail says', () => {
    const mail = claimedMail('withdrawn', academicRequest, { withdrawnAt: '2026-03-10T06:05Z' });
    expect(writeMail(mail, texts, contact).text).toContain('date(12, months.2, 2026), time(9, 05)');
    const { text } = compose('addressChanged', academicRequest, { withdrawnAt: '2026-03-10T06:05Z' });
    expect(text, 'counts from the change').toContain('date(3, months.2, 2026), time(14, 05)');
  });

  test('typed texts are escaped in HTML and keep their own direction', () => {
    const lastName = '<img src=x> & "quoted"';
    const { html, text } = compose('school', { ...certifyingRequest, lastName });
    for (const shown of ['&lt;img src=x&gt; &amp; &quot;quoted&quot;', certifyingRequest.firstName])
      expect(html).toContain(`<span dir="auto">${shown}</span>`);
    expect(html).not.toContain('<img');
    expect(text).toContain(lastName);
  });

  test('placeholders of i18next in typed texts are not expanded', () => {
    const firstName = '{{lastName}} $t(mail:applicant.heading) {{- email}}';
    const { html, text, subject } = compose('school', { ...academicRequest, firstName });
    for (const part of [html, text, subject]) expect(part).toContain(firstName);
  });

  test.each([
    '\r\nBcc: victim@example.com',
    '\nBcc: victim@example.com\n\nbody',
    '\u2028Bcc: victim@example.com',
    '\u0000\u000bBcc: v@example.com',
  ])('a name with %j injects no header and no recipient', async (injected) => {
    // The rules of the forms remove such characters; the mail must be safe without them.
    const request = { ...academicRequest, firstName: `Amina${injected}`, lastName: `H${injected}` };
    for (const kind of ['applicant', 'school'] as const) {
      const mail = await asReceived(compose(kind, request));
      expect(mail.headers.has('bcc')).toBe(false);
      expect(mail.subject).not.toMatch(/[\r\n]/);
      const recipients = [mail.to ?? []].flat().flatMap(({ value }) => value.map(({ address }) => address));
      expect(recipients).toEqual([kind === 'school' ? contact.email : academicRequest.email]);
      expect(compose(kind, request).subject).not.toMatch(/[\p{Cc}\u2028\u2029]/u);
    }
  });

  test('an address is one recipient, whatever it holds, and a subject has 250 characters at most', async () => {
    const email = 'amina@example.dj, eve@example.dj';
    const request = { ...academicRequest, email, lastName: 'a'.repeat(300) };
    const { to, subject } = await asReceived(compose('applicant', request));
    expect([to ?? []].flat().flatMap(({ value }) => value)).toHaveLength(1);
    expect(subject).toContain(reference);
    expect(compose('school', request).subject).toMatch(/^.{250}…$/);
  });

  test('a mail has the id and the time of the outbox, both parts, and asks programs not to answer it', async () => {
    const received = await asReceived(compose('applicant', academicRequest));
    expect(received.messageId).toBe('<0b9d5a3e-0000-4000-8000-000000000000@example.dj>');
    expect(received.date).toEqual(new Date(createdAt));
    for (const part of [received.text, received.html]) expect(part).toContain('applicant.admission.thanks');
    // Suppresses out-of-office replies (RFC 3834).
    expect(received.headers.get('auto-submitted')).toBe('auto-generated');
  });

  test.each(['mail', 'common', 'formats', 'papers', 'admissionRequest'])(
    'a mail is in French alone if the language lacks texts of %s',
    (slice) => {
      const { [slice]: _, ...others } = mapTexts(fr as Catalog, toArabicLetters);
      const bilingual = createMailTexts({ fr, en: others });
      const [inEnglish, inFrench] = ['en', 'fr'].map((locale) =>
        compose('applicant', academicRequest, { locale }, bilingual),
      );
      expect(inEnglish).toEqual(inFrench);
    },
  );
});

test('mails of every form show as intended in the mail programs of applicants and of the school', () => {
  // `outlook.outlook-com` is the new Outlook on Windows, too.
  const outlook = ['outlook.windows', 'outlook.outlook-com'] as const;
  const clients = [...outlook, 'gmail.*', 'yahoo.*', 'apple-mail.*', 'samsung-email.*'] as const;
  /** Features that some mail programs lack or have in part, with the reason why no mail suffers. */
  const harmless: Record<string, string> = {
    '<body> element': 'Has no style but its margin.',
    '<ul>, <ol> and <dl>': 'Without `reversed` and `value`.',
    background: 'A colour alone.',
    border: 'On table cells, below 8 pixels.',
    'color-scheme meta tag': 'Colours are legible inverted, too.',
    'dir attribute': 'Not on links.',
    'font-size': 'In pixels.',
    'font-weight': 'Bold.',
    'lang attribute': 'Not on table cells.',
    'letter-spacing': 'One pixel.',
    'line-height': 'Without a unit.',
    margin: 'Positive, and not on inline elements.',
    'max-width': 'A wider column is legible.',
    padding: 'On table cells; zero elsewhere.',
    'padding-inline & padding-block': 'Not used: found in “padding”.',
    'role attribute': 'On tables.',
    'width attribute': 'A percentage of a table.',
    'word-break': 'Only for a word longer than a line.',
  };
  const arabic = createMailTexts({ fr, ar: fr });
  const mails = [
    compose('applicant', certifyingRequest, { locale: 'ar' }, arabic),
    composeWithLinks(claimedMail('school', academicRequest)),
    composeWithLinks(askingMailWithLine),
    composeMorning(),
  ];
  const issues = mails.map(({ html }) => caniemail({ clients: [...clients], html }).issues);
  const found = issues
    .flatMap(({ errors, warnings }) => [...errors, ...warnings])
    .flatMap(([client, ofClient]) => ofClient.map(({ title, notes }) => [title, client, ...notes]))
    .filter(([title = '']) => !(title in harmless));
  expect(found).toEqual([]);
});

test('a mail that asks for papers has the papers and the line of its own ask', () => {
  const asked = { at: createdAt, event: 'asked' } as const;
  const events = [
    { ...asked, id, detail: { papers: ['cv' as const], text: 'En français.' } },
    { ...asked, id: 'other', detail: { papers: ['identity' as const], text: 'Recto et verso.' } },
  ];
  const { text } = compose('asked', academicRequest, { events });
  for (const words of ['names.cv', 'En français.']) expect(text).toContain(words);
  for (const words of ['names.identity', 'Recto et verso.']) expect(text).not.toContain(words);
});

test('a morning of many requests leads to the list first, and lists fifty of a kind', () => {
  const due = Array.from({ length: 60 }, (_, index) => ({
    ...newsOf(stored(academicRequest, { reference: `ADM-AAAA-${1_000 + index}` })),
    dueAt: Date.parse('2026-03-03T11:05Z'),
  }));
  const { html } = composeMorning({ due });
  expect(html).toContain('digest.more_other(10)');
  expect(html.indexOf('morning.all')).toBeLessThan(html.indexOf('ADM-AAAA-1000'));
});

test('a mail in another language has no word from outside its catalog', () => {
  const language = 'ar';
  const generated = mapTexts(expandPlurals(fr as Catalog, language), toArabicLetters);
  const translated = createMailTexts({ fr, [language]: generated as typeof fr });
  const requests = [
    ['admission', fullAcademicRequest],
    ['admission', certifyingRequest],
    ['contact', contactMessage],
    ['teacher', teacherApplication],
  ] as const;
  for (const [kind, request] of requests) {
    const { subject, text } = compose('applicant', request, { kind, locale: language }, translated);
    const innermost = new RegExp(`${openingMark}[^${openingMark}${closingMark}]*${closingMark}`, 'g');
    let rest = `${subject}\n${text}`;
    expect(rest).toContain(openingMark);
    // Remove the innermost marked texts first, because a text may contain another.
    for (let before = ''; before !== rest;) {
      before = rest;
      rest = rest.replaceAll(innermost, '');
    }
    const typed = [...Object.values(request), reference, contact.email].join(' ');
    const words = rest.match(/\p{L}+/gu) ?? [];
    expect(words.filter((word) => !typed.includes(word))).toEqual([]);
  }
});

test.each([
  ['en-GB,en;q=0.9,fr;q=0.8', 'en'],
  ['fr;q=0.8, en', 'en'],
  ['de, *;q=0.1', 'fr'],
  ['en;q=0, de', 'fr'],
  ['FR-fr, en;q=0.9', 'fr'],
  [null, 'fr'],
])('of the served languages, Accept-Language %s selects %s', (accepted, language) => {
  expect(createMailTexts({ fr: {}, en: {} }).negotiate(accepted)).toBe(language);
});

const links = createLinks(() => 'key', { siteUrl: 'https://ecole.example', officeNumber: 1 });
const sources = {
  cvInMail: 'link',
  files: { read: async () => null },
  links: undefined,
  store: { listRequests: async () => [] },
  checkHealth: async () => ({ problems: [], failing: [] }),
} as const;

test('the list opens for half an hour after its mail is sent, however long that had to wait', async () => {
  const waiting = { id, kind: 'listLink', attempt: 9, createdAt, recipient: null } as const;
  const mail = await composeMail(waiting, texts, contact, { ...sources, links });
  const [secret = ''] = /list\.\S+/.exec(mail?.text ?? '') ?? [];
  expect(links.openOffice(secret)?.until).toBeGreaterThan(Date.now() + 29 * 60_000);
});

describe('a mail that had to wait', () => {
  const composed = async (kind: SingleMailKind, changes: Partial<StoredRequest> = {}) =>
    (await composeMail(claimedMail(kind, academicRequest, changes), texts, contact, sources))?.text;
  const withdrawn = { withdrawnAt: createdAt };
  const later = '2026-03-01T12:00:00.000Z';
  const asked = (detail: EventDetail) => [{ id, at: createdAt, event: 'asked' as const, detail }];

  test('does not leave about a withdrawal that was undone, nor an ask about a request that is withdrawn', async () => {
    const events = asked({ papers: ['cv'] });
    expect(await composed('withdrawn')).toBeUndefined();
    expect(await composed('asked', { events })).toBeDefined();
    expect(await composed('asked', { events, ...withdrawn })).toBeUndefined();
    const toSchool = await composed('school', withdrawn);
    expect(toSchool, 'which would miss it once restored').toContain('school.withdrawn');
    for (const ended of [withdrawn, { answeredAt: createdAt }])
      expect(await composed('school', ended)).not.toContain('school.due');
    expect(await composed('applicant', withdrawn), 'whose link undoes it').toBe(
      await composed('withdrawn', withdrawn),
    );
  });

  test('tells an earlier address of its replacement, unless that was undone', async () => {
    const answers = { ...academicRequest, email: 'new@example.dj' };
    expect(await composed('addressChanged', { answers })).toContain('addressChanged.text');
    expect(await composed('addressChanged')).toBeUndefined();
  });

  test('announces no answer for a day that is over', async () => {
    expect(compose('applicant', academicRequest).text).toContain('applicant.nextHeading');
    expect(await composed('applicant')).not.toContain('applicant.nextHeading');
  });

  test('does not leave once its request is to be erased, although no purge has erased it yet', async () => {
    expect(
      await composed('applicant', { eraseAt: new Date(Date.now() + 60_000).toISOString() }),
    ).toBeDefined();
    expect(await composed('applicant', { eraseAt: new Date().toISOString() })).toBeUndefined();
  });

  test('about several requests leaves out those that are erased, and does not leave when nothing is left', async () => {
    const [erased, kept] = [stored(academicRequest, { eraseAt: createdAt }), stored(certifyingRequest)];
    const compose = async (kind: 'digest' | 'dossiers', ...listed: StoredRequest[]) => {
      const waiting = { id, attempt: 1, createdAt, recipient: null, kind, listed, count: listed.length };
      const mail = await composeMail(waiting, createMailTexts({ fr }), contact, { ...sources, links });
      return mail && `${mail.subject} ${mail.text}`;
    };
    for (const kind of ['digest', 'dossiers'] as const) {
      const mail = await compose(kind, erased, kept);
      expect(mail).toContain(kept.answers.firstName);
      expect(mail).not.toContain(erased.answers.firstName);
      expect(await compose(kind, erased)).toBeNull();
    }
  });

  test('asks neither for an accepted file nor for papers that came, unless a line is about them', async () => {
    const papers = [storedPaper({ id: 'one', receivedAt: createdAt })];
    const events = asked({ papers: ['cv'], file: 'one' });
    const accepted = { id: 'accepted', at: createdAt, event: 'accepted', detail: { file: 'one' } } as const;
    expect(await composed('asked', { papers, events })).toContain('names.cv');
    expect(await composed('asked', { papers, events: [...events, accepted] })).toBeUndefined();
    const came = [storedPaper({ receivedAt: later })];
    const askFor = (detail: EventDetail) => composed('asked', { papers: came, events: asked(detail) });
    expect(await askFor({ papers: ['cv'] })).toBeUndefined();
    const rest = await askFor({ papers: ['cv', 'identity'] });
    expect([rest?.includes('names.cv'), rest?.includes('names.identity')]).toEqual([false, true]);
    expect(await askFor({ papers: ['cv'], text: 'Datez-le.' })).toContain('names.cv');
  });
});

test('a link that is asked for again names only the papers that are missing', () => {
  const { text } = compose('applicant', academicRequest, { papers: [storedPaper()] });
  expect(text).toContain('names.identity');
  expect(text).not.toContain('names.cv');
});

test('the confirmation of a message, which has no dossier, leads to none', async () => {
  const claimed = claimedMail('applicant', contactMessage, { kind: 'contact' });
  const mail = await composeMail(claimed, texts, contact, { ...sources, links });
  expect(mail?.text).not.toContain('#');
});

describe('the CV of a teacher', () => {
  const content = Buffer.from('%PDF');
  const received = [storedPaper({ id: 'cv', bytes: content.length })];
  const files: Pick<PaperFiles, 'read'> = { read: async () => new Response(content).body };
  const attachmentsOf = async (
    kind: SingleMailKind,
    change: Partial<Parameters<typeof composeMail>[3]> = {},
    events: StoredEvent[] = [],
  ) => {
    const claimed = claimedMail(kind, teacherApplication, { ...teacher, papers: received, events });
    const all = { ...sources, files, ...change };
    const mail = await composeMail(claimed, texts, contact, all);
    expect(mail?.text).not.toContain('withoutCv');
    return mail && (await asReceived(mail)).attachments;
  };

  test.each([
    ['attachment', links],
    ['link', undefined],
  ] as const)(
    'with CV_IN_MAIL=%s and a link to it or none, is attached to the school’s mail alone',
    async (cvInMail, ownLinks) => {
      const own = { cvInMail, links: ownLinks };
      const pdf = { contentType: 'application/pdf', contentDisposition: 'attachment', content };
      expect(await attachmentsOf('school', own)).toMatchObject([{ filename: 'ENS-AAAA-CCCC.pdf', ...pdf }]);
      expect(await attachmentsOf('applicant', own)).toEqual([]);
    },
  );

  test('that came while the virus scanner was down is not in the school’s mail', async () => {
    const unscanned = [{ id, at: createdAt, event: 'unscanned', detail: { file: 'cv' } } as const];
    expect(await attachmentsOf('school', {}, unscanned)).toEqual([]);
  });
});

test('the school’s mail says why it has no CV: refused by the scanner, or not scanned yet', () => {
  const event = (name: 'refused' | 'unscanned') => ({
    id,
    at: createdAt,
    event: name,
    detail: { papers: ['cv' as const], file: 'file' },
  });
  const textOf = (papers: StoredRequest['papers'], events: StoredEvent[] = []) =>
    compose('school', teacherApplication, { ...teacher, papers, events }).text;
  expect(textOf([], [event('refused')])).toContain('school.teacher.refusedCv');
  expect(textOf([storedPaper({ id: 'file' })], [event('unscanned')])).toContain('school.teacher.unscannedCv');
  expect(textOf([storedPaper()])).not.toMatch(/withoutCv|refusedCv|unscannedCv/);
  const withdrawn = compose('school', teacherApplication, { ...teacher, withdrawnAt: createdAt });
  expect(withdrawn.text).not.toContain('withoutCv');
});

test('a CV that was only announced is not in the school’s mail, which waits for one that is out of reach', async () => {
  const composeWith = (state: 'uploading' | 'received') => {
    const claimed = claimedMail('school', teacherApplication, {
      ...teacher,
      papers: [storedPaper({ state })],
    });
    return composeMail(claimed, texts, contact, { ...sources, cvInMail: 'attachment' });
  };
  expect((await composeWith('uploading'))?.text).toContain('school.teacher.withoutCv');
  await expect(composeWith('received')).rejects.toThrow('fileMissing');
});

const ofSeveral = { id, attempt: 1, createdAt, recipient: academicRequest.email };

test('a reminder says why the office asked for a file again, whichever of its paper it is', () => {
  const transcripts = ['first', 'second'].map((one) => storedPaper({ id: one, paper: 'transcripts' }));
  const detail = { papers: ['transcripts' as const], file: 'second', reason: 'blurred' as const };
  const events = [{ id, at: new Date().toISOString(), event: 'asked' as const, detail }];
  const listed = [stored(academicRequest, { papers: transcripts, events })];
  const { text } = writeMail({ ...ofSeveral, kind: 'reminder', listed }, texts, contact);
  expect(text).toContain('names.transcripts_other(3): reasons.blurred');
  expect(text).toContain('translation');
});

describe('the confirmation, which goes to an address that anybody may have typed', () => {
  test.each([
    ['Jean-Pierre', 'Jean-Pierre'],
    ['O’Connor-Müller', 'O’Connor-Müller'],
    ['عبد الرحمن', 'عبد الرحمن'],
    ["D'Arc", "D'Arc"],
    ['Åsa हिन्दी', 'Åsa हिन्दी'],
    ['https://evil.example/win', 'https evil example win'],
    ['call +253 77 12 34 56 now', 'call now'],
    ['<b>a@b.c</b>', 'b a b c b'],
    ['Mohamed Abdillahi Hassan Robleh Houssein', 'Mohamed Abdillahi Hassan Robleh Houssein'],
    ['Gagnez 1000 francs sur le site de notre banque', 'Gagnez francs sur le site…'],
  ])('greets %s as “%s”', (firstName, greeted) => {
    const { text } = compose('applicant', { ...academicRequest, firstName });
    expect(text).toContain(`applicant.greeting(${greeted})`);
  });

  test('names nobody while the new address may be a stranger’s, nor do mails about dossiers or papers', () => {
    const earlier = { email: 'old@example.dj', generation: 1, replacedBy: 2 };
    const now = { id, at: new Date().toISOString() };
    const corrected = { ...now, event: 'corrected' as const, detail: { earlier } };
    const ask = { papers: ['identity' as const], text: 'Amina, il manque le verso.' };
    const moved = { generation: 2, events: [corrected, { ...now, event: 'asked' as const, detail: ask }] };
    const listed = [stored(academicRequest, moved)];
    for (const { text } of [
      compose('applicant', academicRequest, moved),
      writeMail({ ...ofSeveral, kind: 'dossiers', listed }, texts, contact),
      composeWithLinks(claimedMail('asked', academicRequest, moved)),
    ])
      expect(text).not.toMatch(/Amina|Houssein|asked\.text/);
  });

  test('does not contain free text', () => {
    const { subject, html, text } = compose('applicant', {
      ...certifyingRequest,
      firstName: 'Click https://evil.example/win or call 77 00 00 00',
      lastName: 'www.evil.example 🦁 '.repeat(4),
      phone: '+253 (77) 12.34.56/7',
      email: 'visit.evil.example+now@victim.example',
      motivation: 'Visit evil.example',
    });
    for (const part of [subject, html, text])
      expect(part).not.toMatch(/evil\.example|https?:\/\/|www\.|77 00|🦁|victim/);
    expect(text).toContain('applicant.greeting(Click https evil example win…)');
    expect(text).toMatch(/\+253\s77\s12\s34\s56\s7\n/);
    expect(text, 'which opens received papers').not.toContain('birthDate');
  });
});

describe('the mails to the school', () => {
  test('the subject names the programme without the degree that an older page left open', () => {
    const { degree: _, ...withoutDegree } = academicRequest;
    const { subject } = compose('school', withoutDegree);
    expect(subject).toBe(`school.subject(Amina Houssein, ${reference}, options.domain.logistique-transport)`);
  });

  test('a choice that the form no longer has is shown as it was sent', () => {
    expect(compose('school', { ...academicRequest, domain: 'port-secs' }).text).toContain('port-secs');
  });

  test('the request is dated, and the response due, by the day and the time in Djibouti', () => {
    const { text } = compose('school', academicRequest, { createdAt: '2026-03-01T21:05:00.000Z' });
    expect(text).toContain('labels.submittedAt: dateTime(date(2, months.2, 2026), time(0, 05))\n');
    expect(text).toContain('school.due(dateTime(date(4, months.2, 2026), time(0, 05)))\n');
  });

  test('are in the school’s language and name the applicant’s, who gets theirs in it', () => {
    const school = { admission: { heading: 'طلب جديد' } };
    const applicant = { admission: { heading: 'استلمنا طلبك' } };
    const bilingual = createMailTexts({ fr: keys, ar: { ...keys, mail: { school, applicant } } });
    const toSchool = compose('school', academicRequest, { locale: 'ar' }, bilingual);
    expect(toSchool.text).toContain('school.admission.heading');
    expect(toSchool.text).toContain('labels.language: arabe');
    expect(toSchool.html).toContain('<html lang="fr" dir="ltr">');
    const toApplicant = compose('applicant', academicRequest, { locale: 'ar' }, bilingual);
    expect(toApplicant.text).toContain('استلمنا طلبك');
    const listed = [stored(academicRequest, { locale: 'ar' })];
    const together = writeMail({ ...ofSeveral, kind: 'dossiers', listed }, bilingual, contact);
    for (const { html } of [toApplicant, together]) expect(html).toContain('<html lang="ar" dir="rtl">');
  });
});

test('the link to a dossier leads to its page in the language of the request', () => {
  const linkIn = (locale: string) => links.dossierLink({ reference, generation: 1, locale })?.split('#')[0];
  expect(linkIn('fr')).toBe('https://ecole.example/dossier');
  expect(linkIn('ar')).toBe('https://ecole.example/ar/dossier');
});
