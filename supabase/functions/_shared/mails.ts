import { type AnswerName, answerNames, questionOf } from './admissionQuestions.ts';
import type { ClaimedMail, StoredRequest } from './admissionStore.ts';
import { answerDue, answerHours } from './answerDue.ts';
import { answerLabel, answerText } from './answerTexts.ts';
import { type MailDocument, isolate, renderHtml, renderText } from './mailDocument.ts';
import type { Formats } from './formats.ts';
import { directionOf } from './languages.ts';
import { plainName } from './plainName.ts';
import { programText } from './programText.ts';
import { schoolTime } from './schoolTime.ts';
import type { Texts, Translate } from './texts.ts';

/** Addresses, number and language of the school; all from settings, none from a visitor. */
export interface SchoolContact {
  /** Where requests are sent; also what applicants are told to write to. */
  email: string;
  phone: string;
  /** The language of the mails to the school. */
  language: string;
}

/** What a mail is written with. */
interface Wording {
  t: Translate;
  formats: Formats;
  language: string;
  contact: SchoolContact;
}

/** A mail ready for any sender. Header fields are single lines without control characters. */
export interface Mail {
  /** Message-ID and idempotency key. */
  id: string;
  fromName: string;
  to: string;
  replyTo: string;
  subject: string;
  text: string;
  html: string;
  /** When the request was stored: the same over every try. */
  date: Date;
}

/** Writes the applicant's confirmation in their language, or a mail to the school in the school's. */
export function composeMail(mail: ClaimedMail, texts: Texts, contact: SchoolContact): Mail {
  const language = mail.kind === 'applicant' ? mail.stored.locale : contact.language;
  const t = texts.in(language);
  const document = documentOf(mail, { t, formats: texts.formats(language), language, contact });
  const pair = (label: string, value: string) => t('labels.pair', { label, value });
  return {
    id: mail.id,
    fromName: headerLine(document.sender),
    to: mail.kind === 'applicant' ? mail.stored.request.email : contact.email,
    replyTo: mail.kind === 'school' ? mail.stored.request.email : contact.email,
    subject: headerLine(document.title),
    text: renderText(document, pair),
    html: renderHtml(document, language, directionOf(language)),
    date: new Date(mail.createdAt),
  };
}

function documentOf(mail: ClaimedMail, wording: Wording): MailDocument {
  switch (mail.kind) {
    case 'applicant':
      return applicantMail(mail.stored, wording);
    case 'school':
      return schoolMail(mail.stored, wording);
    case 'digest':
      return digestMail(mail.listed, mail.count, wording);
  }
}

/**
 * The confirmation. Anybody may have typed the address: it holds nothing that was written freely, but for a name in its
 * plainest form and the digits of a number.
 */
function applicantMail(stored: StoredRequest, { t, formats, contact }: Wording): MailDocument {
  const { firstName, lastName, phone, ...request } = stored.request;
  const { email: _address, motivation: _text, ...chosen } = request;
  const plain = {
    firstName: plainName(firstName),
    lastName: plainName(lastName),
    ...chosen,
    phone: (phone ?? '').replaceAll(/[^+\d]+/g, ' ').trim(),
  };
  return {
    title: t('applicant.subject', { reference: stored.reference }),
    sender: t('common:schoolName'),
    heading: t('applicant.heading'),
    reference: { label: t('labels.reference'), value: stored.reference },
    sections: [
      {
        paragraphs: [t('applicant.greeting', { firstName: isolate(plain.firstName) }), t('applicant.thanks')],
      },
      { paragraphs: [t('applicant.keepReference')] },
      { heading: t('applicant.nextHeading'), steps: t('applicant.next', { returnObjects: true }) },
      {
        heading: t('applicant.recapHeading'),
        pairs: [sentAt(stored, t, formats), ...answers(plain, t, formats)],
      },
      {
        heading: t('applicant.contactHeading'),
        paragraphs: [
          t('applicant.contact', { ...contact, email: isolate(contact.email) }),
          t('applicant.notYou'),
        ],
      },
    ],
  };
}

function schoolMail(stored: StoredRequest, { t, formats, language }: Wording): MailDocument {
  const { reference, earlierReference, request } = stored;
  const names = { firstName: isolate(request.firstName), lastName: isolate(request.lastName) };
  const program = programText(request, t);
  const spoken = new Intl.DisplayNames(language, { type: 'language' }).of(stored.locale) ?? stored.locale;
  return {
    title: t('school.subject', { reference, program, ...names }),
    sender: t('common:schoolName'),
    heading: t('school.heading'),
    reference: { label: t('labels.reference'), value: reference },
    sections: [
      {
        paragraphs: [
          t('school.intro', { ...names, program }),
          t('school.due', { due: moment(answerDue(stored.createdAt), formats) }),
          ...(earlierReference ? [t('school.earlier', { reference: earlierReference })] : []),
          t('school.reply'),
        ],
      },
      {
        heading: t('school.answersHeading'),
        pairs: [sentAt(stored, t, formats), [t('labels.language'), spoken], ...answers(request, t, formats)],
      },
    ],
  };
}

/** What came while the school's mailbox had its share: a line for each request, with what it takes to answer. */
function digestMail(listed: readonly StoredRequest[], count: number, { t }: Wording): MailDocument {
  const lines = listed.map(({ reference, earlierReference, request }): [string, string] => [
    reference,
    t(earlierReference ? 'digest.againLine' : 'digest.line', {
      firstName: isolate(request.firstName),
      lastName: isolate(request.lastName),
      program: programText(request, t),
      email: isolate(request.email),
      phone: isolate(request.phone ?? ''),
      reference: earlierReference ?? '',
    }),
  ]);
  const left = count - listed.length;
  return {
    title: t('digest.subject', { count }),
    sender: t('common:schoolName'),
    heading: t('digest.heading', { count }),
    sections: [
      { paragraphs: [t('digest.intro', { count: answerHours })] },
      { pairs: lines },
      ...(left > 0 ? [{ paragraphs: [t('digest.more', { count: left })] }] : []),
    ],
  };
}

function sentAt({ createdAt }: StoredRequest, t: Translate, formats: Formats): [string, string] {
  return [t('labels.submittedAt'), moment(new Date(createdAt), formats)];
}

/** A day and an hour in Djibouti. */
function moment(date: Date, formats: Formats): string {
  const shown = schoolTime(date);
  return formats.dateTime(shown.date, shown.time);
}

/** Every answer as its label and what was chosen or typed, in the order of the form. */
function answers(
  request: Partial<Record<AnswerName, string>>,
  t: Translate,
  formats: Formats,
): [string, string][] {
  return answerNames.flatMap((name): [string, string][] => {
    const value = request[name];
    return value === undefined ? [] : [[answerLabel(name, t), shown(name, value, t, formats)]];
  });
}

function shown(name: AnswerName, value: string, t: Translate, formats: Formats): string {
  switch (questionOf(name).kind) {
    case 'date':
      return formats.date(value);
    case 'choice':
      return answerText(name, value, t);
    default:
      return isolate(value);
  }
}

/** One line without controls: no answer can start another header. */
function headerLine(text: string): string {
  return text
    .replace(/[\u202A-\u202E\u2066-\u2069]/g, '')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .slice(0, 250);
}
