import { join } from 'node:path';
import { caniemail } from 'caniemail';
import { simpleParser } from 'mailparser';
import { type HTMLElement, parse } from 'node-html-parser';
import { createTransport } from 'nodemailer';
import { describe, expect, test } from 'vitest';
import { readCatalogs } from '../../server/serverTexts.ts';
import { colors } from '../../src/theme/colors.ts';
import { createLinks } from '#core/links.ts';
import { toMessage } from '../../server/mailSenders.ts';
import type { RequestAnswers } from '#core/questions/questions.ts';
import type { ClaimedMail } from '#core/store/store.ts';
import { type EventDetail, type MailKind, type StoredRequest, mailReaders } from '#core/request/request.ts';
import { palette } from '#core/mail/mailDocument.ts';
import { type MailToCompose, type Mail, composeMail, composeMailWithFiles } from '#core/mail/mails.ts';
import type { MorningNews } from '#core/mail/morning.ts';
import { localisePath } from '#core/texts/languages.ts';
import { createMailTexts } from '#core/texts/mailTexts.ts';
import { type Catalog, expandPlurals, mapTexts } from '../../src/catalogs/catalog.ts';
import { admissionChoices, shortLabels } from '../forms/specification.ts';
import { closingMark, lengthen, openingMark, toArabicLetters } from '../i18n/support/pseudoCatalogs.ts';
import {
  academicRequest,
  certifyingRequest,
  fullAcademicRequest,
  storedRequest as stored,
  contactMessage,
  teacherApplication,
} from '../support/requests.ts';

const { fr = {} } = readCatalogs(join(import.meta.dirname, '../../locales'));

/** A catalog with the key of each text and its variables in place of its words, so that no test depends on these. */
const keys = mapTexts(fr as Catalog, (text, path) => {
  if (path === 'formats.number') return text;
  if (path === 'mail.labels.pair') return '{{label}}: {{value}}';
  const [, key = ''] = /^\w+\.(.+)/.exec(path) ?? [];
  const variables = text.match(/\{\{\w+\}\}/g) ?? [];
  return variables.length === 0 ? key : `${key}(${variables.toSorted().join(', ')})`;
}) as typeof fr;
const texts = createMailTexts({ fr: keys });
const contact = { email: 'school@example.dj', phone: '+253 21 00 00 00' };

type SingleMailKind = Extract<ClaimedMail, { stored: StoredRequest }>['kind'];

const id = '0b9d5a3e-0000-4000-8000-000000000000';
const { createdAt, reference } = stored(academicRequest);

const claimedMail = (kind: SingleMailKind, request: RequestAnswers, changes: Partial<StoredRequest> = {}) =>
  ({ id, kind, attempt: 1, createdAt, stored: stored(request, changes) }) as const;

const compose = (
  kind: SingleMailKind,
  request: RequestAnswers,
  changes: Partial<StoredRequest> = {},
  mailTexts = texts,
) => composeMail(claimedMail(kind, request, changes), mailTexts, contact);

const composeWithLinks = (mail: MailToCompose) =>
  composeMail(mail, texts, contact, {
    dossier: 'https://ecole.example/dossier#secret',
    office: ({ reference }) => `https://ecole.example/office#${reference}.secret`,
    list: 'https://ecole.example/office',
  });

const teacher = { kind: 'teacher', reference: 'ENS-AAAA-CCCC' } as const;
const askingMail = (detail: EventDetail) =>
  claimedMail('asked', academicRequest, { events: [{ id, at: createdAt, event: 'asked', detail }] });
const askingMailWithLine = askingMail({ papers: ['cv', 'identity'], text: 'Recto et verso.' });

/** The morning mail of Sunday 1 March 2026: one late request, and one with a due date that no run of this test reaches. */
const news: MorningNews = {
  day: '2026-03-01',
  until: Date.parse('2026-03-02T05:00Z'),
  due: [
    { stored: stored(academicRequest), dueAt: Date.parse('2026-03-03T11:05Z') },
    {
      stored: stored(certifyingRequest, { reference: 'ADM-FFFF-FFFF' }),
      dueAt: Date.parse('2126-03-03T11:05Z'),
    },
  ],
  complete: [stored(certifyingRequest, { reference: 'ADM-DDDD-DDDD' })],
  came: [
    {
      stored: stored(contactMessage, { kind: 'contact', reference: 'MSG-AAAA-CCCC' }),
      isNew: true,
      papers: 0,
      changes: [],
    },
    {
      stored: stored(academicRequest, { reference: 'ADM-EEEE-EEEE' }),
      isNew: false,
      papers: 2,
      changes: ['corrected', 'restored'],
    },
    {
      stored: stored(academicRequest, { reference: 'ADM-GGGG-GGGG' }),
      isNew: false,
      papers: 0,
      changes: ['withdrawn'],
    },
  ],
  problems: ['papersMissing', 'backupLate'],
};

const composeMorning = (changes: Partial<MorningNews> = {}) =>
  composeWithLinks({
    id,
    kind: 'morning',
    previous: null,
    attempt: 1,
    createdAt,
    news: { ...news, ...changes },
  });

const composeDigest = (listed: StoredRequest[], count = listed.length) =>
  composeMail({ id, kind: 'digest', attempt: 1, createdAt, listed, count }, texts, contact);

async function asReceived(kind: SingleMailKind, request: RequestAnswers) {
  const transport = createTransport({ streamTransport: true, buffer: true });
  const { message } = await transport.sendMail(toMessage(compose(kind, request), 'site@example.dj'));
  return simpleParser(message as Buffer); // Safe cast: `buffer: true` gives a buffer.
}

describe('the mails about a request', () => {
  test.each<[name: string, ...mails: Mail[]]>([
    [
      'applicant-admission',
      compose('applicant', fullAcademicRequest),
      composeWithLinks(claimedMail('applicant', academicRequest)),
    ],
    [
      'applicant-contact',
      compose('applicant', contactMessage, { kind: 'contact', reference: 'MSG-AAAA-CCCC' }),
    ],
    ['applicant-teacher', compose('applicant', teacherApplication, teacher)],
    [
      'school-admission',
      compose('school', certifyingRequest, { earlierReference: 'ADM-FFFF-FFFF' }),
      composeWithLinks(claimedMail('school', academicRequest)),
    ],
    ['school-contact', compose('school', contactMessage, { kind: 'contact', reference: 'MSG-AAAA-CCCC' })],
    ['school-teacher', compose('school', teacherApplication, teacher)],
    [
      'digest',
      composeDigest(
        [
          stored(fullAcademicRequest),
          stored(certifyingRequest, { reference: 'ADM-DDDD-DDDD', earlierReference: 'ADM-FFFF-FFFF' }),
        ],
        1_202,
      ),
      composeDigest([stored(contactMessage, { kind: 'contact' })]),
    ],
    ['address-changed', compose('addressChanged', academicRequest)],
    [
      'withdrawn',
      compose('withdrawn', academicRequest),
      composeWithLinks(claimedMail('withdrawn', academicRequest)),
    ],
    [
      'asked',
      composeWithLinks(askingMailWithLine),
      composeMail(askingMail({ papers: ['cv'] }), texts, contact),
    ],
    [
      'asked-again',
      composeWithLinks(askingMail({ papers: ['transcripts'], file: id })),
      composeMail(askingMail({ papers: ['cv'], file: id }), texts, contact),
    ],
    ['list-link', composeWithLinks({ id, kind: 'listLink', attempt: 1, createdAt })],
    ['morning', composeMorning(), composeMorning({ due: [], complete: [] })],
  ])('the mail %s has these parts and the dates of its request, whenever it is sent', (_, ...mails) => {
    for (const mail of mails) {
      const { fromName, to, replyTo, subject, text } = mail;
      // A reply quotes the link.
      if (text.includes('/office')) expect([to, replyTo]).toEqual([contact.email, contact.email]);
      const parts = text.split('\n').filter(Boolean);
      expect([`${fromName}, ${to}, ${replyTo}`, subject, ...parts].join('\n')).toMatchSnapshot();
      expect(mail.id).toBe(id);
    }
  });

  test('the note to an earlier address, perhaps a stranger’s, has neither a name nor a link', () => {
    const { text, html } = composeWithLinks(claimedMail('addressChanged', academicRequest));
    const { firstName = '', lastName = '' } = academicRequest;
    for (const part of [text, html]) {
      for (const name of [firstName, lastName]) expect(part).not.toContain(name);
      expect(part).not.toContain('https:');
    }
  });

  test('a withdrawal can be undone for 48 hours after it, as its mail says', () => {
    const mail = { ...claimedMail('withdrawn', academicRequest), createdAt: '2026-03-10T06:05Z' };
    expect(composeMail(mail, texts, contact).text).toContain('date(12, months.2, 2026), time(9, 05)');
  });

  test('typed texts are escaped in HTML and keep their own direction', () => {
    const evil = '<img src=x onerror=alert(1)> & "quoted" \'single\'';
    const { html, text } = compose('school', {
      ...certifyingRequest,
      lastName: evil,
      motivation: `</dd><script>${evil}`,
    });
    expect(html).not.toMatch(/<img|<script/);
    expect(html).toContain(
      '<span dir="auto">&lt;img src=x onerror=alert(1)&gt; &amp; &quot;quoted&quot; &#39;single&#39;</span>',
    );
    expect(html).toContain(`<span dir="auto">${certifyingRequest.firstName}</span>`);
    expect(text).toContain(evil);
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
      const mail = await asReceived(kind, request);
      expect(mail.headers.has('bcc')).toBe(false);
      expect(mail.subject).not.toMatch(/[\r\n]/);
      const recipients = [mail.to ?? []].flat().flatMap(({ value }) => value.map(({ address }) => address));
      expect(recipients).toEqual([kind === 'school' ? contact.email : academicRequest.email]);
      expect(compose(kind, request).subject).not.toMatch(/[\p{Cc}\u2028\u2029]/u);
    }
  });

  test('an address is one recipient, whatever it holds, and a subject has 250 characters at most', async () => {
    const request = {
      ...academicRequest,
      email: 'amina@example.dj, eve@example.dj',
      lastName: 'a'.repeat(300),
    };
    const { to, subject } = await asReceived('applicant', request);
    expect([to ?? []].flat().flatMap(({ value }) => value)).toHaveLength(1);
    expect(subject).toContain(reference);
    expect(compose('school', request).subject).toMatch(/^.{250}…$/);
  });

  test('the HTML part has language, direction and title; the Message-ID is the one of the outbox', async () => {
    const translated = createMailTexts({ fr, ar: fr });
    const { html } = compose('applicant', academicRequest, { locale: 'ar' }, translated);
    expect(html).toMatch(/<html lang="ar" dir="rtl">/);
    expect(html).toMatch(/<title>[^<]*ADM-AAAA-CCCC[^<]*<\/title>/);
    const received = await asReceived('applicant', academicRequest);
    expect(received.text).toContain('applicant.admission.thanks');
    expect(received.html).toContain('applicant.admission.thanks');
    expect(received.messageId).toBe('<0b9d5a3e-0000-4000-8000-000000000000@example.dj>');
    // Suppresses out-of-office replies (RFC 3834).
    expect(received.headers.get('auto-submitted')).toBe('auto-generated');
  });

  test('the copied colours equal those of the site', () => {
    expect(colors).toMatchObject(palette);
  });

  test('a mail and its dates are in French if the language lacks the texts of mails', () => {
    const { mail: _, ...others } = fr;
    const english = { ...others, formats: { ...fr.formats, date: '{{month}} {{day}}' } };
    const bilingual = createMailTexts({ fr, en: english });
    const [inEnglish, inFrench] = ['en', 'fr'].map((locale) =>
      compose('applicant', academicRequest, { locale }, bilingual),
    );
    expect(inEnglish).toEqual(inFrench);
  });
});

describe('in the mail programs of applicants and of the school', () => {
  const clients = [
    'outlook.windows',
    // The new Outlook on Windows.
    'outlook.outlook-com',
    'gmail.*',
    'yahoo.*',
    'apple-mail.*',
    'samsung-email.*',
  ] as const;
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
  const links = {
    dossier: 'https://ecole.example/dossier',
    office: () => 'https://ecole.example/office',
    list: 'https://ecole.example/office',
  };
  const bilingual = createMailTexts({ fr, ar: fr });

  test.each(Object.keys(mailReaders) as MailKind[])('a mail of the kind %s shows as intended', (kind) => {
    const requests = [
      stored(certifyingRequest, { locale: 'ar' }),
      ...(kind === 'school' || kind === 'applicant'
        ? [stored(contactMessage, { kind: 'contact' }), stored(teacherApplication, teacher)]
        : []),
    ];
    for (const request of requests) {
      // Safe cast: the object has the fields of every kind.
      const mail = {
        id,
        attempt: 1,
        createdAt,
        kind,
        stored: request,
        listed: [request],
        count: 2,
        news,
      } as MailToCompose;
      const { html } = composeMail(mail, bilingual, contact, links);
      const { errors, warnings } = caniemail({ clients: [...clients], html }).issues;
      const found = [...errors, ...warnings].flatMap(([client, issues]) =>
        issues
          .filter(({ title }) => !(title in harmless))
          .map(({ title, notes }) => [client, title, ...notes].join(': ')),
      );
      expect([...new Set(found)]).toEqual([]);
    }
  });
});

test('of two mails that ask for papers, each names its own', () => {
  const asked = { at: createdAt, event: 'asked' } as const;
  const events = [
    { ...asked, id, detail: { papers: ['cv' as const] } },
    { ...asked, id: 'later', detail: { papers: ['identity' as const] } },
  ];
  const textOf = (mail: string) =>
    composeMail({ ...claimedMail('asked', academicRequest, { events }), id: mail }, texts, contact).text;
  expect(textOf(id)).toContain('papers.names.cv');
  expect(textOf(id)).not.toContain('papers.names.identity');
  expect(textOf('later')).toContain('papers.names.identity');
});

test('a morning of many requests with long names is not clipped by Gmail, and leads to the list first', () => {
  const long = { ...academicRequest, firstName: 'Ḥ'.repeat(100), lastName: 'Ḥ'.repeat(100) };
  const due = Array.from({ length: 400 }, (_, index) => ({
    stored: stored(long, { reference: `ADM-AAAA-${1_000 + index}` }),
    dueAt: Date.parse('2026-03-03T11:05Z'),
  }));
  const { html } = composeMorning({ due });
  expect(Buffer.byteLength(html)).toBeLessThanOrEqual(90_000);
  const listed = html.match(/<dt/g)?.length ?? 0;
  expect(listed).toBeGreaterThan(30);
  expect(html).toContain(`digest.more_other(${404 - listed})`);
  expect(html.indexOf('morning.all')).toBeLessThan(html.indexOf('ADM-AAAA-1000'));
});

test.each([
  ['en', lengthen],
  ['ar', toArabicLetters],
])('a mail in %s has no word from outside its catalog', (language, rewrite) => {
  const generated = mapTexts(expandPlurals(fr as Catalog, language), rewrite);
  const translated = createMailTexts({ fr, [language]: generated as typeof fr });
  const requests = [
    ['admission', fullAcademicRequest],
    ['admission', certifyingRequest],
    ['contact', contactMessage],
    ['teacher', teacherApplication],
  ] as const;
  for (const [kind, request] of requests) {
    const { subject, text } = compose('applicant', request, { kind, locale: language }, translated);
    let rest = `${subject}\n${text}`;
    expect(rest).toContain(openingMark);
    // Remove the innermost marked texts first, because a text may contain another.
    for (let before = ''; before !== rest;) {
      before = rest;
      rest = rest.replaceAll(
        new RegExp(`${openingMark}[^${openingMark}${closingMark}]*${closingMark}`, 'g'),
        '',
      );
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

function pairsIn(html: string): [string, string][] {
  const words = (element: HTMLElement | null) =>
    parse((element?.innerHTML ?? '').replaceAll('\n', ' ').replaceAll('<br>', '\n')).text;
  return parse(html)
    .querySelectorAll('dt')
    .map((label) => [words(label), words(label.nextElementSibling)]);
}

describe('the school’s mail', () => {
  const full = { ...certifyingRequest, birthDate: '2004-05-17' };

  test.each(Object.entries(admissionChoices))('shows the label of every choice of %s', (field, list) => {
    const branch = field in fullAcademicRequest ? fullAcademicRequest : full;
    const requests = { certifiante: full, academique: fullAcademicRequest };
    for (const [value, words] of Object.entries(list)) {
      const request =
        field === 'formationType' ? requests[value as keyof typeof requests] : { ...branch, [field]: value };
      const { html } = compose('school', request, {}, createMailTexts({ fr }));
      expect(pairsIn(html)).toContainEqual([shortLabels[field as keyof typeof shortLabels], words]);
    }
  });
});

const sources = {
  cvInMail: 'link',
  files: { read: async () => null },
  links: undefined,
  store: { listRequests: async () => [] },
  checkHealth: async () => [],
} as const;

test('the list opens for half an hour after its mail is sent, however long that had to wait', async () => {
  const links = createLinks(() => 'key', { siteUrl: 'https://ecole.example', officeNumber: 1 });
  const waiting = { id, kind: 'listLink', attempt: 9, createdAt } as const;
  const mail = await composeMailWithFiles(waiting, texts, contact, { ...sources, links });
  const [secret = ''] = /list\.\S+/.exec(mail?.text ?? '') ?? [];
  expect(links.openOffice(secret)?.until).toBeGreaterThan(Date.now() + 29 * 60_000);
});

test('a CV that the school was to download is attached where its mail has no link', async () => {
  const cv = { id: 'cv', paper: 'cv', state: 'received', bytes: 4, sha256: null, replaces: null } as const;
  const papers = [{ ...cv, createdAt, receivedAt: createdAt }];
  const content = new TextEncoder().encode('%PDF');
  const mail = await composeMailWithFiles(
    claimedMail('school', teacherApplication, { ...teacher, papers }),
    texts,
    contact,
    { ...sources, files: { read: async () => new Response(content).body } },
  );
  expect(mail?.attachments).toEqual([{ filename: 'ENS-AAAA-CCCC.pdf', content }]);
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

  test('does not contain free text', () => {
    const { subject, html, text } = compose('applicant', {
      ...certifyingRequest,
      firstName: 'Click https://evil.example/win or call 77 00 00 00',
      lastName: 'www.evil.example 🦁 '.repeat(4),
      phone: '+253 (77) 12.34.56/7',
      email: 'visit.evil.example+now@victim.example',
      motivation: 'Visit evil.example',
    });
    for (const part of [subject, html, text]) {
      expect(part).not.toMatch(/evil\.example|https?:\/\/|www\.|77 00|🦁|victim/);
    }
    expect(text).toContain('applicant.greeting(Click https evil example win…)');
    expect(text).toMatch(/\+253\s77\s12\s34\s56\s7\n/);
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
    expect(text).toContain('school.due(date(4, months.2, 2026))\n');
  });

  test('the mail is in the school’s language and names the applicant’s', () => {
    const school = { admission: { heading: 'طلب جديد' } };
    const applicant = { admission: { heading: 'استلمنا طلبك' } };
    const bilingual = createMailTexts({ fr: keys, ar: { mail: { school, applicant } } });
    const toSchool = compose('school', academicRequest, { locale: 'ar' }, bilingual);
    expect(toSchool.text).toContain('school.admission.heading');
    expect(toSchool.text).toContain('labels.language: arabe');
    expect(toSchool.html).toContain('<html lang="fr" dir="ltr">');
    const toApplicant = compose('applicant', academicRequest, { locale: 'ar' }, bilingual);
    expect(toApplicant.text).toContain('استلمنا طلبك');
  });
});

test('the public path of a page begins with its language, except in French', () => {
  const paths = ['/', '/about'].flatMap((path) => ['fr', 'ar'].map((one) => localisePath(path, one)));
  expect(paths).toEqual(['/', '/ar', '/about', '/ar/about']);
});

test('the link to a dossier leads to its page in the language of the request', () => {
  const { dossierLink } = createLinks(() => 'key', { siteUrl: 'https://ecole.example', officeNumber: 1 });
  const linkIn = (locale: string) => dossierLink({ reference, generation: 1, locale })?.split('#')[0];
  expect([linkIn('fr'), linkIn('ar')]).toEqual([
    'https://ecole.example/dossier',
    'https://ecole.example/ar/dossier',
  ]);
});
