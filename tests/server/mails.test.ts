import { join } from 'node:path';
import { simpleParser } from 'mailparser';
import { type HTMLElement, parse } from 'node-html-parser';
import { createTransport } from 'nodemailer';
import { describe, expect, test } from 'vitest';
import { readCatalogs } from '../../server/serverTexts.ts';
import { colors } from '../../src/theme/colors.ts';
import { toMessage } from '../../server/mailSenders.ts';
import type { AdmissionRequest } from '#core/questions/questions.ts';
import type { DigestKind, MailKind, StoredAnswers, StoredRequest } from '#core/store/admissionStore.ts';
import { retryDelay } from '#core/mail/deliverOutbox.ts';
import { palette } from '#core/mail/mailDocument.ts';
import { composeMail } from '#core/mail/mails.ts';
import { createMailTexts } from '#core/texts/mailTexts.ts';
import { type Choices, admissionChoices, answerLabels } from '../forms/specification.ts';
import {
  academicRequest,
  certifyingRequest,
  fullAcademicRequest,
  untouchedDossier,
} from '../support/admission.ts';
import { contactMessage, teacherApplication } from '../support/messages.ts';

const { fr = {} } = readCatalogs(join(import.meta.dirname, '../../locales'));
const texts = createMailTexts({ fr });
const contact = { email: 'school@example.dj', phone: '+253 21 00 00 00', language: 'fr' };
const reference = 'ADM-AAAA-CCCC';

type SingleMailKind = Exclude<MailKind, DigestKind>;

const id = '0b9d5a3e-0000-4000-8000-000000000000';
const createdAt = '2026-03-01T11:05:00.000Z';

function stored(request: StoredAnswers, changes: Partial<StoredRequest> = {}): StoredRequest {
  return {
    sequence: 1,
    kind: 'admission',
    reference,
    locale: 'fr',
    createdAt,
    answeredAt: null,
    earlierReference: null,
    confirmation: 'queued',
    request,
    ...untouchedDossier,
    ...changes,
  };
}

const claimed = (kind: SingleMailKind, request: StoredAnswers, changes: Partial<StoredRequest> = {}) =>
  ({ id, kind, attempt: 1, createdAt, stored: stored(request, changes) }) as const;

const compose = (
  kind: SingleMailKind,
  request: StoredAnswers,
  changes: Partial<StoredRequest> = {},
  mailTexts = texts,
) => composeMail(claimed(kind, request, changes), mailTexts, contact);

const composeDigest = (listed: StoredRequest[], count = listed.length) =>
  composeMail({ id, kind: 'digest', attempt: 1, createdAt, listed, count }, texts, contact);

async function asReceived(kind: SingleMailKind, request: AdmissionRequest) {
  const transport = createTransport({ streamTransport: true, buffer: true });
  const { message } = await transport.sendMail(toMessage(compose(kind, request), 'site@example.dj'));
  return simpleParser(message as Buffer); // `buffer: true` gives a buffer
}

describe('the mails about a request', () => {
  test('the applicant is thanked and gets the reference, the answers and the next steps', () => {
    const { to, replyTo, subject, text } = compose('applicant', academicRequest);
    expect({ to, replyTo }).toEqual({ to: academicRequest.email, replyTo: contact.email });
    expect(subject).toContain(reference);
    for (const part of [
      'Bonjour Amina',
      'Merci',
      reference,
      '17\u00A0mai\u00A02004',
      'Logistique et Transport International',
      '\n1. ',
      '\n2. ',
      contact.phone,
    ]) {
      expect(text).toContain(part);
    }
  });

  test.each([
    ['admission', academicRequest, /^1\. .* sous 48\sheures,/m],
    ['contact', contactMessage, /^1\. .* sous 24\sheures\.$/m],
    ['teacher', teacherApplication, /^2\. Nous vous contactons ensuite/m],
  ] as const)('the confirmation of kind %s says when the school answers', (kind, request, promise) => {
    expect(compose('applicant', request, { kind }).text).toMatch(promise);
  });

  test('the school’s mail can be answered straight to the applicant', () => {
    const { to, replyTo, subject } = compose('school', certifyingRequest);
    expect({ to, replyTo }).toEqual({ to: contact.email, replyTo: certifyingRequest.email });
    expect(subject).toContain(reference);
    expect(subject).toContain(certifyingRequest.firstName);
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
      '<bdi>&lt;img src=x onerror=alert(1)&gt; &amp; &quot;quoted&quot; &#39;single&#39;</bdi>',
    );
    expect(html).toContain(`<bdi>${certifyingRequest.firstName}</bdi>`);
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

  test('the HTML part has language, direction and title; the Message-ID is the one of the outbox', async () => {
    const translated = createMailTexts({ fr, ar: fr });
    const { html } = compose('applicant', academicRequest, { locale: 'ar' }, translated);
    expect(html).toMatch(/<html lang="ar" dir="rtl">/);
    expect(html).toMatch(/<title>[^<]*ADM-AAAA-CCCC[^<]*<\/title>/);
    const received = await asReceived('applicant', academicRequest);
    expect(received.text).toContain('Merci');
    expect(received.html).toContain('Merci');
    expect(received.messageId).toBe('<0b9d5a3e-0000-4000-8000-000000000000@example.dj>');
    // No out-of-office reply comes back.
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

test.each([
  ['en-GB,en;q=0.9,fr;q=0.8', 'en'],
  ['fr;q=0.8, en', 'en'],
  ['de, *;q=0.1', 'fr'],
  ['en;q=0, de', 'fr'],
  [null, 'fr'],
])('of the served languages, Accept-Language %s selects %s', (accepted, language) => {
  expect(createMailTexts({ fr: {}, en: {} }).negotiate(accepted)).toBe(language);
});

/** The label and value pairs of the HTML. */
function pairsIn(html: string): [string, string][] {
  const words = (element: HTMLElement | null) =>
    parse((element?.innerHTML ?? '').replaceAll('\n', ' ').replaceAll('<br>', '\n')).text;
  return parse(html)
    .querySelectorAll('dt')
    .map((label) => [words(label), words(label.nextElementSibling)]);
}

describe('the school’s mail', () => {
  const choices: Record<string, Choices> = admissionChoices;
  const full = { ...certifyingRequest, birthDate: '2004-05-17' };

  /** The answer as the mail shows it. */
  function shown(field: string, value: string): string {
    if (field === 'birthDate') return '17\u00A0mai\u00A02004';
    return choices[field]?.find(([choice]) => choice === value)?.[1] ?? value;
  }

  for (const request of [full, fullAcademicRequest]) {
    const { html, text } = compose('school', request);

    // The cases are made from the request, so that a new question is tested too.
    test.each(Object.entries(request))(
      `about a ${request.formationType} request shows the answer to %s beside its label`,
      (field, value = '') => {
        const [, label] = Object.entries(answerLabels).find(([name]) => name === field) ?? [
          field,
          'no question',
        ];
        expect(pairsIn(html)).toContainEqual([label, shown(field, value)]);
        const start = value.includes('\n') ? '\n' : '';
        expect(text.replaceAll('\u202f', ' ')).toContain(`\n${label} : ${start}${shown(field, value)}\n`);
      },
    );
  }

  test.each(Object.entries(admissionChoices))('shows the label of every choice of %s', (field, list) => {
    const branch = field in fullAcademicRequest ? fullAcademicRequest : full;
    const requests = { certifiante: full, academique: fullAcademicRequest };
    for (const [value, words] of list) {
      const request =
        field === 'formationType' ? requests[value as keyof typeof requests] : { ...branch, [field]: value };
      const { html } = compose('school', request);
      expect(pairsIn(html)).toContainEqual([answerLabels[field as keyof typeof answerLabels], words]);
    }
  });

  test('shows the date and time of the request in Djibouti', () => {
    const sentAt = '2026-03-01T21:05:00.000Z';
    const late = { ...claimed('school', full, { createdAt: sentAt }), createdAt: sentAt };
    const { html, text, date } = composeMail(late, texts, contact);
    const inDjibouti = /^2\smars\s2026\D+0\sh\s05$/;
    expect(pairsIn(html)).toContainEqual(['Date d’envoi', expect.stringMatching(inDjibouti)]);
    expect(text).toMatch(/Date d’envoi\s: 2\smars\s2026\D+0\sh\s05\n/);
    expect(date.toISOString()).toBe(sentAt);
  });
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
    ['Gagnez 1000 francs sur le site de notre banque', 'Gagnez francs sur le site de n…'],
  ])('greets %s as “%s”', (firstName, greeted) => {
    const { text } = compose('applicant', { ...academicRequest, firstName });
    expect(text).toContain(`Bonjour ${greeted},`);
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
    expect(text).toContain('Bonjour Click https evil example win o…,');
    expect(text).toContain('+253 77 12 34 56 7');
  });
});

describe('the mails to the school', () => {
  const subject = (request: AdmissionRequest) => compose('school', request).subject.replaceAll('\u202f', ' ');

  test('the subject names the programme, with the degree unless an older page left it open', () => {
    const person = 'Amina Houssein';
    const { degree: _, ...withoutDegree } = academicRequest;
    expect(subject(withoutDegree)).toBe(`[${reference}] Logistique et Transport International : ${person}`);
    expect(subject({ ...academicRequest, degree: 'master' })).toBe(
      `[${reference}] Master – Logistique et Transport International : ${person}`,
    );
    expect(subject(certifyingRequest)).toContain('Certification en Sécurité Informatique (niveau Licence)');
  });

  test('the mail states when the response is due', () => {
    expect(compose('school', academicRequest).text).toMatch(
      /Réponse attendue au plus tard le 3\smars\s2026\./,
    );
  });

  test('the mail about a second request names the first', () => {
    const { text } = compose('school', academicRequest, { earlierReference: 'ADM-FFFF-FFFF' });
    expect(text).toContain('ADM-FFFF-FFFF');
  });

  test('the mail is in the school’s language and names the applicant’s', () => {
    const school = { admission: { heading: 'طلب جديد' } };
    const applicant = { admission: { heading: 'استلمنا طلبك' } };
    const bilingual = createMailTexts({ fr, ar: { mail: { school, applicant } } });
    const toSchool = compose('school', academicRequest, { locale: 'ar' }, bilingual);
    expect(toSchool.text).toContain('Nouvelle demande d’admission');
    expect(toSchool.text).toMatch(/Langue du formulaire\s: arabe/);
    expect(toSchool.html).toContain('<html lang="fr" dir="ltr">');
    const toApplicant = compose('applicant', academicRequest, { locale: 'ar' }, bilingual);
    expect(toApplicant.text).toContain('استلمنا طلبك');
  });

  test('a digest has a line for each request and the number of those not listed', () => {
    const again = { reference: 'ADM-DDDD-DDDD', earlierReference: 'ADM-FFFF-FFFF' };
    const mail = composeDigest([stored(academicRequest), stored(certifyingRequest, again)], 1_202);
    expect(mail).toMatchObject({ to: contact.email, replyTo: contact.email, id });
    expect(mail.subject).toBe('1202 demandes à traiter');
    const text = mail.text.replaceAll('\u202f', ' ');
    expect(text).toContain(
      `${reference} : Amina Houssein — Licence – Logistique et Transport International — amina@example.dj — +253 77 12 34 56`,
    );
    expect(text).toMatch(/ADM-DDDD-DDDD : .* — déjà venue de cette adresse : ADM-FFFF-FFFF/);
    expect(text).toContain('Et 1200 autres');
    expect(text).toMatch(/Chaque demande d’admission attend une réponse sous 48\sheures\./);
    expect(text).not.toContain('Chaque message');
  });

  test('a digest stays small, however long the texts of its requests', () => {
    const long = '🦁'.repeat(15_000);
    const listed = [
      ...Array.from({ length: 100 }, () =>
        stored({ ...contactMessage, name: long, subject: long }, { kind: 'contact' }),
      ),
      stored({ ...teacherApplication, phone: '7'.repeat(60_000) }, { kind: 'teacher' }),
    ];
    const { html, text } = composeDigest(listed);
    expect(html.length + text.length).toBeLessThan(500_000);
    expect(text).toContain(`${'🦁'.repeat(100)}… — ${contactMessage.email}`);
  });

  test('a digest of contact messages names their own deadline', () => {
    const { text } = composeDigest([stored(contactMessage, { kind: 'contact' })]);
    expect(text).toMatch(/Chaque message de contact attend une réponse sous 24\sheures\./);
    expect(text).not.toContain('Chaque demande d’admission');
  });
});

describe('retryDelay', () => {
  const mail = (attempt: number, ageInHours: number) => {
    const since = new Date(Date.now() - ageInHours * 3_600_000).toISOString();
    return { ...claimed('applicant', academicRequest), attempt, createdAt: since };
  };
  test('doubles from half a minute up to an hour, plus or minus half', () => {
    const delays = [1, 2, 3, 8, 30].map((attempt) => retryDelay(mail(attempt, 1), false, () => 0.5));
    expect(delays).toEqual([30, 60, 120, 3600, 3600]);
    expect([0, 1].map((random) => retryDelay(mail(1, 1), false, () => random))).toEqual([15, 45]);
  });
  test('gives up after three days, or after five permanent refusals', () => {
    expect(retryDelay(mail(80, 71), false, () => 0.5)).not.toBeNull();
    expect(retryDelay(mail(80, 73), false, () => 0.5)).toBeNull();
    expect(retryDelay(mail(4, 1), true, () => 0.5)).not.toBeNull();
    expect(retryDelay(mail(5, 1), true, () => 0.5)).toBeNull();
  });
  test('makes five attempts even for a mail that is already old', () => {
    expect(retryDelay(mail(1, 200), false, () => 0.5)).toBe(30);
    expect(retryDelay(mail(5, 200), false, () => 0.5)).toBeNull();
  });
});
