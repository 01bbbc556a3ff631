import { answerPairs, nameParts, nonFileAnswersOf } from '../model/answerTexts.ts';
import type { AskReason, PaperName } from '../model/papers.ts';
import type { StoredRequest } from '../model/request.ts';
import {
  earlierAddress,
  fileStates,
  isDayOver,
  isOpen,
  missingPapers,
  papersDue,
  stillAsked,
  undoDeadline,
} from '../model/status.ts';
import type { ClaimedMail } from '../store/outbox.ts';
import { isolate } from '../texts/bidi.ts';
import { shorten, withNoBreakSpaces } from '../texts/cleanText.ts';
import { type AnswerName, type RequestAnswers, questionOf } from '../questions/questions.ts';
import { transcriptYears } from '../questions/academicYears.ts';
import { answerDue } from '../questions/answerDue.ts';
import { schoolTime } from '../time/schoolTime.ts';
import type { Translate } from '../texts/mailTexts.ts';
import {
  type MailContent,
  type MailContext,
  type MailSection,
  type SchoolContact,
  linkTo,
  sentAtPair,
} from './mailDocument.ts';

type RequestMail = Extract<ClaimedMail, { stored: StoredRequest }>;

/** The new address may be a stranger's. */
const isUnconfirmed = (stored: StoredRequest, { now }: MailContext) =>
  earlierAddress(stored, now) !== undefined;

/** Nobody is greeted at an address that is not confirmed. */
function greeting(stored: StoredRequest, context: MailContext): string[] {
  const [name = ''] = nameParts(stored.answers).map(plainName);
  return isUnconfirmed(stored, context) ? [] : [context.t('applicant.greeting', { name: isolate(name) })];
}

/**
 * Anybody may have typed the address, so the mail does not show free text, which could be spam: only choices, names reduced by
 * `plainName`, and the digits of phone numbers. Nor the birth date, which with the mail's link opens received papers.
 */
export function applicantMail({ stored }: RequestMail, context: MailContext): MailContent {
  const { t } = context;
  const { kind, reference } = stored;
  const links = dossierLink(stored, context);
  const steps = nextSteps(stored, context, links.length > 0);
  const recap = {
    heading: t(`applicant.${kind}.recapHeading`),
    pairs: [sentAtPair(stored, context), ...answerPairs(kind, plainAnswers(stored), context)],
  };
  return {
    title: t(`applicant.${kind}.subject`, { reference }),
    heading: t(`applicant.${kind}.heading`),
    sections: [
      { paragraphs: [...greeting(stored, context), t(`applicant.${kind}.thanks`)] },
      { paragraphs: [t('applicant.keepReference')] },
      ...(links.length > 0
        ? [{ paragraphs: [t(kind === 'teacher' ? 'applicant.dossier.cv' : 'applicant.dossier.text')], links }]
        : []),
      ...(steps.length > 0 ? [{ heading: t('applicant.nextHeading'), steps }] : []),
      ...papersToGather(stored, context),
      ...(isUnconfirmed(stored, context) ? [] : [recap]),
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

/** The link of a withdrawn request is there to undo the withdrawal. */
const undoLink = (stored: StoredRequest, { t, links }: MailContext) =>
  linkTo(t('withdrawn.link'), links.dossier?.(stored));

/** Whoever confirms the address finds on the page which papers are missing. */
function papersToGather(stored: StoredRequest, context: MailContext): MailSection[] {
  const { t } = context;
  const missing = missingPapers(stored);
  if (
    stored.kind !== 'admission' ||
    !isOpen(stored) ||
    isUnconfirmed(stored, context) ||
    missing.length === 0
  )
    return [];
  return [
    {
      paragraphs: [t('applicant.admission.papers')],
      steps: missing.map((paper) => paperName(t, paper)),
    },
    { paragraphs: [t('papers:translation'), ...dueText(stored, context)] },
  ];
}

/** None once the request is answered or withdrawn, or the day of the answer is over. */
function nextSteps(stored: StoredRequest, { t, formats, now }: MailContext, hasLink: boolean): string[] {
  const { kind, createdAt } = stored;
  if (!isOpen(stored) || isDayOver(stored, now)) return [];
  if (kind === 'teacher') return [t('applicant.teacher.review'), t('applicant.teacher.answer')];
  const day = formats.date(schoolTime(answerDue({ kind, createdAt })).date);
  const answer = t(`applicant.${kind}.answer`, { day });
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
    const isChoice = questionOf(kind, name)?.kind === 'choice';
    return [name, isChoice ? answer : answer && plainFormatters[name]?.(answer)];
  });
  return Object.fromEntries(shown);
}

/** Mails that waited for one mailbox: each dossier with its own link. */
export function dossiersMail(listed: readonly StoredRequest[], context: MailContext): MailContent {
  const { t } = context;
  const count = listed.length;
  return {
    title: t('dossiers.subject', { count }),
    heading: t('dossiers.heading', { count }),
    sections: [
      { paragraphs: [t('dossiers.text')] },
      ...listed.flatMap((stored): MailSection[] => {
        const pairs: MailSection['pairs'] = [
          [stored.reference, isUnconfirmed(stored, context) ? '' : plainFullName(stored)],
          sentAtPair(stored, context),
        ];
        if (stored.withdrawnAt === null) return [{ pairs, links: dossierLink(stored, context) }];
        return [{ pairs }, { paragraphs: [t('withdrawn.heading')], links: undoLink(stored, context) }];
      }),
      contactSection(t('applicant.notYou'), context),
    ],
  };
}

/** As the pages name it: people gather papers from their mails. */
const paperName = (t: Translate, paper: PaperName) => t(`papers:names.${paper}`, { count: transcriptYears });

function dueText(stored: StoredRequest, { t, formats, now }: MailContext): string[] {
  const due = papersDue(stored, now);
  return due && !due.isOver ? [t(`papers:due.${due.kind}`, { day: formats.date(due.date) })] : [];
}

const paperText = (t: Translate, paper: PaperName, reason: AskReason | '' | undefined) => {
  const name = paperName(t, paper);
  return reason ? t('labels.pair', { label: name, value: t(`papers:reasons.${reason}`) }) : name;
};

/** Each dossier with the papers that it lacks, the date of its programme and its own link. */
export function reminderMail(listed: readonly StoredRequest[], context: MailContext): MailContent {
  const { t } = context;
  const count = listed.length;
  return {
    title: t('reminder.subject', { count }),
    heading: t('reminder.heading', { count }),
    sections: [
      ...listed.flatMap((stored): MailSection[] => {
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
            paragraphs: [t('papers:translation'), ...dueText(stored, context), t('asked.deposit')],
            links: dossierLink(stored, context),
          },
        ];
      }),
      contactSection(t('reminder.stop'), context),
    ],
  };
}

const undoUntil = (changedAt: string, { formats }: MailContext) => formats.moment(undoDeadline(changedAt));

/** To the previous address, which may be a stranger's: without names and links. */
export function addressChangedMail({ stored, createdAt }: RequestMail, context: MailContext): MailContent {
  const { t, contact } = context;
  const words = { reference: stored.reference, moment: undoUntil(createdAt, context) };
  return {
    title: t('addressChanged.subject', words),
    heading: t('addressChanged.heading'),
    sections: [
      { paragraphs: [t('addressChanged.text', words), t('addressChanged.notYou', waysToReach(contact))] },
    ],
  };
}

export function withdrawnMail({ stored, createdAt }: RequestMail, context: MailContext): MailContent {
  const { t, contact } = context;
  const links = undoLink(stored, context);
  return {
    title: t('withdrawn.subject', { reference: stored.reference }),
    heading: t('withdrawn.heading'),
    sections: [
      {
        paragraphs: [
          ...greeting(stored, context),
          t('withdrawn.text', { moment: undoUntil(stored.withdrawnAt ?? createdAt, context) }),
          links.length > 0 ? t('withdrawn.undo') : t('withdrawn.undoByPhone', waysToReach(contact)),
        ],
        links,
      },
    ],
  };
}

export function askedMail({ id, stored }: RequestMail, context: MailContext): MailContent {
  const { t } = context;
  // Whoever confirms the address finds on the page which papers are missing.
  const ask = isUnconfirmed(stored, context) ? undefined : stored.events.find((event) => event.id === id);
  const { file, reason = 'closed', text } = ask?.detail ?? {};
  const key = file ? 'askedAgain' : 'asked';
  const papers = ask ? stillAsked(stored, ask) : [];
  const steps = papers.map((paper) => paperText(t, paper, file && reason));
  return {
    title: t(`${key}.subject`, { reference: stored.reference }),
    heading: t(`${key}.heading`),
    sections: [
      ...greeting(stored, context).map((paragraph) => ({ paragraphs: [paragraph] })),
      ...(ask ? [{ paragraphs: [t(`${key}.text`)], steps }] : []),
      {
        paragraphs: [
          ...(text ? [t('asked.line', { line: isolate(text) })] : []),
          ...(ask ? dueText(stored, context) : []),
          t(`${key}.deposit`),
        ],
        links: dossierLink(stored, context),
      },
    ],
  };
}
