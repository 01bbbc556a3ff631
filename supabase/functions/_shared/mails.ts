import { type AnswerName, answerNames, questionOf } from './admissionQuestions.ts';
import type { ClaimedMail, StoredRequest } from './admissionStore.ts';
import { answerLabel, answerText } from './answerTexts.ts';
import { type MailDocument, isolate, renderHtml, renderText } from './mailDocument.ts';
import type { Formats } from './formats.ts';
import { directionOf } from './languages.ts';
import { schoolTime } from './schoolTime.ts';
import type { Texts, Translate } from './texts.ts';

/** Addresses and number that the mails name; all from settings, none from a visitor. */
export interface SchoolContact {
  /** Where requests are sent; also what applicants are told to write to. */
  email: string;
  phone: string;
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

/** Writes the applicant's or the school's mail about a stored request, in the applicant's language. */
export function composeMail({ id, kind, stored }: ClaimedMail, texts: Texts, contact: SchoolContact): Mail {
  const t = texts.in(stored.locale);
  const formats = texts.formats(stored.locale);
  const { email } = stored.request;
  const forApplicant = kind === 'applicant';
  const document = forApplicant ? applicantMail(stored, t, formats, contact) : schoolMail(stored, t, formats);
  const pair = (label: string, value: string) => t('labels.pair', { label, value });
  return {
    id,
    fromName: headerLine(document.sender),
    to: forApplicant ? email : contact.email,
    replyTo: forApplicant ? contact.email : email,
    subject: headerLine(document.title),
    text: renderText(document, pair),
    html: renderHtml(document, stored.locale, directionOf(stored.locale)),
    date: new Date(stored.createdAt),
  };
}

function applicantMail(
  stored: StoredRequest,
  t: Translate,
  formats: Formats,
  contact: SchoolContact,
): MailDocument {
  const firstName = isolate(stored.request.firstName);
  return {
    title: t('applicant.subject', { reference: stored.reference }),
    sender: t('common:schoolName'),
    heading: t('applicant.heading'),
    reference: { label: t('labels.reference'), value: stored.reference },
    sections: [
      { paragraphs: [t('applicant.greeting', { firstName }), t('applicant.thanks')] },
      { paragraphs: [t('applicant.keepReference')] },
      { heading: t('applicant.nextHeading'), steps: t('applicant.next', { returnObjects: true }) },
      { heading: t('applicant.recapHeading'), pairs: answers(stored, t, formats) },
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

function schoolMail(stored: StoredRequest, t: Translate, formats: Formats): MailDocument {
  const { firstName, lastName } = stored.request;
  const names = { firstName: isolate(firstName), lastName: isolate(lastName) };
  return {
    title: t('school.subject', { reference: stored.reference, ...names }),
    sender: t('common:schoolName'),
    heading: t('school.heading'),
    reference: { label: t('labels.reference'), value: stored.reference },
    sections: [
      { paragraphs: [t('school.intro', names), t('school.reply')] },
      { heading: t('school.answersHeading'), pairs: answers(stored, t, formats) },
    ],
  };
}

/** Every answer as its label and what was chosen or typed, in the order of the form. */
function answers({ request, createdAt }: StoredRequest, t: Translate, formats: Formats): [string, string][] {
  const sent = schoolTime(new Date(createdAt));
  return [
    [t('labels.submittedAt'), formats.dateTime(sent.date, sent.time)],
    ...answerNames.flatMap((name): [string, string][] => {
      const value = request[name];
      return value === undefined ? [] : [[answerLabel(name, t), shown(name, value, t, formats)]];
    }),
  ];
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
