import type { ClaimedMail, StoredAnswers, StoredRequest } from '../store/admissionStore.ts';
import { answerDue, answerHours } from './answerDue.ts';
import { type AnyAnswerName, answerNamesOf, isChoice } from './answerTexts.ts';
import { type MailDocument, isolate, plainText, renderHtml, renderText } from './mailDocument.ts';
import type { Formats } from '../texts/formats.ts';
import { directionByCldr } from '../texts/languages.ts';
import { answers, isDate, moment, program, sentAt } from './mailPairs.ts';
import { plainName } from './plainName.ts';
import type { RequestKind } from '../questions/requestKinds.ts';
import { shorten } from './shorten.ts';
import type { Texts, Translate } from '../texts/texts.ts';
import { nameParts, topicText } from './topicText.ts';

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
  /** Where the school finds the CV, when it is not in the mail. */
  cvLink: string | undefined;
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
  /** PDF files; never shown inline. */
  attachments?: { filename: string; content: Uint8Array }[];
  /** When the request was stored: the same over every try. */
  date: Date;
}

/** Writes the applicant's confirmation in their language, or a mail to the school in the school's, with a link to the CV. */
export function composeMail(mail: ClaimedMail, texts: Texts, contact: SchoolContact, cvLink?: string): Mail {
  const language = mail.kind === 'applicant' ? mail.stored.locale : contact.language;
  const t = texts.in(language);
  const document = documentOf(mail, {
    t,
    formats: texts.formats(language),
    language,
    contact,
    cvLink,
  });
  const pair = (label: string, value: string) => t('labels.pair', { label, value });
  return {
    id: mail.id,
    fromName: headerLine(document.sender),
    to: mail.kind === 'applicant' ? mail.stored.request.email : contact.email,
    replyTo: mail.kind === 'school' ? mail.stored.request.email : contact.email,
    subject: headerLine(document.title),
    text: renderText(document, pair),
    html: renderHtml(document, language, directionByCldr(language)),
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
  const { kind, reference, request } = stored;
  const [greeted = ''] = nameParts(request).map(plainName);
  return {
    title: t(`applicant.${kind}.subject`, { reference }),
    sender: t('common:schoolName'),
    heading: t(`applicant.${kind}.heading`),
    reference: { label: t('labels.reference'), value: reference },
    sections: [
      {
        paragraphs: [t('applicant.greeting', { name: isolate(greeted) }), t(`applicant.${kind}.thanks`)],
      },
      { paragraphs: [t('applicant.keepReference')] },
      { heading: t('applicant.nextHeading'), steps: nextSteps(kind, t) },
      {
        heading: t(`applicant.${kind}.recapHeading`),
        pairs: [
          sentAt(stored, t, formats),
          ...program(stored, t),
          ...answers(kind, plainAnswers(stored), t, formats),
        ],
      },
      {
        heading: t('applicant.contactHeading'),
        paragraphs: [
          t('applicant.reachUs', { ...contact, email: isolate(contact.email) }),
          t('applicant.notYou'),
        ],
      },
    ],
  };
}

/** What the school does with a request, in order. */
function nextSteps(kind: RequestKind, t: Translate): string[] {
  switch (kind) {
    case 'admission':
      return [
        t('applicant.admission.answer', { count: answerHours.admission }),
        t('applicant.admission.documents'),
      ];
    case 'contact':
      return [t('applicant.contact.answer', { count: answerHours.contact })];
    case 'teacher':
      return [t('applicant.teacher.review'), t('applicant.teacher.answer')];
  }
}

const plainest: Partial<Record<AnyAnswerName, (answer: string) => string>> = {
  name: plainName,
  firstName: plainName,
  lastName: plainName,
  phone: (phone) => shorten(phone.replaceAll(/[^+\d]+/g, ' ').trim(), 30),
};

/** The answers that a stranger may be shown: names and numbers in their plainest form, choices and dates. */
function plainAnswers({ kind, request }: StoredRequest): Partial<StoredAnswers> {
  const shown = answerNamesOf(kind).map((name): [string, string | undefined] => {
    const answer = request[name];
    const isPlain = isChoice(kind, name) || isDate(kind, name);
    return [name, isPlain ? answer : answer && plainest[name]?.(answer)];
  });
  return Object.fromEntries(shown);
}

function schoolMail(stored: StoredRequest, { t, formats, language, cvLink }: Wording): MailDocument {
  const { kind, reference, earlierReference, request } = stored;
  const name = nameParts(request).map(isolate).join(' ');
  const topic = topicText(stored, t);
  const due = answerDue(stored);
  const spoken = new Intl.DisplayNames(language, { type: 'language' }).of(stored.locale) ?? stored.locale;
  return {
    title: t('school.subject', { reference, topic, name }),
    sender: t('common:schoolName'),
    heading: t(`school.${kind}.heading`),
    reference: { label: t('labels.reference'), value: reference },
    sections: [
      {
        paragraphs: [
          t(`school.${kind}.intro`, { name, topic: kind === 'admission' ? topic : isolate(topic) }),
          ...(due ? [t('school.due', { due: moment(due, formats) })] : []),
          ...(earlierReference ? [t(`school.${kind}.earlier`, { reference: earlierReference })] : []),
          ...(cvLink ? [t('school.cvLink', { link: cvLink })] : []),
          t('school.reply'),
        ],
      },
      {
        heading: t('school.answersHeading'),
        pairs: [
          sentAt(stored, t, formats),
          [t('labels.language'), spoken],
          ...program(stored, t),
          ...answers(kind, request, t, formats),
        ],
      },
    ],
  };
}

/** Characters of each text in a digest: a message may have a subject of 64 kB, and a hundred of them no mailbox takes. */
const shownInDigest = 100;

/** What came while the school's mailbox had its share: a line for each request, with what it takes to answer. */
function digestMail(listed: readonly StoredRequest[], count: number, { t }: Wording): MailDocument {
  const brief = (typed: string) => isolate(shorten(typed, shownInDigest));
  const lines = listed.map((stored): [string, string] => [
    stored.reference,
    t(stored.earlierReference ? 'digest.againLine' : 'digest.line', {
      name: nameParts(stored.request).map(brief).join(' '),
      topic: brief(topicText(stored, t)),
      contact: [isolate(stored.request.email), stored.request.phone && brief(stored.request.phone)]
        .filter(Boolean)
        .join(' — '),
      reference: stored.earlierReference ?? '',
    }),
  ]);
  const promised = (['admission', 'contact'] as const).filter((kind) =>
    listed.some((stored) => stored.kind === kind),
  );
  const left = count - listed.length;
  return {
    title: t('digest.subject', { count }),
    sender: t('common:schoolName'),
    heading: t('digest.heading', { count }),
    sections: [
      {
        paragraphs: [
          t('digest.intro'),
          ...promised.map((kind) => t(`digest.due.${kind}`, { count: answerHours[kind] })),
        ],
      },
      { pairs: lines },
      ...(left > 0 ? [{ paragraphs: [t('digest.more', { count: left })] }] : []),
    ],
  };
}

/** One line without controls: no answer can start another header. */
function headerLine(text: string): string {
  const line = plainText(text).replace(/[\p{Cc}\s]+/gu, ' ');
  return shorten(line.trim(), 250);
}
