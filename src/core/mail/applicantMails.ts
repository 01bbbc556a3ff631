import { dossierLimits, mailLimits } from '../limits.ts';
import { answerPairs, isChoiceOrDate, nameParts, nonFileAnswersOf, topicText } from '../model/answerTexts.ts';
import { type AskReason, type PaperName, papers } from '../model/papers.ts';
import type { EventDetail, StoredRequest } from '../model/request.ts';
import { earlierAddress, fileStates, missingPapers } from '../model/status.ts';
import type { ClaimedMail } from '../store/outbox.ts';
import { isolate } from '../texts/bidi.ts';
import { shorten, withNoBreakSpaces } from '../texts/cleanText.ts';
import type { AnswerName, RequestAnswers } from '../questions/questions.ts';
import { answerDue, isAnswerMoved } from '../questions/answerDue.ts';
import { kindFacts } from '../questions/requestKinds.ts';
import { hourMs, schoolTime } from '../time/schoolTime.ts';
import type { Translate } from '../texts/mailTexts.ts';
import {
  type MailContent,
  type MailContext,
  type MailSection,
  type SchoolContact,
  linkTo,
  sentAtPair,
} from './mailDocument.ts';
import { deadlineOf } from './reminders.ts';

function greeting({ answers }: StoredRequest, t: Translate): string {
  const [name = ''] = nameParts(answers).map(plainName);
  return t('applicant.greeting', { name: isolate(name) });
}

/**
 * Anybody may have typed the address, so the mail does not show free text, which could be spam: only choices, dates, names
 * reduced by `plainName`, and the digits of phone numbers.
 */
export function applicantMail(stored: StoredRequest, context: MailContext): MailContent {
  const { t } = context;
  const { kind, reference } = stored;
  const isHidden = isUnconfirmed(stored);
  const links = dossierLink(stored, context);
  const recap = {
    heading: t(`applicant.${kind}.recapHeading`),
    pairs: [sentAtPair(stored, context), ...answerPairs(kind, plainAnswers(stored), context)],
  };
  return {
    title: t(`applicant.${kind}.subject`, { reference }),
    heading: t(`applicant.${kind}.heading`),
    sections: [
      { paragraphs: [...(isHidden ? [] : [greeting(stored, t)]), t(`applicant.${kind}.thanks`)] },
      { paragraphs: [t('applicant.keepReference')] },
      ...(links.length > 0
        ? [{ paragraphs: [t(kind === 'teacher' ? 'applicant.dossier.cv' : 'applicant.dossier.text')], links }]
        : []),
      { heading: t('applicant.nextHeading'), steps: nextSteps(stored, context, links.length > 0) },
      ...(kind === 'admission' ? [papersToGather(t)] : []),
      ...(isHidden ? [] : [recap]),
      contactSection(t('applicant.notYou'), context),
    ],
  };
}

/** Each is unbroken and from left to right in any language. */
function waysToReach({ phone, email }: SchoolContact) {
  return { phone: isolate(withNoBreakSpaces(phone)), email: isolate(email) };
}

function contactSection(lastParagraph: string, { t, contact }: MailContext): MailSection {
  return {
    heading: t('applicant.contactHeading'),
    paragraphs: [t('applicant.reachUs', waysToReach(contact)), lastParagraph],
  };
}

const dossierLink = (stored: StoredRequest, { t, links }: MailContext) =>
  linkTo(t('applicant.dossier.link'), links.dossier?.(stored));

function papersToGather(t: Translate): MailSection {
  return {
    paragraphs: [t('applicant.admission.papers')],
    steps: papers.required.map((paper) => t(`papers.names.${paper}`)),
  };
}

function nextSteps({ kind, createdAt }: StoredRequest, { t, formats }: MailContext, hasLink: boolean) {
  if (kind === 'teacher') return [t('applicant.teacher.review'), t('applicant.teacher.answer')];
  const day = formats.date(schoolTime(answerDue({ kind, createdAt })).date);
  const answer = isAnswerMoved({ kind, createdAt })
    ? t('applicant.closed', { day })
    : t(`applicant.${kind}.answer`, { count: kindFacts[kind].answerHours, day });
  const documents = t(hasLink ? 'applicant.dossier.documents' : 'applicant.admission.documents');
  return kind === 'admission' ? [answer, documents] : [answer];
}

/** Letters, hyphens and apostrophes in at most five words, so that a name holds neither a link nor a sentence. */
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

const plainFullName = ({ answers }: StoredRequest) =>
  nameParts(answers).map(plainName).map(isolate).join(' ');

const plainFormatters: Partial<Record<AnswerName, (answer: string) => string>> = {
  name: plainName,
  firstName: plainName,
  lastName: plainName,
  phone: (phone) => shorten(phone.replaceAll(/[^+\d]+/g, ' ').trim(), 30),
};

function plainAnswers({ kind, answers }: StoredRequest): Partial<RequestAnswers> {
  const shown = nonFileAnswersOf(kind).map((name): [string, string | undefined] => {
    const answer = answers[name];
    return [name, isChoiceOrDate(kind, name) ? answer : answer && plainFormatters[name]?.(answer)];
  });
  return Object.fromEntries(shown);
}

/** The new address may be a stranger's. */
const isUnconfirmed = (stored: StoredRequest) => earlierAddress(stored, Date.now()) !== undefined;

/** Mails that waited for one mailbox: each dossier with its own link. */
export function dossiersMail(
  listed: readonly StoredRequest[],
  count: number,
  context: MailContext,
): MailContent {
  const { t } = context;
  const shown = listed.slice(0, mailLimits.listed);
  return {
    title: t('dossiers.subject', { count }),
    heading: t('dossiers.heading', { count }),
    sections: [
      { paragraphs: [t('dossiers.text'), t('applicant.keepReference')] },
      ...shown.map((stored) => ({
        pairs: [
          [stored.reference, isUnconfirmed(stored) ? '' : plainFullName(stored)],
          sentAtPair(stored, context),
        ] satisfies MailSection['pairs'],
        links: dossierLink(stored, context),
      })),
      ...(count > shown.length
        ? [{ paragraphs: [t('dossiers.more', { count: count - shown.length })] }]
        : []),
      contactSection(t('applicant.notYou'), context),
    ],
  };
}

const paperText = (t: Translate, paper: PaperName, reason: AskReason | '' | undefined) => {
  const name = t(`papers.names.${paper}`);
  return reason ? t('labels.pair', { label: name, value: t(`papers:reasons.${reason}`) }) : name;
};

/** Each dossier with the papers that it lacks, the date of its programme and its own link. */
export function reminderMail(listed: readonly StoredRequest[], context: MailContext): MailContent {
  const { t, formats } = context;
  const count = listed.length;
  return {
    title: t('reminder.subject', { count }),
    heading: t('reminder.heading', { count }),
    sections: [
      ...listed.flatMap((stored): MailSection[] => {
        const deadline = deadlineOf(stored);
        const files = fileStates(stored);
        return [
          { pairs: [[stored.reference, plainFullName(stored)]] },
          {
            paragraphs: [t('asked.text')],
            steps: missingPapers(stored).map((paper) =>
              paperText(t, paper, files.find((file) => file.paper === paper && file.reason)?.reason),
            ),
          },
          {
            paragraphs: [
              ...(deadline ? [t(`reminder.${deadline.kind}`, { day: formats.date(deadline.date) })] : []),
              t('asked.deposit'),
            ],
            links: dossierLink(stored, context),
          },
        ];
      }),
      contactSection(t('reminder.stop'), context),
    ],
  };
}

type RequestMail = Extract<ClaimedMail, { stored: StoredRequest }>;
type LaterKind = Exclude<RequestMail['kind'], 'applicant' | 'school'>;

export function laterMail(
  kind: LaterKind,
  { ids, stored, createdAt }: RequestMail,
  context: MailContext,
): MailContent {
  const { t, formats, contact, links } = context;
  const { reference } = stored;
  const dossier = links.dossier?.(stored);
  const isFinalAt = Date.parse(createdAt) + dossierLimits.undoHours * hourMs;
  const words = {
    reference,
    name: nameParts(stored.answers).map(isolate).join(' '),
    topic: topicText(stored, t),
    moment: formats.moment(isFinalAt),
  };
  const asks = stored.events.flatMap(({ id, detail }) => (ids.includes(id) ? [detail] : []));
  const keyOf = ({ file }: EventDetail) => (file ? 'askedAgain' : 'asked');
  const key = asks[0] ? (asks.length === 1 ? keyOf(asks[0]) : 'asked') : kind;
  const sectionsOf: Record<LaterKind, () => MailSection[]> = {
    // The previous address may be a stranger's, so its mail has no names and no links.
    addressChanged: () => [
      { paragraphs: [t('addressChanged.text', words), t('addressChanged.notYou', waysToReach(contact))] },
    ],
    withdrawn: () => [
      {
        paragraphs: [
          greeting(stored, t),
          t('withdrawn.text', words),
          dossier ? t('withdrawn.undo') : t('withdrawn.undoByPhone', waysToReach(contact)),
        ],
        links: linkTo(t('withdrawn.link'), dossier),
      },
    ],
    asked: () => [
      { paragraphs: [greeting(stored, t)] },
      ...asks.map((ask) => ({
        paragraphs: [t(`${keyOf(ask)}.text`)],
        steps: (ask.papers ?? []).map((paper) => paperText(t, paper, ask.file && (ask.reason ?? 'closed'))),
      })),
      {
        paragraphs: [
          ...asks.flatMap(({ text }) => (text ? [t('asked.line', { line: isolate(text) })] : [])),
          t(`${key === 'askedAgain' ? key : 'asked'}.${dossier ? 'deposit' : 'depositByMail'}`),
        ],
        links: dossierLink(stored, context),
      },
    ],
  };
  return {
    title: t(`${key}.subject`, words),
    heading: t(`${key}.heading`),
    sections: sectionsOf[kind](),
  };
}
