import type { PaperFiles } from '../dossier/dossierStore.ts';
import { dossierLimits } from '../dossier/papers.ts';
import type { DossierSecrets } from '../dossier/secrets.ts';
import {
  type ClaimedMail,
  type StoredAnswers,
  type StoredPaper,
  type StoredRequest,
  mailReaders,
} from '../store/admissionStore.ts';
import {
  answerPairs,
  isFixedAnswer,
  momentText,
  nameParts,
  topicText,
  unbrokenPhone,
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

/** The links of a mail. */
interface MailLinks {
  /** Download URL of the CV, when it is not attached. */
  cv?: string | undefined;
  /** The link to the dossier's page, with the secret. */
  dossier?: string | undefined;
  /** Download URLs of the new papers, by their ids. */
  papers?: ReadonlyMap<string, string>;
}

interface Wording {
  t: Translate;
  formats: Formats;
  language: string;
  contact: SchoolContact;
  links: MailLinks;
}

/** A mail ready to send. Header fields are single lines without control characters. */
export interface Mail {
  /** The Message-ID of the mail, which is also its idempotency key. */
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

/** How long the links to CVs and papers in the school's mails are valid. */
const fileLinkDays = 14;
const fileLinkSeconds = fileLinkDays * 24 * 60 * 60;

interface MailFiles {
  cvInMail: CvInMail;
  papers: Pick<PaperFiles, 'links' | 'read'>;
  /** Creates the links to dossiers. */
  secrets: Pick<DossierSecrets, 'linkTo'>;
}

/**
 * Writes a mail as `composeMail` does. Adds the CV to the school's mail about a teacher application, the link of the
 * dossier to the applicant's mails, and the new papers to the school's.
 */
export async function composeMailWithFiles(
  mail: ClaimedMail,
  texts: MailTexts,
  contact: SchoolContact,
  { cvInMail, papers, secrets }: MailFiles,
): Promise<Mail> {
  const compose = (links: MailLinks) => composeMail(mail, texts, contact, links);
  if (mail.kind === 'papers' || mail.kind === 'papersDigest') {
    const listed = 'listed' in mail ? mail.listed : [mail.stored];
    const files = listed.flatMap((stored) =>
      newPapers(stored.papers, mail).map(({ id, paper }) => ({
        id,
        filename: `${stored.reference}-${paper}-${id.slice(0, 4)}.pdf`,
      })),
    );
    return compose({ papers: await papers.links(files, fileLinkSeconds) });
  }
  if ('listed' in mail) return compose({});
  const { stored } = mail;
  const { kind, reference } = stored;
  if (mail.kind === 'applicant' || mail.kind === 'withdrawn')
    return compose({ dossier: kind === 'admission' ? secrets.linkTo(stored) : undefined });
  const cv = kind === 'teacher' ? stored.papers[0] : undefined;
  if (mail.kind !== 'school' || !cv) return compose({});
  const file = { id: cv.id, filename: `${reference}.pdf` };
  if (cvInMail === 'attachment')
    return { ...compose({}), attachments: [{ filename: file.filename, content: await papers.read(cv.id) }] };
  const urls = await papers.links([file], fileLinkSeconds);
  return compose({ cv: urls.get(cv.id) });
}

/** The received papers that a mail lists: all of them, or in a digest those of the last day. */
function newPapers(papers: readonly StoredPaper[], mail: ClaimedMail): StoredPaper[] {
  const since = mail.kind === 'papersDigest' ? Date.parse(mail.createdAt) - 24 * 60 * 60 * 1000 : 0;
  return papers.filter(
    ({ state, receivedAt }) => state === 'received' && Date.parse(receivedAt ?? '') >= since,
  );
}

/** Writes the applicant's confirmation in their language, or a mail to the school in the school's. */
export function composeMail(
  mail: ClaimedMail,
  texts: MailTexts,
  contact: SchoolContact,
  links: MailLinks = {},
): Mail {
  const stored = 'stored' in mail ? mail.stored : undefined;
  const isToApplicant = stored && mailReaders[mail.kind] === 'applicant';
  const language = texts.mailLanguage(isToApplicant ? stored.locale : contact.language);
  const t = texts.translator(language);
  const document = documentOf(mail, {
    t,
    formats: texts.formats(language),
    language,
    contact,
    links,
  });
  const pair = (label: string, value: string) => t('labels.pair', { label, value });
  return {
    id: mail.id,
    fromName: headerLine(document.sender),
    to: isToApplicant ? (mail.recipient ?? stored.request.email) : contact.email,
    replyTo: stored && !isToApplicant ? stored.request.email : contact.email,
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
    case 'papersDigest':
      return papersDigestMail(mail, wording);
    case 'addressChanged':
      return addressChangedMail(mail.stored, wording);
    case 'withdrawn':
      return withdrawnMail(mail, wording);
    case 'withdrawal':
    case 'restored':
    case 'papers':
      return dossierMail(mail, wording);
  }
}

/**
 * The confirmation. Anybody may have typed the address, so the mail does not show free text, which could be spam: only
 * choices, dates, names reduced by `plainName`, and the digits of phone numbers.
 */
function applicantMail(stored: StoredRequest, { t, formats, contact, links }: Wording): MailDocument {
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
      ...(links.dossier
        ? [
            {
              paragraphs: [t('applicant.dossier.text')],
              links: [[t('applicant.dossier.link'), links.dossier] as [string, string]],
            },
          ]
        : []),
      { heading: t('applicant.nextHeading'), steps: nextSteps(kind, t, links.dossier) },
      {
        heading: t(`applicant.${kind}.recapHeading`),
        pairs: [sentAtPair(stored, t, formats), ...answerPairs(kind, plainAnswers(stored), t, formats)],
      },
      {
        heading: t('applicant.contactHeading'),
        paragraphs: [t('applicant.reachUs', waysToReach(contact)), t('applicant.notYou')],
      },
    ],
  };
}

/** The school's phone number and address, each unbroken and from left to right in any language. */
function waysToReach({ phone, email }: SchoolContact) {
  return { phone: isolate(unbrokenPhone(phone)), email: isolate(email) };
}

/** The label “sent at” and the time of a request in Djibouti. */
function sentAtPair({ createdAt }: StoredRequest, t: Translate, formats: Formats): [string, string] {
  return [t('labels.submittedAt'), momentText(new Date(createdAt), formats)];
}

/** What happens next at the school, a sentence a step. */
function nextSteps(kind: RequestKind, t: Translate, dossierLink: string | undefined): string[] {
  switch (kind) {
    case 'admission':
      return [
        t('applicant.admission.answer', { count: kindFacts.admission.answerHours }),
        t(dossierLink ? 'applicant.dossier.documents' : 'applicant.admission.documents'),
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

function schoolMail(stored: StoredRequest, { t, formats, language, links }: Wording): MailDocument {
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
          ...(links.cv ? [t('school.cvLink', { link: links.cv })] : []),
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

function digestLine(stored: StoredRequest, t: Translate): [string, string] {
  const shortenAndIsolate = (typed: string) => isolate(shorten(typed, maxDigestTextLength));
  const { request, earlierReference } = stored;
  return [
    stored.reference,
    t(earlierReference ? 'digest.againLine' : 'digest.line', {
      name: nameParts(request).map(shortenAndIsolate).join(' '),
      topic: shortenAndIsolate(topicText(stored, t)),
      contact: [isolate(request.email), request.phone && shortenAndIsolate(unbrokenPhone(request.phone))]
        .filter(Boolean)
        .join(' — '),
      reference: earlierReference ?? '',
    }),
  ];
}

/** Many requests in one mail, with one line each: name, topic, e-mail address and phone number. */
function digestMail(listed: readonly StoredRequest[], count: number, { t }: Wording): MailDocument {
  const lines = listed.map((stored) => digestLine(stored, t));
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

type StoredMail = Extract<ClaimedMail, { stored: StoredRequest }>;

/** The mail to the applicant's previous address. It may be a stranger's, so the mail has no names and no links. */
function addressChangedMail({ reference }: StoredRequest, { t, contact }: Wording): MailDocument {
  return {
    title: t('addressChanged.subject', { reference }),
    sender: t('common:schoolName'),
    heading: t('addressChanged.heading'),
    reference: { label: t('labels.reference'), value: reference },
    sections: [
      {
        paragraphs: [
          t('addressChanged.text', { reference }),
          t('addressChanged.notYou', waysToReach(contact)),
        ],
      },
    ],
  };
}

/** The date and time at which the withdrawal that a mail is about becomes final. */
function erasureText({ createdAt }: ClaimedMail, formats: Formats): string {
  return momentText(new Date(Date.parse(createdAt) + dossierLimits.undoHours * 60 * 60 * 1000), formats);
}

function withdrawnMail(mail: StoredMail, { t, formats, contact, links }: Wording): MailDocument {
  const { reference, request } = mail.stored;
  const [greeted = ''] = nameParts(request).map(plainName);
  return {
    title: t('withdrawn.subject', { reference }),
    sender: t('common:schoolName'),
    heading: t('withdrawn.heading'),
    reference: { label: t('labels.reference'), value: reference },
    sections: [
      {
        paragraphs: [
          t('applicant.greeting', { name: isolate(greeted) }),
          t('withdrawn.text', { moment: erasureText(mail, formats) }),
          links.dossier ? t('withdrawn.undo') : t('withdrawn.undoByPhone', waysToReach(contact)),
        ],
        ...(links.dossier && { links: [[t('withdrawn.link'), links.dossier] as [string, string]] }),
      },
    ],
  };
}

/** The mail to the school about a withdrawal, an undone withdrawal, or the complete papers. */
function dossierMail(mail: StoredMail, { t, formats, links }: Wording): MailDocument {
  const { stored } = mail;
  const kind = mail.kind as 'withdrawal' | 'restored' | 'papers';
  const { reference } = stored;
  const name = nameParts(stored.request).map(isolate).join(' ');
  const topic = topicText(stored, t);
  return {
    title: t(`${kind}.subject`, { reference, name }),
    sender: t('common:schoolName'),
    heading: t(`${kind}.heading`),
    reference: { label: t('labels.reference'), value: reference },
    sections: [
      {
        paragraphs: [
          t(`${kind}.text`, { name, topic, moment: erasureText(mail, formats) }),
          t('school.reply'),
        ],
      },
      ...(kind === 'papers'
        ? [
            {
              heading: t('papers.filesHeading'),
              paragraphs: [
                links.papers?.size
                  ? t('papers.expiry', { count: fileLinkDays })
                  : t('papers.noLinks', { reference }),
              ],
              links: paperLinks(stored, mail, t, links),
            },
          ]
        : []),
    ],
  };
}

/** The mail to the school that lists dossiers with new papers or corrected answers. */
function papersDigestMail(
  mail: Extract<ClaimedMail, { count: number }>,
  { t, links }: Wording,
): MailDocument {
  const { listed, count } = mail;
  const left = count - listed.length;
  const hasPapers = listed.some(({ papers }) => newPapers(papers, mail).length > 0);
  const fileNote = links.papers?.size
    ? t('papers.expiry', { count: fileLinkDays })
    : t('papersDigest.noLinks');
  return {
    title: t('papersDigest.subject', { count }),
    sender: t('common:schoolName'),
    heading: t('papersDigest.subject', { count }),
    sections: [
      {
        paragraphs: [t('papersDigest.intro'), ...(hasPapers ? [fileNote] : [])],
      },
      ...listed.map((stored) => ({
        pairs: [digestLine(stored, t)],
        links: paperLinks(stored, mail, t, links),
      })),
      ...(left > 0 ? [{ paragraphs: [t('papersDigest.more', { count: left })] }] : []),
    ],
  };
}

function paperLinks({ papers }: StoredRequest, mail: ClaimedMail, t: Translate, links: MailLinks) {
  return newPapers(papers, mail).flatMap(({ id, paper }): [string, string][] => {
    const url = links.papers?.get(id);
    return url ? [[t(`papers.names.${paper}`), url]] : [];
  });
}

/** The text on one line without control characters, so that an answer cannot inject a header. */
function headerLine(text: string): string {
  const line = plainText(text).replace(/[\p{Cc}\s]+/gu, ' ');
  return shorten(line.trim(), 250);
}
