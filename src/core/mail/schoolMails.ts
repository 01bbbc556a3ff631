import { officeLimits } from '../limits.ts';
import { answerPairs, nameParts, topicText } from '../model/answerTexts.ts';
import type { StoredRequest } from '../model/request.ts';
import { isOpen, paperStates, receivedFiles } from '../model/status.ts';
import { isolate } from '../texts/bidi.ts';
import { shorten, withNoBreakSpaces } from '../texts/cleanText.ts';
import { answerDue } from '../questions/answerDue.ts';
import type { Translate } from '../texts/mailTexts.ts';
import { type MailContent, type MailContext, type MailSection, linkTo, sentAtPair } from './mailDocument.ts';

export function schoolMail(stored: StoredRequest, context: MailContext): MailContent {
  const { t, formats, language, links } = context;
  const { kind, reference, earlierReference, answers, withdrawnAt } = stored;
  const link = links.office?.(stored);
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
          ...(withdrawnAt ? [t('school.withdrawn')] : []),
          ...(due && isOpen(stored) ? [t('school.due', { moment: formats.moment(due.getTime()) })] : []),
          ...cvNotes(stored).map((note) => t(`school.teacher.${note}`)),
          ...(earlierReference ? [t(`school.${kind}.earlier`, { reference: earlierReference })] : []),
        ],
      },
      {
        // The school writes to the applicant on the office's page, or by a reply if the mail has no link to it.
        paragraphs: [t(link ? 'office.reply' : 'school.reply')],
        links: linkTo(t('office.open'), link),
      },
      {
        heading: t('school.answersHeading'),
        pairs: [
          sentAtPair(stored, context),
          [t('labels.language'), languageName],
          ...answerPairs(kind, answers, context),
        ],
      },
    ],
  };
}

/** Why the mail about a teacher has no CV; empty if it has one, or a link to it. */
function cvNotes(stored: StoredRequest) {
  if (stored.kind !== 'teacher' || stored.withdrawnAt) return [];
  const [cv] = receivedFiles(stored);
  if (cv) return cv.isUnscanned ? (['unscannedCv'] as const) : [];
  return [paperStates(stored).cv === 'refused' ? 'refusedCv' : 'withoutCv'] as const;
}

/** Characters of each answer in a digest. A hundred requests in full could exceed the size limit of a mailbox. */
const maxDigestTextLength = 100;

const shortenAndIsolate = (typed: string) => isolate(shorten(typed, maxDigestTextLength));

export function shortNameAndTopic(stored: Pick<StoredRequest, 'kind' | 'answers'>, t: Translate) {
  return {
    name: nameParts(stored.answers).map(shortenAndIsolate).join(' '),
    topic: shortenAndIsolate(topicText(stored, t)),
  };
}

export function listedRequest(stored: StoredRequest, text: string, { t, links }: MailContext): MailSection {
  const { reference } = stored;
  const link = links.office?.(stored);
  return { pairs: [[reference, text]], links: linkTo(t('office.openOne', { reference }), link) };
}

export function moreRequests(count: number, t: Translate): MailSection[] {
  return count > 0 ? [{ paragraphs: [t('digest.more', { count })] }] : [];
}

/** One line a request: name, topic, e-mail address and phone number. */
export function digestMail(
  listed: readonly StoredRequest[],
  count: number,
  context: MailContext,
): MailContent {
  const { t, formats } = context;
  const lines = listed.map((stored) => {
    const { answers, earlierReference, withdrawnAt } = stored;
    const phone = answers.phone && shortenAndIsolate(withNoBreakSpaces(answers.phone));
    const text = t(earlierReference ? 'digest.againLine' : 'digest.line', {
      ...shortNameAndTopic(stored, t),
      contact: [isolate(answers.email), phone].filter(Boolean).join(' — '),
      reference: earlierReference ?? '',
    });
    return listedRequest(stored, withdrawnAt ? `${text} — ${t('morning.withdrawn')}` : text, context);
  });
  const dues = listed.flatMap((stored) => (isOpen(stored) && answerDue(stored)?.getTime()) || []);
  return {
    title: t('digest.subject', { count }),
    heading: t('digest.heading', { count }),
    sections: [
      {
        paragraphs: [
          t('digest.intro'),
          ...(dues.length > 0 ? [t('digest.due', { moment: formats.moment(Math.min(...dues)) })] : []),
        ],
      },
      ...lines,
      ...moreRequests(count - listed.length, t),
    ],
  };
}

export function listLinkMail({ t, links }: MailContext): MailContent {
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
