import type { PaperFiles } from '../dossier/dossierStore.ts';
import { dossierLimits } from '../dossier/papers.ts';
import type { DossierSecrets } from '../dossier/secrets.ts';
import {
  type ClaimedMail,
  type StoredAnswers,
  type StoredRequest,
  StoreUnavailable,
  digestLength,
  mailReaders,
} from '../store/admissionStore.ts';
import { officeLimits } from '../office/desk.ts';
import type { Brief, OfficeStore } from '../office/officeStore.ts';
import type { OfficeSecrets } from '../office/secrets.ts';
import {
  answerPairs,
  isFixedAnswer,
  momentText,
  nameParts,
  topicText,
  unbrokenPhone,
  writtenAnswersOf,
} from './answerTexts.ts';
import {
  type MailDocument,
  type MailSection,
  isolate,
  plainText,
  renderHtml,
  renderText,
} from './mailDocument.ts';
import { type MorningNews, readMorning } from './morning.ts';
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
  /** The link to the dossier's page, with the secret. */
  dossier?: string | undefined;
  /** The office's link to a request; undefined when the address of the site is unknown. */
  office?: (reference: string) => string | undefined;
  /** The link of the list, or of the page that mails it. */
  list?: string | undefined;
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

/** Where the school finds a CV: attached to its mail, or only on the page of the link (the setting `CV_IN_MAIL`). */
type CvInMail = 'attachment' | 'link';

interface MailSources {
  cvInMail: CvInMail;
  files: Pick<PaperFiles, 'read'>;
  /** Create the links to dossiers and to the office's page; undefined without a key. */
  secrets: Pick<DossierSecrets, 'linkTo'> | undefined;
  office: OfficeSecrets | undefined;
  store: Pick<OfficeStore, 'listBriefs' | 'listChanged'>;
}

/**
 * Writes a mail as `composeMail` does. Adds the CV to the school's mail about a teacher application, and their links to all
 * mails. Null when there is nothing to say.
 */
export async function composeMailWithFiles(
  mail: ClaimedMail,
  texts: MailTexts,
  contact: SchoolContact,
  { cvInMail, files, secrets, office, store }: MailSources,
): Promise<Mail | null> {
  const compose = (links: MailLinks) => composeMail(mail as ComposedMail, texts, contact, links); // Safe cast: all but a morning's.
  const officeLink = (reference: string) => office?.link(office.ofRequest(reference));
  switch (mail.kind) {
    case 'digest':
      return compose({ office: officeLink });
    case 'listLink': {
      const list = office?.link(office.ofList(Date.now() + officeLimits.listMinutes * 60_000));
      return list ? compose({ list }) : null;
    }
    case 'morning': {
      const news = await readMorning(store, mail.id);
      // Its own expiry, because a request may have been waiting for longer than its link is valid.
      const until = Date.now() + officeLimits.linkDays * 24 * 60 * 60 * 1000;
      const links = {
        office: (reference: string) => office?.link(office.ofRequest(reference, until)),
        list: office?.link(),
      };
      return news && composeMail({ ...mail, news }, texts, contact, links);
    }
    case 'school': {
      const { kind, reference, papers } = mail.stored;
      const composed = compose({ office: officeLink });
      const cv = kind === 'teacher' ? papers[0] : undefined;
      if (!cv || (cvInMail === 'link' && officeLink(reference))) return composed;
      const body = await files.read(cv.id);
      if (!body) throw new StoreUnavailable('fileMissing');
      const content = new Uint8Array(await new Response(body).arrayBuffer());
      return { ...composed, attachments: [{ filename: `${reference}.pdf`, content }] };
    }
    case 'addressChanged':
      return compose({});
    case 'applicant':
    case 'asked':
    case 'withdrawn':
      return compose({
        dossier: mail.stored.kind === 'admission' ? secrets?.linkTo(mail.stored) : undefined,
      });
    case 'withdrawal':
    case 'restored':
    case 'papers':
      return compose({ office: officeLink });
  }
}

/** A mail with what it says. */
export type ComposedMail =
  | Exclude<ClaimedMail, { kind: 'morning' }>
  | (Extract<ClaimedMail, { kind: 'morning' }> & { news: MorningNews });

/** Writes the applicant's confirmation in their language, or a mail to the school in the school's. */
export function composeMail(
  mail: ComposedMail,
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
    // A reply quotes the mail, and whoever gets the quotation gets its link.
    replyTo:
      stored && !isToApplicant && !links.office?.(stored.reference) ? stored.request.email : contact.email,
    subject: headerLine(document.title),
    text: renderText(document, pair),
    html: renderHtml(document, language, directionByCldr(language)),
    date: new Date(mail.createdAt),
  };
}

function documentOf(mail: ComposedMail, wording: Wording): MailDocument {
  switch (mail.kind) {
    case 'applicant':
      return applicantMail(mail.stored, wording);
    case 'school':
      return schoolMail(mail.stored, wording);
    case 'digest':
      return digestMail(mail.listed, mail.count, wording);
    case 'listLink':
      return listLinkMail(wording);
    case 'morning':
      return morningMail(mail.news, wording);
    case 'asked':
      return askedMail(mail, wording);
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

/** How the school writes to the applicant: on the office's page, or by a reply if the mail has no link to it. */
function officeSection({ reference }: StoredRequest, t: Translate, links: MailLinks): MailSection {
  const link = links.office?.(reference);
  return link
    ? { paragraphs: [t('office.reply')], links: [[t('office.open'), link]] }
    : { paragraphs: [t('school.reply')] };
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
        ],
      },
      officeSection(stored, t, links),
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

const shortenAndIsolate = (typed: string) => isolate(shorten(typed, maxDigestTextLength));

function digestLine(stored: StoredRequest, t: Translate): [string, string] {
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
function digestMail(listed: readonly StoredRequest[], count: number, { t, links }: Wording): MailDocument {
  const lines = listed.map((stored): MailSection => {
    const { reference } = stored;
    const link = links.office?.(reference);
    return {
      pairs: [digestLine(stored, t)],
      ...(link && { links: [[t('office.openOne', { reference }), link]] }),
    };
  });
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
      ...lines,
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
function erasureText({ createdAt }: StoredMail, formats: Formats): string {
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
          ...(kind === 'papers' && !links.office?.(reference) ? [t('papers.noLinks', { reference })] : []),
        ],
      },
      officeSection(stored, t, links),
    ],
  };
}

/** The mail that asks the applicant for papers, with a line that the office typed. */
function askedMail(mail: StoredMail, { t, links }: Wording): MailDocument {
  const { stored, detail } = mail;
  const { reference, request } = stored;
  const [greeted = ''] = nameParts(request).map(plainName);
  return {
    title: t('asked.subject', { reference }),
    sender: t('common:schoolName'),
    heading: t('asked.heading'),
    reference: { label: t('labels.reference'), value: reference },
    sections: [
      {
        paragraphs: [t('applicant.greeting', { name: isolate(greeted) }), t('asked.text')],
        steps: (detail?.papers ?? []).map((paper) => t(`papers.names.${paper}`)),
      },
      {
        paragraphs: [
          ...(detail?.text ? [t('asked.line', { line: isolate(detail.text) })] : []),
          t(links.dossier ? 'asked.deposit' : 'asked.depositByMail'),
        ],
        ...(links.dossier && { links: [[t('applicant.dossier.link'), links.dossier] as [string, string]] }),
      },
    ],
  };
}

/** The mail with the link of the list, or of the page that sends it. */
function listLinkMail({ t, links }: Wording): MailDocument {
  return {
    title: t('listLink.subject'),
    sender: t('common:schoolName'),
    heading: t('listLink.subject'),
    sections: [
      {
        paragraphs: [t('listLink.text', { count: officeLimits.listMinutes }), t('listLink.notAsked')],
        links: links.list ? [[t('listLink.link'), links.list]] : [],
      },
    ],
  };
}

/** The mail of an open day's morning: what is due, which dossiers became complete, what else came. */
function morningMail(news: MorningNews, { t, formats, links }: Wording): MailDocument {
  const { day, until, due, complete, came } = news;
  const lineOf = ({ reference, ...stored }: Brief, rest: string[]): MailSection => {
    const link = links.office?.(reference);
    const name = nameParts(stored.request).map(shortenAndIsolate).join(' ');
    const topic = shortenAndIsolate(topicText(stored, t));
    return {
      pairs: [[reference, [name, topic, ...rest].join(' — ')]],
      ...(link && { links: [[t('office.openOne', { reference }), link]] }),
    };
  };
  const list = (heading: string, lines: MailSection[]): MailSection[] =>
    lines.length === 0
      ? []
      : [
          { heading, ...lines[0] },
          ...lines.slice(1, digestLength),
          ...(lines.length > digestLength
            ? [{ paragraphs: [t('digest.more', { count: lines.length - digestLength })] }]
            : []),
        ];
  const momentOf = (time: number) => momentText(new Date(time), formats);
  return {
    title: t('morning.subject', { count: due.length, date: formats.date(day) }),
    sender: t('common:schoolName'),
    heading: t('morning.heading', { date: formats.date(day) }),
    sections: [
      ...list(
        t('morning.due', { moment: momentOf(until) }),
        due.map((brief) => {
          const dueAt = answerDue(brief)?.getTime() ?? 0;
          const isOver = dueAt < Date.now();
          return lineOf(brief, [t(isOver ? 'morning.late' : 'morning.soon', { moment: momentOf(dueAt) })]);
        }),
      ),
      ...list(
        t('morning.complete'),
        complete.map((stored) => lineOf(stored, [])),
      ),
      ...list(
        t('morning.came'),
        came.map(({ stored, isNew, papers, isCorrected }) =>
          lineOf(stored, [
            ...(isNew ? [t(`morning.new.${stored.kind}`)] : []),
            ...(papers > 0 ? [t('morning.papers', { count: papers })] : []),
            ...(isCorrected ? [t('morning.corrected')] : []),
          ]),
        ),
      ),
      ...(links.list ? [{ links: [[t('morning.all'), links.list] as [string, string]] }] : []),
    ],
  };
}

/** The text on one line without control characters, so that an answer cannot inject a header. */
function headerLine(text: string): string {
  const line = plainText(text).replace(/[\p{Cc}\s]+/gu, ' ');
  return shorten(line.trim(), 250);
}
