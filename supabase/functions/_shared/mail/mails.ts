import type { ClaimedMail, StoredAnswers, StoredRequest } from '../store/admissionStore.ts';
import type { CvStore } from '../store/cvStore.ts';
import {
  answerPairs,
  isFixedAnswer,
  momentText,
  nameParts,
  topicText,
  writtenAnswersOf,
} from './answerTexts.ts';
import { type MailDocument, isolate, plainText, renderHtml, renderText } from './mailDocument.ts';
import type { Formats } from '../texts/formats.ts';
import { directionByCldr } from '../texts/languages.ts';
import { shorten } from '../questions/cleanText.ts';
import type { AnswerName } from '../questions/questions.ts';
import { type RequestKind, answerDue, kindFacts } from '../questions/requestKinds.ts';
import { schoolTime } from '../schoolTime.ts';
import type { MailTexts, Translate } from '../texts/mailTexts.ts';

/** The school's addresses, phone number and language, from settings. */
interface SchoolContact {
  /** Receives the mails about requests. The confirmation gives it to the applicant. */
  email: string;
  phone: string;
  /** The language of the school's mails. */
  language: string;
}

interface Wording {
  t: Translate;
  formats: Formats;
  language: string;
  contact: SchoolContact;
  /** Download URL of the CV, when it is not attached. */
  cvLink: string | undefined;
}

/** A mail ready to send. Header fields are single lines without control characters. */
export interface Mail {
  /** Message-ID and idempotency key. */
  id: string;
  fromName: string;
  to: string;
  replyTo: string;
  subject: string;
  text: string;
  html: string;
  /** PDF files, never inline. */
  attachments?: { filename: string; content: Uint8Array }[];
  /** When the mail was queued, the same for every attempt. */
  date: Date;
}

/** How the school's mail delivers a CV: attached, or as a link that expires (the setting `CV_IN_MAIL`). */
type CvInMail = 'attachment' | 'link';

const cvLinkDays = 14;

/** Writes a mail as `composeMail` does, and adds the CV to the school's mail about a teacher application. */
export async function composeMailWithCv(
  mail: ClaimedMail,
  {
    texts,
    contact,
    cvs,
    cvInMail,
  }: { texts: MailTexts; contact: SchoolContact; cvs: CvStore; cvInMail: CvInMail },
): Promise<Mail> {
  const cv = mail.kind === 'school' ? mail.stored.request.cv : undefined;
  if (mail.kind !== 'school' || cv === undefined) return composeMail(mail, texts, contact);
  const filename = `${mail.stored.reference}.pdf`;
  if (cvInMail === 'link') {
    return composeMail(mail, texts, contact, await cvs.link(cv, filename, cvLinkDays * 24 * 60 * 60));
  }
  return { ...composeMail(mail, texts, contact), attachments: [{ filename, content: await cvs.read(cv) }] };
}

/** Writes the applicant's confirmation in their language, or a mail to the school in the school's. */
export function composeMail(
  mail: ClaimedMail,
  texts: MailTexts,
  contact: SchoolContact,
  cvLink?: string,
): Mail {
  const language = texts.mailLanguage(mail.kind === 'applicant' ? mail.stored.locale : contact.language);
  const t = texts.translator(language);
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
 * The confirmation. Anybody may have typed the address, so the mail does not show free text, which could be spam: only
 * choices, dates, names reduced by `plainName`, and the digits of phone numbers.
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
        pairs: [sentAtPair(stored, t, formats), ...answerPairs(kind, plainAnswers(stored), t, formats)],
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

/** The label “sent at” and the time of a request in Djibouti. */
function sentAtPair({ createdAt }: StoredRequest, t: Translate, formats: Formats): [string, string] {
  return [t('labels.submittedAt'), momentText(new Date(createdAt), formats)];
}

/** What happens next at the school, a sentence a step. */
function nextSteps(kind: RequestKind, t: Translate): string[] {
  switch (kind) {
    case 'admission':
      return [
        t('applicant.admission.answer', { count: kindFacts.admission.answerHours }),
        t('applicant.admission.documents'),
      ];
    case 'contact':
      return [t('applicant.contact.answer', { count: kindFacts.contact.answerHours })];
    case 'teacher':
      return [t('applicant.teacher.review'), t('applicant.teacher.answer')];
  }
}

/** Reduces a name to letters, hyphens and apostrophes, 30 characters at most, so that it cannot contain a link. */
function plainName(name: string): string {
  return shorten(name.replace(/[^\p{L}\p{M}'’-]+/gu, ' ').trim(), 30);
}

const plainFormatters: Partial<Record<AnswerName, (answer: string) => string>> = {
  name: plainName,
  firstName: plainName,
  lastName: plainName,
  phone: (phone) => shorten(phone.replaceAll(/[^+\d]+/g, ' ').trim(), 30),
};

/**
 * The answers that the confirmation may show: choices, dates, names without anything but letters, and phone numbers
 * without anything but digits. Anybody can enter another person's address, so free text could carry an advertisement.
 */
function plainAnswers({ kind, request }: StoredRequest): Partial<StoredAnswers> {
  const shown = writtenAnswersOf(kind).map((name): [string, string | undefined] => {
    const answer = request[name];
    return [name, isFixedAnswer(kind, name) ? answer : answer && plainFormatters[name]?.(answer)];
  });
  return Object.fromEntries(shown);
}

function schoolMail(stored: StoredRequest, { t, formats, language, cvLink }: Wording): MailDocument {
  const { kind, reference, earlierReference, request } = stored;
  const name = nameParts(request).map(isolate).join(' ');
  const topic = topicText(stored, t);
  const due = answerDue(stored);
  const languageName =
    new Intl.DisplayNames(language, { type: 'language' }).of(stored.locale) ?? stored.locale;
  return {
    title: t('school.subject', { reference, topic, name }),
    sender: t('common:schoolName'),
    heading: t(`school.${kind}.heading`),
    reference: { label: t('labels.reference'), value: reference },
    sections: [
      {
        paragraphs: [
          t(`school.${kind}.intro`, { name, topic: kind === 'admission' ? topic : isolate(topic) }),
          ...(due ? [t('school.due', { due: formats.date(schoolTime(due).date) })] : []),
          ...(earlierReference ? [t(`school.${kind}.earlier`, { reference: earlierReference })] : []),
          ...(cvLink ? [t('school.cvLink', { link: cvLink })] : []),
          t('school.reply'),
        ],
      },
      {
        heading: t('school.answersHeading'),
        pairs: [
          sentAtPair(stored, t, formats),
          [t('labels.language'), languageName],
          ...answerPairs(kind, request, t, formats),
        ],
      },
    ],
  };
}

/** Characters of each answer in a digest. A hundred requests in full could exceed the size limit of a mailbox. */
const maxDigestTextLength = 100;

/** Many requests in one mail, with one line each: name, topic, e-mail address and phone number. */
function digestMail(listed: readonly StoredRequest[], count: number, { t }: Wording): MailDocument {
  const shortenAndIsolate = (typed: string) => isolate(shorten(typed, maxDigestTextLength));
  const lines = listed.map((stored): [string, string] => [
    stored.reference,
    t(stored.earlierReference ? 'digest.againLine' : 'digest.line', {
      name: nameParts(stored.request).map(shortenAndIsolate).join(' '),
      topic: shortenAndIsolate(topicText(stored, t)),
      contact: [
        isolate(stored.request.email),
        stored.request.phone && shortenAndIsolate(stored.request.phone),
      ]
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
          ...promised.map((kind) => t(`digest.due.${kind}`, { count: kindFacts[kind].answerHours })),
        ],
      },
      { pairs: lines },
      ...(left > 0 ? [{ paragraphs: [t('digest.more', { count: left })] }] : []),
    ],
  };
}

/** The text on one line without control characters, so that an answer cannot inject a header. */
function headerLine(text: string): string {
  const line = plainText(text).replace(/[\p{Cc}\s]+/gu, ' ');
  return shorten(line.trim(), 250);
}
