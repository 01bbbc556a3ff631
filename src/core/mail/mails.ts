import { Buffer } from 'node:buffer';
import type { Problem } from '../http/replies.ts';
import type { PaperFiles } from '../dossier/paperFiles.ts';
import { dossierLimits } from '../dossier/papers.ts';
import { type RequestStore, type ClaimedMail, StoreUnavailable, digestLength } from '../store/store.ts';
import { type StoredRequest, mailReaders } from '../request/request.ts';
import { deskSubject, officeLimits } from '../office/desk.ts';
import type { Links } from '../links.ts';
import {
  answerPairs,
  isChoiceOrDate,
  nameParts,
  nonFileAnswersOf,
  topicText,
} from '../request/answerTexts.ts';
import { type MailDocument, type MailSection, renderHtml, renderText } from './mailDocument.ts';
import { isolate, plainText } from '../texts/bidi.ts';
import { type MorningNews, readMorning } from './morning.ts';
import type { Formats } from '../texts/formats.ts';
import { defaultLanguage, directionByCldr } from '../texts/languages.ts';
import { shorten, withNoBreakSpaces } from '../questions/cleanText.ts';
import type { AnswerName, RequestAnswers } from '../questions/questions.ts';
import { type RequestKind, answerDue, kindFacts } from '../questions/requestKinds.ts';
import { dayMs, hourMs, minuteMs } from '../time/schoolTime.ts';
import type { MailTexts, Translate } from '../texts/mailTexts.ts';

/** The school's address and phone number, from settings. */
interface SchoolContact {
  /** Receives the mails to the school. The mails to applicants give it. */
  email: string;
  phone: string;
}

interface MailLinks {
  /** The link to the dossier's page, with the secret. */
  dossier?: string | undefined;
  /** The office's link to a request; undefined when the address of the site is unknown. */
  office?: (stored: StoredRequest) => string | undefined;
  /** The link to the list of requests; in the morning mail, to the page that mails that link. */
  list?: string | undefined;
}

interface MailContext {
  t: Translate;
  formats: Formats;
  language: string;
  contact: SchoolContact;
  links: MailLinks;
  /** How many lines each list of requests may have. */
  listLength: number;
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

interface MailSources {
  /** Where the school finds a CV: attached to its mail, or only on the office's page. */
  cvInMail: 'attachment' | 'link';
  files: Pick<PaperFiles, 'read'>;
  /** Undefined without the key that signs links. */
  links: Links | undefined;
  store: Pick<RequestStore, 'listRequests'>;
  /** The problems that need a person, for the morning mail. */
  checkHealth: () => Promise<readonly Problem[]>;
}

/**
 * Composes a mail with its links, and with the CV in the school's mail about a teacher application. Resolves with null when
 * there is nothing to say. Rejects with `StoreUnavailable` when the CV cannot be read.
 */
export async function composeMailWithFiles(
  mail: ClaimedMail,
  texts: MailTexts,
  contact: SchoolContact,
  { cvInMail, files, links, store, checkHealth }: MailSources,
): Promise<Mail | null> {
  const until = Date.parse(mail.createdAt) + officeLimits.linkDays * dayMs;
  const listUntil = Date.now() + officeLimits.listMinutes * minuteMs;
  const mailLinks: MailLinks = {
    dossier:
      'stored' in mail && mail.stored.kind === 'admission' ? links?.dossierLink(mail.stored) : undefined,
    office: ({ reference, officeGeneration }) =>
      links?.officeLink(links.officeSecret(reference, until, officeGeneration)),
    list: links?.officeLink(
      mail.kind === 'listLink'
        ? links.officeSecret('list', listUntil)
        : links.officeSecret(deskSubject, until),
    ),
  };
  if (mail.kind === 'listLink' && !mailLinks.list) return null;
  // The requests of a digest may have been deleted.
  if (mail.kind === 'digest' && mail.count === 0) return null;
  if (mail.kind === 'morning') {
    const news = await readMorning(store, mail, await checkHealth());
    return news && composeMail({ ...mail, news }, texts, contact, mailLinks);
  }
  const composed = composeMail(mail, texts, contact, mailLinks);
  if (mail.kind !== 'school' || mail.stored.kind !== 'teacher') return composed;
  const [cv] = mail.stored.papers;
  if (!cv || (cvInMail === 'link' && mailLinks.office?.(mail.stored))) return composed;
  const body = await files.read(cv.id);
  if (!body) throw new StoreUnavailable('fileMissing');
  const content = new Uint8Array(await new Response(body).arrayBuffer());
  return { ...composed, attachments: [{ filename: `${mail.stored.reference}.pdf`, content }] };
}

/** A claimed mail. A morning mail also has its news. */
export type MailToCompose =
  | Exclude<ClaimedMail, { kind: 'morning' }>
  | (Extract<ClaimedMail, { kind: 'morning' }> & { news: MorningNews });

/** Composes a mail to the applicant in their language, or to the school in French. */
export function composeMail(
  mail: MailToCompose,
  texts: MailTexts,
  contact: SchoolContact,
  links: MailLinks = {},
): Mail {
  const stored = 'stored' in mail ? mail.stored : undefined;
  const isToApplicant = stored && mailReaders[mail.kind] === 'applicant';
  const language = texts.mailLanguage(isToApplicant ? stored.locale : defaultLanguage);
  const t = texts.translator(language);
  const write = (listLength: number) => {
    const document: MailDocument = {
      sender: t('common:schoolName'),
      ...(stored && { reference: { label: t('labels.reference'), value: stored.reference } }),
      ...contentOf(mail, { t, formats: texts.formats(language), language, contact, links, listLength }),
    };
    return { document, html: renderHtml(document, language, directionByCldr(language)) };
  };
  let written = write(digestLength);
  for (
    let listLength = digestLength / 2;
    Buffer.byteLength(written.html) > maxHtmlBytes && listLength >= 1;
    listLength /= 2
  )
    written = write(Math.floor(listLength));
  const { document, html } = written;
  const pair = (label: string, value: string) => t('labels.pair', { label, value });
  return {
    id: mail.id,
    fromName: headerLine(document.sender),
    to: isToApplicant ? (mail.recipient ?? stored.answers.email) : contact.email,
    // A reply quotes the mail. One with the office's link in it must not go to the applicant.
    replyTo: stored && !isToApplicant && !links.office?.(stored) ? stored.answers.email : contact.email,
    subject: headerLine(document.title),
    text: renderText(document, pair),
    html,
    date: new Date(mail.createdAt),
  };
}

/** Gmail hides what comes after 102 kB. */
const maxHtmlBytes = 90_000;

type MailContent = Pick<MailDocument, 'title' | 'heading' | 'sections'>;

function contentOf(mail: MailToCompose, context: MailContext): MailContent {
  switch (mail.kind) {
    case 'applicant':
      return applicantMail(mail.stored, context);
    case 'school':
      return schoolMail(mail.stored, context);
    case 'digest':
      return digestMail(mail.listed, mail.count, context);
    case 'listLink':
      return listLinkMail(context);
    case 'morning':
      return morningMail(mail.news, context);
    default:
      return laterMail(mail.kind, mail, context);
  }
}

/** A list of one link; empty when its address is unknown. */
function linkTo(label: string, url: string | undefined): [string, string][] {
  return url ? [[label, url]] : [];
}

function greeting({ answers }: StoredRequest, t: Translate): string {
  const [name = ''] = nameParts(answers).map(plainName);
  return t('applicant.greeting', { name: isolate(name) });
}

/**
 * The confirmation. Anybody may have typed the address, so the mail does not show free text, which could be spam: only
 * choices, dates, names reduced by `plainName`, and the digits of phone numbers.
 */
function applicantMail(stored: StoredRequest, { t, formats, contact, links }: MailContext): MailContent {
  const { kind, reference } = stored;
  return {
    title: t(`applicant.${kind}.subject`, { reference }),
    heading: t(`applicant.${kind}.heading`),
    sections: [
      { paragraphs: [greeting(stored, t), t(`applicant.${kind}.thanks`)] },
      { paragraphs: [t('applicant.keepReference')] },
      ...linkTo(t('applicant.dossier.link'), links.dossier).map((link) => ({
        paragraphs: [t('applicant.dossier.text')],
        links: [link],
      })),
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
  return { phone: isolate(withNoBreakSpaces(phone)), email: isolate(email) };
}

/** The label “sent at” and the time of a request in Djibouti. */
function sentAtPair({ createdAt }: StoredRequest, t: Translate, formats: Formats): [string, string] {
  return [t('labels.submittedAt'), formats.moment(createdAt)];
}

/** What happens next, one sentence per step. */
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

/** Reduces a name to letters, hyphens and apostrophes, and to five words, so that it holds neither a link nor a sentence. */
function plainName(name: string): string {
  const words = name
    .replace(/[^\p{L}\p{M}'’-]+/gu, ' ')
    .trim()
    .split(' ');
  const start = words.slice(0, maxNameWords).join(' ');
  return shorten(words.length > maxNameWords ? `${start}…` : start, 50);
}

/** A Djiboutian name has up to four words, and some people add a title. */
const maxNameWords = 5;

const plainFormatters: Partial<Record<AnswerName, (answer: string) => string>> = {
  name: plainName,
  firstName: plainName,
  lastName: plainName,
  phone: (phone) => shorten(phone.replaceAll(/[^+\d]+/g, ' ').trim(), 30),
};

/** The answers that the confirmation may show (`applicantMail`). */
function plainAnswers({ kind, answers }: StoredRequest): Partial<RequestAnswers> {
  const shown = nonFileAnswersOf(kind).map((name): [string, string | undefined] => {
    const answer = answers[name];
    return [name, isChoiceOrDate(kind, name) ? answer : answer && plainFormatters[name]?.(answer)];
  });
  return Object.fromEntries(shown);
}

/** How the school writes to the applicant: on the office's page, or by a reply if the mail has no link to it. */
function officeSection(stored: StoredRequest, { t, links }: MailContext): MailSection {
  const link = links.office?.(stored);
  return {
    paragraphs: [t(link ? 'office.reply' : 'school.reply')],
    links: linkTo(t('office.open'), link),
  };
}

function schoolMail(stored: StoredRequest, context: MailContext): MailContent {
  const { t, formats, language } = context;
  const { kind, reference, earlierReference, answers } = stored;
  const name = nameParts(answers).map(isolate).join(' ');
  const topic = topicText(stored, t);
  const due = answerDue(stored);
  const languageName =
    new Intl.DisplayNames(language, { type: 'language' }).of(stored.locale) ?? stored.locale;
  return {
    title: t('school.subject', { reference, topic, name }),
    heading: t(`school.${kind}.heading`),
    sections: [
      {
        paragraphs: [
          t(`school.${kind}.intro`, { name, topic: kind === 'admission' ? topic : isolate(topic) }),
          ...(due ? [t('school.due', { due: formats.dateOfMoment(due.getTime()) })] : []),
          ...(earlierReference ? [t(`school.${kind}.earlier`, { reference: earlierReference })] : []),
        ],
      },
      officeSection(stored, context),
      {
        heading: t('school.answersHeading'),
        pairs: [
          sentAtPair(stored, t, formats),
          [t('labels.language'), languageName],
          ...answerPairs(kind, answers, t, formats),
        ],
      },
    ],
  };
}

/** Characters of each answer in a digest. A hundred requests in full could exceed the size limit of a mailbox. */
const maxDigestTextLength = 100;

const shortenAndIsolate = (typed: string) => isolate(shorten(typed, maxDigestTextLength));

/** The name and the topic of a request in a list, each shortened. */
function shortNameAndTopic(stored: Pick<StoredRequest, 'kind' | 'answers'>, t: Translate) {
  return {
    name: nameParts(stored.answers).map(shortenAndIsolate).join(' '),
    topic: shortenAndIsolate(topicText(stored, t)),
  };
}

/** A request in a list: its reference, a text about it and the office's link. */
function listedRequest(stored: StoredRequest, text: string, { t, links }: MailContext): MailSection {
  const { reference } = stored;
  const link = links.office?.(stored);
  return { pairs: [[reference, text]], links: linkTo(t('office.openOne', { reference }), link) };
}

/** Says how many requests a list leaves out, if any. */
function moreRequests(count: number, t: Translate): MailSection[] {
  return count > 0 ? [{ paragraphs: [t('digest.more', { count })] }] : [];
}

/** Many requests in one mail, with one line each: name, topic, e-mail address and phone number. */
function digestMail(all: readonly StoredRequest[], count: number, context: MailContext): MailContent {
  const { t } = context;
  const listed = all.slice(0, context.listLength);
  const lines = listed.map((stored) => {
    const { answers, earlierReference } = stored;
    const phone = answers.phone && shortenAndIsolate(withNoBreakSpaces(answers.phone));
    const text = t(earlierReference ? 'digest.againLine' : 'digest.line', {
      ...shortNameAndTopic(stored, t),
      contact: [isolate(answers.email), phone].filter(Boolean).join(' — '),
      reference: earlierReference ?? '',
    });
    return listedRequest(stored, text, context);
  });
  const promised = (['admission', 'contact'] as const).filter((kind) =>
    all.some((stored) => stored.kind === kind),
  );
  return {
    title: t('digest.subject', { count }),
    heading: t('digest.heading', { count }),
    sections: [
      {
        paragraphs: [
          t('digest.intro'),
          ...promised.map((kind) => t(`digest.due.${kind}`, { count: kindFacts[kind].answerHours })),
        ],
      },
      ...lines,
      ...moreRequests(count - listed.length, t),
    ],
  };
}

type RequestMail = Extract<ClaimedMail, { stored: StoredRequest }>;
type LaterKind = Exclude<RequestMail['kind'], 'applicant' | 'school'>;

/** A mail about something that happened to a request after it was sent. */
function laterMail(
  kind: LaterKind,
  { id, stored, createdAt }: RequestMail,
  context: MailContext,
): MailContent {
  const { t, formats, contact, links } = context;
  const { reference } = stored;
  const isFinalAt = Date.parse(createdAt) + dossierLimits.undoHours * hourMs;
  const words = {
    reference,
    name: nameParts(stored.answers).map(isolate).join(' '),
    topic: topicText(stored, t),
    moment: formats.moment(isFinalAt),
  };
  const asked = stored.events.find((event) => event.id === id)?.detail ?? {};
  const key = asked.file ? 'askedAgain' : kind;
  const text = t(`${key}.text`, words);
  const sectionsOf: Record<LaterKind, () => MailSection[]> = {
    // The previous address may be a stranger's, so its mail has no names and no links.
    addressChanged: () => [{ paragraphs: [text, t('addressChanged.notYou', waysToReach(contact))] }],
    withdrawn: () => [
      {
        paragraphs: [
          greeting(stored, t),
          text,
          links.dossier ? t('withdrawn.undo') : t('withdrawn.undoByPhone', waysToReach(contact)),
        ],
        links: linkTo(t('withdrawn.link'), links.dossier),
      },
    ],
    asked: () => [
      {
        paragraphs: [greeting(stored, t), text],
        steps: asked.papers?.map((paper) => t(`papers.names.${paper}`)) ?? [],
      },
      {
        paragraphs: [
          ...(asked.text ? [t('asked.line', { line: isolate(asked.text) })] : []),
          t(`${asked.file ? 'askedAgain' : 'asked'}.${links.dossier ? 'deposit' : 'depositByMail'}`),
        ],
        links: linkTo(t('applicant.dossier.link'), links.dossier),
      },
    ],
  };
  return {
    title: t(`${key}.subject`, words),
    heading: t(`${key}.heading`),
    sections: sectionsOf[kind](),
  };
}

/** The mail with the link to the list of requests. */
function listLinkMail({ t, links }: MailContext): MailContent {
  return {
    title: t('listLink.subject'),
    heading: t('listLink.subject'),
    sections: [
      {
        paragraphs: [t('listLink.text', { count: officeLimits.listMinutes }), t('listLink.notAsked')],
        links: linkTo(t('listLink.link'), links.list),
      },
    ],
  };
}

/** The school's morning mail: what is due, which dossiers became complete, what else arrived. */
function morningMail(news: MorningNews, context: MailContext): MailContent {
  const { t, formats, links, listLength } = context;
  const { day, until, due, complete, came, problems } = news;
  const lineOf = (stored: StoredRequest, rest: string[]) => {
    const { name, topic } = shortNameAndTopic(stored, t);
    return listedRequest(stored, [name, topic, ...rest].join(' — '), context);
  };
  const list = (heading: string, lines: MailSection[]): MailSection[] =>
    lines.length === 0
      ? []
      : [
          { heading, ...lines[0] },
          ...lines.slice(1, listLength),
          ...moreRequests(lines.length - listLength, t),
        ];
  return {
    title: t(due.length === 0 && problems.length > 0 ? 'morning.problemSubject' : 'morning.subject', {
      count: due.length,
      date: formats.date(day),
    }),
    heading: t('morning.heading', { date: formats.date(day) }),
    sections: [
      ...(problems.length > 0
        ? [{ heading: t('morning.problems'), paragraphs: problems.map((name) => t(`problems.${name}`)) }]
        : []),
      // First, because a long mail does not list every request.
      ...linkTo(t('morning.all'), links.list).map((link) => ({ links: [link] })),
      ...list(
        t('morning.due', { moment: formats.moment(until) }),
        due.map(({ stored, dueAt }) => {
          const isOver = dueAt < Date.now();
          return lineOf(stored, [
            t(isOver ? 'morning.late' : 'morning.soon', { moment: formats.moment(dueAt) }),
          ]);
        }),
      ),
      ...list(
        t('morning.complete'),
        complete.map((stored) => lineOf(stored, [])),
      ),
      ...list(
        t('morning.came'),
        came.map(({ stored, isNew, papers, changes }) =>
          lineOf(stored, [
            ...(isNew ? [t(`morning.new.${stored.kind}`)] : []),
            ...(papers > 0 ? [t('morning.papers', { count: papers })] : []),
            ...changes.map((change) => t(`morning.${change}`)),
          ]),
        ),
      ),
    ],
  };
}

/** The text on one line without control characters, so that an answer cannot inject a header. */
function headerLine(text: string): string {
  const line = plainText(text).replace(/[\p{Cc}\s]+/gu, ' ');
  return shorten(line.trim(), 250);
}
