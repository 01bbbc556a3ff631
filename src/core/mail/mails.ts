import type { PaperFiles } from '../files/paperFiles.ts';
import type { Health } from '../http/replies.ts';
import type { Links } from '../model/links.ts';
import { officeLimits } from '../limits.ts';
import { deskSubject } from '../model/linkedPages.ts';
import { hasDossier } from '../model/papers.ts';
import { isErased, receivedFiles, stillAsked } from '../model/status.ts';
import type { ClaimedMail } from '../store/outbox.ts';
import type { RequestStore } from '../store/store.ts';
import { kindFacts } from '../questions/requestKinds.ts';
import { StoreUnavailable } from '../store/driver.ts';
import { plainText } from '../texts/bidi.ts';
import { shorten } from '../texts/cleanText.ts';
import { defaultLanguage, directionOf } from '../texts/languages.ts';
import type { MailTexts } from '../texts/mailTexts.ts';
import { correctedNow, dayMs, minuteMs } from '../time/schoolTime.ts';
import {
  addressChangedMail,
  applicantMail,
  askedMail,
  dossiersMail,
  reminderMail,
  withdrawnMail,
} from './applicantMails.ts';
import {
  type MailContent,
  type MailContext,
  type MailDocument,
  type MailLinks,
  type SchoolContact,
  renderHtml,
  renderText,
} from './mailDocument.ts';
import { type AgeingFact, type MorningNews, morningMail, readMorning } from './morning.ts';
import { isRemindable } from './reminders.ts';
import { digestMail, listLinkMail, schoolMail } from './schoolMails.ts';

/** Header fields are single lines without control characters. */
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

interface MailSources {
  /** For a CV: attached to its mail, or only on the office’s page. */
  cvInMail: 'attachment' | 'link';
  files: Pick<PaperFiles, 'read'>;
  /** Undefined without the key that signs links. */
  links: Links | undefined;
  store: Pick<RequestStore, 'listRequests'>;
  /** For the morning mail. */
  checkHealth: () => Promise<Health>;
  findOutdatedFacts?: ((day: string) => readonly AgeingFact[]) | undefined;
}

/**
 * The mail as it is due now: without what is no longer so, with its links, the news of the morning and a teacher’s CV. Null
 * when nothing is left to say. Rejects with `StoreUnavailable` when the CV cannot be read.
 */
export async function composeMail(
  claimed: ClaimedMail,
  texts: MailTexts,
  contact: SchoolContact,
  { cvInMail, files, links, store, checkHealth, findOutdatedFacts }: MailSources,
): Promise<Mail | null> {
  const now = correctedNow();
  const mail = withoutOutdated(claimed, now);
  if (!mail) return null;
  const until = Date.parse(mail.createdAt) + officeLimits.linkDays * dayMs;
  const listUntil = now + officeLimits.listMinutes * minuteMs;
  const mailLinks: MailLinks = {
    dossier: (stored) => (hasDossier(stored.kind) ? links?.dossierLink(stored) : undefined),
    office: ({ reference }) => links?.officeLink(links.officeSecret(reference, until)),
    list: links?.officeLink(
      mail.kind === 'listLink'
        ? links.officeSecret('list', listUntil)
        : links.officeSecret(deskSubject, until),
    ),
  };
  if (mail.kind === 'listLink' && !mailLinks.list) return null;
  if (mail.kind === 'morning') {
    const news = await readMorning(store, mail, (await checkHealth()).problems, findOutdatedFacts);
    return news && writeMail({ ...mail, news }, texts, contact, mailLinks, now);
  }
  const composed = writeMail(mail, texts, contact, mailLinks, now);
  if (mail.kind !== 'school' || mail.stored.kind !== 'teacher') return composed;
  // One that was not scanned yet is opened at the office alone, after a warning.
  const cv = receivedFiles(mail.stored).find(({ isUnscanned }) => !isUnscanned);
  if (!cv || (cvInMail === 'link' && mailLinks.office?.(mail.stored))) return composed;
  const body = await files.read(cv.id);
  if (!body) throw new StoreUnavailable('fileMissing');
  const content = new Uint8Array(await new Response(body).arrayBuffer());
  return { ...composed, attachments: [{ filename: `${mail.stored.reference}.pdf`, content }] };
}

/** Leaves out what ceased to be so while the mail waited; null when nothing is left. */
function withoutOutdated(mail: ClaimedMail, now: number): ClaimedMail | null {
  if ('stored' in mail && isErased(mail.stored, now)) return null;
  switch (mail.kind) {
    case 'digest': {
      const listed = mail.listed.filter((stored) => !isErased(stored, now));
      const count = mail.count - mail.listed.length + listed.length;
      return count > 0 ? { ...mail, listed, count } : null;
    }
    case 'dossiers':
    case 'reminder': {
      const listed = mail.listed.filter((stored) =>
        mail.kind === 'reminder' ? isRemindable(stored, now) : !isErased(stored, now),
      );
      return listed.length > 0 ? { ...mail, listed } : null;
    }
    case 'addressChanged':
      return mail.recipient === mail.stored.answers.email ? null : mail;
    case 'withdrawn':
      return mail.stored.withdrawnAt === null ? null : mail;
    case 'asked': {
      const ask = mail.stored.events.find(({ id }) => id === mail.id);
      return ask && stillAsked(mail.stored, ask).length > 0 ? mail : null;
    }
    default:
      return mail;
  }
}

export type MailToCompose =
  | Exclude<ClaimedMail, { kind: 'morning' }>
  | (Extract<ClaimedMail, { kind: 'morning' }> & { news: MorningNews });

/** To the applicant in their language, to the school in French. */
export function writeMail(
  mail: MailToCompose,
  texts: MailTexts,
  contact: SchoolContact,
  links: MailLinks = {},
  now = Date.parse(mail.createdAt),
): Mail {
  const stored = 'stored' in mail ? mail.stored : undefined;
  const isToApplicant = mail.recipient !== null;
  const [first] = 'listed' in mail ? mail.listed : [stored];
  const language =
    isToApplicant && first ? texts.mailLanguage(first.locale, kindFacts[first.kind].slice) : defaultLanguage;
  const t = texts.translator(language);
  const document: MailDocument = {
    sender: t('common:schoolName'),
    ...(stored && { reference: { label: t('labels.reference'), value: stored.reference } }),
    ...contentOf(mail, { t, formats: texts.formats(language), language, contact, links, now }),
  };
  const pair = (label: string, value: string) => t('labels.pair', { label, value });
  return {
    id: mail.id,
    fromName: headerLine(document.sender),
    to: mail.recipient ?? contact.email,
    // A reply quotes the mail. One with the office's link in it must not go to the applicant.
    replyTo: stored && !isToApplicant && !links.office?.(stored) ? stored.answers.email : contact.email,
    subject: headerLine(document.title),
    text: renderText(document, pair),
    html: renderHtml(document, language, directionOf(language)),
    date: new Date(mail.createdAt),
  };
}

function contentOf(mail: MailToCompose, context: MailContext): MailContent {
  switch (mail.kind) {
    case 'applicant':
      return mail.stored.withdrawnAt ? withdrawnMail(mail, context) : applicantMail(mail, context);
    case 'school':
      return schoolMail(mail.stored, context);
    case 'dossiers':
      return dossiersMail(mail.listed, context);
    case 'reminder':
      return reminderMail(mail.listed, context);
    case 'digest':
      return digestMail(mail.listed, mail.count, context);
    case 'listLink':
      return listLinkMail(context);
    case 'morning':
      return morningMail(mail.news, context);
    case 'addressChanged':
      return addressChangedMail(mail, context);
    case 'withdrawn':
      return withdrawnMail(mail, context);
    case 'asked':
      return askedMail(mail, context);
    // no default
  }
}

/** On one line without control characters, so that an answer cannot inject a header. */
function headerLine(text: string): string {
  const line = plainText(text).replace(/[\p{Cc}\s]+/gu, ' ');
  return shorten(line.trim(), 250);
}
